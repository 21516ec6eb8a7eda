import type en from "../en/overlay.ts";

export default {
  scores: "Punkte",
  noTable: "Warten auf ein Spiel in einem anderen Tab dieses Browsers.",
  waiting: (code: string) => `Warten auf Tisch ${code}.`,
  hand: (cards: number) => (cards === 1 ? "1 Handkarte" : `${cards} Handkarten`),
  wins: (games: number) => (games === 1 ? "1 Spiel gewonnen" : `${games} Spiele gewonnen`),
  turn: (turn: number, name: string) => `Zug ${turn} · ${name}`,
  played: (name: string) => `${name}:`,
  activated: (name: string) => `${name} nutzt`,
  won: (names: readonly string[]) => `Sieg für ${names.join(", ")}`,
} satisfies typeof en;
