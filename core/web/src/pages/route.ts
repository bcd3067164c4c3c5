/** The room that an address names; null: the home page. */
export function roomOf(path: string): string | null {
  const found = /^\/t\/([^/]+)\/?$/.exec(path)?.[1];
  if (!found) return null;
  try {
    return decodeURIComponent(found);
  } catch {
    return found; // a broken escape names no room there is, and the server says so
  }
}
