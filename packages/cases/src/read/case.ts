import { Lexicon } from "../actions/lexicon.ts";
import { LineError, parseAction, type Vocabulary } from "../actions/parse.ts";
import { FIRST_SEAT, nthSeat } from "../adapter.ts";
import { type ActStep, type Case, MODES, type Mode, PHASES, SEATS_OF_MODE } from "../case.ts";
import { BLANK_LEGEND, type Catalogue, FILLER } from "../catalogue.ts";
import { fold } from "../words.ts";
import { battlefields } from "./battlefields.ts";
import { cards } from "./cards.ts";
import { Context } from "./context.ts";
import { Part, Source } from "./document.ts";
import { DOMAINS, KEYWORD_NAMES } from "./keywords.ts";
import { MAIN_DECK } from "./objects.ts";
import { EMPTY_PLAYER, player } from "./players.ts";
import { CaseError } from "./refusal.ts";
import { steps } from "./steps.ts";
import { named } from "./things.ts";
import { fields, integer, list, oneOf, rule, seat, text } from "./values.ts";

/** A case, and what its names mean to further lines. */
export interface WordedCase {
  readonly from: Case;
  readonly vocabulary: Vocabulary;
}

/** A document that holds no readable case: what it calls itself, and what is wrong with it. */
export interface UnreadableCase {
  readonly name: string;
  readonly error: CaseError;
}

export const isUnreadable = (one: WordedCase | UnreadableCase): one is UnreadableCase => "error" in one;

/** Every YAML document of a file by itself: a mistake in one of them hides none of the others. */
export function readDocuments(file: string, content: string, catalogue: Catalogue): (WordedCase | UnreadableCase)[] {
  const source = sourceOf(file, content);
  if (source instanceof CaseError) return [{ name: "", error: source }];
  return source.documents.map((document) => {
    try {
      source.check(document);
      return readCase(Part.ofDocument(source, document), catalogue);
    } catch (error) {
      if (error instanceof CaseError) return { name: source.nameOf(document), error };
      throw error;
    }
  });
}

function sourceOf(file: string, content: string): Source | CaseError {
  try {
    return new Source(file, content);
  } catch (error) {
    if (error instanceof CaseError) return error;
    throw error;
  }
}

/** All cases of a file. Throws the CaseError of the first that cannot be read. */
export const readWithWords = (file: string, content: string, catalogue: Catalogue): WordedCase[] =>
  readDocuments(file, content, catalogue).map((one) => {
    if (isUnreadable(one)) throw one.error;
    return one;
  });

export const readCases = (file: string, content: string, catalogue: Catalogue): Case[] =>
  readWithWords(file, content, catalogue).map(({ from }) => from);

/** A case, and an action line that somebody asks about: its names mean what they mean in the case. */
export interface Question {
  readonly from: Case;
  /** Throws a CaseError if the case cannot make sense of the line. */
  readonly ask: () => ActStep;
}

/** The cases of a file whose names hold these words, each with the same action line, such as "P1: play V2". */
export const readQuestions = (file: string, content: string, catalogue: Catalogue, line: string, only: string): Question[] =>
  readDocuments(file, content, catalogue)
    .filter((one) => (isUnreadable(one) ? one.name : one.from.name).toLowerCase().includes(only.toLowerCase()))
    .map((one) => {
      if (isUnreadable(one)) throw one.error;
      return { from: one.from, ask: () => actionLine(line, one.from, one.vocabulary) };
    });

function actionLine(line: string, { file, line: at, seats }: Case, vocabulary: Vocabulary): ActStep {
  const found = /^\s*P(\d)\s*:\s*(.+)$/.exec(line);
  const player = nthSeat(Number(found?.[1]) - 1);
  if (found === null || player < 0 || player >= seats)
    throw new CaseError(file, at, `"${line}" is not an action line; expected "P1: ACTION", with a player from P1 to P${seats}.`);
  try {
    return { kind: "act", line: at, text: line.trim(), player, action: parseAction(found[2], vocabulary) };
  } catch (error) {
    if (error instanceof LineError) throw new CaseError(file, at, error.message);
    throw error;
  }
}

