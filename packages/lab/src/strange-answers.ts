import type { Rng } from "@rulebound/bots";
import {
  type Answer,
  activatedAbilities,
  answerOf,
  nthObject,
  type ObjectId,
  type PlainAnswer,
  type State,
} from "@rulebound/engine/internal";

/**
 * Legal without being listed: abilities that add resources (payments use them), inviting a teammate who has nothing to do,
 * and what is listed for another copy of the same card in hand.
 */
export function isLegalUnlisted(s: State, answer: Answer, listed: ReadonlySet<string>): boolean {
  switch (answer.do) {
    case "invite":
      return true;
    case "use":
      return s.objects[answer.object] !== undefined && activatedAbilities(s, answer.object)[answer.ability]?.ability.adds != null;
    case "play":
    case "hide": {
      const hand = s.players[s.decision?.player ?? 0].hand;
      const copies = hand.filter((id) => hand.includes(answer.object) && s.objects[id].card === s.objects[answer.object].card);
      return copies.some((object) => listed.has(JSON.stringify({ ...answer, object })));
    }
    default:
      return false;
  }
}

/** Answers that somebody might send: some nonsense, some of which would be fine at another time. */
export function strangeAnswers(s: State, rng: Rng): Answer[] {
  const object = (): ObjectId => nthObject(rng.below(s.objects.length + 2) - 1);
  const place = (): number => rng.below(4 + s.battlefields.length + 1) - 1;
  const runes = new Set(s.players.flatMap((p) => p.runes));
  const used = object();
  const answers: PlainAnswer[] = [
    { do: "pass" },
    { do: "endTurn" },
    { do: "yes" },
    { do: "no" },
    { do: "done" },
    { do: "play", object: object(), way: rng.below(3) },
    { do: "move", units: [object()], to: place() },
    { do: "hide", object: object(), at: place() },
    { do: "invite", player: rng.below(5) },
    { do: "pick", pick: object() },
    { do: "pick", pick: 1_000_000 * (1 + rng.below(4)) + rng.below(5) },
    ...(runes.has(used) ? [] : [{ do: "use", object: used, ability: rng.below(3) } as const]),
  ];
  return answers.map(answerOf);
}
