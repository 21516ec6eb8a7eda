import { type Answer, type Choice, type Decision, ITEM, isBoardZone, type State } from "@rulebound/engine/internal";

/**
 * What an answer is called in a search tree, in every imagined game: what lies open is known by its id, a card that is dealt
 * anew each time by what it is.
 */
export function actionKey(s: State, answer: Answer): number {
  switch (answer.do) {
    case "pass":
      return 1;
    case "endTurn":
      return 2;
    case "done":
      return 3;
    case "yes":
      return 4;
    case "no":
      return 5;
    case "play":
      return pack(1, objectKey(s, answer.object), answer.way);
    case "use":
      return pack(2, objectKey(s, answer.object), answer.ability);
    case "move":
      return pack(3, answer.units.length === 0 ? 0 : 1 + answer.units[0], answer.to);
    case "hide":
      return pack(4, objectKey(s, answer.object), answer.at);
    case "invite":
      return pack(5, answer.player, 0);
    case "pick":
      return pack(6, choiceKey(s, answer.pick), 0);
    default:
      return 0;
  }
}

const WIDE = 0x800000;
const pack = (verb: number, what: number, how: number): number => (verb * WIDE + what) * 64 + how;

const CARD = 10_000;
const objectKey = (s: State, id: number): number => (isBoardZone(s.objects[id].zone) ? id : CARD + s.objects[id].card);

const PLAIN: ReadonlySet<Decision["kind"]> = new Set(["mode", "number", "battlefield"]);

const choiceKey = (s: State, pick: Choice): number =>
  pick < ITEM && !PLAIN.has((s.decision as Decision).kind) ? objectKey(s, pick) : pick;
