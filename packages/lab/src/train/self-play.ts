import { type Bot, Choices, createRng, type InstinctNetwork, MOST_ANSWERS, Outlook, Position, type Rng } from "@rulebound/bots";
import {
  type Answer,
  applyInPlace,
  type CardPool,
  type DeckList,
  legal,
  type ModeName,
  newGame,
  nthSeat,
  type Seat,
  type State,
} from "@rulebound/engine/internal";
import type { Experience, Lesson } from "./experience.ts";

/** Games to learn from. */
export interface Table {
  readonly pool: CardPool;
  readonly mode: ModeName;
  readonly decks: readonly DeckList[];
  readonly seed: number;
  /** By seat: who answers there; null: the network, by chance, and what it answers is a lesson. */
  readonly players: readonly (Bot | InstinctNetwork | null)[];
  /** What this player answers is a lesson too: for who is to be imitated. */
  readonly model: Bot | null;
}

/** More decisions than a game takes. */
const LONG = 4000;
const FINE = 1 << 24;
const CHOICE_STREAM = 41;
/** How far what was thought of later positions counts: the rest is what was thought of the next one. */
const LOOKING_FAR = 0.92;

const position = new Position();
const choices = new Choices();
const logits = new Float32Array(MOST_ANSWERS);

/** Plays a game, and adds its lessons. */
export function playToLearn({ pool, mode, decks, seed, players, model }: Table, network: InstinctNetwork, into: Experience): void {
  const s = newGame({ pool, mode, decks, seed });
  const chances = players.map((_, seat) => createRng(seed, seat));
  const rng = createRng(seed, CHOICE_STREAM);
  const lessons: Lesson[][] = players.map(() => []);
  const before = into.lessons.length;
  for (let decisions = 0; s.decision !== null && decisions < LONG; decisions++) {
    const { player, kind } = s.decision;
    const who = players[player];
    const answers = legal(s);
    let answer: Answer;
    if (answers.length === 1) [answer] = answers;
    else if (kind === "name") answer = answers[rng.below(answers.length)];
    else if (who !== null && "choose" in who) {
      answer = who.choose(new Outlook(s), chances[player]);
      if (who === model) imitate(s, player, answers, answer, network, into, lessons[player]);
    } else {
      const chance = odds(s, player, answers, who ?? network);
      const [chosen, likelihood] = draw(choices.count, rng);
      if (who === null) lessons[player].push(into.add(position, choices, chosen, likelihood, chance));
      answer = answers[chosen];
    }
    applyInPlace(s, answer);
  }
  if (s.decision !== null) into.lessons.length = before;
  else for (const [seat, own] of lessons.entries()) judge(own, s.winners.includes(nthSeat(seat)) ? 1 : 0);
}

function odds(s: State, seat: Seat, answers: readonly Answer[], network: InstinctNetwork): number {
  position.write(s, seat);
  choices.write(s, seat, answers, position);
  const chance = 1 / (1 + Math.exp(-network.look(position.rows)));
  network.weigh(choices, logits);
  return chance;
}

function imitate(
  s: State,
  seat: Seat,
  answers: readonly Answer[],
  answer: Answer,
  network: InstinctNetwork,
  into: Experience,
  lessons: Lesson[],
): void {
  const chosen = answers.indexOf(answer);
  if (chosen < 0 || chosen >= MOST_ANSWERS) return;
  const chance = odds(s, seat, answers, network);
  lessons.push(into.add(position, choices, chosen, 0, chance));
}

/** An answer by chance, as it attracts, and the logarithm of its chance. */
function draw(count: number, rng: Rng): [number, number] {
  let highest = logits[0];
  for (let i = 1; i < count; i++) if (logits[i] > highest) highest = logits[i];
  let sum = 0;
  for (let i = 0; i < count; i++) sum += Math.exp(logits[i] - highest);
  let left = (rng.below(FINE) / FINE) * sum;
  let chosen = 0;
  for (; chosen < count - 1; chosen++) {
    left -= Math.exp(logits[chosen] - highest);
    if (left < 0) break;
  }
  return [chosen, logits[chosen] - highest - Math.log(sum)];
}

/** From the end to the beginning: each position by what was thought of those that came next, and the last by the outcome. */
function judge(lessons: readonly Lesson[], outcome: number): void {
  let next = outcome;
  let ahead = 0;
  for (let i = lessons.length - 1; i >= 0; i--) {
    const lesson = lessons[i];
    ahead = next - lesson.chance + LOOKING_FAR * ahead;
    lesson.advantage = ahead;
    lesson.target = Math.min(1, Math.max(0, lesson.chance + ahead));
    next = lesson.chance;
  }
}
