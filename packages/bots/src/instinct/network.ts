import type { CardPool } from "@rulebound/engine/internal";
import type { Choices } from "./answers.ts";
import { CARD_FACTS, cardFacts } from "./card-facts.ts";
import { ANSWER, PARTS, PLACES, STATE } from "./layout.ts";
import type { Rows } from "./rows.ts";

/** How wide each layer is: sums of a position, of these, of an answer, and what was learned of a card. */
export const WIDTH = { position: 64, middle: 48, answer: 48, word: 12 } as const;
export const WORD = CARD_FACTS + WIDTH.word;

/** What is learned. A card in a place adds the place's matrix times the card's word: what is printed on it, then what was learned of it. */
const SHAPES = {
  words: (cards: number) => cards * WIDTH.word,
  rows: () => STATE.rows * WIDTH.position,
  places: () => PLACES * WORD * WIDTH.position,
  middle: () => WIDTH.position * WIDTH.middle,
  middleBias: () => WIDTH.middle,
  value: () => WIDTH.middle,
  valueBias: () => 1,
  answerRows: () => ANSWER.rows * WIDTH.answer,
  parts: () => PARTS * WORD * WIDTH.answer,
  link: () => WIDTH.middle * WIDTH.answer,
  logit: () => WIDTH.answer,
} as const;
export type Part = keyof typeof SHAPES;
export const PART_NAMES = Object.keys(SHAPES) as readonly Part[];
export type Parameters = Readonly<Record<Part, Float32Array>>;

export function emptyParameters(cards: number): Parameters {
  return Object.fromEntries(PART_NAMES.map((name) => [name, new Float32Array(SHAPES[name](cards))])) as Record<Part, Float32Array>;
}

/**
 * Two layers over the rows of a position; from the second one the chance to win, and, with the rows of an answer, how much it attracts.
 * Nothing but sums and products of 32 bits: the same everywhere.
 */
export class InstinctNetwork {
  /** By row of a position, cards included: what it adds to each sum. */
  readonly stateTable: Float32Array;
  readonly answerTable: Float32Array;
  /** Of the position that was looked at last. */
  readonly sums = new Float32Array(WIDTH.position);
  readonly middle = new Float32Array(WIDTH.middle);
  private readonly linked = new Float32Array(WIDTH.answer);
  private readonly answer = new Float32Array(WIDTH.answer);

  constructor(
    readonly pool: CardPool,
    readonly parameters: Parameters,
  ) {
    const cards = pool.cards.length;
    this.stateTable = new Float32Array((STATE.rows + PLACES * cards) * WIDTH.position);
    this.answerTable = new Float32Array((ANSWER.rows + PARTS * cards) * WIDTH.answer);
    this.refresh();
  }

  /** After the parameters have changed: of all cards, or of those alone that are to be met. */
  refresh(cards?: Iterable<number>): void {
    const { rows, places, answerRows, parts, words } = this.parameters;
    this.stateTable.set(rows);
    this.answerTable.set(answerRows);
    for (const card of cards ?? this.pool.cards.keys()) {
      spread(this.pool, card, words, places, PLACES, WIDTH.position, this.stateTable, STATE.rows * WIDTH.position);
      spread(this.pool, card, words, parts, PARTS, WIDTH.answer, this.answerTable, ANSWER.rows * WIDTH.answer);
    }
  }

  /** Looks at a position; the logarithm of the odds to win. */
  look({ rows, values, count }: Pick<Rows, "rows" | "values" | "count">): number {
    const { sums, middle, stateTable, parameters } = this;
    sums.fill(0);
    for (let i = 0; i < count; i++) {
      const from = rows[i] * WIDTH.position;
      const value = values[i];
      for (let k = 0; k < WIDTH.position; k++) sums[k] += value * stateTable[from + k];
    }
    middle.set(parameters.middleBias);
    for (let k = 0; k < WIDTH.position; k++) {
      const sum = sums[k];
      if (sum <= 0) continue;
      const from = k * WIDTH.middle;
      for (let j = 0; j < WIDTH.middle; j++) middle[j] += sum * parameters.middle[from + j];
    }
    let odds = parameters.valueBias[0];
    for (let j = 0; j < WIDTH.middle; j++) if (middle[j] > 0) odds += middle[j] * parameters.value[j];
    return odds;
  }

  /** How much each answer attracts, at the position that was looked at last. */
  weigh({ rows, ends, count }: Pick<Choices, "rows" | "ends" | "count">, logits: Float32Array): void {
    const { middle, linked, answer, answerTable } = this;
    const { link, logit } = this.parameters;
    linked.fill(0);
    for (let j = 0; j < WIDTH.middle; j++) {
      const sum = middle[j];
      if (sum <= 0) continue;
      const from = j * WIDTH.answer;
      for (let k = 0; k < WIDTH.answer; k++) linked[k] += sum * link[from + k];
    }
    for (let a = 0; a < count; a++) {
      answer.set(linked);
      for (let i = a === 0 ? 0 : ends[a - 1]; i < ends[a]; i++) {
        const from = rows.rows[i] * WIDTH.answer;
        const value = rows.values[i];
        for (let k = 0; k < WIDTH.answer; k++) answer[k] += value * answerTable[from + k];
      }
      let sum = 0;
      for (let k = 0; k < WIDTH.answer; k++) if (answer[k] > 0) sum += answer[k] * logit[k];
      logits[a] = sum;
    }
  }
}

const WORD_NUMBERS = new Float32Array(WORD);
const WORD_PLACES = new Int32Array(WORD);

/** The rows of a card in all places. */
function spread(
  pool: CardPool,
  card: number,
  words: Float32Array,
  matrices: Float32Array,
  places: number,
  width: number,
  into: Float32Array,
  begin: number,
): void {
  const count = wordOf(pool, card, words);
  for (let place = 0; place < places; place++) {
    const at = begin + (place * pool.cards.length + card) * width;
    into.fill(0, at, at + width);
    for (let i = 0; i < count; i++) {
      const value = WORD_NUMBERS[i];
      const from = (place * WORD + WORD_PLACES[i]) * width;
      for (let k = 0; k < width; k++) into[at + k] += value * matrices[from + k];
    }
  }
}

/** The numbers of a card's word that are not 0, and how many they are. */
function wordOf(pool: CardPool, card: number, words: Float32Array): number {
  const facts = cardFacts(pool);
  let count = 0;
  for (let w = 0; w < WORD; w++) {
    const value = w < CARD_FACTS ? facts[card * CARD_FACTS + w] : words[card * WIDTH.word + w - CARD_FACTS];
    if (value === 0) continue;
    WORD_NUMBERS[count] = value;
    WORD_PLACES[count++] = w;
  }
  return count;
}
