import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, statSync, utimesSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";
import type { CardPool } from "@rulebound/engine/internal";
import type { FastifyBaseLogger } from "fastify";
import type { Begun, RegisteredList } from "../rooms/entries.ts";
import { rules as ours } from "./present.ts";
import { RULES_INTERFACE, type Rules } from "./rules.ts";

/** Rules that run from sources have no bundle, so nothing of them can be kept. */
const FROM_SOURCES = "sources";
const BUNDLE = "rules.mjs";
const WEEK = 7 * 24 * 3600 * 1000;
const ID = /^[0-9a-f]{24}$/;

export const idOf = (bundle: Uint8Array): string => createHash("sha256").update(bundle).digest("hex").slice(0, 24);

/** The rules of this version and, in a folder, those of versions before it, each under the fingerprint of its bundle. */
export class Versions {
  private readonly loaded = new Map<string, Promise<Rules | null>>();
  private readonly files = new Map<Rules, string>();

  constructor(
    private readonly folder: string | null,
    readonly present: Rules = ours,
    readonly id: string = FROM_SOURCES,
  ) {}

  /** Leaves the rules of this version in the folder, for the versions after it. */
  static open(folder: string | null, present: Rules, log: Pick<FastifyBaseLogger, "warn">): Versions {
    if (import.meta.url.endsWith(".ts") || present !== ours) return new Versions(folder, present);
    const bundle = readFileSync(fileURLToPath(new URL(`./${BUNDLE}`, import.meta.url)));
    const id = idOf(bundle);
    if (folder === null)
      log.warn("the rules of this version are kept nowhere: a later one may not be able to finish its games (--versions)");
    else
      try {
        keep(folder, id, bundle);
      } catch (error) {
        log.warn({ folder, err: error }, "the rules of this version cannot be kept: a later one may not be able to finish its games");
      }
    return new Versions(folder, present, id);
  }

  /** What a match begins with that begins now. */
  begun(decks: readonly RegisteredList[]): Begun {
    return { rules: this.id, version: this.present.version, cards: cardsIn(this.present.pool, decks) };
  }

  /** Those that may lead a match, in the order in which they are to be tried: ours, if they play it the same, or those it began with. */
  async leading(begun: Begun | undefined): Promise<Rules[]> {
    const ids = begun === undefined ? this.kept() : [begun.rules];
    const older = await Promise.all(ids.filter((id) => id !== this.id).map((id) => this.load(id)));
    return [this.present, ...older.filter((rules) => rules !== null)];
  }

  /** Whether the cards are those that a match began with. */
  fits(rules: Rules, begun: Begun | undefined, decks: readonly RegisteredList[]): boolean {
    return begun === undefined || cardsIn(rules.pool, decks) === begun.cards;
  }

  /** The bundle of older rules, for those who play by them in another thread; null: they are ours. */
  fileOf(rules: Rules): string | null {
    return this.files.get(rules) ?? null;
  }

  /** Removes rules by which nobody has begun to play for a week and nobody plays. `used`: those of all matches that go on. */
  forget(used: ReadonlySet<string>, now: number): void {
    if (this.folder === null) return;
    for (const id of this.kept()) {
      const place = join(this.folder, id);
      if (id !== this.id && !used.has(id) && statSync(place).mtimeMs < now - WEEK) rmSync(place, { recursive: true, force: true });
    }
  }

  private kept(): string[] {
    if (this.folder === null || !existsSync(this.folder)) return [];
    return readdirSync(this.folder).filter((name) => ID.test(name));
  }

  private load(id: string): Promise<Rules | null> {
    const loading = this.loaded.get(id) ?? this.read(id);
    this.loaded.set(id, loading);
    return loading;
  }

  /** Null: it is not there, not what it was, or of another interface than ours. */
  private async read(id: string): Promise<Rules | null> {
    if (this.folder === null || !ID.test(id)) return null;
    const file = join(this.folder, id, BUNDLE);
    if (!existsSync(file) || idOf(readFileSync(file)) !== id) return null;
    const { rules } = (await import(pathToFileURL(file).href)) as { readonly rules?: Rules };
    if (rules?.interface !== RULES_INTERFACE) return null;
    this.files.set(rules, file);
    return rules;
  }
}

/** Whole or not at all, for two processes may do it at once. */
export function keep(folder: string, id: string, bundle: Uint8Array): void {
  const place = join(folder, id);
  const file = join(place, BUNDLE);
  if (existsSync(file)) {
    utimesSync(place, new Date(), new Date());
    return;
  }
  mkdirSync(place, { recursive: true });
  const draft = `${file}.${process.pid}`;
  writeFileSync(draft, bundle);
  renameSync(draft, file);
}

/** Of all that is written on the cards in the decks: the game is played by it. */
function cardsIn(pool: CardPool, decks: readonly RegisteredList[]): string {
  const names = new Set(
    decks.flatMap(({ legend, furtherLegends = [], champion, main, runes, battlefields, sideboard }) => [
      legend,
      ...furtherLegends,
      champion,
      ...main,
      ...runes,
      ...battlefields,
      ...sideboard,
    ]),
  );
  const hash = createHash("sha256");
  for (const name of [...names].sort()) {
    const card = pool.byName.get(name.toLowerCase());
    hash.update(card === undefined ? `${name}\n` : `${JSON.stringify(pool.cards[card].data)}\n`);
  }
  return hash.digest("hex").slice(0, 24);
}
