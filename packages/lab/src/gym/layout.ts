import { DOMAINS, KEYWORDS } from "@rulebound/engine";
import { ROWS } from "./slots.ts";

/** What stands where in an observation: sections of rows of the same fields. */
export interface Section {
  readonly name: SectionName;
  readonly from: number;
  readonly rows: number;
  readonly fields: readonly string[];
}

/** Power by domain, then of any. */
export const POWER = [...DOMAINS, "any"] as const;

const FIELDS = {
  turn: [
    ...["number", "phase", "player", "first player", "priority", "focus", "closed", "showdown at", "combat", "attacker", "defender"],
    "victory score",
  ],
  decision: ["kind", "about", "source", "min", "max", "picked", "total"],
  players: [
    ...["there", "teammate", "lost", "points", "xp", "energy", ...POWER.map((domain) => `power ${domain}`), "limited energy"],
    ...["limited power", "hand", "deck", "rune deck", "trash", "banished", "played", "drawn", "discarded", "units lost"],
    ...DOMAINS.map((domain) => `ready ${domain}`),
    ...DOMAINS.map((domain) => `exhausted ${domain}`),
    ...["legend", "legend exhausted", "champion", "chosen"],
  ],
  battlefields: ["card", "owner", "controller", "contested by", "showdown staged", "combat staged", "scored", "facedown", "own facedown"],
  board: [
    ...["card", "copy of", "location", "owner", "controller", "token", "unit", "gear", "might", "damage", "exhausted", "stunned"],
    ...["buffs", "empowered", "role", "prevent", "attached to", "moves", "new", ...KEYWORDS],
  ],
  hand: ["card", "energy", "power", "might"],
  trash: ["card"],
  chain: ["card", "kind", "controller", "finalized", "target on board"],
  options: ["picked", "on board", "card", "player", "location", "chain", "word", "number"],
} as const;
export type SectionName = keyof typeof FIELDS;

const NUMBER_OF_ROWS: Readonly<Record<SectionName, number>> = { turn: 1, decision: 1, ...ROWS, trash: ROWS.players * ROWS.trash };

function layout(): Section[] {
  let from = 0;
  return (Object.keys(FIELDS) as SectionName[]).map((name) => {
    const section = { name, from, rows: NUMBER_OF_ROWS[name], fields: FIELDS[name] };
    from += section.rows * section.fields.length;
    return section;
  });
}

export const TENSOR: readonly Section[] = layout();
export const TENSOR_SIZE = TENSOR.reduce((sum, { rows, fields }) => sum + rows * fields.length, 0);

const SECTIONS = Object.fromEntries(TENSOR.map((section) => [section.name, section])) as Record<SectionName, Section>;

/** Copied whole: that is quicker than filling one anew. */
const NOTHING: readonly number[] = Array.from({ length: TENSOR_SIZE }, () => 0);

/** An observation while it is written, row by row. What has no row left is left out. */
export class Rows {
  readonly values: number[] = NOTHING.slice();

  write(name: SectionName, row: number, values: readonly (number | boolean)[]): void {
    const { from, rows, fields } = SECTIONS[name];
    if (row >= rows) return;
    const at = from + row * fields.length;
    for (let i = 0; i < values.length; i++) this.values[at + i] = Number(values[i]);
  }

  /** One field of a row. */
  set(name: SectionName, row: number, field: number, value: number): void {
    const { from, rows, fields } = SECTIONS[name];
    if (row < rows) this.values[from + row * fields.length + field] = value;
  }
}

/** Where the keywords begin in a row of the board. */
export const FIRST_KEYWORD = FIELDS.board.length - KEYWORDS.length;
