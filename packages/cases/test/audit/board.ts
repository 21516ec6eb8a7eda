import type { Facts } from "./facts.ts";

/** Where most cards can be played: units, gear and cards in trashes on both sides, of which nothing has a text. */
export const table = (player: string, more: object, other: object = {}, setup: object = {}): Readonly<Record<string, unknown>> => {
  const opponent = player === "P2" ? "P1" : "P2";
  return {
    ...setup,
    turn: player,
    players: {
      [player]: {
        base: [
          { card: "V4", as: "Fay" },
          { card: "G", as: "Gil" },
        ],
        trash: [
          { card: "V2", as: "Ted" },
          { card: "S2", as: "Old Spell" },
        ],
        ...more,
      },
      [opponent]: {
        base: [
          { card: "V4", as: "Eve" },
          { card: "G", as: "Gus" },
        ],
        trash: [{ card: "V2", as: "Tim" }],
        ...other,
      },
    },
    battlefields: [
      { "BF-A": { controller: player, units: { [player]: [{ card: "V3", as: "Abe" }] } } },
      { "BF-B": { controller: opponent, units: { [opponent]: [{ card: "V3", as: "Bob" }] } } },
      "BF-C",
    ],
  };
};

/** Nothing but two empty battlefields. */
export const empty = (players: object, battlefields: readonly unknown[] = ["BF-A", "BF-B"], setup: object = {}) => ({
  ...setup,
  players,
  battlefields,
});

/** What a card does to itself as it is, so that plain arithmetic does not hold for it. */
export const changesItsMight = ({ text }: Facts): boolean =>
  /I (have|get) (an additional )?(\+|\[Assault\] equal)|My Might is|\bMight becomes|double|Double|base Might|have \+\d \[M\]|it gets \+|Mechs each have/.test(
    text,
  );
