import type { Replay } from "@rulebound/engine/internal";
import { positionOf, type SeenBoard } from "./position.ts";

export interface Report {
  /** Of the program: "client 0.1.0, protocol 1". */
  readonly version: string;
  /** Where it happened: "solo", "online", "/puzzles/...". */
  readonly where: string;
  /** What the player wrote about it. */
  readonly words: string;
  readonly view: SeenBoard;
  /** The question that was open, if it was the player's own. */
  readonly question: string | null;
  /** What happened last, as the player knows it, oldest first. */
  readonly events: readonly string[];
  /** Null: there is none that the player may have. */
  readonly replay: Replay | null;
  readonly cardName: (card: number) => string;
}

const REPLAY = "# replay: ";

const remark = (text: string): string[] => text.split(/\r?\n/).map((line) => `# ${line}`.trimEnd());

export function reportText({ version, where, words, view, question, events, replay, cardName }: Report): string {
  const { text, leftOut } = positionOf(view, `A problem in turn ${view.turn.number}`, cardName);
  return [
    "# A problem in a game of Rulebound. `rulebound judge FILE` runs the position below.",
    ...remark(words === "" ? "(Nothing was written about it.)" : words),
    "#",
    `# version: ${version}`,
    `# where: ${where}, ${view.mode}, turn ${view.turn.number}, ${view.turn.state}, seen by ${view.viewer < 0 ? "a spectator" : `P${view.viewer + 1}`}`,
    ...(question === null ? [] : remark(`asked: ${question}`)),
    ...leftOut.flatMap((one) => remark(`not in the position: ${one}`)),
    ...(events.length === 0 ? [] : ["# what happened last:", ...events.flatMap((event) => remark(`  ${event}`))]),
    ...(replay === null ? ["# replay: none"] : [`${REPLAY}${JSON.stringify(replay)}`]),
    text,
    "",
  ].join("\n");
}

/** The recorded game in a report, as text; null: it is no report, or has none. */
export function replayInReport(text: string): string | null {
  const line = text.split("\n").find((one) => one.startsWith(`${REPLAY}{`));
  return line === undefined ? null : line.slice(REPLAY.length).trim();
}
