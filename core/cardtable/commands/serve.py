"""todo"""
def serve() -> None:
    """Todo."""
