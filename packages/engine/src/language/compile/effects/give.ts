import { addOngoing } from "../../../actions/ongoing.ts";
import { setDid } from "../../../actions/running-text.ts";
import { giveKeyword, type KeywordDuration } from "../../../actions/states.ts";
import { keywords, keywordValue, trueMight } from "../../../derive/read.ts";
import { KEYWORDS, Keyword, Zone } from "../../../state/ids.ts";
import { ONGOING } from "../../../state/ongoing-numbers.ts";
import type { State } from "../../../state/records.ts";
import { me } from "../../references.ts";
import { DONE, type Step } from "../../run/program.ts";
import type { Scope } from "../../scope.ts";
import type { Ability, Duration, GrantedKeyword, Instruction, KeywordName } from "../../types.ts";
import { compileAbilities } from "../abilities.ts";
import type { InstructionCompiler } from "./context.ts";
import { decreaseMight, increaseMight, swapMight, untilOf } from "./might.ts";

type GiveInstruction = Extract<Instruction, { do: "give" | "giveMyKeywords" | "double" | "increaseTo" | "setMight" | "swapMight" }>;

const keywordDuration = (d: Duration | undefined): KeywordDuration => (d === "turn" ? "turn" : d === "combat" ? "combat" : "forever");

/** Values of keywords last for the turn or the combat, and Might that is swapped or given along with keywords for the turn. */
function checkDurations(i: GiveInstruction): void {
  if (i.do === "setMight" || i.do === "increaseTo") return;
  if (i.do === "give") {
    if (i.keywords !== undefined && (i.for === "whileAttached" || i.for === "whileMeOnBoard"))
      throw new Error(`keywords cannot be given "${i.for}" yet`);
    for (const { keyword, cost } of i.keywords ?? []) checkGranted(keyword, cost, i.for);
    return;
  }
  if (i.for !== "turn" && !(i.for === "combat" && i.do !== "swapMight"))
    throw new Error(`"${i.do}" lasts for a turn, and not otherwise yet`);
}

function checkGranted(keyword: KeywordName, cost: GrantedKeyword["cost"], duration: Duration | undefined): void {
  if (cost !== undefined && !(cost === "itsCost" && keyword === "Flow")) throw new Error(`[${keyword}] cannot be given with a cost yet`);
  if (keyword === "Disarm") throw new Error(`[${keyword}] cannot be given for a while yet`);
  const valued = keyword === "Assault" || keyword === "Deflect" || keyword === "Shield" || keyword === "Hunt";
  if (valued && duration !== "turn" && !(keyword === "Shield" && duration === "combat"))
    throw new Error(`[${keyword}] can be given for a turn only yet`);
}

export function compileGive(i: GiveInstruction, c: InstructionCompiler): Step {
  checkDurations(i);
  switch (i.do) {
    case "give":
      return compilePlainGive(i, c);
    case "giveMyKeywords": {
      const before = c.names.last;
      const to = c.sel(i.to);
      const duration = keywordDuration(i.for);
      const plus = i.might === undefined ? null : c.mightChange(i.might, before);
      return c.step((s, scope) => {
        if (plus !== null) for (const id of to(s, scope)) increaseMight(s, scope, id, plus(s, scope), i.for);
        if (me(s, scope)?.zone !== Zone.board) return DONE;
        const mine = keywords(s, scope.source);
        for (const id of to(s, scope))
          for (const name of KEYWORDS) {
            const bit = Keyword[name];
            if ((mine & bit) !== 0) giveKeyword(s, id, bit, keywordValue(s, scope.source, bit), duration, scope.you);
          }
        return DONE;
      });
    }
    case "double": {
      const what = c.sel(i.what);
      const { keyword } = i;
      return c.step((s, scope) => {
        for (const id of what(s, scope)) {
          // 432.1.a: by its current amount.
          if (keyword !== undefined)
            giveKeyword(s, id, Keyword[keyword], keywordValue(s, id, Keyword[keyword]), keywordDuration(i.for), scope.you);
          else increaseMight(s, scope, id, trueMight(s, id), i.for);
        }
        return DONE;
      });
    }
    case "increaseTo": {
      const before = c.names.last;
      const what = c.sel(i.what);
      const to = c.mightChange(i.to, before);
      return c.step((s, scope) => {
        const goal = to(s, scope);
        for (const id of what(s, scope)) increaseMight(s, scope, id, goal - trueMight(s, id), i.for);
        return DONE;
      });
    }
    case "setMight": {
      const before = c.names.last;
      const what = c.sel(i.what);
      const to = c.amount(i.to, before);
      return c.step((s, scope) => {
        const about = hasEnded(s, scope, i.for) ? [] : what(s, scope);
        const amount = to(s, scope);
        if (about.length > 0 && !Number.isNaN(amount))
          addOngoing(s, ONGOING.setMight, {
            controller: scope.you,
            source: scope.source,
            sourceIncarnation: scope.sourceIncarnation,
            about,
            until: untilOf(i.for),
            amount,
          });
        return DONE;
      });
    }
    case "swapMight": {
      const what = c.sel(i.what);
      return c.step((s, scope) => {
        const [a, b] = what(s, scope);
        if (a === undefined || b === undefined) return DONE; // 359.3.e.12: the other's Might is null
        swapMight(s, scope, a, b, i.for);
        return DONE;
      });
    }
  }
}

