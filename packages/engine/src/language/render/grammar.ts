import type { Ability, CardData, Condition, Filter } from "../types.ts";

export interface CardText {
  /** All paragraphs; in older sets with the effect text. */
  readonly text: string;
  /** The effect text of an Equipment. */
  readonly attachedText: string;
}

/** How a language says what cards do: English here, other languages in a package of their own. */
export interface CardGrammar {
  /** The whole text of a card, and the effect text of an Equipment. */
  renderCard(card: CardData): CardText;
  /** The paragraph of each ability, those of the effect text last. */
  renderParagraphs(card: CardData): readonly string[];
  /**
   * The texts of a card's instructions, abilities, modes and costs, each as it stands in the whole text: by the data it is
   * rendered from. `asked`: what that filter chooses is said as a question, "which enemy unit".
   */
  renderParts(card: CardData, asked?: Filter): ReadonlyMap<object, string>;
  /** A text that stands on no card, such as that of a keyword, as if it stood on this one. */
  renderAbility(card: CardData, ability: Ability): string;
}

/** What every language keeps in mind while it renders a paragraph. */
interface AnyVoice {
  /** The paragraph before offered a cost: "if you do". */
  readonly offered?: boolean;
  readonly parts?: Map<object, string>;
  readonly asked?: Filter;
}

/** What a language brings along: its voice, a paragraph, and the few words around paragraphs. */
interface Wording<Voice extends AnyVoice> {
  voiceOf(card: CardData): Voice;
  /** Nothing has been mentioned yet. */
  afresh(voice: Voice): Voice;
  /** The effect text of an Equipment is spoken by its unit. */
  spokenByUnit(voice: Voice, attached: boolean): Voice;
  paragraph(voice: Voice, ability: Ability): string;
  /** "Use my abilities only while ...": what abilities share is said once, at the end. */
  restriction(voice: Voice, only: Condition): string;
  /** Between [Assault] and [Shield] where they share a line; null: they never do. */
  readonly comma: string | null;
}

/** [Assault] and [Shield], and nothing else, stand in one line. */
const SHARED_LINE = /^(\[Assault[^\]]*\])\n(?=\[Shield[^\]]*\]$)/;

/** A spell that goes on from its optional cost says "if you do"; elsewhere the cost is named. */
const goesOnFrom = (before: Ability | undefined, ability: Ability): boolean =>
  before?.kind === "additionalCost" && ability.kind === "spell" && ability.then[0]?.do === "if";

const withoutRestriction = ({ only: _, ...ability }: Extract<Ability, { readonly kind: "activated" }>): Ability => ability;

/** The restriction that all activated abilities share. */
function sharedRestriction(abilities: readonly Ability[]): Condition | null {
  const activated = abilities.filter((ability) => ability.kind === "activated");
  const [first, ...others] = activated.map(({ only }) => JSON.stringify(only));
  const only = activated[0]?.only;
  return !only || others.length === 0 || others.some((other) => other !== first) ? null : only;
}

/** How paragraphs become a card's text is the same in every language. */
export function grammarOf<Voice extends AnyVoice>(wording: Wording<Voice>): CardGrammar {
  const { voiceOf, afresh, spokenByUnit, paragraph, restriction, comma } = wording;

  /** A text for each ability in its order, and one more where abilities share a restriction. */
  function paragraphs(voice: Voice, all: readonly Ability[]): string[] {
    const shared = sharedRestriction(all);
    const abilities = shared === null ? all : all.map((ability) => (ability.kind === "activated" ? withoutRestriction(ability) : ability));
    const last = shared === null ? [] : [restriction(voice, shared)];
    const own = abilities.map((ability, at) => paragraph({ ...afresh(voice), offered: goesOnFrom(abilities[at - 1], ability) }, ability));
    return [...own, ...last];
  }

  const ownParagraphs = (card: CardData): string[] => paragraphs(voiceOf(card), card.abilities);
  const attachedParagraphs = (card: CardData): string[] => paragraphs(spokenByUnit(voiceOf(card), true), card.effectText ?? []);
  /** By what is asked, or else by the card itself. */
  const partsOfCard = new WeakMap<CardData, WeakMap<object, ReadonlyMap<object, string>>>();

  return {
    renderCard(card) {
      const set = card.id.slice(0, 3);
      const own = ownParagraphs(card);
      const attached = attachedParagraphs(card);
      // Radiance prints the effect text only where it is.
      const text = (set === "RAD" ? own : [...own, ...attached]).join("\n");
      const isShared = comma !== null && (set === "OGS" || set === "RAD");
      return { text: isShared ? text.replace(SHARED_LINE, `$1${comma}`) : text, attachedText: attached.join("\n") };
    },
    renderParagraphs: (card) => [
      ...ownParagraphs(card).slice(0, card.abilities.length),
      ...attachedParagraphs(card).slice(0, card.effectText?.length ?? 0),
    ],
    renderParts(card, asked) {
      const known = partsOfCard.get(card) ?? new WeakMap<object, ReadonlyMap<object, string>>();
      partsOfCard.set(card, known);
      const before = known.get(asked ?? card);
      if (before !== undefined) return before;
      const parts = new Map<object, string>();
      const voice: Voice = { ...voiceOf(card), parts, ...(asked === undefined ? {} : { asked }) };
      paragraphs(voice, card.abilities);
      paragraphs(spokenByUnit(voice, true), card.effectText ?? []);
      known.set(asked ?? card, parts);
      return parts;
    },
    renderAbility: (card, ability) => paragraph(voiceOf(card), ability),
  };
}
