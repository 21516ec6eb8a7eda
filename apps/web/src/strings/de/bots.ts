import type en from "../en/bots.ts";

export default {
  lines: {
    beginner: "„Ich habe das erst gestern gelernt. Bin ich schon dran?“",
    casual: "„Ich spiele, was richtig aussieht, und denke nicht zweimal nach.“",
    skilled: "„Für jede Karte gibt es gerade jetzt den besten Einsatz, und ich finde ihn.“",
    strong: "„Was du in deinem nächsten Zug tun wirst, habe ich schon gesehen.“",
    expert: "„Lass dir Zeit. Während du noch liest, habe ich diese Stellung hundertmal durchgespielt.“",
  },
  machine: "Eine Maschine zum Ausprobieren, ohne eigenen Charakter.",
  strength: (won: string, other: string, low: string, high: string, games: number) =>
    `Gemessen: gewinnt ${won} der Spiele gegen „${other}“ (${low} bis ${high}, ${games} Spiele).`,
} satisfies typeof en;
