import type { Page } from "@playwright/test";
import { CARDS, isDeck, parseDeck, STARTER_DECKS, TOURNAMENT_DECKS } from "@rulebound/cards";
import {
  type Answer,
  type DecisionKind,
  legal,
  loadPool,
  P1,
  Recorder,
  type Replay,
  type State,
  toAliases,
} from "@rulebound/engine/internal";
import { type Foresight, foresee } from "@rulebound/protocol/seat";
import type { CurrentGame } from "../../src/app/saved.ts";
import { SHELVES } from "../../src/app/shelves.ts";

/** Games that stand where a test needs them, found by playing. */

const { pool } = loadPool(CARDS);
const TRIES = 400;

export interface Found {
  readonly replay: Replay;
  /** What would be played, by the alias of the first seat. */
  readonly card: number;
  readonly foresight: Foresight;
}

type Wanted = (s: State, foresight: Foresight) => boolean;

const deckOf = (id: string) => {
  const reading = parseDeck([...STARTER_DECKS, ...TOURNAMENT_DECKS].find((deck) => deck.id === id)?.text ?? "", pool);
  if (!isDeck(reading)) throw new Error(`${id}: ${reading.errors[0]?.reason}`);
  return reading.deck;
};

/** The first game that comes to where `find` finds something in what the first player may do. */
function gameWhere<T>(
  deckIds: readonly [string, string],
  find: (s: State, acts: readonly Answer[]) => T | null,
  kind: DecisionKind = "act",
): T & { replay: Replay } {
  const decks = deckIds.map(deckOf);
  for (let seed = 1; seed <= TRIES; seed++) {
    const game = new Recorder({ pool, mode: "duel", seed, decks, windows: "all" });
    for (let n = 0; game.state.decision !== null && n < 600; n++) {
      const { decision } = game.state;
      const answers = legal(game.state);
      const found = decision.player === 0 && decision.kind === kind ? find(game.state, answers) : null;
      if (found !== null) return { ...found, replay: game.replay() };
      game.apply(answers[(n * 7 + seed) % answers.length]);
    }
  }
  throw new Error(`no game of ${TRIES} comes to such a position`);
}

/** The first player could play a card of which that is true. */
export const gameWithPlay = (deckIds: readonly [string, string], isWanted: Wanted): Found =>
  gameWhere(deckIds, (s, acts) => {
    for (const answer of acts) {
      if (answer.do !== "play" || answer.way !== 0 || !s.players[0].hand.includes(answer.object)) continue;
      const shown = toAliases(s, P1, answer);
      const foresight = foresee(s, P1, shown);
      if (shown.do === "play" && foresight !== null && isWanted(s, foresight)) return { card: shown.object, foresight };
    }
    return null;
  });

/** The first player could play a card on one of several units, of which one would die and another survive. */
export const gameWithFates = (
  deckIds: readonly [string, string],
): { readonly card: number; readonly dies: number; readonly survives: number; readonly left: number; readonly replay: Replay } =>
  gameWhere(deckIds, (s, acts) => {
    for (const answer of acts) {
      if (answer.do !== "play" || answer.way !== 0 || !s.players[0].hand.includes(answer.object)) continue;
      const shown = toAliases(s, P1, answer);
      const options = foresee(s, P1, shown)?.options ?? [];
      if (shown.do !== "play" || options.length < 2 || options.length > 8) continue;
      const fates = options.flatMap((aim) => foresee(s, P1, shown, aim)?.fates?.filter(({ choice }) => choice === aim) ?? []);
      const [dies, survives] = (["dies", "survives"] as const).map((fate) => fates.find((one) => one.fate === fate));
      if (dies !== undefined && survives !== undefined)
        return { card: shown.object, dies: dies.choice, survives: survives.choice, left: survives.amount };
    }
    return null;
  });

/** The first player, in their own turn, could hide a card that they cannot play. */
export const gameWithHide = (deckIds: readonly [string, string]): { readonly card: number; readonly replay: Replay } =>
  gameWhere(deckIds, (s, acts) => {
    const playable = new Set(acts.flatMap((answer) => (answer.do === "play" ? [answer.object] : [])));
    const hide = acts.find((answer) => answer.do === "hide" && !playable.has(answer.object));
    if (hide === undefined || s.turnPlayer !== 0 || s.chain.length > 0) return null;
    const shown = toAliases(s, P1, hide);
    return shown.do === "hide" ? { card: shown.object } : null;
  });

/** The first player is to assign combat damage: `isEnough` to kill all of several units, or not. */
export const gameWithDamage = (deckIds: readonly [string, string], isEnough: boolean): { readonly replay: Replay } =>
  gameWhere(
    deckIds,
    ({ decision }) => {
      if (decision?.kind !== "assign") return null;
      const { needs, total, ranks } = decision;
      const all = needs.reduce((sum, need) => sum + need, 0);
      return ranks[0] !== -1 && needs.length > 1 && all <= total === isEnough ? {} : null;
    },
    "assign",
  );

/** The first player could move a unit into a combat that can be foreseen. */
export const gameWithAttack = (
  deckIds: readonly [string, string],
): { readonly unit: number; readonly to: number; readonly replay: Replay } =>
  gameWhere(deckIds, (s, acts) => {
    for (const answer of acts) {
      if (answer.do !== "move" || answer.units.length !== 1) continue;
      const shown = toAliases(s, P1, answer);
      const forecast = foresee(s, P1, shown)?.forecast ?? null;
      if (shown.do === "move" && forecast?.sums !== null && forecast !== null) return { unit: shown.units[0], to: shown.to };
    }
    return null;
  });

/** The first player may act in a combat that can be foreseen. */
export const gameInCombat = (deckIds: readonly [string, string]): { readonly at: number; readonly replay: Replay } =>
  gameWhere(deckIds, (s, acts) => {
    if (s.showdownAt < 0 || s.chain.length > 0 || acts.length < 2) return null;
    const forecast = foresee(s, P1, { do: "pass" })?.forecast ?? null;
    return forecast !== null && forecast.sums !== null ? { at: forecast.place } : null;
  });

/** Lays a game on the shelf of games that are being played before the client is there, and goes on with it. */
export async function goOnWith(page: Page, game: CurrentGame): Promise<void> {
  await page.goto("/icon.svg");
  await page.evaluate(
    ([shelves, current]) =>
      new Promise<void>((resolve, reject) => {
        const request = indexedDB.open("rulebound", 1);
        request.onupgradeneeded = () => {
          for (const shelf of shelves) request.result.createObjectStore(shelf);
        };
        request.onerror = () => reject(request.error);
        request.onsuccess = () => {
          const work = request.result.transaction("games", "readwrite");
          work.objectStore("games").put(current, "current");
          work.onerror = () => reject(work.error);
          work.oncomplete = () => {
            request.result.close();
            resolve();
          };
        };
      }),
    [SHELVES, game] as const,
  );
  await page.goto("/play/table");
}

/** Played on by the first player against a bot, which moves at once. */
export async function goOnFrom(page: Page, replay: Replay, pace = 0): Promise<void> {
  await page.addInitScript((ms) => sessionStorage.setItem("rulebound.pace", String(ms)), pace);
  const seats = [null, "skilled"].map((bot, seat) => ({ name: `P${seat + 1}`, bot, deck: "", deckName: "" }));
  const setup = { id: "position", mode: "duel", seats, seed: replay.seed, fullControl: false } as const;
  await goOnWith(page, { setup, replay, startedAt: 0, match: null });
}
