/** The steps of turn.ts. */
export const TurnStep = {
  begin: 0,
  awaken: 1,
  beginning: 2,
  scoring: 3,
  channel: 4,
  draw: 5,
  main: 6,
  settle: 7,
  act: 8,
  acted: 9,
  ending: 10,
  expire: 11,
  expired: 12,
  invited: 14,
} as const;
