/** What a text says of a token (187) when it is played. */
export interface TokenFacts {
  readonly type: "unit" | "gear";
  readonly might?: number;
  readonly keyword?: string;
  readonly from?: string;
}

export const TOKEN_FACTS: Readonly<Record<string, TokenFacts>> = {
  Recruit: { type: "unit", might: 1 },
  Sprite: { type: "unit", might: 3, keyword: "Temporary" },
  "Sand Soldier": { type: "unit", might: 2 },
  Mech: { type: "unit", might: 3 },
  Gold: { type: "gear" },
  Reflection: { type: "unit" },
  Bird: { type: "unit", might: 1, keyword: "Deflect" },
  Tentacle: { type: "unit", might: 1, from: "Bilgewater" },
  "Shadow Clone": { type: "unit", might: 0 },
  Bomb: { type: "gear" },
};
