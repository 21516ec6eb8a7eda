import {
  type ChainItem,
  ITEM,
  type ItemId,
  idAt,
  isItemChoice,
  isLocationChoice,
  isPlayerChoice,
  itemOfChoice,
  locationOfChoice,
  type ObjectId,
  objectOfChoice,
  type State,
  seatOfChoice,
  Zone,
} from "@rulebound/engine/internal";
import { FROM, ROWS, TARGETS, WIDTH } from "./layout.ts";
import { isSeen } from "./objects.ts";
import { REFERENCE, type References } from "./references.ts";

/** The chain and ongoing effects. Both are public, but not what has become of an object that went out of sight (108.1.b). */

/** The newest items have rows: row 0 is the newest. */
export function chainReference(s: State, id: ItemId): number {
  for (let i = s.chain.length - 1, row = 0; i >= 0 && row < ROWS.chain; i--, row++) if (s.chain[i].id === id) return REFERENCE.chain + row;
  return 0;
}

/** The reference of an object that the viewer can see. */
export const seenReference = (s: State, r: References, id: ObjectId): number => (id >= 0 && isSeen(s, r, id) ? r.of(id) : 0);

/** The reference of a choice: an object, a chain item, a player or a location. */
export function choiceReference(s: State, r: References, choice: number): number {
  if (choice < ITEM) return seenReference(s, r, objectOfChoice(choice));
  if (isItemChoice(choice)) return chainReference(s, itemOfChoice(choice));
  if (isPlayerChoice(choice)) return REFERENCE.players + r.player(seatOfChoice(choice)) - 1;
  return isLocationChoice(choice) ? REFERENCE.locations + r.location(locationOfChoice(choice)) - 1 : 0;
}

export function writeChain(s: State, r: References, out: Int16Array): void {
  for (let i = s.chain.length - 1, row = 0; i >= 0 && row < ROWS.chain; i--, row++)
    writeItem(s, r, s.chain[i], FROM.chain + row * WIDTH.chain, out);
}

const ItemKind = { card: 1, activated: 2, triggered: 3 } as const;

function writeItem(s: State, r: References, item: ChainItem, from: number, out: Int16Array): void {
  const isAbility = item.ability >= 0;
  let at = from;
  out[at++] = cardOfItem(s, r, item) + 1;
  out[at++] = isAbility ? (item.triggered ? ItemKind.triggered : ItemKind.activated) : ItemKind.card;
  out[at++] = r.player(item.controller);
  out[at++] = +item.finalized;
  let targets = 0;
  for (const slot of item.targets)
    for (const choice of slot) {
      if (targets < TARGETS) out[at + targets] = choiceReference(s, r, choice);
      targets++;
    }
  at += TARGETS;
  out[at++] = targets;
  out[at++] = r.location(item.place);
  out[at] = item.note === null ? 0 : seenReference(s, r, item.note.object);
}

/** The text is public even where its source has gone out of sight. */
function cardOfItem(s: State, r: References, item: ChainItem): number {
  const o = s.objects[item.object];
  const isGone = o.incarnation !== item.incarnation || !isSeen(s, r, item.object);
  return item.ability >= 0 && isGone ? s.pool.abilities[item.ability].card : o.card;
}

export function writeOngoing(s: State, r: References, out: Int16Array): void {
  for (let i = s.ongoing.length - 1, row = 0; i >= 0 && row < ROWS.ongoing; i--, row++) {
    const effect = s.ongoing[i];
    let at = FROM.ongoing + row * WIDTH.ongoing;
    const { source, about } = effect;
    const isKnown = source >= 0 && s.objects[source].zone !== Zone.none && isSeen(s, r, source);
    out[at++] = isKnown ? s.objects[source].card + 1 : 0;
    out[at++] = r.player(effect.controller);
    out[at++] = effect.until + 1;
    out[at++] = +(effect.turn === s.turnNumber);
    out[at++] = effect.amount;
    out[at++] = about.length >= 2 && (s.objects[about[0]]?.incarnation as number) === about[1] ? seenReference(s, r, idAt(about, 0)) : 0;
    out[at++] = r.location(effect.location);
    out[at] = r.player(effect.player);
  }
}
