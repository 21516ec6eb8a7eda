/**
 * What the network is shown: rows with a value each. Some say a thing in numbers, the others are a card in some place. Whatever changes
 * the place or the meaning of a row raises the version; cards are told by their ids, so that a larger pool does not.
 */
export const INSTINCT_VERSION = 1;

/** Where each block begins, and how many rows there are in all. */
function blocks<Name extends string>(
  sizes: Readonly<Record<Name, number>>,
): { readonly from: Readonly<Record<Name, number>>; rows: number } {
  let rows = 0;
  const from = {} as Record<Name, number>;
  for (const name of Object.keys(sizes) as Name[]) {
    from[name] = rows;
    rows += sizes[name];
  }
  return { from, rows };
}

/** Numbers from 0 on have a row each, and the last row is for all that are greater. */
export const STEPS = { points: 9, hand: 9, runes: 13, ready: 11, deck: 4, turn: 8, margin: 13, count: 5 } as const;

export const SIDE = blocks({
  missing: STEPS.points,
  hand: STEPS.hand,
  runes: STEPS.runes,
  ready: STEPS.ready,
  deck: STEPS.deck,
  xp: 3,
  units: STEPS.count,
  champion: 1,
  legendReady: 1,
  facedown: 1,
  gear: 1,
  might: 1,
  cost: 1,
  baseMight: 1,
  readyMight: 1,
  readyUnits: 1,
  temporary: 1,
  damage: 1,
  stunned: 1,
  scored: 1,
});

/** So many battlefields are told apart; further ones are as the last. */
export const FRONTS = 3;

export const FRONT = blocks({
  control: 3,
  scored: 1,
  theirScored: 1,
  own: 1,
  ownUnits: 1,
  ownReady: 1,
  theirs: 1,
  theirUnits: 1,
  margin: STEPS.margin,
  threat: STEPS.margin,
  chance: STEPS.margin,
  facedown: 1,
  theirFacedown: 1,
  showdown: 1,
});

export const QUESTION_STEPS = { kinds: 11, topics: 14 } as const;

export const STATE = blocks({
  bias: 1,
  kind: QUESTION_STEPS.kinds,
  topic: QUESTION_STEPS.topics,
  turn: STEPS.turn,
  ownTurn: 1,
  chain: 3,
  showdown: 2,
  combat: 2,
  first: 1,
  severals: 1,
  handKinds: 6,
  cheapest: STEPS.ready,
  races: 16,
  question: 4,
  own: SIDE.rows,
  theirs: SIDE.rows,
  fronts: FRONTS * FRONT.rows,
});

/** Where a card is, as the seat that is asked sees it. */
export const PLACE = {
  hand: 0,
  base: 1,
  theirBase: 2,
  fronts: 3,
  theirFronts: 3 + FRONTS,
  legend: 3 + 2 * FRONTS,
  theirLegend: 4 + 2 * FRONTS,
  champion: 5 + 2 * FRONTS,
  theirChampion: 6 + 2 * FRONTS,
  chain: 7 + 2 * FRONTS,
  theirChain: 8 + 2 * FRONTS,
  battlefields: 9 + 2 * FRONTS,
  facedown: 9 + 3 * FRONTS,
  source: 10 + 3 * FRONTS,
} as const;
export const PLACES = 11 + 3 * FRONTS;

export const ANSWER_STEPS = { kinds: 11, modes: 5, purposes: 4 } as const;

/** What an answer comes to at a place that it goes to, or leaves. */
export const WAY = blocks({
  base: 1,
  control: 3,
  scores: 1,
  wins: 1,
  joins: 1,
  contests: 1,
  margin: STEPS.margin,
  threat: STEPS.margin,
  showdown: 1,
});

export const THING = blocks({
  might: 1,
  mightSteps: 8,
  energy: 1,
  exhausted: 1,
  ready: 1,
  damaged: 1,
  stunned: 1,
  unit: 1,
  gear: 1,
  temporary: 1,
  attacks: 1,
  defends: 1,
  assault: 1,
  shield: 1,
  buffs: 1,
  new: 1,
});

export const ANSWER = blocks({
  kind: ANSWER_STEPS.kinds,
  topic: QUESTION_STEPS.topics,
  types: 3,
  variant: 1,
  left: STEPS.ready,
  showdown: 1,
  purpose: ANSWER_STEPS.purposes * 4,
  kills: 8,
  turnsFight: 3,
  from: WAY.rows,
  to: WAY.rows,
  own: THING.rows,
  theirs: THING.rows,
  targetPurpose: ANSWER_STEPS.purposes * 6,
  player: 2,
  item: 2,
  mode: ANSWER_STEPS.modes,
  number: 1,
  need: 2,
  group: STEPS.margin,
  several: 1,
});

/** What a card is to an answer. */
export const PART = { played: 0, used: 1, moved: 2, hidden: 3, own: 4, theirs: 5, mulligan: 6, elsewhere: 7 } as const;
export const PARTS = 8;
