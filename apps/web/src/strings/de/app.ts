import type en from "../en/app.ts";

export default {
  skip: "Zum Inhalt springen",
  navigation: "Seiten",
  menu: "Menü",
  close: "Schließen",
  pages: {
    play: "Spielen",
    online: "Online",
    decks: "Decks",
    cards: "Karten",
    rules: "Regeln",
    judge: "Schiedsrichter",
    replays: "Aufzeichnungen",
    puzzles: "Rätsel",
    stats: "Statistik",
    tutorial: "Lernen",
  },
  settings: {
    title: "Einstellungen",
    language: "Sprache",
    motion: "Bewegung",
    motions: { system: "Wie das System", full: "Voll", reduced: "Reduziert" },
    speed: "Tempo der anderen",
    speeds: { slow: "Langsam", normal: "Normal", fast: "Schnell", instant: "Sofort" },
    autoEnd: "Meinen Zug beenden, wenn ich nichts mehr tun kann",
    sound: "Ton",
    hints: "Hinweise für Neulinge",
    remind: "Beim Passen an Reaktionen erinnern",
  },
  fallen: {
    title: "Da ist etwas vom Tisch gefallen",
    text: "Dein Spiel und deine Decks sind gesichert. Nach dem Neuladen geht es weiter, wo du warst.",
    again: "Neu laden",
  },
} satisfies typeof en;
