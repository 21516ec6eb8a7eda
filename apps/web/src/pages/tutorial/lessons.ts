import { P1 } from "@rulebound/engine/internal";
import type { StartBoard, Task } from "../../study/position.ts";

/** Boards to learn on, one idea each. What is said about them stands with the other strings; the engine decides what is legal. */
export interface Lesson extends Task {
  readonly id: LessonId;
  readonly board: StartBoard;
}

export const LESSON_IDS = [
  "conquer",
  "hold",
  "combat",
  "play",
  "turn",
  "spell",
  "showdown",
  "reaction",
  "gear",
  "legend",
  "champion",
  "keywords",
  "hide",
  "mulligan",
  "win",
] as const;
export type LessonId = (typeof LESSON_IDS)[number];

const DARIUS = `legend: "Darius, Hand of Noxus", deck: {exactly: [Noxus Hopeful, Legion Rearguard, Cleave, Hextech Ray]}`;
const LEE_SIN = `legend: "Lee Sin, Blind Monk", deck: {exactly: [First Mate, Pit Rookie, Discipline, Rune Prison]}`;
const LUX = `legend: "Lux, Lady of Luminosity", deck: {exactly: [Vanguard Sergeant, Stupefy, Retreat, Daring Poro]}`;

/** In any order. */
const WINNING = ["move Legion Rearguard to Bandle Tree", "move Noxus Hopeful to Rockfall Path"];

/** Their own text does nothing on these boards. */
const FIELDS = "battlefields: [Rockfall Path, Bandle Tree]";

