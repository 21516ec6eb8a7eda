/** A hand to try: four cards, a mulligan (117), then a card a turn. A value: every step makes another. */
export interface Hand {
  readonly hand: readonly number[];
  /** From the top. */
  readonly deck: readonly number[];
  readonly isKept: boolean;
}

export const OPENING = 4;
export const MOST_ASIDE = 2;

/** Whole numbers below a limit, each as likely as another. */
export type Chance = (limit: number) => number;

/** Numbers that would favour the small ones are drawn again. */
export const chance: Chance = (limit) => {
  const most = Math.floor(2 ** 32 / limit) * limit;
  const drawn = new Uint32Array(1);
  do crypto.getRandomValues(drawn);
  while (drawn[0] >= most);
  return drawn[0] % limit;
};

export function shuffled(cards: readonly number[], below: Chance): number[] {
  const deck = [...cards];
  for (let i = deck.length - 1; i > 0; i--) {
    const j = below(i + 1);
    [deck[i], deck[j]] = [deck[j], deck[i]];
  }
  return deck;
}

export function opening(main: readonly number[], below: Chance): Hand {
  const deck = shuffled(main, below);
  return { hand: deck.slice(0, OPENING), deck: deck.slice(OPENING), isKept: false };
}

/** The cards at these places are put aside, as many are drawn, and only then do they go under the deck, in any order (117, 416.5). */
export function mulligan({ hand, deck }: Hand, aside: readonly number[], below: Chance): Hand {
  const places = [...new Set(aside)].filter((at) => at < hand.length).slice(0, MOST_ASIDE);
  const drawn = deck.slice(0, places.length);
  const kept = hand.filter((_, at) => !places.includes(at));
  const under = shuffled(
    places.map((at) => hand[at]),
    below,
  );
  return { hand: [...kept, ...drawn], deck: [...deck.slice(drawn.length), ...under], isKept: true };
}

export const drawn = ({ hand, deck, isKept }: Hand): Hand => ({
  hand: [...hand, ...deck.slice(0, 1)],
  deck: deck.slice(1),
  isKept,
});
