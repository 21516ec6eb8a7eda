import type { CardId, Swap } from "@rulebound/engine/internal";
import { useEffect, useMemo, useState } from "react";
import { counted } from "../decks/draft.ts";

/** Cards that go from the Main Deck into the sideboard and back, step by step, until they are exchanged. */

export interface SideboardCards {
  readonly champion: CardId;
  readonly main: readonly CardId[];
  readonly sideboard: readonly CardId[];
}

export type Pile = "deck" | "sideboard";
export type Step = { readonly card: CardId; readonly to: Pile } | { readonly champion: CardId };

export interface Piles {
  readonly deck: readonly CardId[];
  readonly sideboard: readonly CardId[];
  readonly champion: CardId;
}

const pilesOf = ({ champion, main, sideboard }: SideboardCards): Piles => ({ deck: [champion, ...main], sideboard, champion });

function withoutOne(cards: readonly CardId[], card: CardId): readonly CardId[] {
  const at = cards.lastIndexOf(card);
  return at < 0 ? cards : cards.toSpliced(at, 1);
}

/** A card that is not there stays where it is. */
function taken(piles: Piles, step: Step): Piles {
  if ("champion" in step) return { ...piles, champion: step.champion };
  const { card, to } = step;
  const from = to === "deck" ? "sideboard" : "deck";
  return piles[from].includes(card) ? { ...piles, [from]: withoutOne(piles[from], card), [to]: [...piles[to], card] } : piles;
}

export const pilesAfter = (cards: SideboardCards, steps: readonly Step[]): Piles => steps.reduce(taken, pilesOf(cards));

/** What is in the one more often than in the other. */
const surplus = (cards: readonly CardId[], others: readonly CardId[]): readonly CardId[] =>
  others.reduce<readonly CardId[]>((left, card) => withoutOne(left, card), cards);

/** What has come of all steps; who is there and back again is not exchanged. */
export function swapAfter(cards: SideboardCards, steps: readonly Step[]): Swap {
  const before = pilesOf(cards);
  const after = pilesAfter(cards, steps);
  return {
    out: surplus(before.deck, after.deck),
    in: surplus(after.deck, before.deck),
    ...(after.champion === before.champion ? {} : { champion: after.champion }),
  };
}

export const isNothing = (swap: Swap): boolean => swap.out.length === 0 && swap.in.length === 0 && swap.champion === undefined;

/** Each card of a pile with its count; those of which none is left keep their row. */
export const rowsOf = (before: readonly CardId[], after: readonly CardId[]) =>
  counted([...before, ...after]).map(({ card }) => ({ card, count: after.filter((other) => other === card).length }));

export interface Swapping {
  readonly before: Piles;
  readonly after: Piles;
  readonly swap: Swap;
  readonly steps: readonly Step[];
  take(step: Step): void;
  undo(): void;
  reset(): void;
}

/** Begins anew when the cards are others. */
export function useSwapping(cards: SideboardCards): Swapping {
  const key = JSON.stringify([cards.champion, cards.main, cards.sideboard]);
  const [kept, setKept] = useState<{ readonly key: string; readonly steps: readonly Step[] }>({ key, steps: [] });
  const steps = kept.key === key ? kept.steps : NONE;
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key says what the cards are
  const { before, after, swap } = useMemo(
    () => ({ before: pilesOf(cards), after: pilesAfter(cards, steps), swap: swapAfter(cards, steps) }),
    [key, steps],
  );
  const change = (next: readonly Step[]): void => setKept({ key, steps: next });
  return {
    before,
    after,
    swap,
    steps,
    take: (step) => change([...steps, step]),
    undo: () => change(steps.slice(0, -1)),
    reset: () => change(NONE),
  };
}
const NONE: readonly Step[] = [];

export type Explain<Reason> = (swap: Swap) => Promise<Reason | null>;

/** Why this exchange cannot be made; undefined: that is being asked. `explain` must stay the same one. */
export function useRefusal<Reason>(swap: Swap, explain: Explain<Reason>): Reason | null | undefined {
  const [found, setFound] = useState<{ readonly swap: Swap; readonly refusal: Reason | null } | null>(null);
  useEffect(() => {
    let isCurrent = true;
    if (!isNothing(swap)) void explain(swap).then((refusal) => isCurrent && setFound({ swap, refusal }));
    return () => {
      isCurrent = false;
    };
  }, [swap, explain]);
  if (isNothing(swap)) return null;
  return found?.swap === swap ? found.refusal : undefined;
}
