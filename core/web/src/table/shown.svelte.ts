// Which sheets lie over the table.

import { getContext, setContext } from "svelte";

export class Shown {
  log = $state(false);
  settings = $state(false);
  result = $state(false);
}

const KEY = Symbol("shown");
export const provideShown = (shown: Shown): Shown => setContext(KEY, shown);
export const useShown = (): Shown => getContext<Shown>(KEY);
