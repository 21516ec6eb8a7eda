import { setImmediate as turn } from "node:timers/promises";
import type { Rules } from "../rules/rules.ts";
import type { Versions } from "../rules/versions.ts";
import { Differs, type Entry } from "./entries.ts";
import { Table } from "./table.ts";

export interface StoredEntry {
  readonly n: number;
  readonly at: number;
  readonly body: string;
}

/** A room as its entries made it. */
export interface Played {
  readonly table: Table;
  /** When the last of them was accepted. */
  readonly last: number;
  /** Why nobody here can go on with its match; null: somebody can. */
  readonly lost: Error | null;
}

/** A long room is played again in pieces of so many milliseconds: others are answered in between. */
const PIECE = 5;

/** An entry is missing: what came after it was accepted of another room than this one. */
export class Hole extends Error {}

/**
 * Plays a room again from its entries. Each match in it is led by the rules of this version if they play it the same, answer
 * by answer, else by those that it began with. Of matches that are over, which nobody can play any more, only that is kept.
 */
export async function playAgain(id: string, stored: readonly StoredEntry[], versions: Versions): Promise<Played> {
  const entries = stored.map(({ n, at, body }) => ({ n, at, entry: JSON.parse(body) as Entry }));
  const matches: { readonly rules: readonly Rules[]; tried: number }[] = [];
  for (const { entry } of entries) if (entry.do === "start") matches.push({ rules: await versions.leading(entry.begun), tried: 0 });
  for (;;) {
    const table = new Table(id, versions.present);
    let last = 0;
    let match = -1;
    let since = performance.now();
    try {
      for (const [i, { n, entry, at }] of entries.entries()) {
        if (n !== i) throw new Hole(`there is no entry ${i}`);
        if (entry.do === "start") {
          const { rules, tried } = matches[++match];
          if (tried >= rules.length) table.pass();
          else {
            table.rules = rules[tried];
            if (!versions.fits(table.rules, entry.begun, table.decks)) throw new Differs(0);
          }
        }
        if (match < 0 || matches[match].tried < matches[match].rules.length) table.apply(entry, at);
        last = at;
        if (performance.now() - since > PIECE) {
          await turn();
          since = performance.now();
        }
      }
      return { table, last, lost: null };
    } catch (error) {
      const lost = error instanceof Error ? error : new Error(String(error));
      const current = matches[match];
      if (current === undefined || lost instanceof Hole) return { table, last, lost };
      current.tried++;
      if (current.tried >= current.rules.length && match === matches.length - 1) return { table, last, lost };
    }
  }
}
