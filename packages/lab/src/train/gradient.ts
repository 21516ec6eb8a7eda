import {
  ANSWER,
  CARD_FACTS,
  cardFacts,
  emptyParameters,
  type InstinctNetwork,
  PARTS,
  type Parameters,
  PLACES,
  STATE,
  WIDTH,
  WORD,
} from "@rulebound/bots";
import type { Experience, Lesson } from "./experience.ts";

/** By how much each parameter would have to change: added up over lessons. */
export class Gradient {
  readonly sums: Parameters;
  private readonly state: Table;
  private readonly answers: Table;
  private readonly slopes = new Float32Array(WIDTH.position);
  private readonly middle = new Float32Array(WIDTH.middle);
  private readonly linked = new Float32Array(WIDTH.answer);
  private readonly linkedSlopes = new Float32Array(WIDTH.answer);
  private readonly slope = new Float32Array(WIDTH.answer);
  private readonly hidden = new Float32Array(64 * WIDTH.answer);
  readonly logits = new Float32Array(64);
  readonly chances = new Float32Array(64);
  /** The logarithm of the odds at the lesson that was looked at last. */
  odds = 0;

  constructor(private readonly network: InstinctNetwork) {
    const cards = network.pool.cards.length;
    this.sums = emptyParameters(cards);
    this.state = new Table(network, STATE.rows, PLACES, WIDTH.position, network.stateTable.length);
    this.answers = new Table(network, ANSWER.rows, PARTS, WIDTH.answer, network.answerTable.length);
  }

  /** What the network thinks of a lesson now: chances of the answers, and the odds. */
  look({ rows, values, ends }: Experience, lesson: Lesson): void {
    const { network, hidden, linked, logits, chances } = this;
    const { middle, answerTable } = network;
    const { link, logit } = network.parameters;
    const { rowsFrom, rowsTo, endsFrom, answers, answerFrom } = lesson;
    this.odds = network.look({
      rows: rows.subarray(rowsFrom, rowsTo),
      values: values.subarray(rowsFrom, rowsTo),
      count: rowsTo - rowsFrom,
    });
    linked.fill(0);
    for (let j = 0; j < WIDTH.middle; j++) {
      const sum = middle[j];
      if (sum <= 0) continue;
      for (let k = 0; k < WIDTH.answer; k++) linked[k] += sum * link[j * WIDTH.answer + k];
    }
    let highest = Number.NEGATIVE_INFINITY;
    let i = answerFrom;
    for (let a = 0; a < answers; a++) {
      const at = a * WIDTH.answer;
      for (let k = 0; k < WIDTH.answer; k++) hidden[at + k] = linked[k];
      for (const end = ends[endsFrom + a]; i < end; i++) {
        const from = rows[i] * WIDTH.answer;
        const value = values[i];
        for (let k = 0; k < WIDTH.answer; k++) hidden[at + k] += value * answerTable[from + k];
      }
      let sum = 0;
      for (let k = 0; k < WIDTH.answer; k++) if (hidden[at + k] > 0) sum += hidden[at + k] * logit[k];
      logits[a] = sum;
      if (sum > highest) highest = sum;
    }
    let total = 0;
    for (let a = 0; a < answers; a++) total += chances[a] = Math.exp(logits[a] - highest);
    for (let a = 0; a < answers; a++) chances[a] /= total;
  }

