import { emptyPools } from "../../actions/add.ts";
import { settleControl } from "../../actions/control.ts";
import { recall } from "../../actions/move.ts";
import { endThose, Until } from "../../actions/ongoing.ts";
import { isAbout, replacing, startReplacing } from "../../actions/replace.ts";
import { heal } from "../../actions/states.ts";
import { lastKnownInfo } from "../../derive/last-known-info.ts";
import { flatTriggerEvent } from "../../derive/trigger-events.ts";
import { editLayerInputs } from "../../state/fork.ts";
import { battlefieldLocation, Role, type Seat } from "../../state/ids.ts";
import { idAt } from "../../state/object-refs.ts";
import type { Ongoing, State } from "../../state/records.ts";
import { TriggerKind } from "../../state/triggers.ts";

/** 317.2, 466.1: the steps that special cleanups insert. */

/** 466.1.a: all units heal; attackers are recalled if defenders are still there. */
export function combatSteps(s: State): void {
  for (const place of s.at) for (const id of place) if (s.objects[id].damage > 0) heal(s, id); // 418.2, 418.3.a
  const at = battlefieldLocation(s.showdownAt);
  const attackers = s.at[at].filter((id) => s.objects[id].role === Role.attacker);
  const defenders = s.at[at].filter((id) => s.objects[id].role === Role.defender);
  if (attackers.length === 0 || defenders.length === 0) return;
  s.tied = true;
  // Symbol of the Solari
  const effect = replacing(s, "tie").find((other) => attackers.some((id) => isAbout(s, other, id)));
  if (effect === undefined) for (const id of attackers) recall(s, id);
  else
    startReplacing(s, effect, attackers, lastKnownInfo(s, flatTriggerEvent({ kind: TriggerKind.combatEnds, player: s.attacker, to: at })));
}

/** 317.2.b-d: heal, "this turn" effects and stun end, pools empty. */
export function endingSteps(s: State): void {
  for (const place of s.at)
    for (const id of place) {
      const o = s.objects[id];
      if (o.damage > 0) heal(s, id); // 418.2, 418.3.a
      if (
        o.mightTurn !== 0 ||
        o.keywordsTurn !== 0 ||
        o.assaultTurn !== 0 ||
        o.shieldTurn !== 0 ||
        o.deflectTurn !== 0 ||
        o.huntTurn !== 0 ||
        o.stunned ||
        o.prevent !== 0
      ) {
        const edited = editLayerInputs(s, id);
        edited.mightTurn = 0;
        edited.keywordsTurn = 0;
        edited.assaultTurn = 0;
        edited.shieldTurn = 0;
        edited.deflectTurn = 0;
        edited.huntTurn = 0;
        edited.stunned = false; // 423.1.a.2
        edited.prevent = 0;
        s.cleanupDue = true;
      }
    }
  endOngoing(s, Until.turn);
  for (const p of s.players) for (const id of p.trash) if (s.objects[id].keywordsTurn !== 0) editLayerInputs(s, id).keywordsTurn = 0;
  emptyPools(s);
}

/** Effects whose time is over. Control returns to the player who has it then. */
export function endOngoing(s: State, until: number, controller: Seat | null = null): void {
  if (s.ongoing.length > 0) endUntil(s, until, controller);
}

function endUntil(s: State, until: number, controller: Seat | null): void {
  const isOver = (o: Ongoing): boolean => o.until === until && (controller === null || o.controller === controller);
  const ended = endThose(s, isOver);
  if (ended.length === 0) return;
  s.cleanupDue = true;
  for (const effect of ended) if (s.pool.ongoing[effect.effect].kind === "control") settleControl(s, idAt(effect.about, 0));
}
