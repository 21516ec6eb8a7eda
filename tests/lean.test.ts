import { mkdirSync, mkdtempSync, realpathSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { build, type Plugin } from "esbuild";
import { afterAll, describe, expect, it } from "vitest";
import { leanSources } from "../tools/lean.mjs";

const folder = realpathSync(mkdtempSync(join(tmpdir(), "rulebound-lean-")));
afterAll(() => rmSync(folder, { recursive: true, force: true }));
writeFileSync(join(folder, "tsconfig.json"), JSON.stringify({ compilerOptions: { strict: true, target: "ES2022" }, include: ["*.ts"] }));

async function made(text: string, plugins: Plugin[]): Promise<{ text: string; said: unknown }> {
  const source = join(folder, "source.ts");
  const bundle = join(folder, `bundle-${plugins.length}-${Math.random()}.mjs`);
  writeFileSync(source, text);
  const { outputFiles } = await build({ entryPoints: [source], bundle: true, write: false, format: "esm", plugins, logLevel: "silent" });
  writeFileSync(bundle, outputFiles[0].text);
  const { said } = (await import(/* @vite-ignore */ pathToFileURL(bundle).href)) as { said: unknown };
  return { text: outputFiles[0].text, said };
}

/** The same program before and after. */
async function both(text: string) {
  return { plain: await made(text, []), lean: await made(text, [leanSources(folder, /source\.ts$/)]) };
}

describe("lean sources", () => {
  it("make nothing for an event that nobody hears of", async () => {
    const { plain, lean } = await both(`
      interface Game { events: string[] | null; at: number }
      let made = 0;
      const count = (): number => ++made;
      function emit(s: Game, type: string, rule: string, told: { object: number; at?: number }): number {
        return s.events === null ? -1 : s.events.push(type + rule + told.object + (told.at ?? ""));
      }
      function play(s: Game, object: number): number {
        emit(s, "played", "349", { object, at: s.at + 1 });
        if (object > 1) emit(s, "moved", "144", { object });
        emit(s, "counted", "1", { object: count() });
        return emit(s, "ended", "2", { object: -object });
      }
      const heard: Game = { events: [], at: 3 };
      const unheard: Game = { events: null, at: 3 };
      export const said = [play(heard, 1), play(heard, 2), play(unheard, 2), heard.events, made];
    `);
    expect(lean.said).toEqual(plain.said);
    expect(lean.text.match(/s\.events === null \? -1 : emit\(/g)).toHaveLength(3);
    // What does something is done, whoever listens.
    expect(lean.text).toMatch(/[;{]\s*emit\(s, "counted"/);
  });

  it("leave out functions that only say what a number means", async () => {
    const ids = join(folder, "packages/engine/src/state");
    mkdirSync(ids, { recursive: true });
    writeFileSync(
      join(ids, "ids.ts"),
      `export type Seat = number & { readonly seat?: true };
export const nthSeat = (n: number): Seat => n as Seat;
export const nextSeat = (n: number): Seat => (n + 1) as Seat;
`,
    );
    const { plain, lean } = await both(`
      import { nextSeat, nthSeat } from "./packages/engine/src/state/ids.ts";
      interface Game { events: number[] | null }
      const emit = (s: Game, type: string, rule: string, told: { seat: number }): number => (s.events === null ? -1 : s.events.push(told.seat));
      const s: Game = { events: [] };
      const all = [1, 2].map((n) => nthSeat(n + 1) * 2 + nextSeat(nthSeat(n)));
      export const said = [all, emit(s, "moved", "144", { seat: nthSeat(all[0]) }), s.events];
    `);
    expect(lean.said).toEqual(plain.said);
    expect(plain.text).toMatch(/nthSeat\(n \+ 1\)/);
    expect(lean.text).not.toMatch(/nthSeat\(/);
    expect(lean.text).toMatch(/nextSeat\(n\)/);
    expect(lean.text).toContain("s.events === null ? -1 : emit(");
  });

  it("make the record of a trigger event where an ability listens to it", async () => {
    writeFileSync(
      join(folder, "listening.ts"),
      `export interface Game { heard: number[]; told: object[] }
       export const isHeard = (s: Game, kind: number): boolean => s.heard.includes(kind);
       export const trigger = (s: Game, event: { kind: number; player: number; amount?: number; to?: number; flags?: number }): void => {
         if (isHeard(s, event.kind)) s.told.push(event);
       };`,
    );
    const { plain, lean } = await both(`
      import { type Game, trigger } from "./listening.ts";
      let counted = 0;
      const count = (): number => ++counted;
      const s: Game = { heard: [1, 3], told: [] };
      for (const kind of [1, 2]) trigger(s, { kind, player: 0, to: 4 });
      trigger(s, { kind: 2, player: 0, flags: 1 | 2 });
      trigger(s, { kind: 2, player: 0, amount: count() });
      trigger(s, { kind: 3, player: 1, amount: counted === 1 ? 5 : 6 });
      export const said = [s.told, counted];
    `);
    expect(lean.said).toEqual(plain.said);
    expect(lean.text.match(/isHeard\(s, [23]\) \? trigger\(/g)).toHaveLength(2);
    // What does something is done, whoever listens.
    expect(lean.text).toMatch(/[;{]\s*trigger\(s, \{ kind: 2, player: 0,[^}]*count\(\)/);
    const [told] = lean.said as [object[]];
    expect(new Set(told.map((event) => Object.keys(event).join())).size, "shapes").toBe(1);
  });

  it("write the records that one place reads in one shape, and refuse another order", async () => {
    const program = (fields: string): string => `
      function ask(s: object[], question: { player: number; rule: string; source?: number; min: number; label?: string }): void {
        s.push(question);
      }
      export const said: object[] = [];
      ask(said, { player: 1, rule: "355.2", min: 1 });
      ask(said, { ${fields} });
    `;
    const { plain, lean } = await both(program('player: 2, rule: "357", source: 7, min: 0, label: "x"'));
    expect(lean.said).toEqual(plain.said);
    expect((plain.said as object[]).map((question) => Object.keys(question).length)).toEqual([3, 5]);
    expect((lean.said as object[]).map((question) => Object.keys(question).length)).toEqual([11, 11]);
    await expect(both(program('player: 2, min: 0, rule: "357"'))).rejects.toThrow("ask({ player, rule, min }) is the order of its fields");
  });

  it("compare truth values, and nothing else", async () => {
    const { plain, lean } = await both(`
      interface Unit { ready: boolean; stunned?: boolean; damage: number; name: string; owner: object | null }
      const units: Unit[] = [
        { ready: true, damage: 0, name: "", owner: {} },
        { ready: false, stunned: true, damage: 2, name: "two", owner: null },
      ];
      const isReady = (u: Unit): boolean => u.ready;
      const asks = (u: Unit) => [
        u.ready ? 1 : 2,
        u.stunned ? 1 : 2,
        !u.stunned,
        !(u.ready),
        !!u.damage,
        !isReady(u) || u.damage ? 1 : 2,
        u.stunned && u.damage,
        u.ready && u.damage,
        u.ready || u.name,
        u.damage && u.ready,
        (u.ready && u.stunned) || u.owner,
        u.owner ? "owned" : u.name ? "named" : "none",
        !(isReady(u) && (u.stunned || u.ready)) ? 1 : 2,
      ];
      export const said = units.map(asks);
    `);
    expect(lean.said).toEqual(plain.said);
    for (const part of ["u.ready === true", "u.stunned !== true", "isReady(u) !== true"]) expect(lean.text).toContain(part);
    expect(lean.text).not.toMatch(/(damage|name|owner) [!=]== true/);
    // The value of this one is kept, and may be nothing.
    expect(lean.text).toContain("u.stunned && u.damage");
  });

  it("count through lists, and iterate over what else there is", async () => {
    const { plain, lean } = await both(`
      export const said: unknown[] = [];
      const list = [3, 1, 2];
      for (const n of list) { if (n === 1) continue; said.push(n); if (said.length === 1) list.push(7); }
      for (const [name, n] of [["a", 1], ["b", 2]] as const) said.push(name + n);
      outer: for (const a of [1, 2]) for (let b of [1, 2, 3]) { if (b === 3) continue outer; if (a + b === 4) break outer; b += 10; said.push(a * 100 + b); }
      for (const c of "xyz") said.push(c);
      for (const n of new Set([5, 5, 6])) said.push(n);
      for (const [key, value] of new Map([["k", 1]])) said.push(key, value);
      for (const n of (function* () { yield 8; yield 9; })()) said.push(n);
      const later: (() => number)[] = [];
      for (const n of list) later.push(() => n);
      for (const call of later) said.push(call());
      let last = 0;
      for (last of list);
      said.push(last);
    `);
    expect(lean.said).toEqual(plain.said);
    expect(lean.text.match(/ of /g)?.length).toBe(5);
  });

  it("take parts by their names and places", async () => {
    const { plain, lean } = await both(`
      export const said: unknown[] = [];
      const unit = { seat: 1, at: { base: 2, field: 3 }, "own name": 4 };
      const { seat, at: { base } } = unit;
      const { at: place } = unit, { field } = unit.at;
      const { at, ...rest } = unit;
      const { seat: again = 7 } = unit;
      const [first, , third] = [1, 2, 3];
      const [only] = [] as number[];
      const [head, ...tail] = [1, 2, 3];
      const [letter] = "xyz";
      const [one] = new Set([5]);
      let { seat: changed } = { seat: seat + 1 };
      changed++;
      for (const { seat: own, at: { field: there } } of [unit]) said.push(own, there);
      for (const { seat: own } of [unit]) said.push(own);
      said.push(seat, base, place, field, at, rest, again, first, third, only, head, tail, letter, one, changed);
      try { const { seat: none } = null as unknown as { seat: number }; said.push(none); } catch (error) { said.push(error instanceof TypeError); }
    `);
    expect(lean.said).toEqual(plain.said);
    expect(lean.text).toMatch(/field = whole\$\d+\.field/);
    expect(lean.text).toMatch(/third = whole\$\d+\[2\]/);
    for (const kept of ["...rest", "...tail", "[letter]", "[one]", "again = 7", "{ base }"]) expect(lean.text).toContain(kept);
  });

  it("say which source the project does not have", async () => {
    writeFileSync(join(folder, "elsewhere.mts"), "export const said = 1;");
    const bundling = build({
      entryPoints: [join(folder, "elsewhere.mts")],
      write: false,
      logLevel: "silent",
      plugins: [leanSources(folder, /elsewhere/)],
    });
    await expect(bundling).rejects.toThrow("does not include");
  });
});
