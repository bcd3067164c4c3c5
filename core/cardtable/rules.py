"""House rules: one pydantic model gives the form, the validation and the table of the rules page."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Literal, Self, get_args, get_origin

from pydantic import BaseModel, ConfigDict, Field, ValidationError

from .errors import RulesError
from .structs import Struct

Value = int | bool | str


class Option(Struct):
    """One house rule as a form or a table shows it.

    Its title is the message `rule-{name}`, its description the attribute `.about` of that; a word's name is
    `rule-{name}-{word}`, the off value's `rule-{name}-off`.

    Attributes:
        name: the field's name.
        kind: `int`, `bool` or `word`.
        default: the standard value.
        low: the lowest whole number allowed.
        high: the highest whole number allowed.
        step: allowed numbers are `low`, `low + step`, ...
        off: a number outside that range that switches the rule off; None: there is none.
        words: the words allowed.
    """

    name: str
    kind: str
    default: int | bool | str
    low: int = 0
    high: int = 0
    step: int = 1
    off: int | None = None
    words: tuple[str, ...] = ()

    def allowed(self) -> str:
        """What may be given, in words: `1 to 10`, `low or high`."""
        if self.kind == "word":
            return " or ".join(self.words)
        if self.kind == "bool":
            return "true or false"
        step = f" in steps of {self.step}" if self.step > 1 else ""
        off = f", or {self.off} for off" if self.off is not None else ""
        return f"a whole number from {self.low} to {self.high}{step}{off}"

    def allows(self, value: object) -> bool:
        """Whether the value has the right type and is in range; True and 1 are not the same."""
        if self.kind == "word":
            return isinstance(value, str) and value in self.words
        if self.kind == "bool":
            return isinstance(value, bool)
        if not isinstance(value, int) or isinstance(value, bool):
            return False
        return value == self.off or (self.low <= value <= self.high and (value - self.low) % self.step == 0)

    def some(self) -> tuple[Value, ...]:
        """Values worth trying together with those of other options: both ends, the standard, and off."""
        if self.kind == "word":
            return self.words
        if self.kind == "bool":
            return (False, True)
        top = self.low + (self.high - self.low) // self.step * self.step
        ends = (self.default, self.low, top) if self.off is None else (self.default, self.low, top, self.off)
        return tuple(dict.fromkeys(ends))


def option(default: int, low: int, high: int, *, step: int = 1, off: int | None = None) -> Any:
    """Declares a whole number with bounds.

    A field `turns: int = option(3, 1, 10)` takes 1 to 10, and 3 is its standard value.

    Args:
        default: the standard value.
        low: the lowest value allowed.
        high: the highest value allowed.
        step: the distance between allowed values, counted from `low`.
        off: one value outside the range that switches the rule off.
    """
    return Field(default, json_schema_extra={"low": low, "high": high, "step": step, "off": off})


class HouseRules(BaseModel):
    """The base of every game's options: each field a `bool`, a `Literal` of words, or an `int` made by `option`.

    Frozen once made. Make one from untrusted values with `parse`.
    """

    model_config = ConfigDict(frozen=True, extra="forbid", strict=True, validate_default=True)

    @classmethod
    def options(cls) -> tuple[Option, ...]:
        """The options in their order.

        Raises:
            TypeError: a field is of another type, or an int without bounds.
        """
        return tuple(_option(name, field.annotation, field) for name, field in cls.model_fields.items())

    @classmethod
    def parse(cls, given: Mapping[str, object] | Self | None = None) -> Self:
        """House rules from names and values; what is not named keeps its standard value.

        Raises:
            RulesError: a name is unknown, a value of the wrong type or out of range, or two values do not go together.
        """
        if isinstance(given, cls):
            return given
        named = dict(given or {})
        options = {option.name: option for option in cls.options()}
        wrong = {}
        for name, value in named.items():
            if name not in options:
                wrong[str(name)] = f"there is no such option; there is {', '.join(options) or 'none in this game'}"
            elif not options[name].allows(value):
                wrong[name] = f"{value!r} is not allowed; it takes {options[name].allowed()}"
        if wrong:
            raise RulesError(wrong)
        try:
            return cls(**named)
        except ValidationError as error:
            first = error.errors()[0]
            raise RulesError({".".join(map(str, first["loc"])) or "rules": first["msg"]}) from None

    def values(self) -> dict[str, Value]:
        """Every option's name and value, for storing and showing."""
        return dict(self)


def _option(name: str, kind: Any, field: Any) -> Option:
    if kind is bool:
        return Option(name, "bool", field.default)
    if get_origin(kind) is Literal:
        return Option(name, "word", field.default, words=get_args(kind))
    if kind is int and isinstance(field.json_schema_extra, dict) and "low" in field.json_schema_extra:
        return Option(name, "int", field.default, **field.json_schema_extra)
    raise TypeError(f"house rule {name!r} must be a bool, a Literal of words, or an int made by option(), not {kind!r}")
