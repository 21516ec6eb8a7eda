import { ITEM } from "../../state/decision.ts";
import { TypeBit } from "../../state/ids.ts";
import type { ChainItem, PlayerRecord, State } from "../../state/records.ts";
import { Chose } from "../../state/this-turn.ts";
import { usesOf } from "../../state/uses.ts";
import { me, self } from "../references.ts";
import type { Scope } from "../scope.ts";
import type { Filter, History, Who } from "../types.ts";
import { lookAt, lookAtChoice } from "./looks.ts";
import { compileWho } from "./players.ts";
import type { Names, Num } from "./terms.ts";

/** What has happened this turn, counted (state/this-turn.ts). */

/** What the text says of it: who did it, to what, and with what. */
interface Said {
  readonly who?: Who;
  readonly filter?: Filter;
  readonly with?: "spellsOrUnitAbilities";
}

/** These are remembered of the object whose text it is. */
const OF_ITSELF: ReadonlySet<History> = new Set(["moved", "attachedToMe", "conquered", "dealtDamageByThis"]);

/** What can be said of what has happened: cards are counted by kind, and everything by player. */
function checkHistory(history: History, { who, filter, with: means }: Said): void {
  if (OF_ITSELF.has(history) && who !== undefined && who !== "you")
    throw new Error(`"${history}" is remembered of its own controller only`);
  if (means !== undefined && history !== "choseEnemy") throw new Error(`with what was done is not remembered of "${history}"`);
  if (filter === undefined) return;
  const known: readonly string[] = ["kinds", "side", "not", "other", "notChosen"];
  const unknown = Object.keys(filter).find((word) => !known.includes(word));
  if (unknown !== undefined || (filter.not ?? []).some((status) => status !== "token"))
    throw new Error(`"${unknown ?? "not"}" is not remembered of what has happened this turn`);
}

/** "Another spell": not the one that the text has chosen. */
function othersOnly(filter: Filter | undefined, names: Names): ((s: State, scope: Scope, p: PlayerRecord, play: number) => boolean) | null {
  if (filter?.notChosen === undefined) return null;
  const number = names.numbers.get(filter.notChosen);
  if (number === undefined) throw new Error(`the text refers to "${filter.notChosen}" before it is mentioned`);
  lookAtChoice(number, names);
  return (s, scope, p, play) =>
    (scope.vars[number] ?? []).some((choice) => s.chain.some((item) => item.id === choice - ITEM && playOf(p, item) === play));
}

/** The play that a card is on the chain for: its last one, since it cannot be played again before it has left. -1: it is not there. */
const playOf = (p: PlayerRecord, item: ChainItem): number =>
  item.ability < 0 && item.finalized ? p.finalized.lastIndexOf(item.object) : -1;

/** A card does not count the play that it is on the chain for (812.1.c); that it was played before, it does. */
const ownPlay = (p: PlayerRecord, { item }: Scope): number => (item === null ? -1 : playOf(p, item));

/** Whose past is looked at: of what has died the filter tells, and points are a team's (489.8.d.3). */
function whoseHistory(history: History, { who = "you", filter }: Said): Who {
  if (history === "heldPoints" && who === "you") return "youOrAlly";
  if (history !== "unitDied" && history !== "beginningPhaseDeaths") return who;
  switch (filter?.side) {
    case "friendly":
      return "youOrAlly";
    case "enemy":
    case "opponents":
      return "opponents";
    case "yours":
      return "you";
    default:
      return who;
  }
}

const countWith = (list: readonly number[], kinds: number, means: number): number => {
  let n = 0;
  for (const bits of list) if ((bits & kinds) !== 0 && (means === 0 || (bits & means) !== 0)) n++;
  return n;
};

export function compileHistory(history: History, said: Said, names: Names): Num {
  checkHistory(history, said);
  const { filter } = said;
  const seats = compileWho(whoseHistory(history, said), names);
  if (OF_ITSELF.has(history)) lookAt("source", names);
  const isSpared = othersOnly(filter, names);
  const over =
    (read: (p: PlayerRecord, s: State, scope: Scope) => number): Num =>
    (s, scope) => {
      let sum = 0;
      for (const seat of seats(s, scope)) sum += read(s.players[seat], s, scope);
      return sum;
    };
  const cards = (bits: number, tag?: string): Num =>
    over((p, s, scope) => {
      let n = 0;
      const itself = ownPlay(p, scope);
      for (let i = 0; i < p.finalizedCards.length; i++) {
        if (i === itself || isSpared?.(s, scope, p, i)) continue;
        const card = s.pool.cards[p.finalizedCards[i]];
        if (bits !== 0 && (card.types & bits) === 0) continue;
        if (tag === undefined || card.tags.includes(tag)) n++;
      }
      return n;
    });
  const speaksOf = (kind: "unit" | "gear"): boolean => filter?.kinds?.includes(kind) === true;
  switch (history) {
    case "playedCard":
      return cards(0);
    case "playedSpell":
      return cards(TypeBit.spell);
    case "playedUnit":
      return cards(TypeBit.unit);
    case "playedGear":
      return cards(TypeBit.gear);
    case "playedEquipment":
      return cards(TypeBit.gear, "Equipment");
    case "discarded":
      return over((p) => p.discarded);
    case "unitDied":
      return speaksOf("gear") ? over((p) => p.unitsLost + p.gearLost) : over((p) => p.unitsLost);
    case "beginningPhaseDeaths":
      // "During your Beginning Phase": of this turn, if it is yours.
      return over((p, s, scope) => (s.turnPlayer === scope.you ? p.unitsLostInBeginning : 0));
    case "drew":
      return over((p) => p.drawn);
    case "spentPower":
      return over((p) => p.spentPower);
    case "spentEnergyOnSpell":
      return over((p) => p.spentOnSpell);
    case "gainedXp":
      return over((p) => p.xpGained);
    case "choseEnemy": {
      const kinds = (speaksOf("unit") ? Chose.unit : 0) | (speaksOf("gear") ? Chose.gear : 0);
      if (kinds === 0) throw new Error('"choseEnemy" has to say whether units or gear are meant');
      const means = said.with === undefined ? 0 : Chose.bySpell | Chose.byUnit;
      return over((p) => countWith(p.chosenEnemies, kinds, means));
    }
    case "heldPoints":
      return over((p) => p.pointsHeld);
    case "turnsTaken":
      return over((p) => p.turnsTaken);
    case "playedToBattlefield":
      return over((p) => p.playedToBattlefield);
    case "moved":
      return (s, scope) => me(s, scope)?.moves ?? 0;
    case "conquered":
      return (s, scope) => me(s, scope)?.conquests ?? 0;
    case "attachedToMe":
      return (s, scope) => (self(s, scope)?.attachedSince === s.turnNumber ? 1 : 0);
    case "dealtDamageByThis":
      return (s, scope) => usesOf(me(s, scope)?.used ?? [], -2);
  }
}
