import { activatedAbilities } from "../derive/ability-index.ts";
import { cardOf } from "../derive/read.ts";
import { scopeOf } from "../language/scope.ts";
import { totalCost } from "../procedures/cost/cost.ts";
import { type Playing, playingAbility, playingCard } from "../procedures/play/playing.ts";
import { type Answer, RuneAbility } from "../state/decision.ts";
import type { ObjectId, Seat } from "../state/ids.ts";
import type { State } from "../state/records.ts";

/** What a rune can do before an act is paid for by hand (docs/decisions/0001): the answer, and what it Adds. Null: nothing that helps. */
export interface RuneUses {
  readonly rune: ObjectId;
  readonly exhaust: RuneUse | null;
  readonly recycle: RuneUse | null;
}

export interface RuneUse {
  readonly answer: Answer;
  readonly energy: number;
  readonly power: number;
}

/** Of each rune of the seat. A rune that is recycled helps if its Power can pay a part of the price, before choices that change it. */
export function runeUses(s: State, seat: Seat, act: Answer): RuneUses[] {
  const playing = playedBy(s, seat, act);
  const pips = playing === null ? [] : totalCost(s, playing).power;
  return s.players[seat].runes.map((rune) => {
    const o = s.objects[rune];
    const domain = 1 << cardOf(s, o).domainNumber;
    const use = (ability: number) => ({ do: "use", object: rune, ability }) as const;
    return {
      rune,
      exhaust: o.exhausted ? null : { answer: use(RuneAbility.exhaust), energy: 1, power: 0 },
      recycle: pips.some((pip) => (pip & domain) !== 0) ? { answer: use(RuneAbility.recycle), energy: 0, power: 1 } : null,
    };
  });
}

function playedBy(s: State, seat: Seat, act: Answer): Playing | null {
  if (act.do !== "play" && act.do !== "use") return null;
  const o = s.objects[act.object];
  const scope = scopeOf(seat, act.object, act.object, o.incarnation);
  if (act.do === "play") return playingCard(seat, act.object, o.zone, act.way, null, scope);
  const active = activatedAbilities(s, act.object)[act.ability];
  return active === undefined ? null : playingAbility(seat, act.object, active.ability, scope);
}
