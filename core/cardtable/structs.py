"""The frozen record that every noun and every game state is made of."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, TypeVar

import msgspec

if TYPE_CHECKING:
    from typing_extensions import dataclass_transform
else:

    def dataclass_transform(**_: Any) -> Any:
        """Only type checkers care; msgspec does the work."""
        return lambda cls: cls


T = TypeVar("T")


@dataclass_transform(frozen_default=True)
class Struct(msgspec.Struct, frozen=True, gc=False):
    """A frozen value; `replace(value, field=...)` makes a changed copy.

    `gc=False` halves the cost of a state. It is safe because frozen values of tuples, cards, numbers and words
    cannot form a cycle.
    """


replace = msgspec.structs.replace


def put(items: tuple[T, ...], index: int, value: T) -> tuple[T, ...]:
    """The tuple with `value` at `index` (0 or more), for changing one seat's part of a state."""
    changed = list(items)
    changed[index] = value
    return tuple(changed)
