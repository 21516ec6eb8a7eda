import { changesBetween, slipsForgiven, soundOf, stemOf } from "./likeness.ts";
import { namesSaid, type Speech, sayingsIn, speechesOf } from "./speech.ts";
import { type Word, wordsAsked, wordsIn } from "./words.ts";

/** What can be found: a title, and texts with what a word in them weighs. */
export interface Findable {
  readonly title: string;
  readonly texts: readonly { readonly text: string; readonly weight: number }[];
}

export interface Hit {
  /** The place of what was found, in the order in which things were added. */
  readonly at: number;
  readonly score: number;
  /** Of what was asked, how much is in it: 1 is everything. */
  readonly covers: number;
}

export interface Finding {
  readonly hits: readonly Hit[];
  /** Stems of the words by which things were found: `marked` shows where a text has them. */
  readonly stems: ReadonlySet<string>;
}

interface Term {
  readonly stem: string;
  /** Written together from several words of a name: "leesin", "burnout". */
  readonly isJoined: boolean;
  readonly weights: Map<number, number>;
}

/** A word of the query, or what it means: the terms that stand for it, and how well each does. */
interface Slot {
  readonly weight: number;
  readonly terms: readonly (readonly [term: Term, quality: number])[];
}

const IDLE = 0.12;
const SAID_OTHERWISE = 0.5;
const JOINED = 1.2;
const IN_JOINED = 0.4;
const SOUNDS = 0.8;
const BEGINS = 0.75;
const SLIP = 0.72;
/** Far below the best there is nothing that was meant. */
const WORTH = 0.3;
const LOOKED_AT_TWICE = 80;
const REMEMBERED = 400;

/**
 * Finds texts by words that are nearly theirs. A query is read up to a length (words.ts), every word of it is looked up once,
 * and the texts that have any of them are weighed: rare words more than common ones, titles more than texts, all words more than some.
 */
export class Finder {
  readonly #terms = new Map<string, Term>();
  readonly #sounds = new Map<string, Term[]>();
  readonly #titles: string[] = [];
  readonly #orders: string[] = [];
  /** Names of several words as stems, by their first. */
  readonly #joined: ReadonlyMap<string, readonly (readonly string[])[]>;
  #remembered = new Map<string, Slot["terms"]>();

  /** Names of several words count as one word where they stand: "Burn Out" is not "burn". */
  constructor(names: Iterable<string> = []) {
    const joined = new Map<string, string[][]>();
    for (const name of [...names, ...namesSaid()]) {
      const stems = wordsIn(name).map(({ folded }) => stemOf(folded));
      if (stems.length === 2 || stems.length === 3) joined.set(stems[0], [...(joined.get(stems[0]) ?? []), stems]);
    }
    this.#joined = joined;
  }

  get size(): number {
    return this.#titles.length;
  }

