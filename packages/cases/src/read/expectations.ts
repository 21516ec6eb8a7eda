import type { Place } from "../actions/action.ts";
import { ACTION_WORDS, parseAction, type Vocabulary } from "../actions/parse.ts";
import type { Seat } from "../adapter.ts";
import {
  type ActionCheck,
  type EventCheck,
  type Expectation,
  PHASES,
  type QuestionCheck,
  TOPICS,
  TURN_STATES,
  ZONES,
  type ZoneWord,
} from "../case.ts";
import { fold } from "../words.ts";
import { battlefieldChecks, objectChecks, playerChecks } from "./checks.ts";
import { understand } from "./context.ts";
import type { Part } from "./document.ts";
import { EVENT_WORDS } from "./events.ts";
import { option, place, placeOrNone, thing, things } from "./things.ts";
import { fields, integer, list, oneOf, SEAT_NAMES, seat, seatOrNone, text } from "./values.ts";

/** Keys with a meaning of their own; every other key of `expect` is the name of a player, an object or a battlefield. */
type Reader = (value: Part, vocabulary: Vocabulary) => WithoutLine<Expectation>;
type WithoutLine<T> = T extends unknown ? Omit<T, "line"> : never;

const OWN_KEYS: Readonly<Record<string, Reader>> = {
  state: (value) => ({ what: "state", state: oneOf(value, TURN_STATES, "a state of the turn") }),
  turn: (value, { seats }) => ({ what: "turn", seat: seatOrNone(value, seats) }),
  phase: (value) => ({ what: "phase", phase: oneOf(value, PHASES, "a phase") }),
  priority: (value, { seats }) => ({ what: "priority", seat: seatOrNone(value, seats) }),
  focus: (value, { seats }) => ({ what: "focus", seat: seatOrNone(value, seats) }),
  showdown: (value, vocabulary) => ({ what: "showdown", place: placeOrNone(value, vocabulary) }),
  winner: (value, { seats }) => ({ what: "winner", seats: winners(value, seats) }),
  victoryScore: (value) => ({ what: "victoryScore", n: integer(value, "a score") }),
  chain: (value, vocabulary) => ({
    what: "chain",
    things: value.scalarText() === "none" ? [] : things(value, vocabulary, "the chain, bottom first"),
  }),
  question: (value, vocabulary) => ({ what: "question", question: value.scalarText() === "none" ? null : question(value, vocabulary) }),
  can: (value, vocabulary) => ({ what: "can", actions: actions(value, vocabulary) }),
  cannot: (value, vocabulary) => ({ what: "cannot", actions: actions(value, vocabulary) }),
  events: (value, vocabulary) => ({ what: "events", events: list(value, "events", (item) => event(item, vocabulary)) }),
  "no events": (value, vocabulary) => ({ what: "no events", events: list(value, "events", (item) => event(item, vocabulary)) }),
};

export const EXPECT_WORDS: readonly string[] = Object.keys(OWN_KEYS);

export function expectations(part: Part, vocabulary: Vocabulary): Expectation[] {
  return part.entries("what is expected").map(([key, keyPart, value]) => {
    const { line } = keyPart;
    const own = Object.hasOwn(OWN_KEYS, key) ? OWN_KEYS[key] : undefined;
    if (own !== undefined) return { ...own(value, vocabulary), line };
    return { ...about(keyPart, value, vocabulary), line };
  });
}

function about(keyPart: Part, value: Part, vocabulary: Vocabulary): WithoutLine<Expectation> {
  const subject = thing(keyPart, vocabulary, `a player, an object, a battlefield or one of ${Object.keys(OWN_KEYS).join(", ")}`);
  if (subject.kind === "player") return { what: "player", seat: subject.seat, checks: playerChecks(value, vocabulary) };
  if (subject.kind !== "named") return keyPart.refuse(`"${subject.text}" stands where a player, an object or a battlefield is expected.`);
  if (!vocabulary.battlefields.has(fold(subject.name))) return { what: "object", named: subject, checks: objectChecks(value, vocabulary) };
  return { what: "battlefield", place: { kind: "battlefield", name: subject.name }, checks: battlefieldChecks(value, vocabulary) };
}

function winners(part: Part, seats: number): Seat[] {
  if (part.isList()) return list(part, "a team", (item) => seat(item, seats));
  const winner = seatOrNone(part, seats);
  return winner < 0 ? [] : [winner];
}

function question(part: Part, vocabulary: Vocabulary): QuestionCheck {
  const found: { -readonly [K in keyof QuestionCheck]: QuestionCheck[K] } = {
    player: null,
    about: null,
    options: null,
    includes: [],
    excludes: [],
  };
  const names = (value: Part) => list(value, "options", (item) => option(item, vocabulary));
  fields(part, "a question", {
    player: (value) => {
      found.player = seat(value, vocabulary.seats);
    },
    about: (value) => {
      found.about = oneOf(value, TOPICS, "what a question can be about");
    },
    options: (value) => {
      found.options = names(value);
    },
    includes: (value) => {
      found.includes = names(value);
    },
    excludes: (value) => {
      found.excludes = names(value);
    },
  });
  return found;
}

/** `{P1: [ACTION, ...]}`; a single action may stand without brackets. */
function actions(part: Part, vocabulary: Vocabulary): ActionCheck[] {
  return part.entries("actions by player").flatMap(([, key, value]) => {
    const player = seat(key, vocabulary.seats);
    const items = value.isList() ? value.items("actions") : [value];
    return items.map((item, index) => ({
      line: item.line,
      text: `${SEAT_NAMES[player]}: ${text(item, "an action")}`,
      player,
      action: understand(withinQuotes(item, index), vocabulary, parseAction, "an action"),
    }));
  });
}

/** In a list an action with a comma falls apart without quotes. */
function withinQuotes(part: Part, index: number): Part {
  const words = part.scalarText()?.trim() ?? "";
  if (index > 0 && !ACTION_WORDS.some((word) => words === word || words.startsWith(`${word} `))) {
    part.refuse(`"${words}" is not an action. If it belongs to the one before it, put them in quotes: a comma ends an entry of a list.`);
  }
  return part;
}

function event(part: Part, vocabulary: Vocabulary): EventCheck {
  let type: EventCheck["type"] | null = null;
  const found: { -readonly [K in Exclude<keyof EventCheck, "type">]: EventCheck[K] } = {
    line: part.line,
    player: null,
    object: null,
    source: null,
    amount: null,
    from: null,
    to: null,
    at: null,
    result: null,
  };
  fields(part, "an event", {
    type: (value) => {
      type = oneOf(value, EVENT_WORDS, "a type of event");
    },
    player: (value) => {
      found.player = seat(value, vocabulary.seats);
    },
    object: (value) => {
      found.object = thing(value, vocabulary);
    },
    source: (value) => {
      found.source = thing(value, vocabulary);
    },
    amount: (value) => {
      found.amount = integer(value, "an amount");
    },
    from: (value) => {
      found.from = zoneOrPlace(value, vocabulary);
    },
    to: (value) => {
      found.to = zoneOrPlace(value, vocabulary);
    },
    at: (value) => {
      found.at = place(value, vocabulary);
    },
    result: (value) => {
      found.result = text(value, "a result");
    },
  });
  return type === null ? part.refuse("an event without a type; expected {type: ..., ...}.") : { ...found, type };
}

function zoneOrPlace(part: Part, vocabulary: Vocabulary): ZoneWord | Place {
  const zone = ZONES.find((word) => word === part.scalarText());
  return zone ?? place(part, vocabulary);
}
