import { attach } from "../../../actions/attach.ts";
import { setDid } from "../../../actions/running-text.ts";
import { canAfford } from "../../../procedures/cost/afford.ts";
import type { Price } from "../../../procedures/cost/available-resources.ts";
import { totalCost } from "../../../procedures/cost/cost.ts";
import { canPayParts } from "../../../procedures/cost/payable.ts";
import { startPricedPayment } from "../../../procedures/cost/start-payment.ts";
import { playingAbility } from "../../../procedures/play/playing.ts";
import { objectsOfChoices } from "../../../state/decision.ts";
import { askPayment, saidYes } from "../../../state/frames.ts";
import { type ObjectId, type Seat, Zone } from "../../../state/ids.ts";
import type { State } from "../../../state/records.ts";
import type { CompiledAbility } from "../../pool.ts";
import { me, referred } from "../../references.ts";
import { DONE, type Step } from "../../run/program.ts";
import { scopeOf, withVars } from "../../scope.ts";
import type { InstructionCompiler } from "./context.ts";

/** 821.1.c: for one [A] less than its Equip cost the chosen Equipment goes onto this unit. Nothing is activated (821.1.c.6). */
export function compileWeaponmaster(c: InstructionCompiler): Step {
  const number = c.names.last;
  return c.step((s, scope, at) => {
    const [gear] = objectsOfChoices(referred(s, scope, number));
    const equip = gear === undefined ? null : s.pool.cards[s.objects[gear].card].equip;
    const here = me(s, scope)?.zone === Zone.board;
    if (gear === undefined || equip === null || !here || s.objects[gear].zone !== Zone.board) return DONE; // 821.1.c.4, c.5
    const price = equipPrice(s, scope.you, gear, equip, scope.source);
    const costs = equip.cost === null ? [] : [equip.cost.id];
    const payer = scopeOf(scope.you, gear, gear, s.objects[gear].incarnation);
    if (at === 0) {
      // 725.3
      if (s.objects[gear].attachedTo === scope.source || !canAfford(s, scope.you, price) || !canPayParts(s, scope.you, costs, payer, []))
        return DONE;
      if (price.energy === 0 && price.power.length === 0) {
        startPricedPayment(s, scope.you, costs, price, payer);
        return 2;
      }
      askPayment(s, scope.you, "444.2", gear);
      return 1;
    }
    if (at === 1) {
      if (!saidYes(s)) return DONE;
      startPricedPayment(s, scope.you, costs, price, payer);
      return 2;
    }
    setDid(s, scope, attach(s, gear, scope.source, scope.you));
    return DONE;
  });
}

/** As if the ability were activated choosing the unit (821.1.c.2), less [A]; also of what is attached already (725.3). */
function equipPrice(s: State, seat: Seat, gear: ObjectId, equip: CompiledAbility, unit: ObjectId): Price {
  const scope = withVars(scopeOf(seat, gear, gear, s.objects[gear].incarnation), [[unit]]);
  const cost = totalCost(s, playingAbility(seat, gear, equip, scope));
  return { energy: cost.energy, power: cost.power.slice(1), purpose: cost.purpose };
}
