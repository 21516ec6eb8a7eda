import {
  type Choice,
  type Decision,
  ITEM,
  isLocationChoice,
  isPlayerChoice,
  isWordChoice,
  itemOfChoice,
  locationOfChoice,
  objectOfChoice,
  type State,
  seatOfChoice,
  WORD,
} from "@rulebound/engine/internal";
import { chainReference, choiceReference, seenReference } from "./chain.ts";
import { FROM, ROWS, WIDTH } from "./layout.ts";
import { isSeen } from "./objects.ts";
import type { References } from "./references.ts";

/** What the viewer is asked. Of a question to somebody else nothing is told: its options could say what is in a hand. */

export const QUESTION_KINDS: readonly Decision["kind"][] = [
  ...(["act", "choose", "order", "may", "mode", "number", "assign", "pay", "name", "mulligan", "battlefield"] as const),
];
export const QUESTION_TOPICS: readonly Decision["about"][] = [
  ...(["act", "targets", "may", "order", "assign", "pay", "mode", "number", "location", "cards", "player", "name", "combat"] as const),
  "mulligan",
];

export function writeQuestion(s: State, r: References, answers: number, out: Int16Array): void {
  const d = s.decision;
  if (d === null || d.player !== r.viewer) return;
  let at = FROM.question;
  out[at++] = QUESTION_KINDS.indexOf(d.kind) + 1;
  out[at++] = QUESTION_TOPICS.indexOf(d.about) + 1;
  out[at++] = labelNumber(d.label);
  out[at++] = seenReference(s, r, d.source);
  out[at++] = d.source >= 0 && isSeen(s, r, d.source) ? s.objects[d.source].card + 1 : 0;
  out[at++] = d.min;
  out[at++] = d.max;
  out[at++] = d.picked.length;
  out[at++] = d.kind === "assign" ? d.total : 0;
  out[at++] = d.options.length;
  out[at] = answers;
  for (let row = 0; row < d.options.length && row < ROWS.options; row++) writeOption(s, r, d, row, out);
}

const LABELS = 1021;
const labelNumbers = new Map<string, number>([["", 0]]);

/** The name of an optional cost as a number that stays the same: from 1 to 1021; 0 for none. */
function labelNumber(label: string): number {
  let number = labelNumbers.get(label);
  if (number === undefined) {
    let sum = 7;
    for (let i = 0; i < label.length; i++) sum = (sum * 31 + label.charCodeAt(i)) % 1_000_003;
    number = (sum % LABELS) + 1;
    labelNumbers.set(label, number);
  }
  return number;
}

/** Options of these are plain numbers. */
export const isPlain = (d: Decision): boolean => d.kind === "mode" || d.kind === "number" || d.kind === "battlefield";

/** A number above every amount stands for "nothing is enough". */
const NEVER = 9999;

function writeOption(s: State, r: References, d: Decision, row: number, out: Int16Array): void {
  const option = d.options[row];
  const at = FROM.options + row * WIDTH.options;
  for (let i = 0; i < d.picked.length; i++) if (d.picked[i] === option) out[at]++;
  writeChoice(s, r, isPlain(d), option, at + 1, out);
  if (d.kind !== "assign") return;
  const need = d.needs[row] ?? 0;
  out[at + 7] = need > NEVER ? -1 : need;
  out[at + 8] = (d.ranks[row] ?? -1) + 1;
}

/** Reference, card, player, location, word and number of something that can be chosen. */
export function writeChoice(s: State, r: References, isNumber: boolean, choice: Choice, at: number, out: Int16Array): void {
  if (isNumber) out[at + 5] = choice;
  else if (isWordChoice(choice)) out[at + 4] = choice - WORD + 1;
  else if (isLocationChoice(choice)) {
    out[at] = choiceReference(s, r, choice);
    out[at + 3] = r.location(locationOfChoice(choice));
  } else if (isPlayerChoice(choice)) {
    out[at] = choiceReference(s, r, choice);
    out[at + 2] = r.player(seatOfChoice(choice));
  } else if (choice >= ITEM) {
    out[at] = chainReference(s, itemOfChoice(choice));
  } else {
    const id = objectOfChoice(choice);
    out[at] = r.of(id); // a facedown card has a row, whoever may read it
    out[at + 1] = isSeen(s, r, id) ? s.objects[id].card + 1 : 0;
  }
}
