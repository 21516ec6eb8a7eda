/** Last-known information that a trigger notes about its object, as bits of `LastKnownInfo.flags`. */
export const LastKnownFlag = {
  alone: 1,
  mighty: 2,
  buffed: 4,
  stunned: 8,
  inCombat: 16,
  bySpell: 32,
  attacker: 64,
  defender: 128,
  afterAttack: 256,
  empowered: 512,
  token: 1024,
  temporary: 2048,
  unit: 4096,
  byAbility: 8192,
  uncontrolled: 16384,
  /** A death as its own object sees it, before it leaves (808.1.d.2). */
  own: 32768,
  /** A conquest as a hold, or the other way round, for whom they are the same. */
  swapped: 65536,
  /** The ability is of a battlefield that nobody controlled (190.6.d). */
  ofNobody: 131072,
  /** It has not happened: its effects are activated as if it had (383.4.g). */
  asIf: 262144,
  /** It was played from facedown (811.1.d). */
  fromFacedown: 524288,
} as const;
