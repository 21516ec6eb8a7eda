import { addBattlefieldObject, replaceBattlefieldObject, swapBack } from "../../../actions/battlefields.ts";
import { becomeCopy } from "../../../actions/copy.ts";
import { setDid, setVar } from "../../../actions/running-text.ts";
import { startTriggerBatch } from "../../../actions/trigger.ts";
import { activateEffects } from "../../../procedures/chain/activate-effects.ts";
import { battlefieldIndex, isBattlefield, NO_CARD, NOWHERE, Zone } from "../../../state/ids.ts";
import { DONE, type Step } from "../../run/program.ts";
import type { Instruction } from "../../types.ts";
import type { InstructionCompiler } from "./context.ts";

/** Replace (438), create (439), copies (477.1.b), and activating named triggers (383.4.g). */
export function compileTransform(
  i: Extract<Instruction, { do: "replaceBattlefield" | "createBattlefield" | "becomeCopy" | "activateEffects" }>,
  c: InstructionCompiler,
): Step {
  switch (i.do) {
    case "replaceBattlefield": {
      const what = c.sel(i.what);
      const card = i.with === "original" ? NO_CARD : c.names.builder.tokens(i.with);
      return c.step((s, scope) => {
        const [id] = what(s, scope);
        // "that battlefield": the one of the trigger.
        const at = id !== undefined && s.objects[id].zone === Zone.battlefield ? s.objects[id].location : (scope.note?.to ?? NOWHERE);
        if (!isBattlefield(at)) return DONE;
        setDid(s, scope, card < 0 ? swapBack(s, battlefieldIndex(at)) : replaceBattlefieldObject(s, battlefieldIndex(at), card, scope.you));
        return DONE;
      });
    }
    case "createBattlefield": {
      const card = c.names.builder.tokens(i.token);
      const number = c.outcome();
      return c.step((s, scope) => {
        const there = s.battlefields.some((b) => s.objects[b.object].card === card);
        if (!there) setVar(s, scope, number, [s.battlefields[addBattlefieldObject(s, card, scope.you, true)].object]);
        setDid(s, scope, !there);
        return DONE;
      });
    }
    case "becomeCopy": {
      if (i.for !== undefined && i.for !== "whileAttached") throw new Error(`being a copy "${i.for}" is not in the language yet`);
      const { there } = c.names;
      const what = c.sel(i.what);
      c.names.there = there; // "it becomes a copy of another unit there": where the text has been before
      const of = c.sel(i.of);
      const lasts = i.for === "whileAttached" ? "whileAttached" : "forever";
      return c.step((s, scope) => {
        const [model] = of(s, scope);
        if (model === undefined) return DONE;
        startTriggerBatch(s);
        for (const id of what(s, scope)) if (s.objects[id].zone === Zone.board) becomeCopy(s, id, model, lasts, scope.self, scope.you);
        return DONE;
      });
    }
    case "activateEffects": {
      const of = c.sel(i.of);
      const { effects } = i;
      return c.step((s, scope) => {
        startTriggerBatch(s);
        for (const id of of(s, scope)) activateEffects(s, id, effects);
        return DONE;
      });
    }
  }
}
