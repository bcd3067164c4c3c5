import type { Option, RuleValue } from "../net/wire";

/** The next value of a number option, one step `way` (-1 or 1); its named off value stands below the lowest. */
export function stepped(option: Option, value: RuleValue, way: number): number | null {
  const { low, high, off } = option;
  if (typeof value !== "number" || low === null || high === null) return null;
  const apart = off !== null && (off < low || off > high);
  if (apart && value === off) return way > 0 ? low : null;
  const next = value + way * (option.step ?? 1);
  if (next > high) return null;
  if (next < low) return apart ? off : null;
  return next;
}

/** The message that names a value, where a number does not say it. */
export function valueKey(option: Option, value: RuleValue): string | null {
  if (option.kind === "word") return `rule-${option.name}-${String(value)}`;
  if (option.kind === "int" && option.off !== null && value === option.off) return `rule-${option.name}-off`;
  return null;
}
