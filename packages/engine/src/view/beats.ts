import { withEventListener } from "../actions/emit.ts";
import { apply } from "../procedures/run.ts";
import { copyBattlefield, copyItem, copyObject, copyPlayer } from "../state/copies.ts";
import type { Answer, Refusal } from "../state/decision.ts";
import type { EventType, GameEvent } from "../state/events.ts";
import { fork } from "../state/fork.ts";
import type { State } from "../state/records.ts";

/** Between an answer and the next question much may happen: what the game was like on the way, for those who watch it. */

/**
 * After each of these there is something to see that is soon gone: those who fight or are killed are still there, what has been
 * chosen is untouched, a turn has only begun, points have just been counted.
 */
const BEATS: ReadonlySet<EventType> = new Set(["turnBegan", "combatBegan", "chose", "killed", "combatResult", "gainedPoints"]);

export interface Shown {
  readonly refusal: Refusal | null;
  /** To be observed, not to be played on: nobody is asked in them. */
  readonly beats: readonly State[];
}

/** Like `apply`, for a game that records its events. */
export function applyShown(s: State, answer: Answer): Shown {
  const beats: State[] = [];
  const hear = (at: State, event: GameEvent): void => {
    if (at !== s || !BEATS.has(event.type)) return;
    const before = eventBefore(s);
    if (event.type === "killed" && before === "killed") return; // they die together
    if (event.type === "chose" && before === "chose") beats.pop();
    beats.push(still(s));
  };
  const refusal = withEventListener(hear, () => apply(s, answer));
  return { refusal, beats };
}

/** The type of the event before the last one; what it triggers comes between. */
function eventBefore({ events }: State): EventType | undefined {
  return events?.findLast(({ type }, at) => at < (events?.length ?? 0) - 1 && type !== "triggered")?.type;
}

/**
 * In the middle of an action records are being written, and whoever writes must go on with the same ones: so the game keeps its
 * right to them, and what is looked at gets copies of those. The others are copied by whoever writes them, as in any fork.
 */
function still(s: State): State {
  const { epoch } = s;
  const f = fork(s);
  s.epoch = epoch;
  copyOwned(f.objects, epoch, f.epoch, copyObject);
  copyOwned(f.players, epoch, f.epoch, copyPlayer);
  copyOwned(f.battlefields, epoch, f.epoch, copyBattlefield);
  const chain = s.chain.slice();
  copyOwned(chain, epoch, f.epoch, copyItem);
  f.chain = chain;
  f.frames = [];
  f.decision = null;
  f.derived = null;
  f.memory = s.memory; // for the keys of the aliases: nobody asks what can be paid or played there
  f.index = null;
  return f;
}

function copyOwned<T extends { readonly epoch: number }>(
  records: T[],
  owner: number,
  epoch: number,
  copy: (record: T, epoch: number) => T,
): void {
  for (let i = 0; i < records.length; i++) if (records[i].epoch === owner) records[i] = copy(records[i], epoch);
}
