import { createHash } from "node:crypto";
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { ask, BOTS, createRng } from "@rulebound/bots";
import { CARDS, starterDecks } from "@rulebound/cards";
import { apply, loadPool, type ModeName, newGame, nthSeat, P1, redact } from "@rulebound/engine/internal";
import { describe, expect, it } from "vitest";
import { z } from "zod";
import { credentialsSchema, deckBodySchema, deletionSchema, newPasswordSchema, roomQuerySchema } from "../src/http.ts";
import { clientMessageSchema, PROTOCOL_VERSION, seatSnapshot, serverMessageSchema } from "../src/index.ts";

/**
 * What messages looked like in each version of the protocol. `messages`: a digest of the schemas. `shown`: the paths in snapshots
 * and events, which have no schema, that every game has; `seldom`: those that some have.
 */
interface Noted {
  readonly messages: string;
  readonly shown: readonly string[];
  readonly seldom: readonly string[];
}

const FILE = new URL("./versions.json", import.meta.url);
const noted = (): Record<string, Noted> => (existsSync(FILE) ? (JSON.parse(readFileSync(FILE, "utf8")) as Record<string, Noted>) : {});
/** `NOTE_PROTOCOL=1` notes a version that is new, and further paths that some games have. */
const isNoting = process.env.NOTE_PROTOCOL !== undefined;

const RAISE = `messages have changed: raise PROTOCOL_VERSION (src/version.ts), say in docs/PROTOCOL.md what is new, and run
NOTE_PROTOCOL=1 npx vitest run packages/protocol/test/version.test.ts`;

const digest = (): string => {
  const schemas = [clientMessageSchema, serverMessageSchema, credentialsSchema, newPasswordSchema, deckBodySchema, deletionSchema];
  const texts = [...schemas, roomQuerySchema].map((schema) => JSON.stringify(z.toJSONSchema(schema, { unrepresentable: "any" })));
  return createHash("sha256").update(texts.join("\n")).digest("hex");
};

/** What differs by the card or the rule, and is passed on as it is. */
const OPAQUE = /\.(?:why|needs|has)$/;

/** Of objects by number or by keyword, any of them. */
function collect(value: unknown, path: string, paths: Set<string>): void {
  if (OPAQUE.test(path)) return;
  if (Array.isArray(value)) for (const one of value) collect(one, `${path}[]`, paths);
  else if (typeof value === "object" && value !== null)
    for (const [key, one] of Object.entries(value)) collect(one, `${path}.${/^(?:\d|\p{Lu})/u.test(key) ? "*" : key}`, paths);
  else paths.add(`${path}: ${value === null ? "null" : typeof value}`);
}

const { pool } = loadPool(CARDS);
const decks = starterDecks(pool).map(({ deck }) => deck);

/** The paths in all that the seats of a game are shown. */
function pathsIn(mode: ModeName, players: number, seed: number): Set<string> {
  const paths = new Set<string>();
  const chosen = Array.from({ length: players }, (_, seat) => decks[(seed + seat) % decks.length]);
  const s = newGame({ pool, mode, seed, decks: chosen, record: true });
  const { busy } = BOTS;
  if (busy === undefined) throw new Error("there is no busy bot");
  const rng = createRng(seed);
  let told = 0;
  for (let n = 0; n < 120 && s.decision !== null; n++) {
    for (const seat of [s.decision.player, -1]) collect(seatSnapshot(s, nthSeat(seat)), "snapshot", paths);
    for (const event of (s.events ?? []).slice(told)) collect(redact(event, s, P1), "event", paths);
    told = s.events?.length ?? 0;
    apply(s, ask(busy, s, rng));
  }
  return paths;
}

describe("the version of the protocol", () => {
  it("is raised when messages change", () => {
    const games = [1, 2, 3].flatMap((seed) => [pathsIn("duel", 2, seed), pathsIn("ffa3", 3, seed), pathsIn("2v2", 4, seed)]);
    const seen = [...new Set(games.flatMap((paths) => [...paths]))].sort();
    const all = noted();
    const known = all[PROTOCOL_VERSION];
    if (isNoting) {
      const shown = known?.shown ?? seen.filter((path) => games.every((paths) => paths.has(path)));
      const seldom = [...new Set([...(known?.seldom ?? []), ...seen.filter((path) => !shown.includes(path))])].sort();
      const messages = known?.messages ?? digest();
      writeFileSync(FILE, `${JSON.stringify({ ...all, [PROTOCOL_VERSION]: { messages, shown, seldom } }, null, 2)}\n`);
    }
    const { messages, shown, seldom } = noted()[PROTOCOL_VERSION] ?? { messages: "", shown: [], seldom: [] };
    expect(digest(), RAISE).toBe(messages);
    expect(
      shown.filter((path) => !seen.includes(path)),
      RAISE,
    ).toEqual([]);
    expect(
      seen.filter((path) => !shown.includes(path) && !seldom.includes(path)),
      `${RAISE}\n(without raising it, if these were there before and no game had shown them)`,
    ).toEqual([]);
  });
});
