/** What the objects on the board are like, by object id; filled by layers.ts and read through read.ts. */
export interface DerivedBoard {
  version: number;
  traits: number;
  epoch: number;
  might: number[];
  keywords: number[];
  assault: number[];
  shield: number[];
  deflect: number[];
  hunt: number[];
  types: number[];
  tags: (readonly string[])[];
}

export const newBoard = (epoch: number): DerivedBoard => ({
  version: -1,
  traits: -1,
  epoch,
  might: [],
  keywords: [],
  assault: [],
  shield: [],
  deflect: [],
  hunt: [],
  types: [],
  tags: [],
});
