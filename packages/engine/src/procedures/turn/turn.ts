import { emptyPools } from "../../actions/add.ts";
import { emit } from "../../actions/emit.ts";
import { Until } from "../../actions/ongoing.ts";
import { draw } from "../../actions/take.ts";
import { startTriggerBatch, trigger } from "../../actions/trigger.ts";
import { channel } from "../../actions/zones.ts";
import { activeStatics } from "../../derive/ability-index.ts";
import { StaticKind } from "../../derive/static-kinds.ts";
import { temporaryTriggers } from "../../keywords/beginning.ts";
import { ownScope } from "../../language/scope.ts";
import { modeOf } from "../../modes/modes.ts";
import { nextVersion } from "../../state/fork.ts";
import { editData, FINISHED, FrameKind, procedure, pushFrame } from "../../state/frames.ts";
import { NOBODY, nthSeat, Phase, type Seat } from "../../state/ids.ts";
import type { State } from "../../state/records.ts";
import { TriggerKind } from "../../state/triggers.ts";
import { nextSeat } from "../../state/turn-order.ts";
import { settle, settleAfterwards } from "../chain/chain.ts";
import { endOngoing } from "../cleanup/special-cleanup.ts";
import { startCleanup } from "../cleanup/start-cleanup.ts";
import { type Leaving, leaveNow } from "../leaving/concede.ts";
import { askToAct, PASS, performAct } from "../play/act.ts";
import { holdAll } from "../scoring/scoring.ts";
import { newTurn, readyAll } from "./new-turn.ts";
import { TurnStep } from "./turn-steps.ts";

/** 301-317: the turn and its phases. Each task is followed by HOT FEPR. */
export interface TurnData {
  readonly seat: Seat;
  /** Items that existed before the expiration step: to see whether anything went through FEPR (317.2.f). */
  items: number;
}

/** 303: one after the other. */
function phase(s: State, next: Phase): void {
  s.phase = next;
  s.version = nextVersion(); // texts may look at the phase
  emit(s, "phaseBegan", "314", { player: s.turnPlayer, amount: next });
  s.cleanupDue = true; // 319.2
  startTriggerBatch(s);
}

