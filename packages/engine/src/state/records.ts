import type { AbilityIndex } from "../derive/ability-index.ts";
import type { DerivedBoard } from "../derive/board.ts";
import type { CardPool } from "../language/pool.ts";
import type { Answer, Decision } from "./decision.ts";
import type { GameEvent } from "./events.ts";
import type { Frame } from "./frame-data.ts";
import type { Game } from "./game.ts";
import type {
  AbilityId,
  BattlefieldIndex,
  CardId,
  Controller,
  Incarnation,
  ItemId,
  LocationId,
  ObjectId,
  OngoingId,
  Owner,
  Phase,
  Role,
  Seat,
  Zone,
} from "./ids.ts";
import type { Memory } from "./memory.ts";
import type { ObjectRefs } from "./object-refs.ts";
import type { HiddenCount, StartingVictoryScore } from "./quantities.ts";
import type { ThisTurn } from "./this-turn.ts";

/**
 * What a game is, as data: records of one shape each, addressed by integers, without functions, strings in hot fields or
 * a clock. Arrays inside records are never changed in place: a writer replaces them, so that forks may share them.
 * A record belongs to the state whose `epoch` it carries; others copy it before they write (fork.ts). So records are readonly
 * here: who may write which fields is said in field-groups.ts.
 */
export interface GameObject {
  readonly epoch: number;
  readonly id: ObjectId;
  /** Grows with each change of zone to or from a non-board zone (124). */
  readonly incarnation: Incarnation;
  /** Index into the card pool: what is printed on it. A token has a card of its own kind. */
  readonly card: CardId;
  /** What it is a copy of (477.1.b), or -1. */
  readonly copyOf: CardId;
  readonly token: boolean;
  readonly owner: Owner;
  readonly controller: Controller;
  /** Who controls it while no effect says otherwise: the player under whom it came to the board (191.3), who need not own it. */
  readonly defaultController: Controller;
  readonly zone: Zone;
  readonly location: LocationId;
  /** Where it was last on the board ("to the same location"). */
  readonly lastLocation: LocationId;
  readonly exhausted: boolean;
  readonly stunned: boolean;
  readonly damage: number;
  /** Bits of the seats who marked damage on it (142.3), and whose damage came last (actions/dealer.ts). */
  readonly damagedBy: number;
  /** The chain item that last dealt it damage, or -1. */
  readonly damageSource: ItemId;
  /** The number of the turn in which it was last dealt damage, or -1. */
  readonly damagedOn: number;
  readonly buffs: number;
  readonly empowered: number;
  readonly attachedTo: ObjectId;
  readonly attached: readonly ObjectId[];
  readonly role: Role;
  /** Attack and defend triggers are checked once per combat (383.4.e.2.a): bit 1 attacked, bit 2 defended. */
  readonly designated: number;
  /** Sums of "this turn" and "this combat" changes, which expire together (317.2.c, 466.7.c). */
  readonly mightTurn: number;
  readonly mightCombat: number;
  readonly keywordsTurn: number;
  readonly keywordsCombat: number;
  readonly assaultTurn: number;
  readonly shieldTurn: number;
  readonly shieldCombat: number;
  readonly deflectTurn: number;
  readonly huntTurn: number;
  /** Types beside those of its card (178). */
  readonly typesGained: number;
  /** Keywords granted without a duration (801.3.a.3). */
  readonly keywordsGranted: number;
  /** Prevent Value of "the next N" (437.3); 0 none. */
  readonly prevent: number;
  /** Turn numbers: when it came to the board or was hidden, when attached. */
  readonly since: number;
  readonly attachedSince: number;
  /** How often it has moved this turn, and been there as its player conquered (383.4.c.2.a). */
  readonly moves: number;
  readonly conquests: number;
  /** Times chosen modes or "once each turn" abilities were used this turn: pairs of ability id and count. */
  readonly used: readonly number[];
  /** The zone it was played from, and whether additional costs were paid: bits by cost index (linked abilities). */
  readonly playedFrom: Zone;
  readonly paid: number;
  /** A named tag or card, a chosen tag: index into the pool's words, or -1. */
  readonly named: number;
  /** Objects banished or taken with it (393, 427.3). */
  readonly linked: ObjectRefs;
  /** Order of arrival, for timestamps and "#2". */
  readonly stamp: number;
  /** Its Might when somebody who listens last looked; -1000: never (709). */
  readonly noticedMight: number;
  /** Who may look at it beyond what its zone says: bits of seats (looked at, revealed, returned). */
  readonly knownTo: number;
  /** How often its owner and others lost sight of it, packed (sight.ts). */
  readonly hiddenCount: HiddenCount;
}