  add({ title, texts }: Findable): void {
    const at = this.#titles.length;
    this.#titles.push(joinedOf(title));
    const orders: string[] = [];
    for (const { text, weight } of texts) {
      if (text === "") continue;
      const words = wordsIn(text);
      const stems = words.map(({ folded }) => stemOf(folded));
      const rarefied = weight / (1 + stems.length / 40);
      for (const [i, stem] of stems.entries()) {
        this.#note(stem, words[i].folded, false, at, rarefied);
        for (const name of this.#joined.get(stem) ?? [])
          if (name.every((one, j) => stems[i + j] === one)) {
            const written = words.slice(i, i + name.length).map(({ folded }) => folded);
            this.#note(written.join(""), "", true, at, weight);
            this.#note(name.join(""), "", true, at, weight);
          }
      }
      orders.push(stems.join(" "));
    }
    this.#orders.push(` ${orders.join(" | ")} `);
    if (this.#remembered.size > 0) this.#remembered = new Map();
  }

  #note(stem: string, word: string, isJoined: boolean, at: number, weight: number): void {
    let term = this.#terms.get(stem);
    if (term === undefined) {
      term = { stem, isJoined, weights: new Map() };
      this.#terms.set(stem, term);
      const sound = soundOf(isJoined ? stem : word);
      const alike = this.#sounds.get(sound);
      if (alike === undefined) this.#sounds.set(sound, [term]);
      else alike.push(term);
    }
    term.weights.set(at, Math.max(weight, (term.weights.get(at) ?? 0) + weight * 0.15));
  }

  find(query: string, language = "en"): Finding {
    const words = wordsAsked(query);
    const { slots, unknown } = this.#slots(words, speechesOf(language));
    const scores = new Map<number, number>();
    const covered = new Map<number, number>();
    let whole = unknown * Math.log(1 + this.size);
    for (const { weight, terms } of slots) {
      const rarity = weight * Math.max(...terms.map(([term]) => this.#rarity(term)));
      whole += rarity;
      const best = new Map<number, number>();
      for (const [term, quality] of terms)
        for (const [at, own] of term.weights) best.set(at, Math.max(best.get(at) ?? 0, quality * own * this.#rarity(term)));
      for (const [at, score] of best) {
        scores.set(at, (scores.get(at) ?? 0) + weight * score);
        covered.set(at, (covered.get(at) ?? 0) + rarity);
      }
    }
    const hits = [...scores].map(([at, score]): Hit => {
      const covers = Math.min(1, (covered.get(at) ?? 0) / whole);
      return { at, score: score * (0.2 + 0.8 * covers * covers), covers };
    });
    const stems = new Set(slots.filter(({ weight }) => weight > IDLE).flatMap(({ terms }) => terms.map(([{ stem }]) => stem)));
    return { hits: this.#ranked(hits, words), stems };
  }

  /** The best are looked at again: words side by side, and titles that are just what was asked. */
  #ranked(hits: Hit[], words: readonly Word[]): readonly Hit[] {
    const order = (a: Hit, b: Hit): number => b.score - a.score || a.at - b.at;
    const phrase = ` ${words.map(({ folded }) => stemOf(folded)).join(" ")} `;
    const title = words.map(({ folded }) => folded).join("");
    const best = hits.sort(order).slice(0, LOOKED_AT_TWICE);
    const again = best.map((hit): Hit => {
      const own = this.#titles[hit.at];
      const named = own === title ? 3 : own.startsWith(title) ? 1.5 : 1;
      const together = words.length > 1 && this.#orders[hit.at].includes(phrase) ? 1.4 : 1;
      return { ...hit, score: hit.score * named * together };
    });
    const least = Math.max(0, ...again.map(({ score }) => score)) * WORTH;
    return [...again.sort(order), ...hits.slice(LOOKED_AT_TWICE)].filter(({ score }) => score >= least);
  }

  #rarity(term: Term): number {
    return Math.log(1 + this.size / (term.weights.size + 0.5));
  }

  /** Also how many words say nothing here. */
  #slots(words: readonly Word[], speeches: readonly Speech[]): { readonly slots: readonly Slot[]; readonly unknown: number } {
    const isIdle = (folded: string): boolean => speeches.some((speech) => speech.isIdle(folded));
    const said = new Set<number>();
    const slots: Slot[] = [];
    for (const speech of speeches) {
      const stems = words.map(({ folded }) => this.#ownWords(folded, speech, isIdle(folded)));
      for (const { saying, at } of sayingsIn(speech, stems)) {
        if (at.some((place) => said.has(place))) continue;
        const meant = this.#meant(saying.means);
        if (meant.length === 0) continue;
        for (const place of at) said.add(place);
        slots.push(...meant);
      }
    }
    let joinedUpTo = 0;
    let unknown = 0;
    for (let i = 0; i < words.length; i++) {
      const { folded } = words[i];
      const together = this.#together(words, i);
      if (together !== null) {
        slots.push({ weight: JOINED, terms: together.terms });
        joinedUpTo = i + together.length;
        if (together.isOneWord) {
          i = joinedUpTo - 1;
          continue;
        }
      }
      const share = i < joinedUpTo ? IN_JOINED : 1;
      if (isIdle(folded)) slots.push(...this.#slot(IDLE, this.#exactly(folded)));
      else if (said.has(i)) slots.push(...this.#slot(share * SAID_OTHERWISE, this.#exactly(folded)));
      else {
        const terms = this.#alike(folded);
        if (terms.length === 0 && i >= joinedUpTo) unknown++;
        slots.push(...this.#slot(share, terms));
      }
    }
    return { slots, unknown };
  }

  #slot(weight: number, terms: Slot["terms"]): Slot[] {
    return terms.length === 0 ? [] : [{ weight, terms }];
  }

  /** Any of the meanings will do. One of several words is a name if it stands somewhere as such; else each word counts. */
  #meant(meanings: readonly string[]): Slot[] {
    const names: Slot["terms"][number][] = [];
    const slots: Slot[] = [];
    for (const meaning of meanings) {
      const words = wordsIn(meaning);
      const joined = words.length > 1 ? (this.#terms.get(stemmed(words)) ?? this.#terms.get(joinedOf(meaning))) : undefined;
      if (joined !== undefined) names.push([joined, 1]);
      else if (words.length === 1) names.push(...this.#exactly(words[0].folded));
      if (joined === undefined && words.some(({ folded }) => this.#exactly(folded).length === 0)) continue;
      const share = (joined === undefined ? 1 : 0.5) / Math.sqrt(words.length * meanings.length);
      if (words.length > 1) slots.push(...words.flatMap(({ folded }) => this.#slot(share, this.#exactly(folded))));
    }
    return [...this.#slot(1, names), ...slots];
  }

  /** "kai sa" is one word of a name, and "lee sin" the name that others write together. */
  #together(words: readonly Word[], from: number): { terms: Slot["terms"]; length: number; isOneWord: boolean } | null {
    for (const length of [3, 2]) {
      if (from + length > words.length) continue;
      const part = words.slice(from, from + length);
      const written = part.map(({ folded }) => folded).join("");
      const term = this.#terms.get(written) ?? this.#terms.get(stemOf(written)) ?? this.#terms.get(stemmed(part));
      if (term !== undefined) return { terms: [[term, 1]], length, isOneWord: !term.isJoined };
      if (written.length < 8 || part.every(({ folded }) => this.#exactly(folded).length > 0)) continue;
      const near = this.#alike(written).filter(([one, quality]) => quality >= SLIP ** 2 && one.stem.length >= written.length - 2);
      if (near.length > 0) return { terms: near, length, isOneWord: false };
    }
    return null;
  }

  #exactly(folded: string): Slot["terms"] {
    return [folded, stemOf(folded)].flatMap((form) => {
      const term = this.#terms.get(form);
      return term === undefined ? [] : [[term, 1] as const];
    });
  }

  /** The word as sayings have it: itself, or the nearest of theirs if the texts do not know it either. */
  #ownWords(folded: string, speech: Speech, isIdle: boolean): readonly string[] {
    const stem = speech.stem(folded);
    if (folded.length < 5 || isIdle || speech.known.has(stem) || this.#alike(folded).length > 0) return [stem];
    return [stem, ...[...speech.known].filter((known) => known[0] === stem[0] && changesBetween(stem, known, 2) < 2)];
  }

  #alike(folded: string): Slot["terms"] {
    const exact = this.#exactly(folded);
    if (exact.length > 0) return exact;
    const known = this.#remembered.get(folded);
    if (known !== undefined) return known;
    const found = this.#guessed(folded);
    if (this.#remembered.size >= REMEMBERED) this.#remembered = new Map();
    this.#remembered.set(folded, found);
    return found;
  }

  #guessed(folded: string): Slot["terms"] {
    const found = new Map<Term, number>();
    const propose = (term: Term, quality: number) => found.set(term, Math.max(quality, found.get(term) ?? 0));
    const sound = soundOf(folded);
    if (sound.length > 2) for (const term of this.#sounds.get(sound) ?? []) propose(term, SOUNDS);
    const stem = stemOf(folded);
    const limit = slipsForgiven(folded.length) + 1;
    for (const term of this.#terms.values()) {
      if (folded.length >= 2 && term.stem.startsWith(folded)) propose(term, BEGINS * (0.6 + (0.4 * folded.length) / term.stem.length));
      const changes = changesBetween(stem, term.stem, limit);
      if (changes < limit) propose(term, SLIP ** changes * (stem[0] === term.stem[0] ? 1 : 0.85));
    }
    const best = Math.max(0, ...found.values());
    return [...found].filter(([, quality]) => quality >= best - 0.2);
  }
}

const stemmed = (words: readonly Word[]): string => words.map(({ folded }) => stemOf(folded)).join("");

const joinedOf = (text: string): string =>
  wordsIn(text)
    .map(({ folded }) => folded)
    .join("");
