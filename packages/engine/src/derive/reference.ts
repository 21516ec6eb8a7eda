import type { CompiledCard } from "../language/pool.ts";
import type { ObjectId } from "../state/ids.ts";
import type { State } from "../state/records.ts";
import { newBoard, STRIDE, V } from "./board.ts";
import { cardOf, type Effect, LAYERS, LOOKS, plainEffects, type Traits } from "./reference-effects.ts";
import { textEffects } from "./reference-texts.ts";

/**
 * 473-480 once more: slow, without caches or indices, one effect after the other as the book says. layers.ts must come to
 * the same result; a property compares the two. What filters, amounts and conditions mean is not said twice: they are the
 * compiled ones, and look at the board as far as it has been derived here.
 */
export function deriveReference(s: State): Map<ObjectId, Traits> {
  const effects = [...plainEffects(s), ...textEffects(s)].sort(
    (a, b) => a.layer - b.layer || a.dependence - b.dependence || a.stamp - b.stamp,
  );
  const ids = s.at.flat();
  const state = new Map<string, "applied" | "removed">();
  const isApplied = (effect: Effect, id: ObjectId): boolean => state.get(`${effects.indexOf(effect)} ${id}`) === "applied";
  let board = build(s, ids, effects, isApplied);
  // 476: sequence after sequence, layer after layer, until nothing changes. Each effect is applied once, and removed once (476.3).
  for (let changed = true; changed; ) {
    changed = false;
    for (const layer of LAYERS)
      for (let again = true; again; ) {
        again = false;
        const x = asDerived(s, board);
        for (const [number, effect] of effects.entries()) {
          if (effect.layer !== layer) continue;
          for (const id of ids) {
            const key = `${number} ${id}`;
            const before = state.get(key);
            const reaches = before !== "removed" && effect.reaches(x, id);
            if (reaches === (before === "applied")) continue;
            state.set(key, reaches ? "applied" : "removed");
            again = true;
          }
        }
        if (!again) break;
        changed = true;
        board = build(s, ids, effects, isApplied);
      }
  }
  return board;
}

/** The board as the applied effects make it, in the order of the layers. */
function build(
  s: State,
  ids: readonly ObjectId[],
  effects: readonly Effect[],
  isApplied: (effect: Effect, id: ObjectId) => boolean,
): Map<ObjectId, Traits> {
  const board = new Map(ids.map((id) => [id, startingTraits(cardOf(s, s.objects[id]))]));
  for (const effect of effects) {
    const x = effect.dependence === LOOKS ? asDerived(s, board) : s;
    for (const [id, traits] of board) if (isApplied(effect, id)) effect.apply(x, id, traits);
  }
  return board;
}

/** The game with the board as it has been derived so far, for filters, amounts and conditions to look at. */
function asDerived(s: State, board: ReadonlyMap<ObjectId, Traits>): State {
  const derived = newBoard(s.epoch, s.objects.length);
  derived.madeFor = s.version;
  derived.madeFrom = s.layersVersion;
  derived.tags = new Map();
  for (const [id, traits] of board) {
    const at = id * STRIDE;
    derived.values[at + V.might] = traits.might;
    derived.values[at + V.keywords] = traits.keywords;
    derived.values[at + V.assault] = traits.assault;
    derived.values[at + V.shield] = traits.shield;
    derived.values[at + V.deflect] = traits.deflect;
    derived.values[at + V.hunt] = traits.hunt;
    derived.tags.set(id, traits.tags);
  }
  return { ...s, derived };
}

/** What is printed on it, or on what it is a copy of. */
const startingTraits = ({ might, keywords, assault, shield, deflect, hunt, types, tags }: CompiledCard): Traits => ({
  might,
  keywords,
  assault,
  shield,
  deflect,
  hunt,
  types,
  tags,
});