export interface PlayerRecord extends ThisTurn {
  readonly epoch: number;
  readonly seat: Seat;
  readonly team: number;
  readonly lost: boolean;
  readonly points: number;
  readonly xp: number;
  /** The last element is the top card. */
  readonly deck: readonly ObjectId[];
  readonly runeDeck: readonly ObjectId[];
  readonly hand: readonly ObjectId[];
  readonly trash: readonly ObjectId[];
  readonly banished: readonly ObjectId[];
  readonly champion: readonly ObjectId[];
  readonly legends: readonly ObjectId[];
  /** Legends that a card of the deck has asked for beside the first, whether they are in the Legend Zone now or not. */
  readonly furtherLegends: readonly ObjectId[];
  /** Runes on the board. */
  readonly runes: readonly ObjectId[];
  /** Rune Pool (165): energy, then power by domain, the last one universal. */
  readonly energy: number;
  readonly power: readonly number[];
  /** Resources in the pool that may be spent only on something: energy and universal power by Limit, and the bits of those there are. */
  readonly limitedEnergy: readonly number[];
  readonly limitedPower: readonly number[];
  readonly limit: number;
  /** Card (pool index) of the Chosen Champion (103.2.a.3). */
  readonly chosen: CardId;
  readonly turnsTaken: number;
}

export interface BattlefieldRecord {
  readonly epoch: number;
  readonly index: BattlefieldIndex;
  readonly object: ObjectId;
  readonly controller: Seat;
  readonly contestedBy: Seat;
  readonly showdownStaged: boolean;
  readonly combatStaged: boolean;
  readonly facedown: readonly ObjectId[];
  /** Bits of seats that scored it this turn (470), or may not this turn (469.1.a). */
  readonly scoredBy: number;
  readonly cannotScore: number;
  /** Bits of seats whose last point does not ask for it this turn (489.8.g.1). */
  readonly excepted: number;
  readonly conqueredBy: number;
  /** Bits of seats that have played a unit or gear here this turn (419.4.b). */
  readonly playedBy: number;
}

/** What a trigger noted when it triggered (359.3.f.3). */
export interface LastKnownInfo {
  readonly object: ObjectId;
  readonly incarnation: Incarnation;
  readonly player: Seat;
  readonly from: LocationId;
  readonly to: LocationId;
  readonly amount: number;
  /** A second object (the killer, the equipment, the spell that chose); of a play the Energy spent, of a draw how many at once. */
  readonly other: number;
  /** Last-known information of `object`: its Might, whether it was alone, its statuses (Status bits). */
  readonly might: number;
  readonly flags: number;
  /** Additional costs that were paid for it, as bits. */
  readonly paid: number;
  /** "When one or more ...": the others that did it at the same time. */
  readonly group: ObjectRefs;
}

