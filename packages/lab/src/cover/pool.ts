import type { CardPool, CompiledCard, State } from "@rulebound/engine/internal";
import type { Ability, Instruction, KeywordName } from "@rulebound/engine/language";
import { innermost, paragraphsOf } from "./ledger.ts";

type Step = CardPool["blocks"][number][number];
type CompiledAbility = CardPool["abilities"][number];
type See = (card: number, paragraph: number) => void;

/**
 * The pool with its instructions and conditions of playing wrapped: what they do is told, and games are the same. A pool
 * that is not wrapped costs nothing more than before.
 */
export function toldPool(pool: CardPool, see: See): CardPool {
  const blocks = [...pool.blocks];
  const tell = (block: number, told: (at: number, s: State, source: number) => void): void => {
    blocks[block] = blocks[block].map((step, at) => telling(step, (s, source) => told(at, s, source)));
  };
  for (const card of pool.cards) {
    for (const ability of [...card.abilities, ...card.effectText]) {
      const paragraph = paragraphOf(card, ability);
      if (paragraph === 0) continue;
      for (const block of blocksOf(ability)) tell(block, () => see(card.index, paragraph));
    }
    tellList(card, card.program?.block, "spell");
    tellList(card, card.asYouPlay?.block, "asYouPlay");
  }
  for (const [keyword, ability] of keywordAbilities(pool))
    for (const block of blocksOf(ability))
      tell(block, (_, s, source) => {
        for (const id of [source, ...s.objects[source].attached]) {
          const card = s.pool.cards[s.objects[id].card];
          see(card.index, keywordParagraph(card, keyword));
        }
      });
  return { ...pool, blocks, cards: pool.cards.map((card) => ({ ...card, own: card.own.map((effect) => tellingOwn(card, effect)) })) };

  /** A spell's paragraphs are one list of instructions. */
  function tellList(card: CompiledCard, block: number | undefined, kind: "spell" | "asYouPlay"): void {
    if (block === undefined) return;
    const paragraphs = paragraphsOf(card).flatMap((ability, at) =>
      innermost(ability).kind === kind ? instructionsOf(ability).map(() => at + 1) : [],
    );
    tell(block, (at) => see(card.index, paragraphs[at]));
  }

  function tellingOwn(card: CompiledCard, effect: CompiledCard["own"][number]): CompiledCard["own"][number] {
    const { condition } = effect;
    const paragraph = paragraphWithEffect(card, effect.data);
    if (condition === null) return effect;
    return {
      ...effect,
      condition: (s, scope) => {
        const holds = condition(s, scope);
        if (holds) see(card.index, paragraph);
        return holds;
      },
    };
  }
}

/** Told where the instruction does something: writes, asks, or goes on with others. */
const telling = (step: Step, told: (s: State, source: number) => void): Step => ({
  ...step,
  run: (s, scope, at) => {
    const { version, decision, chain, ongoing, turnQueue, winners } = s;
    const frames = s.frames.length;
    const next = step.run(s, scope, at);
    const isIdle =
      s.version === version &&
      s.decision === decision &&
      s.chain === chain &&
      s.ongoing === ongoing &&
      s.turnQueue === turnQueue &&
      s.winners === winners &&
      s.frames.length === frames;
    if (!isIdle) told(s, scope.source);
    return next;
  },
});

const blocksOf = ({ program, replacement }: CompiledAbility): number[] =>
  [program, replacement?.program ?? null].flatMap((text) => (text === null ? [] : [text.block]));

const instructionsOf = (ability: Ability): readonly Instruction[] => {
  const inner = innermost(ability);
  return inner.kind === "spell" || inner.kind === "asYouPlay" ? inner.then : [];
};

/** Which paragraph an ability was compiled from; 0 where it is a rule's or somebody else's. */
export function paragraphOf(card: CompiledCard, { data, keyword }: CompiledAbility): number {
  if (keyword !== null) return keywordParagraph(card, keyword);
  return (
    paragraphsOf(card).findIndex((paragraph) => {
      const ability = innermost(paragraph);
      if (ability.kind === "replacement") return data.kind === "replacement" && data.replacement === ability.replacement;
      return (ability.kind === "triggered" || ability.kind === "activated") && data.kind === ability.kind && data.then === ability.then;
    }) + 1
  );
}

export const paragraphWithEffect = (card: CompiledCard, effect: CompiledCard["own"][number]["data"]): number =>
  paragraphsOf(card).findIndex((paragraph) => {
    const ability = innermost(paragraph);
    return ability.kind === "static" && (ability.effects.includes(effect) || ability.instead?.effects.includes(effect) === true);
  }) + 1;

/** 0: it does not have that keyword as a paragraph of its own. */
export const keywordParagraph = (card: CompiledCard, keyword: KeywordName): number =>
  paragraphsOf(card).findIndex((ability) => ability.kind === "keyword" && ability.keyword === keyword) + 1;

const keywordAbilities = ({ keywords }: CardPool): readonly (readonly [KeywordName, CompiledAbility])[] => [
  ["Vision", keywords.vision],
  ["Temporary", keywords.temporary],
  ["Hunt", keywords.hunt],
  ["Weaponmaster", keywords.weaponmaster],
  ["Quick-Draw", keywords.quickDraw],
  ["Disarm", keywords.disarm],
];
