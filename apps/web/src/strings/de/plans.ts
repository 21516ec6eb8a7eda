import type en from "../en/plans.ts";

export default {
  jinx: "Wirf Karten ab, schlag zuerst zu und füll die leere Hand wieder auf.",
  ahri: "Halte, was du hast: Angreifer schrumpfen, und Halten ist mehr wert.",
  sett: "Verstärke deine Kämpfer, gewinne die Prügeleien und steh wieder auf, wenn einer fällt.",
  rumble: "Baue Mechs und aus ihrem Schrott noch mehr davon.",
  yi: "Sammle Erfahrung, steig auf und lass die späten Züge entscheiden.",
  teemo: "Versteck Karten und lass die andere Seite raten, welcher Schritt der falsche ist.",
  darius: "Spiel zwei Karten in einem Zug: Die zweite kommt immer besser.",
  azir: "Rüste eine wachsende Schar Soldaten aus und marschiere überall zugleich.",
  kaisa: "Erster Platz in Shenzhen, 8.8.2026",
  wuju: "Erster Platz beim Micelion Cup, 9.8.2026",
  mel: "Erster Platz in einem Turnier über einzelne Spiele, 5.8.2026",
  nasus: "Erster Platz in Guangzhou, 9.8.2026",
  rengar: "Erster Platz in einer Online-Serie, 2.8.2026",
  akali: "Erster Platz in Shenyang, 4.8.2026",
  leona: "Erster Platz bei einer Nexus Night, 12.8.2026",
  viktor: "Zweiter Platz in einer Online-Serie, 2.8.2026",
  ambessa: "Erster Platz bei einer Nexus Night, 5.8.2026",
  sands: "Zweiter Platz in Shanghai, 8.8.2026",
  kennen: "Zweiter Platz in einem Jubiläumsturnier, 9.8.2026",
  irelia: "Zweiter Platz in einem Turnier zur Veröffentlichung, 1.8.2026",
} satisfies typeof en as typeof en;
