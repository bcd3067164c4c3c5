// The fixture tables in a browser: /dev/?table=hearts. Without a table, a list of all.

import { mount } from "svelte";
import { Deck } from "../src/cards/deck";
import "../src/look/look.css";
import { Table } from "../src/net/table.svelte";
import Lobby from "../src/pages/Lobby.svelte";
import Play from "../src/pages/Play.svelte";
import { settings } from "../src/settings.svelte";
import { Speech } from "../src/words/speech.svelte";
import { FIXTURES } from "./fixtures";

const asked = new URLSearchParams(location.search);
const target = document.getElementById("app");
const made = FIXTURES[asked.get("table") ?? ""]?.();

if (asked.get("lang") === "de" || asked.get("lang") === "en") settings.lang = asked.get("lang") as "en" | "de";
if (asked.get("theme")) settings.kept.theme = asked.get("theme") as "light" | "dark";
if (asked.get("four")) settings.kept.four = true;
settings.show();

if (target && made) {
  const table = new Table("fixture", "ws://127.0.0.1:9/");
  table.receive(made.room);
  if (made.frame) table.receive(made.frame);
  table.online = asked.get("offline") === null;
  table.opened = true;
  const speech = new Speech(made.game.messages, new Deck(made.game.cards, made.game.suits));
  speech.seats = made.room.seats;
  speech.me = made.room.you.seat;
  speech.teams = made.frame?.view.score.teams ?? [];
  table.send = (sent) => {
    console.info("sent", JSON.stringify(sent));
    return true;
  };
  Object.assign(window, { table, fixture: made });
  const props = { table, speech, game: made.game };
  if (made.frame) mount(Play, { target, props });
  else mount(Lobby, { target, props });
} else if (target) {
  target.innerHTML = Object.keys(FIXTURES)
    .map((name) => `<p><a href="?table=${name}">${name}</a></p>`)
    .join("");
}
