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
import { editData, FrameKind, goTo, isOnTop, type Procedure, popFrame, pushFrame } from "../../state/frames.ts";
import { NOBODY, Phase, type Seat } from "../../state/ids.ts";
import type { State } from "../../state/records.ts";
import { TriggerKind } from "../../state/triggers.ts";
import { nextSeat } from "../../state/turn-order.ts";
import { settle, settleAfterwards, settleHere } from "../chain/chain.ts";
import { cleanUp } from "../cleanup/cleanup.ts";
import { endOngoing } from "../cleanup/special-cleanup.ts";
import { type Leaving, leaveNow } from "../leaving/concede.ts";
import { askToAct, PASS, performAct } from "../play/act.ts";
import { holdAll } from "../scoring/scoring.ts";
import { newTurn, readyAll } from "./new-turn.ts";
import { TURN_STEP } from "./turn-steps.ts";

/** 301-317: the turn and its phases. Each task is followed by HOT FEPR. */
interface TurnData {
  readonly seat: Seat;
  /** Items that existed before the expiration step: to see whether anything went through FEPR (317.2.f). */
  items: number;
}

function takeTurn(s: State, seat: Seat): void {
  const data: TurnData = { seat, items: 0 };
  pushFrame(s, FrameKind.turn, data);
  begin(s, data, s.frames.length - 1);
}

function phase(s: State, next: Phase): void {
  s.phase = next;
  s.version = nextVersion(); // texts may look at the phase
  emit(s, "phaseBegan", "314", { player: s.turnPlayer, amount: next });
  s.cleanupDue = true; // 319.2
  startTriggerBatch(s);
}

// Each step goes on with the next one where nothing has come between.

function begin(s: State, data: TurnData, frame: number): void {
  s.turnPlayer = data.seat;
  s.turnNumber++;
  s.endingBegan = false;
  newTurn(s, data.seat);
  emit(s, "turnBegan", "304", { player: data.seat, amount: s.turnNumber });
  awaken(s, data, frame);
}

/** 315.1 */
function awaken(s: State, data: TurnData, frame: number): void {
  phase(s, Phase.awaken);
  readyAll(s, data.seat);
  goTo(s, TURN_STEP.beginning);
  settle(s);
  if (isOnTop(s, frame)) beginning(s, data, frame);
}

/** 315.2.a: Temporary and "at the start of your Beginning Phase". */
function beginning(s: State, data: TurnData, frame: number): void {
  phase(s, Phase.beginning);
  trigger(s, { kind: TriggerKind.beginningPhase, player: data.seat });
  temporaryTriggers(s, data.seat);
  goTo(s, TURN_STEP.scoring);
  settle(s);
  if (isOnTop(s, frame)) scoring(s, data, frame);
}

function scoring(s: State, data: TurnData, frame: number): void {
  goTo(s, TURN_STEP.channel);
  const after = settleAfterwards(s);
  holdAll(s, data.seat);
  settleHere(s, after);
  if (isOnTop(s, frame)) channelRunes(s, data, frame);
}

/** 315.3; the last player channels one more on their first turn (485.7 and the like). */
function channelRunes(s: State, data: TurnData, frame: number): void {
  phase(s, Phase.channel);
  const first = s.players[data.seat].turnsTaken === 1;
  let n = 2;
  for (const { effect, source, self } of activeStatics(s, StaticKind.channelOnly))
    if (effect.data.effect === "channelOnly" && (effect.condition === null || effect.condition(s, ownScope(s, source, self))))
      n = Math.min(n, effect.data.n);
  channel(s, data.seat, n + (first && data.seat === lastPlayer(s) ? 1 : 0), false);
  goTo(s, TURN_STEP.draw);
  settle(s);
  if (isOnTop(s, frame)) drawCard(s, data, frame);
}

/** 315.4 */
function drawCard(s: State, data: TurnData, frame: number): void {
  goTo(s, TURN_STEP.main);
  if (activeStatics(s, StaticKind.skipPhase).some(({ source }) => s.objects[source].controller === data.seat)) {
    emit(s, "skipped", "443.2", { player: data.seat });
    return;
  }
  phase(s, Phase.draw);
  const skips = modeOf(s).firstPlayerSkipsDraw && s.players[data.seat].turnsTaken === 1 && data.seat === s.firstPlayer;
  const after = settleAfterwards(s);
  if (!skips) draw(s, data.seat, 1);
  else emit(s, "skipped", "487.7", { player: data.seat });
  settleHere(s, after);
  if (isOnTop(s, frame)) main(s, data, frame);
}

