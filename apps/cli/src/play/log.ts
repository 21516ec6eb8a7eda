import {
  endOf,
  eventWords,
  isWorthSeeing,
  type LocationId,
  placeName,
  redact,
  type Seat,
  type State,
  Zone,
} from "@rulebound/engine/internal";
import { bold, dim } from "./style.ts";

/** What happened, as a seat may know it (-1: a spectator), each line with its rule. */

const ZONES: Readonly<Record<number, string>> = {
  [Zone.deck]: "the deck",
  [Zone.hand]: "hand",
  [Zone.board]: "the board",
  [Zone.trash]: "the trash",
  [Zone.banished]: "banishment",
  [Zone.champion]: "the Champion Zone",
  [Zone.chain]: "the chain",
  [Zone.facedown]: "face down",
  [Zone.runeDeck]: "the rune deck",
};

export function log(s: State, since: number, viewer: Seat, detail: "plain" | "full"): string[] {
  const lines: { text: string; times: number }[] = [];
  for (const event of (s.events ?? []).slice(since)) {
    if (detail === "plain" && !isWorthSeeing(event)) continue;
    const text = line(s, event, viewer);
    const last = lines[lines.length - 1];
    if (last?.text === text) last.times++;
    else lines.push({ text, times: 1 });
  }
  return lines.map(({ text, times }) => (times > 1 ? `${text} ${dim(`(${times} times)`)}` : text));
}

function line(s: State, event: NonNullable<State["events"]>[number], viewer: Seat): string {
  const seen = redact(event, s, viewer);
  const card = (index: number): string | null => (index < 0 ? null : s.pool.cards[index].data.name);
  const place = (at: LocationId): string => placeName(s, at, viewer);
  const end = (value: Zone | LocationId): string | null => endOf(seen.type, value, place, (zone) => ZONES[zone] ?? null);
  const words = eventWords(seen, {
    player: seen.player < 0 ? null : `P${seen.player + 1}`,
    object: card(seen.card),
    source: card(seen.sourceCard),
    at: seen.at < 0 ? null : place(seen.at),
    from: end(seen.from),
    to: end(seen.to),
  });
  if (seen.type === "turnBegan") return bold(`— turn ${seen.amount}: ${words.replace("'s turn begins", "")} —`);
  return `  ${words} ${dim(`[${seen.rule}]`)}`;
}
