// Each seat's colour; white on any of them reaches 5.1 to 1. Never the only sign: initial and name stand with it.
const COLOURS = ["#2F6F8F", "#8A4B6B", "#7A5A2B", "#4A5FA5", "#3F7A52", "#9A4A3A", "#5D4F93", "#5E6B3A", "#1F7373", "#8B3F57", "#6B5E52", "#3E5568"];

export const seatColour = (seat: number): string => COLOURS[((seat % 12) + 12) % 12] ?? "#2F6F8F";

/** What stands for a name in a disc: its first letter; CPUs without names differ by their number only. */
export const initialOf = (name: string): string => /^CPU (\d+)$/.exec(name)?.[1] ?? [...name.trim()][0]?.toLocaleUpperCase() ?? "";
