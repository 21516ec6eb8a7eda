import type { RuleId } from "@rulebound/rules";
import { isPlayerForbidden } from "../derive/prohibitions.ts";
import { victoryScore } from "../derive/victory-score.ts";
import { editPoints, editXp } from "../state/fork.ts";
import { NOBODY, type Seat } from "../state/ids.ts";
import { mapToNumbers } from "../state/lists.ts";
import type { State } from "../state/records.ts";
import { TriggerKind } from "../state/triggers.ts";
import { emit } from "./emit.ts";
import { trigger } from "./trigger.ts";

/** 194, 472, 728: points and XP. */

/** 489.8.d.3: what forbids it to one of a team forbids it to the team. */
export const canGainPoints = (s: State, seat: Seat): boolean =>
  !s.players.some((p) => p.team === s.players[seat].team && isPlayerForbidden(s, "gainPoints", p.seat) >= 0);

/** 468.1, 489.8.d: a team's points are shared. */
export function gainPoints(s: State, seat: Seat, n: number, rule: RuleId, inevitable = false): boolean {
  if (!(n > 0) || (!inevitable && !canGainPoints(s, seat))) return false;
  const { team } = s.players[seat];
  const gaining = s.players.filter((p) => p.team === team);
  for (const p of gaining) editPoints(s, p.seat).points += n;
  emit(s, "gainedPoints", rule, { player: seat, amount: n });
  s.cleanupDue = true;
  return true;
}

/** 194.2: at least the Victory Score, and more than anybody else. */
function leader(s: State): Seat {
  const needed = victoryScore(s);
  let best = NOBODY;
  for (const p of s.players) if (!p.lost && p.points >= needed && (best < 0 || p.points > s.players[best].points)) best = p.seat;
  if (best < 0) return NOBODY;
  for (const p of s.players) if (!p.lost && p.team !== s.players[best].team && p.points >= s.players[best].points) return NOBODY;
  return best;
}

export function winNow(s: State): boolean {
  const seat = leader(s);
  if (seat < 0) return false;
  win(s, seat, "194.2");
  return true;
}

/** 431.3.c: who has just gained points wins by them without a cleanup; another who is ahead does not. */
export function winByPoints(s: State, seat: Seat): boolean {
  const ahead = leader(s);
  return ahead >= 0 && s.players[ahead].team === s.players[seat].team && winNow(s);
}

/** 196: the game ends. Teammates win together (489.6.a.3). */
export function win(s: State, seat: Seat, rule: RuleId): void {
  if (s.winners.length > 0) return;
  const { team } = s.players[seat];
  s.winners = mapToNumbers(
    s.players.filter((p) => p.team === team && !p.lost),
    (p) => p.seat,
  );
  s.phase = 7;
  emit(s, "won", rule, { player: seat });
}

/** 732: a teammate's are their own; 733: as many as it may be. */
export function gainXp(s: State, seat: Seat, amount: number): void {
  if (!(amount > 0)) return;
  const n = amount | 0;
  const p = editXp(s, seat);
  p.xp += n;
  p.xpGained += n;
  emit(s, "gainedXp", "730.1", { player: seat, amount: n });
  trigger(s, { kind: TriggerKind.gainedXp, player: seat, amount: n });
}

export function spendXp(s: State, seat: Seat, n: number): void {
  if (!(n > 0)) return;
  editXp(s, seat).xp -= n;
  emit(s, "spentXp", "730.2", { player: seat, amount: n });
}
