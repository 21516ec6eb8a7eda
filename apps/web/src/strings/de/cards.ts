import type en from "../en/cards.ts";

export default {
  reading: {
    title: "Wie man eine Karte liest",
    kinds: "Arten von Karten",
    kindsSay:
      "Oben links: die Kosten, in Energie und in Kraft einer Domäne. Unten rechts: die Macht einer Einheit. Der Rahmen hat die Farben ihrer Domänen.",
    play: "Karten im Spiel",
    playSays:
      "Veränderte Macht trägt einen Pfeil. Ein Stern mit Zacken ist Schaden; gedreht und im Schatten heißt erschöpft; die Zeichen am rechten Rand sind Schlüsselwörter und Zustände.",
    large: "Zum Lesen",
  },
} satisfies typeof en;
