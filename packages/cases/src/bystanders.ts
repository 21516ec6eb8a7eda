import { nthSeat } from "./adapter.ts";
import { type BattlefieldSetup, type Case, type Mode, SEATS_OF_MODE } from "./case.ts";
import { blankBattlefield } from "./catalogue.ts";
import { EMPTY_PLAYER } from "./read/players.ts";

/**
 * A duel's case in a game of more players. The others have decks and nothing else; they pass, end their turns, decline,
 * and are never chosen unless a rule says so: `run/bystanders.ts`.
 */
export type BiggerMode = Extract<Mode, "ffa3" | "ffa4">;
export const BIGGER_MODES: readonly BiggerMode[] = ["ffa3", "ffa4"];

/** 487.4, 488.4: free-for-alls of three and of four have three battlefields each. */
const BATTLEFIELDS = 3;

export const makesSenseAmongMore = ({ mode, duelOnly }: Case): boolean => mode === "duel" && duelOnly === null;

export function withBystanders(from: Case, mode: BiggerMode): Case {
  const seats = SEATS_OF_MODE[mode];
  const bystanders = seats - from.seats;
  const seated = <T>(values: readonly T[], other: T): readonly T[] => [...values, ...Array.from({ length: bystanders }, () => other)];
  const added = Array.from({ length: Math.max(0, BATTLEFIELDS - from.battlefields.length) }, (_, i) => emptyBattlefield(from, i));
  return {
    ...from,
    mode,
    seats,
    bystanders,
    players: seated(from.players, EMPTY_PLAYER),
    scored: seated(from.scored, []),
    played: seated(from.played, []),
    cards: [...from.cards, ...added.map(({ card }) => blankBattlefield(card))],
    battlefields: [...from.battlefields, ...added].map((one) => ({
      ...one,
      units: seated(one.units, []),
      facedown: seated(one.facedown, []),
    })),
  };
}

function emptyBattlefield({ line, seats }: Case, index: number): BattlefieldSetup {
  const name = `a bystander's battlefield ${index + 1}`;
  const nobody = Array.from({ length: seats }, () => []);
  return { line, name, card: name, owner: nthSeat(seats), controller: null, units: nobody, facedown: nobody, contested: null };
}
