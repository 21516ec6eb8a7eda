import { baseOf, type LocationId, locationOfChoice } from "@rulebound/engine/internal";
import type { RuleId } from "@rulebound/rules";
import type { Action } from "./actions/action.ts";
import { LineError, parseAction, parseThing, type Vocabulary } from "./actions/parse.ts";
import {
  type Answer,
  alternativeCostName,
  apply,
  type Choice,
  fork,
  isLocationChoice,
  isPlayerChoice,
  isWordChoice,
  itemOf,
  legal,
  type ObjectId,
  objectOfChoice,
  optionalCostAsked,
  PLAYER,
  type Seat,
  type State,
  WORD,
  Zone,
  zoneWord,
} from "./adapter.ts";
import { StepFailure } from "./failure.ts";
import { areInterchangeable } from "./likeness.ts";
import type { Names } from "./names.ts";
import { optionNames, questionText } from "./question.ts";
import { Game, type Refused } from "./run/game.ts";
import { dispatch } from "./run/perform.ts";

/** What could be done next, as lines that a case could go on with. */
export type Offer =
  | { readonly kind: "act"; readonly player: Seat; readonly rule: RuleId; readonly lines: readonly OfferedLine[] }
  | {
      readonly kind: "choose" | "order" | "mode" | "number" | "name" | "may" | "assign";
      readonly player: Seat;
      readonly rule: RuleId;
      /** "P2 is asked about targets by Hextech Ray (355.5): 1 of [V3; V2]" */
      readonly asks: string;
      /** The name of the card that asks, or "". */
      readonly source: string;
      readonly options: readonly OfferedOption[];
      readonly min: number;
      readonly max: number;
      /** `assign`: how much there is to give. */
      readonly total: number;
    };

export interface OfferedLine {
  readonly does: Answer["do"];
  /** "P1: play Hextech Ray", without the player. */
  readonly action: string;
  /** The card or unit that acts, and where to; "" where there is none. */
  readonly object: string;
  readonly to: string;
}

export interface OfferedOption {
  /** What an action line calls it. */
  readonly name: string;
  /** What tells it apart for a person. */
  readonly label: string;
  /** `assign`: what would be lethal. */
  readonly needs: number;
}

/** What the player whose turn it is to decide may do; null: the game is over. */
export function offersOf(game: Game, vocabulary: Vocabulary): Offer | null {
  const asked = game.decision;
  if (asked === null) return null;
  const { player, rule, kind } = asked;
  if (kind === "act") {
    const lines = legal(game.state).flatMap((answer) => actionLine(game, player, answer, vocabulary) ?? []);
    return { kind, player, rule, lines: [...new Map(lines.map((line) => [line.action, line])).values()] };
  }
  const { state, names } = game;
  const labels = optionNames(asked, state, names);
  const plain = kind === "may" || kind === "mode" || kind === "number";
  return {
    kind:
      kind === "order" || kind === "assign" || kind === "mode" || kind === "number" || kind === "name" || kind === "may" ? kind : "choose",
    player,
    rule,
    asks: questionText(asked, state, names),
    source: asked.source < 0 ? "" : names.nameOf(state, asked.source),
    options: labels.map((label, at) => ({
      name: plain ? label.replace(/^mode /, "") : optionName(game, player, asked.options, asked.options[at], vocabulary),
      label,
      needs: asked.kind === "assign" ? asked.needs[at] : 0,
    })),
    min: asked.min,
    max: asked.max,
    total: asked.kind === "assign" ? asked.total : 0,
  };
}

/**
 * Answers of a player to the open question, as the action of a line: one that acts, or all picks of a choice. Null where
 * no line says it.
 */