export const LESSONS: readonly Lesson[] = [
  {
    id: "conquer",
    board: `name: Take a battlefield
players:
  P1: {${DARIUS}, base: [Legion Rearguard]}
  P2: {${LUX}}
${FIELDS}
`,
    goal: { type: "conquer", player: P1 },
    script: [["move Legion Rearguard to Rockfall Path", "move Legion Rearguard to Bandle Tree"]],
  },
  {
    id: "hold",
    board: `name: Hold a battlefield
players:
  P1: {${DARIUS}, points: 1, runes: {fury: 1, order: 1}}
  P2: {${LUX}, runes: {mind: 1, order: 1}}
battlefields:
  - Rockfall Path: {units: {P1: [{card: Legion Rearguard, exhausted: true}]}}
  - Bandle Tree
`,
    goal: { type: "hold", player: P1 },
    script: [["end turn"]],
  },
  {
    id: "combat",
    board: `name: Attack
players:
  P1: {${DARIUS}, points: 2, base: [Noxus Hopeful]}
  P2: {${LUX}, points: 1}
battlefields:
  - Rockfall Path: {units: {P2: [Pouty Poro]}}
  - Bandle Tree
`,
    goal: { type: "conquer", player: P1 },
    script: [["move Noxus Hopeful to Rockfall Path"]],
  },
  {
    id: "play",
    board: `name: Play a unit
players:
  P1: {${DARIUS}, points: 2, hand: [Legion Rearguard, Vanguard Sergeant], runes: {fury: 1, order: 1}}
  P2: {${LUX}, points: 1}
${FIELDS}
`,
    goal: { type: "played", player: P1, card: "Legion Rearguard" },
    script: [["play Legion Rearguard"]],
  },
  {
    id: "turn",
    board: `name: A turn ends and another begins
players:
  P1: {${DARIUS}, points: 2, hand: [Vanguard Sergeant], runes: {fury: {exhausted: 1}, order: {exhausted: 1}}, base: [{card: Legion Rearguard, exhausted: true}]}
  P2: {${LUX}, points: 1, runes: {mind: 1, order: 1}}
${FIELDS}
`,
    goal: { type: "played", player: P1, card: "Vanguard Sergeant" },
    script: [["end turn"], ["play Vanguard Sergeant"]],
  },
  {
    id: "spell",
    board: `name: Cast a spell
players:
  P1: {${DARIUS}, points: 3, hand: [Hextech Ray], runes: {fury: 2, order: 1}, base: [Legion Rearguard]}
  P2: {${LUX}, points: 2}
battlefields:
  - Rockfall Path: {units: {P2: [Noxian Drummer]}}
  - Bandle Tree: {units: {P2: [Vanguard Sergeant]}}
`,
    goal: { type: "died", card: "Noxian Drummer" },
    script: [["play Hextech Ray"], ["choose Noxian Drummer"]],
  },
  {
    id: "showdown",
    board: `name: Act in a showdown
players:
  P1: {${DARIUS}, points: 3, hand: [Cleave], runes: {fury: 2}, base: [Legion Rearguard]}
  P2: {${LUX}, points: 2}
battlefields:
  - Rockfall Path: {units: {P2: [Vanguard Sergeant]}}
  - Bandle Tree
`,
    goal: { type: "conquer", player: P1 },
    script: [["move Legion Rearguard to Rockfall Path"], ["play Cleave"], ["choose Legion Rearguard"]],
  },
  {
    id: "reaction",
    board: `name: Answer a spell
turn: P2
players:
  P1: {legend: "Lee Sin, Blind Monk", points: 4, hand: [Defy], runes: {calm: 2}, deck: {exactly: [First Mate, Discipline, Pit Rookie, Rune Prison]}}
  P2: {legend: "Darius, Hand of Noxus", points: 3, hand: [Hextech Ray], runes: {fury: 2}, deck: {exactly: [Noxus Hopeful, Cleave]}}
battlefields:
  - Rockfall Path: {units: {P1: [First Mate]}}
  - Bandle Tree
`,
    rival: ["play Hextech Ray", "pass"],
    goal: { type: "countered", card: "Hextech Ray" },
    script: [["play Defy"]],
  },
  {
    id: "gear",
    board: `name: Equip a unit
players:
  P1: {${LEE_SIN}, points: 4, hand: ["Doran's Blade"], runes: {body: 3}, base: [First Mate]}
  P2: {${LUX}, points: 4}
${FIELDS}
`,
    goal: { type: "attached", card: "Doran's Blade" },
    script: [["play Doran's Blade"], ["use Doran's Blade"]],
  },
  {
    id: "legend",
    board: `name: Use your legend
players:
  P1: {${LEE_SIN}, points: 4, runes: {body: 1}, base: [First Mate]}
  P2: {${LUX}, points: 4}
${FIELDS}
`,
    goal: { type: "buffed", player: P1 },
    script: [["use Lee Sin, Blind Monk"]],
  },
  {
    id: "champion",
    board: `name: Play your champion
players:
  P1: {${LEE_SIN}, champion: "Lee Sin, Ascetic", points: 5, runes: {calm: 4, body: 1}}
  P2: {${LUX}, champion: "Lux, Illuminated", points: 5}
${FIELDS}
`,
    goal: { type: "played", player: P1, card: "Lee Sin, Ascetic" },
    script: [["play Lee Sin, Ascetic from champion"]],
  },
  {
    id: "keywords",
    board: `name: Read the keywords
players:
  P1: {${DARIUS}, points: 5, base: [Flame Chompers, Chemtech Enforcer]}
  P2: {${LUX}, points: 5}
battlefields:
  - Rockfall Path: {units: {P2: [Stalwart Poro]}}
  - Bandle Tree
`,
    goal: { type: "conquer", player: P1 },
    script: [{ read: "Stalwart Poro" }, ["move Chemtech Enforcer to Rockfall Path"]],
  },
  {
    id: "hide",
    board: `name: Hide a card
players:
  P1: {${DARIUS}, points: 6, hand: [Hidden Blade], runes: {order: 1}}
  P2: {${LUX}, points: 5, base: [Vanguard Captain]}
battlefields:
  - Rockfall Path: {units: {P1: [{card: Legion Rearguard, exhausted: true}]}}
  - Bandle Tree
`,
    goal: { type: "hidden", player: P1 },
    script: [["hide Hidden Blade at Rockfall Path"]],
  },
  {
    id: "mulligan",
    board: { decks: ["ahri", "jinx"], seed: 23 },
    goal: { type: "turnBegan" },
    script: [["choose Falling Comet, Jeweled Colossus"]],
  },
  {
    id: "win",
    board: `name: Win the game
players:
  P1: {${DARIUS}, points: 7, base: [Noxus Hopeful, Legion Rearguard]}
  P2: {${LUX}, points: 6}
battlefields:
  - Rockfall Path: {units: {P2: [Pouty Poro]}}
  - Bandle Tree
`,
    goal: { type: "won", player: P1 },
    script: [WINNING, WINNING],
  },
];
