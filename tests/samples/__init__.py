"""Small sound games, and the same games broken in every way that the laws must notice."""
