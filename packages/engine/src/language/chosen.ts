import type { CardId } from "../state/ids.ts";
import type { ChainItem, State } from "../state/records.ts";
import type { Program } from "./run/program.ts";

/** The text of a chain item, and what has been chosen as its targets. */

export const programOf = (s: State, item: ChainItem): Program | null =>
  item.ability >= 0 ? s.pool.abilities[item.ability].program : s.pool.cards[cardIndex(s, item)].program;
const cardIndex = (s: State, item: ChainItem): CardId => {
  const o = s.objects[item.object];
  return o.copyOf >= 0 ? o.copyOf : o.card;
};

const NOTHING: readonly number[] = [];

/** Its targets, without what it knows from the text that made it and what is given up to pay. */
export function chosenBy(s: State, item: ChainItem): readonly number[] {
  if (item.targets.length === 0) return NOTHING;
  const program = programOf(s, item);
  if (program === null) return NOTHING;
  const out: number[] = [];
  for (let i = 0; i < item.targets.length; i++) {
    if (!isTargetSlot(program, i % program.vars)) continue;
    const chosen = item.targets[i];
    if (item.targets.length === 1) return chosen;
    for (let k = 0; k < chosen.length; k++) out.push(chosen[k]);
  }
  return out;
}

function isTargetSlot(program: Program, number: number): boolean {
  for (let i = 0; i < program.targets.length; i++) if (program.targets[i].sel.number === number) return true;
  return false;
}
