/** What a triggered ability waits for: the words after "When". */
import type { Condition, Place, Trigger, Who } from "../types.ts";
import { filter, type Said } from "./filters.ts";

export type Qualifiers = Omit<Partial<Trigger>, "on" | "subject">;

/** Any trigger, spelled out. */
export const on = (event: Trigger["on"], qualifiers: Omit<Partial<Trigger>, "on"> = {}): Trigger => ({ on: event, ...qualifiers });

/** The source does it or has it happen. */
const mine = (event: Trigger["on"]): Trigger => ({ on: event, subject: "me" });
/** An object like this does it or has it happen. */
const of =
  (event: Trigger["on"]) =>
  (...said: readonly Said[]): Trigger => ({ on: event, subject: filter(...said) });
/** You do it to an object like this. */
const you =
  (event: Trigger["on"]) =>
  (...said: readonly Said[]): Trigger => ({ on: event, who: "you", subject: filter(...said) });

export const youPlayMe: Trigger = { on: "played", subject: "me" };
export const iMove = mine("moved");
export const iMoveTo = (to: Place): Trigger => ({ ...iMove, to });
export const iMoveFrom = (from: Place): Trigger => ({ ...iMove, from });
export const iAttack = mine("attacks");
export const iDefend = mine("defends");
export const iAttackOrDefend: readonly Trigger[] = [iAttack, iDefend];
export const iConquer = mine("conquers");
export const iHold = mine("holds");
export const iConquerOrHold: readonly Trigger[] = [iConquer, iHold];
export const iScore = mine("scores");
export const iDie = mine("dies");
export const thisLeaves = mine("leaves");
export const iWinCombat = mine("winsCombat");
export const iBecomeEmpowered = mine("empowered");
export const iBecomeExhausted = mine("exhausted");
export const iBecomeReady = mine("readied");
export const youChooseMe: Trigger = { on: "chosen", who: "you", subject: "me" };
export const youReadyMe: Trigger = { on: "readied", who: "you", subject: "me" };
export const youBuffMe: Trigger = { on: "buffed", who: "you", subject: "me" };
export const youDiscardMe = mine("discarded");

export const youPlay = you("played");
export const youChoose = you("chosen");
export const youStun = you("stunned");
export const youBuff = you("buffed");
export const youReady = you("readied");
export const youKill = you("killed");
export const youEmpower = you("empowered");
export const youDiscard = you("discarded");
export const youBanish = you("banished");
export const youMove = you("moved");
export const anOpponentPlays = (...said: readonly Said[]): Trigger => ({ on: "played", who: "opponent", subject: filter(...said) });
export const aPlayerPlays = (...said: readonly Said[]): Trigger => ({ on: "played", who: "anyPlayer", subject: filter(...said) });

export const dies = of("dies");
export const attacks = of("attacks");
export const defends = of("defends");
export const moves = of("moved");
export const isPlayed = of("played");
export const becomesMighty = of("becomesMighty");
export const becomesExhausted = of("exhausted");

export const youConquer: Trigger = { on: "conquers", who: "you" };
export const youConquerHere: Trigger = { ...youConquer, here: true };
export const youHold: Trigger = { on: "holds", who: "you" };
export const youHoldHere: Trigger = { ...youHold, here: true };
export const youDefendHere: Trigger = { on: "defends", who: "you", here: true };
export const youWinCombat: Trigger = { on: "winsCombat", who: "you" };
export const yourBeginningPhase: Trigger = { on: "beginningPhase", who: "you" };
export const yourMainPhase: Trigger = { on: "mainPhase", who: "you" };
export const endOfYourTurn: Trigger = { on: "endOfTurn", who: "you" };
export const endOfTurn: Trigger = { on: "endOfTurn", who: "any" };

// --------------------------------------------------------------------------------------------------------- qualifiers

export const qualified = (trigger: Trigger, qualifiers: Qualifiers): Trigger => ({ ...trigger, ...qualifiers });
/** "The first time ... each turn". */
export const firstTime = (trigger: Trigger): Trigger => ({ ...trigger, nth: 1 });
/** "For each player, the first time they ... each turn, they ..." */
export const eachPlayersFirstTime = (trigger: Trigger): Trigger => ({ ...trigger, who: "anyPlayer", nth: 1, forEachPlayer: true });
export const nthTime = (nth: number, trigger: Trigger): Trigger => ({ ...trigger, nth });
export const onceEachTurn = (trigger: Trigger): Trigger => ({ ...trigger, oncePerTurn: true });
export const oneOrMore = (trigger: Trigger): Trigger => ({ ...trigger, batch: true });
export const whileTrue = (condition: Condition, trigger: Trigger): Trigger => ({ ...trigger, condition });
export const byWhom = (who: Who | "any", trigger: Trigger): Trigger => ({ ...trigger, who });