const KEYS = [
  "name",
  "rules",
  "mode",
  "duelOnly",
  "seed",
  "turn",
  "phase",
  "turnNumber",
  "scored",
  "moved",
  "played",
  "cards",
  "players",
  "battlefields",
  "steps",
] as const;
type Key = (typeof KEYS)[number];

/** The keys are read in an order of their own: names must be known before the lines that use them. */
function readCase(part: Part, catalogue: Catalogue): WordedCase {
  const given = new Map<Key, Part>();
  fields(part, "a case", Object.fromEntries(KEYS.map((key) => [key, (value: Part) => void given.set(key, value)])));
  const read = <T>(key: Key, otherwise: T, reader: (value: Part) => T): T => {
    const value = given.get(key);
    return value === undefined || value.isNothing() ? otherwise : reader(value);
  };

  const name = read("name", "", (value) => text(value, "a name"));
  if (name === "") part.refuse('the case has no name; expected "name: ..." with a sentence that says what it shows.');
  const mode = read<Mode>("mode", "duel", (value) => oneOf(value, MODES, "a mode"));
  const seats = SEATS_OF_MODE[mode];
  const duelOnly = read<string | null>("duelOnly", null, (value) => {
    if (mode !== "duel") value.refuse(`duelOnly says why a duel makes no sense among more players; this is a ${mode}.`);
    return text(value, "a reason");
  });
  const context = new Context(seats, catalogue);
  read("cards", undefined, (value) => cards(value, context));
  const places = read("battlefields", [], (value) => battlefields(value, context));
  const players = read(
    "players",
    Array.from({ length: seats }, () => EMPTY_PLAYER),
    (value) => context.perSeat(value, "players", EMPTY_PLAYER, (one) => player(one, context)),
  );
  const played = read("played", noneOf<string>(seats), (value) =>
    context.perSeat<readonly string[]>(value, "cards by player", [], (names) =>
      list(names, "cards", (one) => context.card(one, MAIN_DECK).name),
    ),
  );
  const vocabulary = vocabularyOf(context);
  const from: Case = {
    file: part.source.file,
    line: part.line,
    name,
    rules: read("rules", [], (value) => list(value, "rule numbers", rule)),
    mode,
    seats,
    bystanders: 0,
    duelOnly,
    seed: read("seed", 1, (value) => integer(value, "a seed", 0, 2 ** 32 - 1)),
    turn: read("turn", FIRST_SEAT, (value) => seat(value, seats)),
    phase: read("phase", "main", (value) => oneOf(value, PHASES, "a phase")),
    turnNumber: read("turnNumber", 5, (value) => integer(value, "a turn number", 1)),
    scored: read("scored", noneOf<string>(seats), (value) =>
      context.perSeat<readonly string[]>(value, "battlefields by player", [], (names) =>
        list(names, "battlefields", (one) => battlefieldName(one, context)),
      ),
    ),
    moved: read("moved", [], (value) =>
      value.entries("units").map(([, key, times]) => ({
        line: key.line,
        unit: named(key, vocabulary, "a unit"),
        times: integer(times, "how often it moved", 0),
      })),
    ),
    played,
    players,
    battlefields: places,
    steps: read("steps", [], (value) => steps(value, vocabulary)),
    cards: [...context.ownCards.values()],
  };
  return { from, vocabulary };
}

const noneOf = <T>(seats: number): readonly (readonly T[])[] => Array.from({ length: seats }, () => []);

function battlefieldName(part: Part, context: Context): string {
  const name = text(part, "a battlefield");
  const found = context.battlefieldNames.find((known) => fold(known) === fold(name));
  return found ?? part.refuse(`"${name}" is not a battlefield of this case; expected ${context.battlefieldNames.join(", ")}.`);
}

/** Aliases and battlefields come before cards of the same name, so that their spelling is the one that is kept. */
function vocabularyOf(context: Context): Vocabulary {
  const lexicon = new Lexicon([...context.givenNames, ...context.names(), FILLER.name, BLANK_LEGEND.name, ...DOMAINS]);
  const places = [...context.battlefieldNames, ...Array.from(context.battlefieldCards(), (card) => card.name)];
  return {
    lexicon,
    battlefields: new Set(places.map(fold)),
    seats: context.seats,
    costs: new Set(["cost", ...KEYWORD_NAMES.map((word) => word.toLowerCase())]),
  };
}
