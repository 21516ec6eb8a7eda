import type { Answer, Decision, ObjectId, State } from "@rulebound/engine/internal";
import { ACTIONS, actionOf, FIRST_OTHER } from "./actions.ts";
import { ANSWER_WIDTH, ROWS } from "./layout.ts";
import { isPlain, writeChoice } from "./question.ts";
import type { References } from "./references.ts";

/** The legal answers: a number of the action space for each, and a row of features that point to the observation. */

export const ANSWER_KINDS: readonly Answer["do"][] = [
  ...(["pass", "endTurn", "play", "use", "move", "hide", "invite", "pick", "done", "yes", "no"] as const),
];

/** Actions of the answers, in the engine's order, into `actions`; the features of the first ones into `rows`. */
export function writeAnswers(s: State, r: References, answers: readonly Answer[], actions: number[], rows: Int16Array): void {
  const d = s.decision as Decision;
  actions.length = 0;
  let others = 0;
  for (let i = 0; i < answers.length; i++) {
    const answer = answers[i];
    const option = answer.do === "pick" ? d.options.indexOf(answer.pick) : -1;
    let action = actionOf(r, answer, option);
    if (action < 0 || isTaken(actions, action)) action = FIRST_OTHER + others++;
    if (action >= ACTIONS) return; // more than 256 answers without a row
    actions.push(action);
    if (i < ROWS.answers) writeAnswer(s, r, d, answer, action, option, i * ANSWER_WIDTH, rows);
  }
}

/** Picks are never listed twice. */
const isTaken = (actions: readonly number[], action: number): boolean => actions.length < ROWS.answers && actions.includes(action);

function writeAnswer(
  s: State,
  r: References,
  d: Decision,
  answer: Answer,
  action: number,
  option: number,
  at: number,
  out: Int16Array,
): void {
  out[at] = action;
  out[at + 1] = ANSWER_KINDS.indexOf(answer.do) + 1;
  switch (answer.do) {
    case "play":
      writeObject(s, r, answer.object, answer.way + 1, at, out);
      break;
    case "use":
      writeObject(s, r, answer.object, answer.ability + 1, at, out);
      break;
    case "hide":
      writeObject(s, r, answer.object, 0, at, out);
      out[at + 5] = r.location(answer.at);
      break;
    case "move":
      if (answer.units.length > 0) writeObject(s, r, answer.units[0], answer.units.length, at, out);
      out[at + 5] = r.location(answer.to);
      break;
    case "invite":
      out[at + 6] = r.player(answer.player);
      break;
    case "pick":
      writePick(s, r, d, answer.pick, option, at, out);
      break;
  }
}

function writeObject(s: State, r: References, id: ObjectId, variant: number, at: number, out: Int16Array): void {
  out[at + 2] = r.of(id);
  out[at + 3] = s.objects[id].card + 1;
  out[at + 4] = variant;
}

const choice = new Int16Array(6);

function writePick(s: State, r: References, d: Decision, pick: number, option: number, at: number, out: Int16Array): void {
  choice.fill(0);
  writeChoice(s, r, isPlain(d), pick, 0, choice);
  const [reference, card, player, location, word, number] = choice;
  out[at + 2] = reference;
  out[at + 3] = card;
  out[at + 5] = location;
  out[at + 6] = player;
  out[at + 7] = option + 1;
  out[at + 8] = word;
  out[at + 9] = number;
}
