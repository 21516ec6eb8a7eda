import { ALL_DAMAGE, bonusDamage, deal, type Hit, prevent, splitBonus } from "../../../actions/deal.ts";
import { addOngoing, Until } from "../../../actions/ongoing.ts";
import { setDid } from "../../../actions/running-text.ts";
import { referencedMight } from "../../../derive/read.ts";
import { objectsOfChoices, SPLIT_RANK } from "../../../state/decision.ts";
import { askAssign } from "../../../state/frames.ts";
import { type ObjectId, Zone } from "../../../state/ids.ts";
import { mapToNumbers, mapToObjects } from "../../../state/lists.ts";
import { ONGOING } from "../../../state/ongoing-numbers.ts";
import { DONE, type Split, type Step } from "../../run/program.ts";
import type { Instruction } from "../../types.ts";
import { damageSourceOf, type InstructionCompiler, unitSource } from "./context.ts";

type DamageInstruction = Extract<Instruction, { do: "deal" | "fight" | "prevent" | "doubleDamage" }>;

export function compileDamage(i: DamageInstruction, c: InstructionCompiler): Step {
  switch (i.do) {
    case "deal":
      if (i.bonus !== undefined && (i.by !== undefined || i.split === true))
        throw new Error("Bonus Damage cannot be said of what a unit deals or of a split");
      return i.split === true ? compileSplit(i, c) : compileDeal(i, c);
    case "fight": {
      const a = c.sel(i.a);
      const b = c.sel(i.b);
      return c.step((s, scope) => {
        const [first] = a(s, scope);
        // "Choose two units. They deal ...": both may come from one choice.
        const second = b(s, scope).find((id) => id !== first);
        if (first === undefined || second === undefined) return DONE;
        if (s.objects[first].zone !== Zone.board || s.objects[second].zone !== Zone.board) return DONE;
        const strength = [referencedMight(s, first), referencedMight(s, second)];
        deal(s, [{ id: second, amount: strength[0] }], unitSource(s, first, scope));
        deal(s, [{ id: first, amount: strength[1] }], unitSource(s, second, scope));
        return DONE;
      });
    }
    case "prevent": {
      if (i.for !== "turn") throw new Error("damage is prevented for a turn, and not otherwise yet");
      if ((i.to === undefined) !== (i.from !== undefined) || (i.to === undefined && i.amount !== "all"))
        throw new Error("all damage of spells and abilities can be prevented, or damage to an object, and nothing else yet");
      const to = i.to === undefined ? null : c.sel(i.to);
      const amount = i.amount === "next" ? null : i.amount === "all" ? () => ALL_DAMAGE : c.amount(i.amount);
      return c.step((s, scope) => {
        if (to === null) {
          addOngoing(s, ONGOING.preventAll, { controller: scope.you, source: scope.source, until: Until.turn });
          return DONE;
        }
        for (const id of to(s, scope)) {
          if (amount !== null) prevent(s, id, amount(s, scope));
          // The amount is kept by the unit; the effect remembers whose it is (372).
          addOngoing(s, amount !== null ? ONGOING.preventAmount : ONGOING.preventNext, {
            controller: scope.you,
            source: scope.source,
            about: [id],
            until: Until.turn,
          });
        }
        return DONE;
      });
    }
    case "doubleDamage": {
      if (i.for !== "turn") throw new Error("damage is doubled for a turn, and not otherwise yet");
      const to = c.sel(i.to);
      return c.step((s, scope) => {
        const about = to(s, scope);
        if (about.length > 0)
          addOngoing(s, ONGOING.doubleDamage, { controller: scope.you, source: scope.source, about, until: Until.turn });
        return DONE;
      });
    }
  }
}

function compileDeal(i: Extract<Instruction, { do: "deal" }>, c: InstructionCompiler): Step {
  const by = i.by === undefined ? null : c.sel(i.by);
  const before = c.names.last;
  const to = c.sel(i.to);
  // "Deal damage equal to the damage marked on it": a different amount for each of them.
  const n = typeof i.n === "object" && "damageOnTarget" in i.n ? null : c.amount(i.n, before);
  const bonus = i.bonus === undefined ? null : c.amount(i.bonus, before);
  return c.step((s, scope) => {
    const targets = to(s, scope);
    const amountFor = (id: ObjectId): number => (n === null ? s.objects[id].damage : n(s, scope));
    let dealt: boolean;
    if (by !== null) {
      const [unit] = by(s, scope);
      if (unit === undefined || s.objects[unit].zone !== Zone.board) {
        setDid(s, scope, false);
        return DONE;
      }
      dealt = deal(
        s,
        mapToObjects(targets, (id) => ({ id, amount: amountFor(id) })),
        unitSource(s, unit, scope),
      );
    } else {
      const source = damageSourceOf(s, scope, bonus === null ? 0 : bonus(s, scope));
      // 715.4: no Bonus Damage where nothing is dealt.
      const hits: Hit[] = mapToObjects(targets, (id) => {
        const amount = amountFor(id);
        return { id, amount: amount > 0 ? amount + bonusDamage(s, source, id) : 0 };
      });
      dealt = deal(s, hits, source);
    }
    setDid(s, scope, dealt);
    return DONE;
  });
}

/** 355.14: the amounts are decided on resolution; too many targets are dropped first (355.14.h). */
function compileSplit(i: Extract<Instruction, { do: "deal" }>, c: InstructionCompiler): Step {
  const by = i.by === undefined ? null : c.sel(i.by);
  const n = c.amount(i.n);
  // 715.3: Bonus Damage joins what is split, and so allows for more targets.
  const total: Split = (s, scope, targets) => {
    const amount = n(s, scope);
    return amount > 0 && by === null ? amount + splitBonus(s, damageSourceOf(s, scope, 0), objectsOfChoices(targets)) : amount;
  };
  const to = c.sel(i.to, total);
  return c.step((s, scope, at) => {
    const targets = to(s, scope);
    const source = by === null ? damageSourceOf(s, scope, 0) : unitSource(s, by(s, scope)[0] ?? scope.source, scope);
    if (by !== null && by(s, scope).length === 0) return DONE;
    if (at === 0) {
      const amount = total(s, scope, targets);
      if (!(amount > 0) || targets.length === 0) return DONE;
      if (targets.length === 1 || targets.length === amount) {
        deal(
          s,
          mapToObjects(targets, (id) => ({ id, amount: amount / targets.length })),
          source,
        );
        return DONE;
      }
      // needs: each remaining target gets at least 1.
      askAssign(s, {
        player: scope.you,
        about: "assign",
        rule: "355.14.e",
        source: scope.source,
        options: targets,
        total: amount,
        needs: mapToNumbers(targets, () => 1),
        ranks: mapToNumbers(targets, () => SPLIT_RANK),
      });
      return 1;
    }
    const amounts = s.answer?.do === "assign" ? s.answer.amounts : [];
    deal(
      s,
      mapToObjects(targets, (id, k) => ({ id, amount: amounts[k] ?? 0 })),
      source,
    );
    setDid(s, scope, true);
    return DONE;
  });
}