/** A card, token or ability on the chain (327). */
export interface ChainItem {
  readonly epoch: number;
  readonly id: ItemId;
  /** The card on the chain, or the source of the ability. */
  readonly object: ObjectId;
  readonly incarnation: Incarnation;
  /** Index of the compiled ability; -1 for a card. */
  readonly ability: AbilityId;
  /** The object that "this" means in effect text (136.2.d); else the same as `object`. */
  readonly self: ObjectId;
  readonly selfIncarnation: Incarnation;
  readonly controller: Seat;
  readonly finalized: boolean;
  readonly triggered: boolean;
  /** Simultaneous triggers share a batch and are ordered by their controller (383.3.d). */
  readonly batch: number;
  readonly ordered: boolean;
  readonly note: LastKnownInfo | null;
  /** Chosen on finalization, per target slot of each execution. Incarnations go beside them. Locations and players are offset (targets.ts). */
  readonly targets: readonly (readonly number[])[];
  readonly incarnations: readonly (readonly Incarnation[])[];
  /** Where targets were when they were chosen, for texts that choose one at each location. */
  readonly locations: readonly (readonly LocationId[])[];
  readonly modes: readonly number[];
  readonly destinations: readonly LocationId[];
  /** Optional additional costs taken (bits), Repeat costs taken (bits). */
  readonly costs: number;
  readonly repeats: number;
  /** The alternative cost that is used: its index + 1; 0: the printed cost. */
  readonly alternativeCost: number;
  /** Where a permanent is played to (355.2). */
  readonly place: LocationId;
  /** Where it enters instead, by a replacement effect of its own (369.3), or -1. */
  readonly entersAt: LocationId;
  readonly from: Zone;
  readonly fromLocation: LocationId;
  /** What was killed, discarded, exhausted... to pay, as it was before (359.3.e.13), and how much was spent. */
  readonly costObjects: ObjectRefs;
  readonly costMight: number;
  readonly costEnergy: number;
  readonly costPower: number;
  readonly energySpent: number;
  readonly powerSpent: number;
  readonly amountPaid: number;
  /** The player whom the text that made it has chosen, or -1. */
  readonly player: Seat;
  readonly entersReady: boolean;
  /** 390.3.a: where it goes instead when it leaves the chain. */
  readonly leavesTo: "banish" | "recycle" | "hand" | null;
  /** Set by the effect that plays it (419.3). */
  readonly terms: PlayTerms | null;
  /** Effects that it gets once it has been played, from "the next ... you play". */
  readonly onPlayEffects: readonly OnPlayEffect[];
}

export interface OnPlayEffect {
  /** Index into the pool's compiled ongoing effects. */
  readonly effect: number;
  readonly controller: Seat;
  readonly source: ObjectId;
  readonly sourceIncarnation: Incarnation;
}

/** On what terms an effect has a card played (419.3.b); plain data. */
export interface PlayTerms {
  /** 356.1.b, 356.5.a */
  readonly ignore: "none" | "cost" | "energy" | "power" | "all";
  /** 356.1.a: replaces the base cost. Null: it does not. Power as masks of domains. */
  readonly energy: number | null;
  readonly power: readonly number[] | null;
  readonly lessEnergy: number;
  readonly lessPower: readonly number[];
  /** Locations it may be played to; null: as usual. */
  readonly places: readonly LocationId[] | null;
  /** Locations it may be played to beside these ("you may play it here"); null: none. */
  readonly also: readonly LocationId[] | null;
  readonly ready: boolean;
  readonly exhausted: boolean;
}

/** A delayed ability, or an effect with a duration that is more than a sum on an object (389). */
export interface Ongoing {
  readonly id: OngoingId;
  /** Index into the pool's compiled ongoing effects. */
  readonly effect: number;
  readonly controller: Seat;
  readonly source: ObjectId;
  readonly sourceIncarnation: Incarnation;
  /** The objects it is about; empty if it is about whatever fits. */
  readonly about: ObjectRefs;
  readonly until: number; // Until: turn, combat, source leaves, forever, next use
  readonly turn: number;
  readonly amount: number;
  readonly location: LocationId;
  readonly player: Seat;
  readonly stamp: number;
  /** What the text that made a delayed trigger had mentioned, and the incarnations beside it. */
  readonly vars: readonly (readonly number[])[];
  readonly incarnations: readonly (readonly Incarnation[])[];
}