  /** Adds what follows from the slopes of the logits, and of the odds, at the lesson that was looked at last. */
  add({ rows, values, ends }: Experience, lesson: Lesson, byLogit: Float32Array, byOdds: number): void {
    const { network, sums, hidden, linkedSlopes, slope, middle, slopes } = this;
    const { link, logit, value, middle: matrix } = network.parameters;
    const { rowsFrom, rowsTo, endsFrom, answers, answerFrom } = lesson;
    linkedSlopes.fill(0);
    let i = answerFrom;
    for (let a = 0; a < answers; a++) {
      const at = a * WIDTH.answer;
      const by = byLogit[a];
      for (let k = 0; k < WIDTH.answer; k++) {
        const sum = hidden[at + k];
        if (sum > 0) {
          sums.logit[k] += by * sum;
          slope[k] = by * logit[k];
          linkedSlopes[k] += slope[k];
        } else slope[k] = 0;
      }
      for (const end = ends[endsFrom + a]; i < end; i++) this.answers.add(rows[i], values[i], slope);
    }
    sums.valueBias[0] += byOdds;
    for (let j = 0; j < WIDTH.middle; j++) {
      const sum = network.middle[j];
      middle[j] = 0;
      if (sum <= 0) continue;
      sums.value[j] += byOdds * sum;
      let back = byOdds * value[j];
      const from = j * WIDTH.answer;
      for (let k = 0; k < WIDTH.answer; k++) {
        sums.link[from + k] += sum * linkedSlopes[k];
        back += linkedSlopes[k] * link[from + k];
      }
      middle[j] = back;
      sums.middleBias[j] += back;
    }
    for (let k = 0; k < WIDTH.position; k++) {
      const sum = network.sums[k];
      slopes[k] = 0;
      if (sum <= 0) continue;
      let back = 0;
      const from = k * WIDTH.middle;
      for (let j = 0; j < WIDTH.middle; j++) {
        sums.middle[from + j] += sum * middle[j];
        back += middle[j] * matrix[from + j];
      }
      slopes[k] = back;
    }
    for (let at = rowsFrom; at < rowsTo; at++) this.state.add(rows[at], values[at], slopes);
  }

  /** Brings what was added to rows of cards to the words and matrices that they are made of. */
  settle(): void {
    this.state.settle(this.sums.rows, this.sums.places, this.sums.words, this.network.parameters.places);
    this.answers.settle(this.sums.answerRows, this.sums.parts, this.sums.words, this.network.parameters.parts);
  }
}

/** Slopes by row, of which few are touched. */
class Table {
  private readonly slopes: Float32Array;
  private readonly isTouched: Uint8Array;
  private readonly touched: number[] = [];

  constructor(
    private readonly network: InstinctNetwork,
    private readonly plainRows: number,
    places: number,
    private readonly width: number,
    size: number,
  ) {
    this.slopes = new Float32Array(size);
    this.isTouched = new Uint8Array(plainRows + places * network.pool.cards.length);
  }

  add(row: number, value: number, slope: Float32Array): void {
    if (this.isTouched[row] === 0) {
      this.isTouched[row] = 1;
      this.touched.push(row);
    }
    const { slopes, width } = this;
    const at = row * width;
    for (let k = 0; k < width; k++) slopes[at + k] += value * slope[k];
  }

  settle(rows: Float32Array, matrices: Float32Array, words: Float32Array, present: Float32Array): void {
    const { slopes, width, plainRows, network } = this;
    const cards = network.pool.cards.length;
    const facts = cardFacts(network.pool);
    const learned = network.parameters.words;
    for (const row of this.touched) {
      this.isTouched[row] = 0;
      const at = row * width;
      if (row < plainRows) {
        for (let k = 0; k < width; k++) rows[at + k] += slopes[at + k];
      } else {
        const place = Math.floor((row - plainRows) / cards);
        const card = (row - plainRows) % cards;
        for (let w = 0; w < WORD; w++) {
          const isFact = w < CARD_FACTS;
          const value = isFact ? facts[card * CARD_FACTS + w] : learned[card * WIDTH.word + w - CARD_FACTS];
          if (isFact && value === 0) continue;
          const from = (place * WORD + w) * width;
          let back = 0;
          for (let k = 0; k < width; k++) {
            matrices[from + k] += value * slopes[at + k];
            back += slopes[at + k] * present[from + k];
          }
          if (!isFact) words[card * WIDTH.word + w - CARD_FACTS] += back;
        }
      }
      slopes.fill(0, at, at + width);
    }
    this.touched.length = 0;
  }
}