function compilePlainGive(i: Extract<Instruction, { do: "give" }>, c: InstructionCompiler): Step {
  const mentioned = c.names.last;
  const to = c.sel(i.to);
  // "Its Might" is that of what the text has mentioned before, or else of the unit it is given to.
  const before = mentioned < 0 ? c.names.last : mentioned;
  const plus = i.might === undefined ? null : c.mightChange(i.might, before);
  const minus = i.less === undefined ? null : c.mightChange(i.less, before);
  const granted = (i.keywords ?? []).map((g) => ({
    bit: Keyword[g.keyword],
    value: c.amount(g.value ?? 1, before),
    itsCost: g.cost === "itsCost",
    keyword: g.keyword,
  }));
  const quoted: readonly Ability[] = [
    ...(i.abilities ?? []),
    ...(i.tags === undefined ? [] : [{ kind: "static" as const, effects: [{ effect: "tags" as const, of: "me" as const, tags: i.tags }] }]),
  ];
  const abilities = quoted.length === 0 ? -1 : grantNumber(quoted, c);
  const min = i.min ?? null;
  const duration = keywordDuration(i.for);
  const until = untilOf(i.for);
  return c.step((s, scope) => {
    const ids = hasEnded(s, scope, i.for) ? [] : to(s, scope);
    let did = false;
    for (const id of ids) {
      if (plus !== null && increaseMight(s, scope, id, plus(s, scope), i.for)) did = true;
      if (minus !== null && decreaseMight(s, scope, id, minus(s, scope), min, i.for)) did = true;
      for (const { bit, value, itsCost, keyword } of granted) {
        did = true;
        if (itsCost && keyword === "Flow")
          addOngoing(s, ONGOING.flow, {
            controller: scope.you,
            source: scope.source,
            sourceIncarnation: scope.sourceIncarnation,
            about: [id],
            until,
          });
        else giveKeyword(s, id, bit, value(s, scope), duration, scope.you);
      }
    }
    if (abilities >= 0 && ids.length > 0) {
      addOngoing(s, abilities, {
        controller: scope.you,
        source: scope.source,
        sourceIncarnation: scope.sourceIncarnation,
        about: ids,
        until,
      });
      did = true;
    }
    setDid(s, scope, did);
    return DONE;
  });
}

/** 359.3.e.16: "while I'm on the board", and I have left. */
const hasEnded = (s: State, scope: Scope, duration: Duration | undefined): boolean =>
  duration === "whileMeOnBoard" && me(s, scope) === null;

/** Quoted text that is given to objects, as an ongoing effect of the pool. */
function grantNumber(abilities: readonly Ability[], c: InstructionCompiler): number {
  const { ongoing } = c.names.builder;
  ongoing.push({ kind: "abilities", abilities: compileAbilities(abilities, c.names.builder) });
  return ongoing.length - 1;
}