export const turnProcedure = procedure<TurnData, typeof TurnStep>("301", TurnStep, {
  begin(s, data) {
    s.turnPlayer = data.seat;
    s.turnNumber++;
    s.endingBegan = false;
    newTurn(s, data.seat);
    emit(s, "turnBegan", "304", { player: data.seat, amount: s.turnNumber });
    return TurnStep.awaken;
  },

  /** 315.1 */
  awaken(s, data) {
    phase(s, Phase.awaken);
    readyAll(s, data.seat);
    settle(s);
    return TurnStep.beginning;
  },

  /** 315.2.a: Temporary and "at the start of your Beginning Phase". */
  beginning(s, data) {
    phase(s, Phase.beginning);
    trigger(s, { kind: TriggerKind.beginningPhase, player: data.seat });
    temporaryTriggers(s, data.seat);
    settle(s);
    return TurnStep.scoring;
  },

  /** 315.2.b */
  scoring(s, data) {
    settleAfterwards(s);
    holdAll(s, data.seat);
    return TurnStep.channel;
  },

  /** 315.3; the last player channels one more on their first turn (485.7 and the like). */
  channel(s, data) {
    phase(s, Phase.channel);
    const first = s.players[data.seat].turnsTaken === 1;
    let n = 2;
    for (const { effect, source, self } of activeStatics(s, StaticKind.channelOnly))
      if (effect.data.effect === "channelOnly" && (effect.condition === null || effect.condition(s, ownScope(s, source, self))))
        n = Math.min(n, effect.data.n);
    channel(s, data.seat, n + (first && data.seat === lastPlayer(s) ? 1 : 0), false);
    settle(s);
    return TurnStep.draw;
  },

  /** 315.4 */
  draw(s, data) {
    if (activeStatics(s, StaticKind.skipPhase).some(({ source }) => s.objects[source].controller === data.seat)) {
      emit(s, "skipped", "443.2", { player: data.seat });
      return TurnStep.main;
    }
    phase(s, Phase.draw);
    // 115.2: what the mode makes of first turns.
    const skips = modeOf(s).firstPlayerSkipsDraw && s.players[data.seat].turnsTaken === 1 && data.seat === s.firstPlayer;
    settleAfterwards(s);
    if (!skips)
      draw(s, data.seat, 1); // 413.2.a
    else emit(s, "skipped", "487.7", { player: data.seat });
    return TurnStep.main;
  },

  /** 316.3, 316.4 */
  main(s, data) {
    phase(s, Phase.main);
    emptyPools(s);
    trigger(s, { kind: TriggerKind.mainPhase, player: data.seat });
    endOngoing(s, Until.nextMain);
    settle(s);
    return TurnStep.act;
  },

  settle(s) {
    settle(s);
    return TurnStep.act;
  },

  /** 316.5: the turn player has priority in a Neutral Open State. */
  act(s, data) {
    s.priority = data.seat;
    askToAct(s, data.seat, "316.5");
    return TurnStep.acted;
  },

  acted(s, data) {
    const answer = s.answer ?? PASS; // null: who was asked has left the game
    s.priority = NOBODY;
    switch (answer.do) {
      case "pass":
      case "endTurn":
        return TurnStep.ending; // 305
      case "invite":
        s.invited = answer.player;
        s.priority = answer.player;
        askToAct(s, answer.player, "489.8.a");
        return TurnStep.invited;
      default:
        performAct(s, data.seat, answer);
        return TurnStep.settle;
    }
  },

  /** 489.8.a: a teammate acts with the turn player's priority. */
  invited(s) {
    const { answer } = s;
    const seat = s.invited;
    s.priority = NOBODY;
    if (answer !== null && answer.do !== "pass") performAct(s, seat, answer);
    s.invited = NOBODY;
    return TurnStep.settle;
  },

  /** 317.1 */
  ending(s, data) {
    phase(s, Phase.ending);
    s.endingBegan = true;
    endOngoing(s, Until.nextEnding, data.seat);
    trigger(s, { kind: TriggerKind.endOfTurn, player: data.seat });
    settle(s);
    return TurnStep.expire;
  },

  /** 317.2 */
  expire(s, data, frame) {
    editData(s, frame, data).items = s.nextItem;
    settleAfterwards(s);
    startCleanup(s, "ending");
    return TurnStep.expired;
  },

  /** 317.2.f: again, if anything went through the chain. */
  expired: (s, data) => (s.nextItem > data.items ? TurnStep.expire : FINISHED),
});

const lastPlayer = (s: State): Seat => {
  const n = s.players.length;
  return nthSeat((s.firstPlayer + n - 1) % n);
};

const GameStep = { nextTurn: 0 } as const;

export const gameProcedure = procedure<Leaving, typeof GameStep>("302", GameStep, {
  /** The queue of turns (115.1.c, 306, 734): additional turns first, then the next in turn order. */
  nextTurn(s, data, frame) {
    if (data.leaving !== undefined) leaveNow(s, frame);
    pushFrame(s, FrameKind.turn, { seat: takeFromQueue(s), items: 0 });
    return GameStep.nextTurn;
  },
});

/** 735, 737: an additional turn is next and then gone; 736: the turn order goes on where it was. */
function takeFromQueue(s: State): Seat {
  const [extra, ...later] = s.turnQueue;
  if (extra !== undefined && !s.players[extra].lost) {
    s.turnQueue = later;
    return extra;
  }
  const isFirst = s.lastRegular < 0;
  // 118: the first player begins; 115.1.b: clockwise from there.
  const seat = isFirst && !s.players[s.firstPlayer].lost ? s.firstPlayer : nextSeat(s, isFirst ? s.firstPlayer : s.lastRegular);
  s.lastRegular = seat;
  return seat;
}