export function actionOf(game: Game, answers: readonly Answer[], vocabulary: Vocabulary): string | null {
  const asked = game.decision;
  const [first] = answers;
  if (asked === null || first === undefined) return null;
  const { player, options, kind } = asked;
  if (first.do === "yes" || first.do === "no") return first.do;
  const called = (option: Choice): string =>
    kind === "mode" ? String(option + 1) : kind === "number" ? String(option) : optionName(game, player, options, option, vocabulary);
  if (first.do === "assign") {
    const shares = options.flatMap((option, i) => (first.amounts[i] > 0 ? [`${first.amounts[i]} to ${called(option)}`] : []));
    return `assign ${shares.join(", ")}`;
  }
  if (first.do === "choose" || first.do === "pick" || first.do === "done") {
    const picks = answers.flatMap((one) => (one.do === "choose" ? one.picks : one.do === "pick" ? [one.pick] : []));
    const verb = kind === "order" ? "order" : kind === "mode" ? "choose mode" : kind === "name" ? "name" : "choose";
    return `${verb} ${picks.length === 0 ? "none" : picks.map(called).join(", ")}`;
  }
  if (first.do === "move" && first.units.length > 1) {
    const single = first.units.map((unit) => actionLine(game, player, { ...first, units: [unit] }, vocabulary));
    return single.some((line) => line === null) ? null : `move ${single.map((line) => line?.object).join(", ")} to ${single[0]?.to}`;
  }
  return actionLine(game, player, first, vocabulary)?.action ?? null;
}

// ------------------------------------------------------------------------------------------------------------- actions

