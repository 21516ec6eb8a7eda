import { DOMAINS, KEYWORDS } from "@rulebound/engine/internal";

/**
 * The layout of an encoding: sections of rows of the same fields, as whole numbers of 16 bits. docs/ENCODING.md describes every
 * field. Whatever changes the place or the meaning of a number raises the version.
 */
export const ENCODING_VERSION = 1;

export const ROWS = {
  players: 4,
  battlefields: 8,
  facedown: 8,
  board: 48,
  hand: 24,
  known: 16,
  trash: 24, // of each player, the newest first
  banished: 8, // of each player, the newest first
  chain: 12,
  ongoing: 12,
  options: 48,
  answers: 96,
} as const;

/** Bases by player, then battlefields. */
export const LOCATIONS = ROWS.players + ROWS.battlefields;
/** Targets of one chain item. */
export const TARGETS = 4;

const numbered = (word: string, count: number): string[] => Array.from({ length: count }, (_, i) => `${word} ${i + 1}`);
const POWER = [...DOMAINS, "any"];

export const FIELDS = {
  turn: [
    ...["number", "phase", "mode", "players", "turn player", "first player", "priority", "focus", "invited", "closed"],
    ...["showdown at", "combat", "attacker", "defender", "victory score", "additional turns", "next additional turn", "asked"],
  ],
  question: ["kind", "about", "label", "source", "source card", "min", "max", "picked", "total", "options", "answers"],
  players: [
    ...["present", "teammate", "lost", "points", "xp", "turns taken", "energy", ...POWER.map((domain) => `power ${domain}`)],
    ...["limited energy", "limited power", "hand", "deck", "rune deck", "trash", "banished", "cards played", "drawn", "discarded"],
    ...["units lost", "xp gained", ...DOMAINS.map((domain) => `ready ${domain}`), ...DOMAINS.map((domain) => `exhausted ${domain}`)],
    ...["legend card", "legend exhausted", "second legend card", "champion card", "chosen champion card"],
  ],
  battlefields: ["card", "owner", "controller", "contested by", "showdown staged", "combat staged", "scored by", "facedown cards"],
  facedown: ["card", "location", "controller", "owner", "new"],
  board: [
    ...["card", "copied card", "location", "owner", "controller", "token", "unit", "gear", "might", "damage", "exhausted", "stunned"],
    ...["buffs", "empowered", "role", "prevent", "attached to", "attachments", "moves", "new", "named", ...KEYWORDS],
  ],
  hand: ["card", "energy", "power", "might"],
  known: ["card", "player", "zone", "from top"],
  trash: ["card"],
  banished: ["card"],
  chain: ["card", "kind", "controller", "finalized", ...numbered("target", TARGETS), "target count", "place", "cause"],
  ongoing: ["card", "controller", "until", "this turn", "amount", "object", "location", "player"],
  options: ["picked", "reference", "card", "player", "location", "word", "number", "need", "rank"],
} as const;
export type SectionName = keyof typeof FIELDS;

/** What an answer is: one row for each, beside the observation. */
export const ANSWER_FIELDS = ["action", "kind", "reference", "card", "variant", "location", "player", "option", "word", "number"] as const;

export interface Section {
  readonly name: SectionName;
  readonly from: number;
  readonly rows: number;
  readonly fields: readonly string[];
}

const NUMBER_OF_ROWS: Readonly<Record<SectionName, number>> = {
  turn: 1,
  question: 1,
  players: ROWS.players,
  battlefields: ROWS.battlefields,
  facedown: ROWS.facedown,
  board: ROWS.board,
  hand: ROWS.hand,
  known: ROWS.known,
  trash: ROWS.players * ROWS.trash,
  banished: ROWS.players * ROWS.banished,
  chain: ROWS.chain,
  ongoing: ROWS.ongoing,
  options: ROWS.options,
};

function layOut(): Section[] {
  let from = 0;
  return (Object.keys(FIELDS) as SectionName[]).map((name) => {
    const section = { name, from, rows: NUMBER_OF_ROWS[name], fields: FIELDS[name] };
    from += section.rows * section.fields.length;
    return section;
  });
}

export const SECTIONS: readonly Section[] = layOut();
export const OBSERVATION_SIZE = SECTIONS.reduce((sum, { rows, fields }) => sum + rows * fields.length, 0);
export const ANSWERS_SIZE = ROWS.answers * ANSWER_FIELDS.length;

/** Where a section begins. */
export const FROM = Object.fromEntries(SECTIONS.map(({ name, from }) => [name, from])) as Readonly<Record<SectionName, number>>;
/** How many fields a row of it has. */
export const WIDTH = Object.fromEntries(SECTIONS.map(({ name, fields }) => [name, fields.length])) as Readonly<Record<SectionName, number>>;
export const ANSWER_WIDTH = ANSWER_FIELDS.length;
/** Where the keywords begin in a row of the board. */
export const FIRST_KEYWORD = FIELDS.board.length - KEYWORDS.length;
