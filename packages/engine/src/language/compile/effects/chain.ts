import { controlOnChain, settleControl } from "../../../actions/control.ts";
import { emit } from "../../../actions/emit.ts";
import { addOngoing, Until } from "../../../actions/ongoing.ts";
import { setDid, setPlayer, setVar } from "../../../actions/running-text.ts";
import { counter } from "../../../procedures/chain/leave-chain.ts";
import { canChooseAnew, startNewChoices } from "../../../procedures/chain/new-choices.ts";
import { ITEM, itemOfChoice } from "../../../state/decision.ts";
import { editItem } from "../../../state/fork.ts";
import type { ObjectId } from "../../../state/ids.ts";
import { mapToNumbers } from "../../../state/lists.ts";
import { ONGOING } from "../../../state/ongoing-numbers.ts";
import type { State } from "../../../state/records.ts";
import { me } from "../../references.ts";
import { DONE, type Step } from "../../run/program.ts";
import type { Scope } from "../../scope.ts";
import type { Instruction } from "../../types.ts";
import type { InstructionCompiler } from "./context.ts";

/** 359.3.e.13: what the text says of a spell that it has countered, it says of the card. */
function becomeCard(s: State, scope: Scope, choice: number, object: ObjectId): void {
  scope.vars.forEach((choices, number) => {
    if (choices.includes(choice))
      setVar(
        s,
        scope,
        number,
        mapToNumbers(choices, (other) => (other === choice ? object : other)),
      );
  });
}

/** What is done to spells and abilities on the chain, and to control. */
export function compileChain(
  i: Extract<Instruction, { do: "counter" | "makeNewChoices" | "takeControl" | "loseControl" }>,
  c: InstructionCompiler,
): Step {
  switch (i.do) {
    case "counter": {
      const what = c.sel(i.what);
      const { to } = i;
      return c.step((s, scope) => {
        let did = false;
        const [first] = what(s, scope);
        const item = s.chain.find((other) => other.id === first - ITEM);
        // "Its controller" is its last controller, also when it has left the chain.
        if (item !== undefined && scope.player < 0) setPlayer(s, scope, item.controller);
        for (const choice of what(s, scope)) {
          const countered = s.chain.find((other) => other.id === choice - ITEM);
          if (countered === undefined || !counter(s, itemOfChoice(choice), scope.you, to ?? null)) continue;
          did = true;
          if (countered.ability < 0) becomeCard(s, scope, choice, countered.object);
        }
        setDid(s, scope, did);
        return DONE;
      });
    }
    case "makeNewChoices": {
      const what = c.sel(i.what);
      const step = c.step((s, scope) => {
        const [choice] = what(s, scope);
        if (choice !== undefined) startNewChoices(s, itemOfChoice(choice), scope.you);
        return DONE;
      });
      return { ...step, possible: (s, scope) => what(s, scope).some((choice) => canChooseAnew(s, itemOfChoice(choice))) };
    }
    case "loseControl": {
      const what = c.sel(i.what);
      return c.step((s, scope) => {
        for (const id of what(s, scope)) {
          s.ongoing = s.ongoing.filter((o) => !(o.effect === ONGOING.control && (o.about[0] as number) === id && o.player === scope.you));
          settleControl(s, id);
        }
        return DONE;
      });
    }
    case "takeControl": {
      const what = c.sel(i.what);
      const who = c.who(i.who);
      if (i.for === "combat" || i.for === "whileAttached") throw new Error(`control cannot be taken "${i.for}" yet`);
      const until = i.for === "turn" ? Until.turn : i.for === "whileMeOnBoard" ? Until.sourceOnBoard : Until.forever;
      return c.step((s, scope) => {
        const [seat] = who(s, scope);
        if (seat === undefined) return DONE;
        for (const choice of what(s, scope)) {
          if (choice >= ITEM) {
            const item = editItem(s, itemOfChoice(choice));
            if (item === null) continue;
            item.controller = seat;
            if (item.ability < 0) controlOnChain(s, item.object, seat);
            emit(s, "controlChanged", "191.4", { player: seat, object: item.object });
            continue;
          }
          // 359.3.e.16: "until I leave the board", and I have left.
          if (until === Until.sourceOnBoard && me(s, scope) === null) continue;
          addOngoing(s, ONGOING.control, {
            controller: scope.you,
            source: scope.source,
            sourceIncarnation: scope.sourceIncarnation,
            about: [choice],
            until,
            player: seat,
          });
          settleControl(s, choice);
        }
        setDid(s, scope, true);
        return DONE;
      });
    }
  }
}
