# Die eigenen Worte der Browserseite. Die Worte eines Spiels kommen vom Spiel.
