import { eventWords } from "@rulebound/engine/internal";
import { capital, type LogLine, type LogPlace, type LogPlayer } from "../log.ts";

const ZONES: Readonly<Record<number, string>> = {
  1: "the deck",
  2: "hand",
  3: "the board",
  4: "the trash",
  5: "banishment",
  6: "the Champion Zone",
  7: "the chain",
  8: "face down",
  9: "the rune deck",
};

const player = ({ name, isYou }: LogPlayer): string => (isYou ? "You" : name);

function place(at: LogPlace | null): string | null {
  if (at === null) return null;
  if ("battlefield" in at) return at.battlefield;
  if ("zone" in at) return ZONES[at.zone] ?? null;
  return at.base.isYou ? "your base" : `${at.base.name}'s base`;
}

/** A line about whoever reads it: "You draw", "your ability". */
const toYou = (text: string): string =>
  text
    .replace(/^You's/, "Your")
    .replace(/\bYou's/g, "your")
    .replace(/^You pass(es)?\b/, "You pass")
    .replace(/^You (\w+[^s\W])s\b/, "You $1")
    .replace(/ You\b/g, " you");

export const logLine: LogLine = (event, names) => {
  const text = eventWords(event, {
    player: names.player === null ? null : player(names.player),
    object: names.object,
    source: names.source,
    at: place(names.at),
    from: place(names.from),
    to: place(names.to),
  });
  return names.player?.isYou === true ? toYou(capital(text)) : capital(text);
};
