import { alternativeCostName } from "../api.ts";
import { amountsFromPicks } from "../decisions/legal.ts";
import { type Answer, type Choice, type Decision, objectOfChoice } from "../state/decision.ts";
import { FrameKind } from "../state/frames.ts";
import { NOBODY, type ObjectId, type Seat, Zone } from "../state/ids.ts";
import type { State } from "../state/records.ts";
import { choiceName, objectName, placeName, playerName, printedName } from "./names.ts";

/**
 * An answer as the action line of the case notation: what a log prints, what a replay is read by. An answer that is
 * one step of a choice is described with the steps before it, as if it were the last.
 */
export function describe(s: State, answer: Answer): string {
  const d = s.decision;
  const actor = d?.player ?? NOBODY;
  switch (answer.do) {
    case "pass":
    case "concede":
    case "yes":
    case "no":
      return answer.do;
    case "endTurn":
      return "end turn";
    case "play":
      return `play ${objectName(s, answer.object)}${source(s, answer.object)}${alternativeCostName(s, answer.object, answer.way) === "flow" ? " with flow" : ""}`;
    case "use":
      return `use ${objectName(s, answer.object)}${answer.ability > 0 || isRune(s, answer.object) ? ` #${answer.ability + 1}` : ""}`;
    case "move":
      return `move ${answer.units.length === 0 ? "several units" : answer.units.map((id) => objectName(s, id)).join(", ")} to ${placeName(s, answer.to, actor)}`;
    case "hide":
      return `hide ${printedName(s, answer.object)} at ${placeName(s, answer.at)}`;
    case "invite":
      return `invite ${playerName(answer.player)}`;
    case "assign":
      return assignment(s, d, answer.amounts);
    case "choose":
      return chosen(s, d, answer.picks);
    case "done":
      return chosen(s, d, d?.picked ?? []);
    case "pick":
      return picked(s, d, [...(d?.picked ?? []), answer.pick]);
  }
}

const isRune = (s: State, id: ObjectId): boolean => s.pool.cards[s.objects[id].card].data.type === "rune";

const SOURCES: Readonly<Partial<Record<Zone, string>>> = {
  [Zone.champion]: " from champion",
  [Zone.facedown]: " from hidden",
  [Zone.trash]: " from trash",
  [Zone.deck]: " from deck",
  [Zone.banished]: " from banished",
};
const source = (s: State, id: ObjectId): string => SOURCES[s.objects[id].zone] ?? "";

function picked(s: State, d: Decision | null, picks: readonly Choice[]): string {
  if (d?.kind !== "assign") return chosen(s, d, picks);
  const whole = amountsFromPicks(d, picks);
  if (whole !== null) return assignment(s, d, whole);
  return assignment(
    s,
    d,
    d.options.map((option) => (picks.includes(option) ? d.needs[d.options.indexOf(option)] : 0)),
  );
}

function chosen(s: State, d: Decision | null, picks: readonly Choice[]): string {
  if (d === null || picks.length === 0) return "choose none";
  const words = picks.map((pick) => optionName(s, d, pick)).join(", ");
  switch (d.kind) {
    case "order":
      return `order ${words}`;
    case "mode":
      return `choose mode ${words}`;
    case "name":
      return `name ${words}`;
    default:
      return `choose ${words}`;
  }
}

/** What an option of the open decision is called: modes are counted from 1. */
export function optionName(s: State, d: Decision, option: Choice): string {
  switch (d.kind) {
    case "mode":
      return String(option + 1);
    case "number":
      return String(option);
    case "battlefield":
      return presentable(s, d.player, option);
    default:
      return choiceName(s, option, d.player);
  }
}

/** 486.5: an option is the index of one of the deck's battlefields, which are not objects yet. */
function presentable(s: State, seat: Seat, option: number): string {
  const setup = s.frames.find(({ kind }) => kind === FrameKind.setup)?.data as
    | { readonly decks: readonly { readonly battlefields: readonly number[] }[] }
    | undefined;
  const card = setup?.decks[seat].battlefields[option];
  return card === undefined ? `battlefield ${option + 1}` : s.pool.cards[card].data.name;
}

function assignment(s: State, d: Decision | null, amounts: readonly number[]): string {
  const shares = (d?.options ?? []).flatMap((option, i) =>
    amounts[i] > 0 ? [`${amounts[i]} to ${objectName(s, objectOfChoice(option))}`] : [],
  );
  return `assign ${shares.join(", ")}`;
}
