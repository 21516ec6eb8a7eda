export default {
  openAt: "Dieses Deck öffnen bei",
  docs: "Dokumentation",
  copy: "Link hierauf kopieren",
  copied: "Der Link ist kopiert.",
  open: "In Rulebound öffnen",
  damaged: "Dieser Link lässt sich nicht zeigen:",
  step: (step: number, all: number) => `Schritt ${step} von ${all}`,
  start: "Das Brett am Anfang",
  back: "Schritt zurück",
  on: "Schritt vor",
};
