import type { CompiledCard } from "../language/pool.ts";
import { type ObjectId, Role, TypeBit } from "../state/ids.ts";
import { refersTo } from "../state/object-refs.ts";
import type { GameObject, State } from "../state/records.ts";
import { textCopiedBy } from "./copies.ts";

/** 477-480: effects as the reference derivation applies them, and those that are counted on objects. */

export interface Traits {
  might: number;
  keywords: number;
  assault: number;
  shield: number;
  deflect: number;
  hunt: number;
  types: number;
  tags: readonly string[];
}

/** 477, with the two steps of the last layer (477.3.e). */
export const TRAITS = 1;
export const ABILITIES = 2;
export const INCREASES = 3;
export const DECREASES = 4;
export const LAYERS = [TRAITS, ABILITIES, INCREASES, DECREASES];

/** 479: what depends on others of its layer comes after them: what looks at values first, then what is limited by them. */
export const DEPENDS_ON_NOTHING = 0;
export const LOOKS = 1;
export const LIMITED = 2;

export interface Effect {
  readonly layer: number;
  readonly dependence: number;
  /** 480 */
  readonly stamp: number;
  readonly reaches: (x: State, id: ObjectId) => boolean;
  readonly apply: (x: State, id: ObjectId, traits: Traits) => void;
}

export const cardOf = (s: State, o: GameObject): CompiledCard => s.pool.cards[o.copyOf >= 0 ? o.copyOf : o.card]; // 477.1.b

/** What has been given to objects, what is attached to them, and their buffs. */
export function plainEffects(s: State): Effect[] {
  const on = (layer: number, apply: (o: GameObject, traits: Traits) => void): Effect => ({
    layer,
    dependence: DEPENDS_ON_NOTHING,
    stamp: 0,
    reaches: () => true,
    apply: (x, id, traits) => apply(x.objects[id], traits),
  });
  const net = (o: GameObject): number => o.mightTurn + o.mightCombat;
  return [
    ...assignments(s),
    ...lastingMight(s),
    on(TRAITS, (o, traits) => {
      if (o.named >= 0 && cardOf(s, o).gainsNamedTag) traits.tags = [...traits.tags, s.pool.words[o.named]];
    }),
    on(ABILITIES, (o, traits) => {
      traits.keywords |= o.keywordsGranted | o.keywordsTurn | o.keywordsCombat;
      traits.assault += o.assaultTurn;
      traits.shield += o.shieldTurn + o.shieldCombat;
      traits.deflect += o.deflectTurn;
      traits.hunt += o.huntTurn;
    }),
    // 477.2.c
    on(ABILITIES, (o, traits) => {
      for (const gear of o.attached) appendText(traits, effectTextOf(cardOf(s, s.objects[gear])), textCopiedBy(s, gear));
    }),
    on(INCREASES, (o, traits) => {
      traits.might += o.buffs + Math.max(0, net(o));
      if (((cardOf(s, o).types | o.typesGained) & TypeBit.unit) === 0) return; // 137.3.b
      for (const gear of o.attached) traits.might += cardOf(s, s.objects[gear]).mightBonus; // 477.3.d
    }),
    // 807, 814: Assault while an attacker, Shield while a defender.
    on(INCREASES, (o, traits) => {
      if (o.role === Role.attacker) traits.might += traits.assault;
      else if (o.role === Role.defender) traits.might += traits.shield;
    }),
    on(DECREASES, (o, traits) => {
      traits.might += Math.min(0, net(o));
    }),
  ];
}

type KeywordsOf = Pick<Traits, "keywords" | "assault" | "shield" | "deflect" | "hunt">;

const effectTextOf = (card: CompiledCard): KeywordsOf => ({
  keywords: card.effectKeywords,
  assault: card.effectAssault,
  shield: card.effectShield,
  deflect: card.effectDeflect,
  hunt: card.effectHunt,
});

function appendText(traits: Traits, ...texts: readonly (KeywordsOf | null)[]): void {
  for (const text of texts) {
    if (text === null) continue;
    traits.keywords |= text.keywords;
    traits.assault += text.assault;
    traits.shield += text.shield;
    traits.deflect += text.deflect;
    traits.hunt += text.hunt;
  }
}

/** 477.1.a.1, 477.1.b: Might that is assigned or copied; the latest one counts. */
const assignments = (s: State): Effect[] =>
  s.ongoing
    .filter(({ effect }) => ASSIGNS_MIGHT.has(s.pool.ongoing[effect].kind))
    .map(({ effect, about, amount, stamp }) => ({
      layer: TRAITS,
      dependence: DEPENDS_ON_NOTHING,
      stamp,
      reaches: (x, id) => refersTo(x, about, id),
      apply: (_x, _id, traits) => {
        traits.might = s.pool.ongoing[effect].kind === "copy" ? s.pool.cards[amount].might : amount;
        if (s.pool.ongoing[effect].kind === "becomesUnit") traits.types |= TypeBit.unit;
      },
    }));

const ASSIGNS_MIGHT: ReadonlySet<string> = new Set(["setMight", "becomesUnit", "copy"]);

/** 477.3: Might that was given for longer than a turn or a combat. */
const lastingMight = (s: State): Effect[] =>
  s.ongoing
    .filter(({ effect }) => s.pool.ongoing[effect].kind === "might")
    .map(({ about, amount, stamp }) => ({
      layer: amount > 0 ? INCREASES : DECREASES,
      dependence: DEPENDS_ON_NOTHING,
      stamp,
      reaches: (x, id) => refersTo(x, about, id),
      apply: (_x, _id, traits) => {
        traits.might += amount;
      },
    }));
