// The few things that are asked by plain HTTP.

import type { Both, GamePage, GameTile, Me } from "./wire";

/** The server said no; `said` is the reason in both languages, where it gave one. */
export class ServerError extends Error {
  readonly key: string;
  readonly said: Both | null;

  constructor(name: string, said: Both | null, text: string) {
    super(text);
    this.key = name;
    this.said = said;
  }
}

async function ask<T>(path: string, init?: RequestInit): Promise<T> {
  let answer: Response;
  try {
    answer = await fetch(path, { headers: { "content-type": "application/json" }, ...init });
  } catch {
    throw new ServerError("offline", null, "the server cannot be reached");
  }
  const body = (await answer.json().catch(() => null)) as unknown;
  if (!answer.ok) {
    const error = (body as { error?: { name?: string; said?: Both; text?: string } } | null)?.error;
    throw new ServerError(error?.name ?? "server", error?.said ?? null, error?.text ?? answer.statusText);
  }
  return body as T;
}

const known = new Map<string, Promise<GamePage>>();

export const fetchGames = (): Promise<GameTile[]> => ask("/api/games");
export const fetchMe = (): Promise<Me> => ask("/api/me");
export const saveName = (name: string): Promise<Me> => ask("/api/me", { method: "PUT", body: JSON.stringify({ name }) });

/** A game's cards, options and words; asked for once. */
export function fetchGame(name: string): Promise<GamePage> {
  const asked = known.get(name) ?? ask<GamePage>(`/api/games/${encodeURIComponent(name)}`);
  known.set(name, asked);
  asked.catch(() => known.delete(name));
  return asked;
}

/** A new room; with `quick` the others are CPUs of that level and the match has begun. */
export const openRoom = (game: string, quick?: string): Promise<{ code: string }> =>
  ask("/api/rooms", { method: "POST", body: JSON.stringify(quick ? { game, quick } : { game }) });

export const emblem = (game: string): string => `/api/games/${encodeURIComponent(game)}/emblem.svg`;
