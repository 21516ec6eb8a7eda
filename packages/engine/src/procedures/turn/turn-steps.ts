/** The steps of turn.ts by number. Saved games name them: new ones come last, wherever they belong. */
export const TURN_STEP = {
  begin: 0,
  awaken: 1,
  beginning: 2,
  scoring: 3,
  channel: 4,
  draw: 5,
  main: 6,
  mainStart: 7,
  act: 8,
  acted: 9,
  ending: 10,
  expire: 11,
  expired: 12,
  over: 13,
  invited: 14,
} as const;
