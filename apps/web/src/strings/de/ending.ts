import type en from "../en/ending.ts";

export default {
  how: {
    conquer: (points: number, place: string, turn: number) => `${points} Punkte: ${place} in Zug ${turn} erobert`,
    hold: (points: number, place: string, turn: number) => `${points} Punkte: ${place} in Zug ${turn} gehalten`,
    burnOut: (points: number, who: string, isYou: boolean, turn: number) =>
      `${points} Punkte: ${isYou ? "Dein Deck" : `Das Deck von ${who}`} war in Zug ${turn} aufgebraucht (Burn Out)`,
    card: (points: number, card: string, turn: number) => `${points} Punkte: der letzte durch ${card} in Zug ${turn}`,
    points: (points: number, turn: number) => `${points} Punkte in Zug ${turn}`,
    won: (card: string, turn: number) => `${card} hat das Spiel in Zug ${turn} entschieden`,
    wonPlainly: (turn: number) => `Eine Karte hat das Spiel in Zug ${turn} entschieden`,
    conceded: (who: string, isYou: boolean, turn: number) =>
      isYou ? `Du hast in Zug ${turn} aufgegeben` : `${who} hat in Zug ${turn} aufgegeben`,
  },
  rematch: "Revanche",
  nextLevel: (name: string) => `Nächste Stufe: ${name}`,
  watch: "Dieses Spiel ansehen",
} satisfies typeof en;
