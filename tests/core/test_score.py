import pytest

from cardtable import Score


@pytest.mark.parametrize(
    ("score", "places", "draw"),
    [
        (Score((5, 3, 5, 1)), (1, 3, 1, 4), True),
        (Score((61, 46, 106, 125), high=False), (2, 1, 3, 4), False),
        (Score((101, 40, 40, 79), high=False), (4, 1, 1, 3), True),
        (Score((300, 250, 300, 250), teams=(0, 1, 0, 1)), (1, 2, 1, 2), False),
        (Score((300, 300, 300, 300), teams=(0, 1, 0, 1)), (1, 1, 1, 1), True),
        (Score((0, 3000, 0), order=(2, 1, 3)), (2, 1, 3), False),
        (Score((0, 3000, 0), order=(2, 1, 2)), (2, 1, 2), False),
        (Score((4,)), (1,), False),
    ],
)
def test_equal_scores_share_a_place_and_a_shared_first_place_is_a_draw(
    score: Score, places: tuple[int, ...], draw: bool
) -> None:
    assert score.places == places
    assert score.draw is draw