export interface State extends Game {
  epoch: number;
  readonly pool: CardPool;
  readonly mode: number;
  objects: GameObject[];
  players: PlayerRecord[];
  battlefields: BattlefieldRecord[];
  /** Permanents by location, in order of arrival. */
  at: (readonly ObjectId[])[];
  chain: readonly ChainItem[];
  frames: Frame[];
  ongoing: readonly Ongoing[];
  turnPlayer: Seat;
  turnNumber: number;
  phase: Phase;
  /** Additional turns (734), next first. */
  turnQueue: readonly Seat[];
  /** In the turn queue's cycle: whose regular turn was last. */
  lastRegular: Seat;
  firstPlayer: Seat;
  priority: Seat;
  focus: Seat;
  passes: number;
  /** What opened the present chain: 0 none, 1 a play or activation, 2 a trigger, 3 an Add ability (346.1). */
  chainOpenedBy: number;
  /** The ongoing showdown: battlefield index, -1 none. */
  showdownAt: BattlefieldIndex;
  combat: boolean;
  attacker: Seat;
  defender: Seat;
  combatNumber: number;
  /** By seat: damage assigned beyond what was lethal in this combat. */
  excessDamage: readonly number[];
  /** 740.3.a: the combat cleanup found both sides there. */
  tied: boolean;
  /** 428.5.c: the chain item that resolves or has resolved last; -1 after combat damage. */
  resolved: ItemId;
  /** 2v2: who has been invited to act with the turn player's priority. */
  invited: Seat;
  cleanupDue: boolean;
  mightsWatched: boolean;
  batch: number;
  nextItem: ItemId;
  nextOngoing: OngoingId;
  stamp: number;
  /** The mode's; cards may raise it (194.3.a): `victoryScore` of actions/score.ts says what it is now. */
  victoryScore: StartingVictoryScore;
  /** What has left the board since the last item began to resolve (359.3.e.13): ids, the incarnations that they became, and the Might that they had. */
  lastMight: readonly number[];
  winners: readonly Seat[];
  decision: Decision | null;
  answer: Answer | null;
  rng: readonly number[];
  /** Changes with every write: what was derived for an older version is stale. */
  version: number;
  /** Changes with what the layers start from: where and whose objects are, their counters and what they have been given. */
  layersVersion: number;
  /** Changes with what players can pay with: pools, runes, and what is exhausted. */
  paymentVersion: number;
  /** Changes with what cleanups look at: traits, damage, battlefields and points. */
  cleanupVersion: number;
  /** For which of that, and in which circumstances, a cleanup was found to have nothing to do (clean.ts). */
  cleanFor: number;
  cleanIn: number;
  derived: DerivedBoard | null;
  /** What was found out when somebody last asked (memory.ts); null: nothing yet. */
  memory: Memory | null;
  /** The acts that were found when the open window was offered, and for which version. */
  acts: readonly Answer[];
  /** Are all of them known to be legal? And: one of them that is, wherever it stands. */
  actsJudged: boolean;
  actJudged: Answer | null;
  actsVersion: number;
  actsSeat: Seat;
  /** Null: objects came, went or changed abilities since it was made. */
  index: AbilityIndex | null;
  /** The event stream, or null where nobody listens. */
  events: GameEvent[] | null;
  cause: number;
  /** 359.3.e.16: the Ending Step's effects have been put on the chain this turn. */
  endingBegan: boolean;
  /** Are there cards in this game with abilities that work from hand or trash; with costs to be played from there? */
  hasZoneCards: boolean;
  hasTrashPlays: boolean;
  /**
   * Which windows surface: every one; those in which the player could do something, really or for all that others know;
   * those of the turn player in an open state alone, for looking ahead: everybody else passes.
   */
  windows: "all" | "useful" | "public" | "open";
}
