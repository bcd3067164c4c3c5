/** The room that an address names; null: the home page. */
export function roomOf(path: string): string | null {
  const found = /^\/t\/([^/]+)\/?$/.exec(path)?.[1];
  return found ? decodeURIComponent(found) : null;
}
