import { eitherOf } from "../words.ts";
import type { Action, Clauses, Place, Thing } from "./action.ts";
import { PAYMENTS, SOURCES } from "./action.ts";
import type { Lexicon } from "./lexicon.ts";
import { Line, LineError } from "./line.ts";

export { LineError } from "./line.ts";

/** What a case knows by name, which decides where a name ends. */
export interface Vocabulary {
  readonly lexicon: Lexicon;
  /** Names of places: the case's battlefields, and every battlefield card, since one may be replaced. Folded. */
  readonly battlefields: ReadonlySet<string>;
  readonly seats: number;
  /** Words for optional costs: keywords in small letters, and `cost`. */
  readonly costs: ReadonlySet<string>;
}

const lineOf = (text: string, { lexicon, seats, battlefields }: Vocabulary): Line => new Line(text.trim(), lexicon, seats, battlefields);

export const ACTION_WORDS = [
  "move",
  "play",
  "use",
  "hide",
  "pass",
  "end turn",
  "concede",
  "invite",
  "choose",
  "yes",
  "no",
  "order",
  "assign",
  "pay",
  "name",
] as const;

export function parseAction(text: string, vocabulary: Vocabulary): Action {
  const line = lineOf(text, vocabulary);
  const word = line.acceptOneOf(ACTION_WORDS);
  if (word === null) return line.fail(`expected an action: ${ACTION_WORDS.join(", ")}`);
  const action = READERS[word](line, vocabulary);
  line.expectEnd(`"${word}" and what belongs to it`);
  return action;
}

/** The name of an object, player or place, such as `P2's V3` or `Mech #2`, and nothing else. */
export function parseThing(text: string, vocabulary: Vocabulary, what: string): Thing {
  const line = lineOf(text, vocabulary);
  const thing = line.thing(what);
  line.expectEnd("the name");
  return thing;
}

export function parsePlace(text: string, vocabulary: Vocabulary): Place {
  const line = lineOf(text, vocabulary);
  const place = line.place();
  line.expectEnd("the location");
  return place;
}

const READERS: Readonly<Record<(typeof ACTION_WORDS)[number], (line: Line, vocabulary: Vocabulary) => Action>> = {
  move(line) {
    const units = line.listOf(() => line.named("a unit"));
    line.expect("to");
    return { do: "move", units, to: line.place() };
  },

  play(line, vocabulary) {
    return { do: "play", card: line.named("a card"), ...clauses(line, vocabulary) };
  },

  /** `use Mech #2` is settled on the board (its second ability, else the second Mech); `use Mech #2 #1` says both. */
  use(line, vocabulary) {
    const object = line.named("an object");
    return { do: "use", object, ability: line.numberSign(), ...clauses(line, vocabulary) };
  },

  hide(line) {
    const card = line.named("a card", { at: false });
    line.expect("at");
    const at = line.place();
    if (!line.accept("paying")) return { do: "hide", card, at, paying: null };
    line.expect("manually");
    return { do: "hide", card, at, paying: "manually" };
  },

  pass: () => ({ do: "pass" }),
  "end turn": () => ({ do: "end turn" }),
  concede: () => ({ do: "concede" }),
  yes: () => ({ do: "yes" }),
  no: () => ({ do: "no" }),

  invite(line) {
    const player = line.player();
    return player === null ? line.fail("expected a player") : { do: "invite", player };
  },

  choose(line) {
    if (line.accept("none")) return { do: "choose", things: [] };
    if (line.accept("mode")) return { do: "choose mode", modes: modes(line) };
    return { do: "choose", things: line.listOf(() => choice(line)) };
  },

  order(line) {
    return { do: "order", things: line.accept("any") ? "any" : line.listOf(() => line.thing("something to put in order")) };
  },

  assign(line) {
    const amounts = line.listOf(() => {
      const amount = line.integer("an amount");
      line.expect("to");
      return { amount, to: line.thing("a unit") };
    });
    return { do: "assign", amounts };
  },

  pay(line) {
    const payments = line.listOf(() => {
      const how = line.acceptOneOf(PAYMENTS);
      return how === null ? line.fail(`expected ${PAYMENTS.join(", ")}`) : { how, what: line.thing("a rune, such as fury") };
    });
    return { do: "pay", payments };
  },

  name(line) {
    const words = line.restOfLine();
    return words === "" ? line.fail("expected what is named") : { do: "name", words };
  },
};

/** A number where no name begins with it. */
function choice(line: Line): Thing {
  const number = /^\s*\d/.test(line.upcoming()) ? line.integer("a choice") : null;
  return number === null
    ? line.thing("an object, player, card or place, a number, or none")
    : { kind: "number", text: String(number), n: number };
}

function modes(line: Line): number[] {
  return line.listOf(() => {
    const mode = line.integer("the number of a mode");
    return mode >= 1 ? mode : line.fail("modes are counted from 1; expected one");
  });
}

export const CLAUSES = ["from", "to", "on", "mode", "with", "paying"] as const;

/** In any order, each once at most. */
function clauses(line: Line, { costs }: Vocabulary): Clauses {
  const said: { -readonly [K in keyof Clauses]: Clauses[K] } = { from: null, to: null, on: null, modes: null, with: [], paying: null };
  const seen = new Set<string>();
  for (;;) {
    if (line.isAtEnd()) return said;
    const clause = line.acceptOneOf(CLAUSES);
    if (clause === null) return line.fail(`expected ${eitherOf(CLAUSES)}`);
    if (seen.has(clause)) line.fail(`"${clause}" is said twice; expected one list with commas`);
    seen.add(clause);
    if (clause === "from") said.from = line.acceptOneOf(SOURCES) ?? line.fail(`expected ${SOURCES.join(", ")}`);
    else if (clause === "to") said.to = line.listOf(() => line.place());
    else if (clause === "on") said.on = line.accept("none") ? [] : line.listOf(() => line.thing("a target"));
    else if (clause === "mode") said.modes = modes(line);
    else if (clause === "with") said.with = line.listOf(() => optionalCost(line, costs));
    else
      said.paying = line.accept("manually")
        ? "manually"
        : line.listOf(() => line.thing("what is killed, discarded, exhausted or recycled"));
  }
}

function optionalCost(line: Line, costs: ReadonlySet<string>): string {
  const word = line.word("an optional cost: accelerate, repeat, cost");
  if (costs.has(word)) return word;
  throw new LineError(`in "${line.text}": "${word}" is not an optional cost; expected accelerate, repeat, another keyword, or cost.`);
}