function actionLine(game: Game, player: Seat, answer: Answer, vocabulary: Vocabulary): OfferedLine | null {
  const { state, names } = game;
  const line = (action: string, object = "", to = ""): OfferedLine => ({ does: answer.do, action, object, to });
  switch (answer.do) {
    case "pass":
      return line("pass");
    case "endTurn":
      return line("end turn");
    case "invite":
      return line(`invite P${answer.player + 1}`);
    case "play": {
      const way = answer.way === 0 ? [] : [alternativeCostName(state, answer.object, answer.way).toLowerCase()];
      const costs = [...way, ...neededCosts(state, answer)];
      const from = zoneOf(state, answer.object);
      const said = calls(state, names, answer.object).map(
        (name) => `play ${name}${from}${costs.length === 0 ? "" : ` with ${costs.join(", ")}`}`,
      );
      return fitting(game, player, said, answer, vocabulary, (action) => line(action, names.nameOf(state, answer.object)));
    }
    case "use": {
      const number =
        answer.ability > 0 || state.pool.cards[state.objects[answer.object].card].data.type === "rune" ? answer.ability + 1 : 0;
      const said = calls(state, names, answer.object).map((name) => `use ${name}${number === 0 ? "" : ` #${number}`}`);
      return fitting(game, player, said, answer, vocabulary, (action) => line(action, names.nameOf(state, answer.object)));
    }
    case "move": {
      if (answer.units.length !== 1) return null; // a group is the same line with more names
      const [unit] = answer.units;
      const place = placeFor(names, answer.to, player);
      const said = calls(state, names, unit).map((name) => `move ${name} to ${place}`);
      return fitting(game, player, said, answer, vocabulary, (action) => line(action, action.slice(5, -4 - place.length), place));
    }
    case "hide": {
      const place = placeFor(names, answer.at, player);
      const said = calls(state, names, answer.object).map((name) => `hide ${name} at ${place}`);
      return fitting(game, player, said, answer, vocabulary, (action) => line(action, names.nameOf(state, answer.object), place));
    }
    default:
      return null;
  }
}

/** 355.16: the optional costs without which it could not be paid for: a line that does not name them declines them. */
function neededCosts(state: State, play: Answer): string[] {
  const costs: string[] = [];
  const played = fork(state);
  if (apply(played, play) !== null) return costs;
  for (let asked = played.decision; asked?.kind === "may" && asked.min > 0; asked = played.decision) {
    const cost = optionalCostAsked(played);
    if (cost === null) break;
    costs.push(cost.toLowerCase());
    if (apply(played, { do: "yes" }) !== null) break;
  }
  return costs;
}

/** `hand` is where a card is looked for first. */
function zoneOf(state: State, id: ObjectId): string {
  const { zone } = state.objects[id];
  if (zone === Zone.hand) return "";
  return zone === Zone.facedown ? " from hidden" : ` from ${zoneWord(zone)}`;
}

const placeFor = (names: Names, location: LocationId, player: Seat): string =>
  location === baseOf(player) ? "base" : names.locationName(location);

/** The names that may be meant for an object, the shortest first. */
function calls(state: State, names: Names, id: ObjectId): string[] {
  const name = names.nameOf(state, id);
  const { owner, zone, location, card } = state.objects[id];
  const place = zone === Zone.board ? ` at ${names.locationName(location)}` : "";
  const namesakes = state.objects.filter((other) => other.card === card).length;
  const numbered = namesakes < 2 ? [] : Array.from({ length: namesakes }, (_, i) => `${name} #${i + 1}`);
  return [...new Set([name, `P${owner + 1}'s ${name}`, `${name}${place}`, `P${owner + 1}'s ${name}${place}`, ...numbered])];
}

/** The first line that comes to this answer, or to one that nothing tells apart from it. */
function fitting<T>(
  game: Game,
  player: Seat,
  said: readonly string[],
  answer: Answer,
  vocabulary: Vocabulary,
  found: (action: string) => T,
): T | null {
  const action = said.find((text) => {
    const meant = answerTo(game, player, text, vocabulary);
    return meant !== null && isSame(game.state, meant, answer);
  });
  return action === undefined ? null : found(action);
}

/** The first answer that an action line gives; null where it means nothing, or several things. */
function answerTo(game: Game, player: Seat, text: string, vocabulary: Vocabulary): Answer | null {
  const listening = new Listening(fork(game.state), game.names.copy());
  try {
    const action: Action = parseAction(text, vocabulary);
    dispatch(listening, player, action);
  } catch (error) {
    if (!(error instanceof StepFailure || error instanceof LineError)) throw error;
  }
  return listening.heard;
}

/** Hears the first answer, and goes no further. */
class Listening extends Game {
  heard: Answer | null = null;

  override answer(player: Seat, answer: Answer): Refused | null {
    this.heard ??= answer;
    return super.whyNot(player, answer) ?? { rule: "000", detail: "only heard" };
  }
}

function isSame(state: State, a: Answer, b: Answer): boolean {
  const bare = (answer: Answer) => JSON.stringify({ ...answer, object: null, units: null });
  const objects = (answer: Answer): readonly ObjectId[] => ("object" in answer ? [answer.object] : "units" in answer ? answer.units : []);
  const [one, other] = [objects(a), objects(b)];
  return bare(a) === bare(b) && one.length === other.length && one.every((id, i) => areInterchangeable(state, id, other[i]));
}

// ------------------------------------------------------------------------------------------------------------- options

/** The first name by which a question's option can be told. */
function optionName({ state, names }: Game, player: Seat, options: readonly Choice[], option: Choice, vocabulary: Vocabulary): string {
  const said = optionCalls(state, names, player, option);
  const found = said.find((text) => {
    try {
      const meant = names.option(state, parseThing(text, vocabulary, "an option"), options, player);
      return (
        meant === option ||
        (meant !== null && meant < state.objects.length && areInterchangeable(state, objectOfChoice(meant), objectOfChoice(option)))
      );
    } catch (error) {
      if (error instanceof StepFailure || error instanceof LineError) return false;
      throw error;
    }
  });
  return found ?? said[0];
}

function optionCalls(state: State, names: Names, player: Seat, option: Choice): string[] {
  if (isPlayerChoice(option)) return [`P${option - PLAYER + 1}`];
  if (isLocationChoice(option)) return [placeFor(names, locationOfChoice(option), player)];
  if (isWordChoice(option)) return [state.pool.words[option - WORD]];
  const item = itemOf(state, option);
  if (item === null) return calls(state, names, objectOfChoice(option));
  return [...new Set([names.nameOf(state, item.object), names.itemName(state, item)])];
}
