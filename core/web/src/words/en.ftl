# The browser client's own words. A game's words come from the game.
