/**
 * The German words of the game: what each term of the rules is called, in card texts, log lines, refusals, questions, rules
 * and the client alike. Whoever writes German for this project takes the words from here.
 *
 * How it is written: players are "du", cards speak of themselves as "ich" (spells and gear: "dieser Zauber", "diese
 * Ausrüstung"); numbers of cards, points and damage are digits ("Ziehe 2", "3 Schaden"). Names of cards, tags and tokens stay
 * as they are. Symbols and keywords keep their English key in brackets ("[M]", "[Tank]"); keywords.ts has the words shown for
 * them, and "[Stun|betäube]" shows another form of one. The six domains are only shown: Zorn, Ruhe, Geist, Körper, Chaos,
 * Ordnung.
 */
export const NOUNS = {
  unit: ["die Einheit", "Einheiten"],
  gear: ["die Ausrüstung", "Ausrüstungen"], //        any gear
  equipment: ["das Equipment", "Equipments"], //      gear that is attached to units
  spell: ["der Zauber", "Zauber"],
  rune: ["die Rune", "Runen"],
  legend: ["die Legende", "Legenden"],
  champion: ["der Champion", "Champions"],
  battlefield: ["das Schlachtfeld", "Schlachtfelder"], // units are "auf" it and move "zu" it
  base: ["die Basis", "Basen"], //                    units are "in" it and move "in" it
  card: ["die Karte", "Karten"],
  permanent: ["das Permanent", "Permanente"],
  token: ["der Spielstein", "Spielsteine"],
  ability: ["die Fähigkeit", "Fähigkeiten"],
  effect: ["der Effekt", "Effekte"],
  player: ["der Spieler", "Spieler"],
  opponent: ["der Gegner", "Gegner"],
  ally: ["der Verbündete", "Verbündete"],
  turn: ["der Zug", "Züge"],
  phase: ["die Phase", "Phasen"], //                  Erwachens-, Anfangs-, Kanalisierungs-, Zieh-, Haupt-, Endphase
  showdown: ["der Showdown", "Showdowns"],
  combat: ["der Kampf", "Kämpfe"],
  chain: ["die Kette", "Ketten"],
  hand: ["die Hand", "Hände"],
  mainDeck: ["das Hauptdeck", "Hauptdecks"],
  runeDeck: ["das Runendeck", "Runendecks"],
  trash: ["die Ablage", "Ablagen"],
  banishment: ["die Verbannung", "Verbannungen"],
  championZone: ["die Championzone", "Championzonen"],
  legendZone: ["die Legendenzone", "Legendenzonen"],
  location: ["der Ort", "Orte"],
  might: ["die Macht", ""],
  energy: ["die Energie", ""],
  power: ["die Kraft", ""],
  xp: ["die EP", ""], //                              always plural: "2 EP"
  point: ["der Punkt", "Punkte"],
  damage: ["der Schaden", ""],
  bonusDamage: ["der Bonusschaden", ""],
  buff: ["die Stärkung", "Stärkungen"],
  cost: ["die Kosten", "Kosten"], //                  Energiekosten, Kraftkosten, Grundkosten
  additionalCost: ["die Zusatzkosten", "Zusatzkosten"],
  domain: ["die Domäne", "Domänen"],
  keyword: ["das Schlüsselwort", "Schlüsselwörter"],
  controller: ["der Beherrscher", "Beherrscher"],
  board: ["das Brett", ""],
  victoryScore: ["die Siegpunktzahl", ""],
  owner: ["der Besitzer", "Besitzer"],
} as const;

export const VERBS = {
  play: "spielen",
  draw: "ziehen",
  discard: "abwerfen",
  channel: "kanalisieren",
  exhaust: "erschöpfen", //      exhausted: erschöpft
  ready: "bereit machen", //     ready: bereit
  kill: "töten", //              die: sterben
  move: "bewegen", //            of itself: "sich bewegen"
  recall: "zurückrufen",
  recycle: "recyceln",
  banish: "verbannen",
  return: "zurückgeben", //      "auf die Hand ihres Besitzers"
  stun: "betäuben",
  buff: "stärken", //            buffed: gestärkt
  empower: "bestärken", //       Empowered: bestärkt
  disempower: "entkräften",
  heal: "heilen",
  deal: "zufügen", //            "Füge einer Einheit 3 Schaden zu"; take: erleiden
  prevent: "verhindern",
  counter: "kontern",
  attach: "anlegen", //          attached: angelegt; equipped: ausgerüstet
  detach: "ablegen",
  reveal: "aufdecken", //        from the hand: vorzeigen
  lookAt: "ansehen",
  predict: "prophezeien",
  burn: "verbrennen",
  choose: "wählen",
  name: "nennen",
  pay: "zahlen",
  spend: "ausgeben",
  gain: "erhalten",
  score: "erzielen", //          "erziele 1 Punkt"; without a number: punkten
  conquer: "erobern",
  hold: "halten",
  attack: "angreifen",
  defend: "verteidigen",
  control: "kontrollieren",
  hide: "verstecken", //         facedown: verdeckt
  add: "erzeugen", //            resources: "Erzeuge [1]"
  pass: "passen",
  resolve: "abwickeln",
  trigger: "auslösen",
  activate: "aktivieren",
  concede: "aufgeben",
} as const;

export const ADJECTIVES = {
  friendly: "befreundet", //     yours: "dein", "eigen"
  enemy: "gegnerisch",
  ready: "bereit",
  exhausted: "erschöpft",
  stunned: "betäubt",
  buffed: "gestärkt",
  empowered: "bestärkt",
  mighty: "mächtig",
  damaged: "verwundet",
  equipped: "ausgerüstet",
  attached: "angelegt",
  attacking: "angreifend",
  defending: "verteidigend",
  facedown: "verdeckt",
  open: "offen", //              battlefields
  occupied: "besetzt",
  uncontrolled: "herrenlos",
} as const;
