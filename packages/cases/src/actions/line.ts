import { nthSeat, type Seat } from "../adapter.ts";
import { fold, suggestion } from "../words.ts";
import type { Named, Place, Thing } from "./action.ts";
import type { Lexicon } from "./lexicon.ts";

/** Why an action line or a name cannot be read. The reader of the file adds file and line. */
export class LineError extends Error {}

/** Words that begin a clause, and so end a name that is not known. */
const CLAUSES = ["to", "on", "at", "from", "mode", "with", "paying"] as const;

/** A line that is read from left to right. */
export class Line {
  private position = 0;

  constructor(
    readonly text: string,
    private readonly lexicon: Lexicon,
    private readonly seats: number,
    private readonly battlefields: ReadonlySet<string>,
  ) {}

  private get rest(): string {
    return this.text.slice(this.position);
  }

  private skipSpaces(): void {
    while (/\s/.test(this.text[this.position] ?? "")) this.position++;
  }

  isAtEnd(): boolean {
    this.skipSpaces();
    return this.position >= this.text.length;
  }

  /** Reads on if these words come next. */
  accept(words: string): boolean {
    this.skipSpaces();
    const next = this.rest.slice(0, words.length).toLowerCase();
    if (next !== words) return false;
    const after = this.rest[words.length];
    if (/\w$/.test(words) && after !== undefined && /[\w'’-]/.test(after)) return false;
    this.position += words.length;
    return true;
  }

  acceptOneOf<W extends string>(words: readonly W[]): W | null {
    return words.find((word) => this.accept(word)) ?? null;
  }

  private match(pattern: RegExp): RegExpExecArray | null {
    this.skipSpaces();
    const found = pattern.exec(this.rest);
    if (found === null || found.index !== 0) return null;
    this.position += found[0].length;
    return found;
  }

  expect(words: string): void {
    if (!this.accept(words)) this.fail(`expected "${words}"`);
  }

  expectEnd(after: string): void {
    if (!this.isAtEnd()) this.fail(`expected nothing more after ${after}`);
  }

  /** `what` continues "in <line>, ": where reading stopped is shown. */
  fail(what: string): never {
    this.skipSpaces();
    const here = this.rest === "" ? "the end of the line" : `"${this.rest}"`;
    throw new LineError(`in "${this.text}": ${what}, but found ${here}.`);
  }

  /** What has not been read yet. */
  upcoming(): string {
    return this.rest;
  }

  restOfLine(): string {
    this.skipSpaces();
    const words = this.rest.trim();
    this.position = this.text.length;
    return words;
  }

  integer(what: string): number {
    const found = this.match(/^\d+(?![\w])/);
    return found === null ? this.fail(`expected ${what}, a number`) : Number(found[0]);
  }

  numberSign(): number | null {
    const found = this.match(/^#(\d+)(?!\w)/);
    return found === null ? null : Number(found[1]);
  }

  /** One or more, with commas between them. */
  listOf<T>(read: () => T): T[] {
    const all = [read()];
    while (this.accept(",")) all.push(read());
    return all;
  }

  /** A word or two as a cost is called: `accelerate`, `repeat`, `cost`. */
  word(what: string): string {
    const found = this.match(/^[A-Za-z][A-Za-z-]*/);
    return found === null ? this.fail(`expected ${what}`) : found[0].toLowerCase();
  }

  player(): Seat | null {
    const found = this.match(/^P(\d)(?![\w'’])/);
    return found === null ? null : this.seat(Number(found[1]));
  }

  private seat(number: number): Seat {
    if (number >= 1 && number <= this.seats) return nthSeat(number - 1);
    throw new LineError(`in "${this.text}": P${number} is not a player of this mode; expected P1 to P${this.seats}.`);
  }

  private possessor(): Seat | null {
    const found = this.match(/^P(\d)['’]s(?=\s)/);
    return found === null ? null : this.seat(Number(found[1]));
  }

  place(): Place {
    const thing = this.thing("a location: a battlefield, base or P2's base", { at: false });
    if (thing.kind === "base") return { kind: "base", owner: thing.owner };
    if (thing.kind === "named" && this.battlefields.has(fold(thing.name))) return { kind: "battlefield", name: thing.name };
    throw new LineError(`in "${this.text}": "${thing.text}" is not a location; expected a battlefield of this case, base or P2's base.`);
  }

  named(what: string, options: { readonly at: boolean; readonly number?: boolean } = { at: true }): Named {
    const thing = this.thing(what, options);
    if (thing.kind !== "named") throw new LineError(`in "${this.text}": "${thing.text}" stands where ${what} is expected.`);
    return thing;
  }

  thing(what: string, { at, number: numbered = true }: { readonly at: boolean; readonly number?: boolean } = { at: true }): Thing {
    this.skipSpaces();
    const start = this.position;
    const written = () => this.text.slice(start, this.position).trim();
    const seat = this.player();
    if (seat !== null) return { kind: "player", text: written(), seat };
    const owner = this.possessor();
    const name = this.name();
    if (name === null && this.accept("base")) return { kind: "base", text: written(), owner };
    if (name === null) return this.failName(what);
    const number = numbered ? this.numberSign() : null;
    const cause = this.accept("(") ? this.thing("the object that caused it") : null;
    if (cause !== null) this.expect(")");
    const place = at && this.accept("at") ? this.place() : null;
    return { kind: "named", text: written(), name, owner, number, cause, at: place };
  }

  private name(): string | null {
    this.skipSpaces();
    const found = this.lexicon.longestAt(this.text, this.position);
    if (found === null) return null;
    this.position = found.end;
    return found.name;
  }

  private failName(what: string): never {
    const [unknown] = this.rest.split(new RegExp(`,|\\s+(?:${CLAUSES.join("|")})\\s`), 1);
    const words = unknown.trim();
    if (words === "") return this.fail(`expected ${what}`);
    throw new LineError(
      `in "${this.text}": "${words}" is not a name known here; expected ${what}.${suggestion(words, this.lexicon.names)}`,
    );
  }
}
