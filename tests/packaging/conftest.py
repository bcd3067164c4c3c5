from pathlib import Path

import pytest
from hatchling.builders.wheel import WheelBuilder

import hatch_build

ROOT = Path(__file__).parents[2]


@pytest.fixture(scope="session")
def wheel_file(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A wheel of the tree as it stands, with the client that `make` has built."""
    if not hatch_build.is_current():
        pytest.skip("the client is not built; `make client` does it")
    folder = str(tmp_path_factory.mktemp("wheel"))
    return Path(next(WheelBuilder(str(ROOT)).build(directory=folder, versions=["standard"])))
