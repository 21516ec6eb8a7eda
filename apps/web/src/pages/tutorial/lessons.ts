import type { Goal } from "../../study/position.ts";

/** Ten boards to learn on. What is said about them stands with the other strings; the engine decides what is legal. */
export interface Lesson {
  readonly id: LessonId;
  /** A case: its board, and what has happened before the learner's first move. */
  readonly board: string;
  /** Each is ticked off when it has happened; with the last one the lesson is done. */
  readonly goals: readonly Goal[];
  /** How it can be done, as steps of a case: for the tests, which hold that it can. */
  readonly solution: readonly string[];
}

export const LESSON_IDS = ["conquer", "play", "turn", "hold", "combat", "spell", "showdown", "reaction", "hide", "win"] as const;
export type LessonId = (typeof LESSON_IDS)[number];

export const LESSONS: readonly Lesson[] = [
  {
    id: "conquer",
    board: `name: Take a battlefield
players:
  P1: {legend: "Darius, Hand of Noxus", base: [Legion Rearguard]}
  P2: {legend: "Lux, Lady of Luminosity"}
battlefields: [Back-Alley Bar, Hallowed Tomb]
`,
    goals: [{ type: "conquer", player: 0 }],
    solution: ["P1: move Legion Rearguard to Back-Alley Bar", "settle"],
  },
  {
    id: "play",
    board: `name: Play a unit
players:
  P1: {legend: "Darius, Hand of Noxus", hand: [Legion Rearguard, Noxus Hopeful], runes: {fury: 2}}
  P2: {legend: "Lux, Lady of Luminosity"}
battlefields: [Back-Alley Bar, Hallowed Tomb]
`,
    goals: [{ type: "played", player: 0, card: "Legion Rearguard" }],
    solution: ["P1: play Legion Rearguard to base"],
  },
  {
    id: "turn",
    board: `name: A turn ends and another begins
players:
  P1: {legend: "Darius, Hand of Noxus", runes: {fury: {exhausted: 2}}, base: [{card: Legion Rearguard, exhausted: true}], deck: [Noxus Hopeful]}
  P2: {legend: "Lux, Lady of Luminosity"}
battlefields: [Back-Alley Bar, Hallowed Tomb]
`,
    goals: [
      { type: "channelled", player: 0 },
      { type: "drew", player: 0 },
    ],
    solution: ["next turn", "next turn"],
  },
  {
    id: "hold",
    board: `name: Hold a battlefield
players:
  P1: {legend: "Darius, Hand of Noxus", points: 1, runes: {fury: 3}, deck: [Legion Rearguard]}
  P2: {legend: "Lux, Lady of Luminosity"}
battlefields:
  - Back-Alley Bar: {units: {P1: [{card: Legion Rearguard, exhausted: true}]}}
  - Hallowed Tomb
`,
    goals: [{ type: "hold", player: 0 }],
    solution: ["next turn", "next turn"],
  },
  {
    id: "combat",
    board: `name: Attack
players:
  P1: {legend: "Darius, Hand of Noxus", points: 2, base: [Noxus Hopeful]}
  P2: {legend: "Lux, Lady of Luminosity", points: 1}
battlefields:
  - Back-Alley Bar: {units: {P2: [Stalwart Poro]}}
  - Hallowed Tomb
`,
    goals: [{ type: "combatBegan" }, { type: "conquer", player: 0 }],
    solution: ["P1: move Noxus Hopeful to Back-Alley Bar", "settle"],
  },
  {
    id: "spell",
    board: `name: Cast a spell
players:
  P1: {legend: "Darius, Hand of Noxus", points: 3, hand: [Hextech Ray], runes: {fury: 2}, base: [Legion Rearguard]}
  P2: {legend: "Lux, Lady of Luminosity", points: 2}
battlefields:
  - Back-Alley Bar: {units: {P2: [Stalwart Poro]}}
  - Hallowed Tomb
`,
    goals: [
      { type: "dealt", card: "Hextech Ray" },
      { type: "conquer", player: 0 },
    ],
    solution: ["P1: play Hextech Ray on Stalwart Poro", "all pass", "P1: move Legion Rearguard to Back-Alley Bar", "settle"],
  },
  {
    id: "showdown",
    board: `name: Act in a showdown
players:
  P1: {legend: "Darius, Hand of Noxus", points: 4, hand: [Cleave], runes: {fury: 2}, base: [Legion Rearguard]}
  P2: {legend: "Lux, Lady of Luminosity", points: 3}
battlefields:
  - Back-Alley Bar: {units: {P2: [Vanguard Captain]}}
  - Hallowed Tomb
`,
    goals: [{ type: "showdownBegan" }, { type: "played", player: 0, card: "Cleave" }, { type: "conquer", player: 0 }],
    solution: ["P1: move Legion Rearguard to Back-Alley Bar", "P1: play Cleave on Legion Rearguard", "all pass", "settle"],
  },
  {
    id: "reaction",
    board: `name: Answer a spell
turn: P2
players:
  P1: {legend: "Ahri, Nine-Tailed Fox", points: 5, hand: [Defy], runes: {calm: 3}}
  P2: {legend: "Lux, Lady of Luminosity", points: 4, hand: [Hextech Ray], runes: {fury: 3}}
battlefields:
  - Back-Alley Bar: {units: {P1: [Stalwart Poro]}}
  - Hallowed Tomb
steps:
  - P2: play Hextech Ray on Stalwart Poro
  - P2: pass
`,
    goals: [{ type: "countered", card: "Hextech Ray" }],
    solution: ["P1: play Defy on Hextech Ray", "all pass"],
  },
  {
    id: "hide",
    board: `name: Hide a card
players:
  P1: {legend: "Darius, Hand of Noxus", points: 6, hand: [Hidden Blade], runes: {order: 3}}
  P2: {legend: "Lux, Lady of Luminosity", points: 5, base: [Vanguard Captain]}
battlefields:
  - Back-Alley Bar: {units: {P1: [{card: Legion Rearguard, exhausted: true}]}}
  - Hallowed Tomb
`,
    goals: [{ type: "hidden", player: 0 }],
    solution: ["P1: hide Hidden Blade at Back-Alley Bar"],
  },
  {
    id: "win",
    board: `name: Win the game
players:
  P1: {legend: "Darius, Hand of Noxus", points: 7, base: [Noxus Hopeful, Legion Rearguard]}
  P2: {legend: "Lux, Lady of Luminosity", points: 6}
battlefields:
  - Back-Alley Bar: {units: {P2: [Stalwart Poro]}}
  - Hallowed Tomb
`,
    goals: [
      { type: "conquer", player: 0 },
      { type: "won", player: 0 },
    ],
    solution: ["P1: move Legion Rearguard to Hallowed Tomb", "settle", "P1: move Noxus Hopeful to Back-Alley Bar", "settle"],
  },
];