/** 316.3, 316.4 */
function main(s: State, data: TurnData, frame: number): void {
  phase(s, Phase.main);
  emptyPools(s);
  trigger(s, { kind: TriggerKind.mainPhase, player: data.seat });
  endOngoing(s, Until.nextMain);
  settleMain(s, data, frame);
}

function settleMain(s: State, data: TurnData, frame: number): void {
  goTo(s, TURN_STEP.act);
  settle(s);
  if (isOnTop(s, frame)) act(s, data);
}

/** 316.5: the turn player has priority in a Neutral Open State. */
function act(s: State, data: TurnData): void {
  s.priority = data.seat;
  goTo(s, TURN_STEP.acted);
  askToAct(s, data.seat, "316.5");
}

function acted(s: State, data: TurnData, frame: number): void {
  const answer = s.answer ?? PASS; // null: who was asked has left the game
  s.priority = NOBODY;
  switch (answer.do) {
    case "pass":
    case "endTurn":
      ending(s, data, frame);
      return;
    case "invite":
      s.invited = answer.player;
      s.priority = answer.player;
      goTo(s, TURN_STEP.invited);
      askToAct(s, answer.player, "489.8.a");
      return;
    default:
      goTo(s, TURN_STEP.mainStart);
      performAct(s, data.seat, answer);
      if (isOnTop(s, frame)) settleMain(s, data, frame);
  }
}

/** 317.1 */
function ending(s: State, data: TurnData, frame: number): void {
  phase(s, Phase.ending);
  s.endingBegan = true;
  endOngoing(s, Until.nextEnding, data.seat);
  trigger(s, { kind: TriggerKind.endOfTurn, player: data.seat });
  goTo(s, TURN_STEP.expire);
  settle(s);
  if (isOnTop(s, frame)) expire(s, data, frame);
}

/** 317.2 */
function expire(s: State, _data: TurnData, frame: number): void {
  const data = editData<TurnData>(s, frame);
  data.items = s.nextItem;
  goTo(s, TURN_STEP.expired);
  const after = settleAfterwards(s);
  cleanUp(s, "ending");
  settleHere(s, after);
  if (isOnTop(s, frame)) expired(s, data);
}

/** 317.2.f: again, if anything went through the chain. */
function expired(s: State, data: TurnData): void {
  if (s.nextItem > data.items) goTo(s, TURN_STEP.expire);
  else popFrame(s);
}

export const turnProcedure: Procedure = {
  rule: "301",
  steps: [
    begin,
    awaken,
    beginning,
    scoring,
    channelRunes,
    drawCard,
    main,
    settleMain,
    act,
    acted,
    ending,
    expire,
    expired,
    function over(s) {
      popFrame(s);
    },
    /** 489.8.a: a teammate acts with the turn player's priority. */
    function invitedActs(s) {
      const { answer } = s;
      const seat = s.invited;
      s.priority = NOBODY;
      goTo(s, TURN_STEP.mainStart);
      if (answer !== null && answer.do !== "pass") performAct(s, seat, answer);
      s.invited = NOBODY;
    },
  ],
};

const lastPlayer = (s: State): Seat => {
  const n = s.players.length;
  return (s.firstPlayer + n - 1) % n;
};

/** The queue of turns (115.1.c, 734): additional turns first, then the next in turn order. */
export const gameProcedure: Procedure = {
  rule: "302",
  steps: [
    function nextTurn(s, data: Leaving, frame: number) {
      if (s.winners.length > 0) return;
      if (data.leaving !== undefined) leaveNow(s, frame);
      let seat: Seat;
      const [extra, ...later] = s.turnQueue;
      if (extra !== undefined && !s.players[extra].lost) {
        seat = extra;
        s.turnQueue = later;
      } else {
        seat =
          s.lastRegular < 0 && !s.players[s.firstPlayer].lost
            ? s.firstPlayer
            : nextSeat(s, s.lastRegular < 0 ? s.firstPlayer : s.lastRegular);
        s.lastRegular = seat;
      }
      takeTurn(s, seat);
    },
  ],
};
