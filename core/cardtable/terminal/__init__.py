"""The terminal table: any game, drawn and asked for from views alone, on a screen (`app`) or line by line (`plain`)."""
