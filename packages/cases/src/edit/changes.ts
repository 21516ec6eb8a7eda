import { isMap, isScalar, isSeq, type Node, type Pair, YAMLMap, type YAMLSeq } from "yaml";
import type { Seat } from "../adapter.ts";
import { Draft, set } from "./draft.ts";
import { entryOf, type ListName, type Piece, type SingleName } from "./sketch.ts";

/** Changes of a case's text, one for each thing that an editor can do. Each gives the new text; what is not YAML stays as it is. */

/** Where something can lie. */
export type Slot = SingleSlot | ListSlot;
interface SingleSlot {
  readonly zone: SingleName;
  readonly seat: Seat;
}
type ListSlot =
  | { readonly zone: ListName; readonly seat: Seat }
  | { readonly zone: "units" | "facedown"; readonly battlefield: number; readonly seat: Seat };

export const sameSlot = (a: Slot, b: Slot): boolean => JSON.stringify(a) === JSON.stringify(b);

const playerName = (seat: Seat): string => `P${seat + 1}`;

function changed(text: string, change: (draft: Draft) => void): string {
  const draft = Draft.of(text);
  if (draft === null) return text;
  change(draft);
  return draft.toString();
}

// ----------------------------------------------------------------------------------------------------------- the board

const playerMap = (draft: Draft, seat: Seat): YAMLMap =>
  draft.mapAt(draft.mapAt(draft.root, "players", "lines"), playerName(seat), "lines");

/** A battlefield's own map; a bare name gets one. */
function battlefieldMap(draft: Draft, index: number): YAMLMap {
  const all = draft.listAt(draft.root, "battlefields", "lines");
  const { name, map } = entryOf(all.items[index]);
  if (map !== null) return map;
  const entry = new YAMLMap();
  all.items[index] = entry;
  return draft.mapAt(entry, name);
}

/** The list in which a slot's cards stand; made where it is not there yet. */
function listOf(draft: Draft, slot: ListSlot): YAMLSeq {
  if ("battlefield" in slot) {
    const zone = draft.mapAt(battlefieldMap(draft, slot.battlefield), slot.zone);
    return listIn(draft, zone, playerName(slot.seat));
  }
  const player = playerMap(draft, slot.seat);
  const deck = slot.zone === "deck" ? player.get("deck", true) : null;
  return isMap(deck) ? draft.listAt(deck, "exactly") : listIn(draft, player, slot.zone);
}

/** A facedown card may stand without brackets. */
function listIn(draft: Draft, parent: YAMLMap, key: string): YAMLSeq {
  const found = parent.get(key, true);
  if (found === undefined || found === null || isSeq(found)) return draft.listAt(parent, key);
  parent.delete(key);
  const made = draft.listAt(parent, key);
  made.items.push(found);
  return made;
}

const isSingle = (slot: Slot): slot is SingleSlot => slot.zone === "legend" || slot.zone === "champion";

const written = ({ card, facts }: Piece): unknown => (Object.keys(facts).length === 0 ? card : { card, ...facts });

function insert(draft: Draft, slot: Slot, node: Node): void {
  if (isSingle(slot)) {
    const player = playerMap(draft, slot.seat);
    player.delete(slot.zone);
    player.items.push(Object.assign(draft.document.createPair(slot.zone, null) as Pair, { value: node }));
  } else listOf(draft, slot).items.push(node);
}

function remove(draft: Draft, slot: Slot, index: number): Node | null {
  if (isSingle(slot)) {
    const player = playerMap(draft, slot.seat);
    const node = (player.get(slot.zone, true) ?? null) as Node | null;
    player.delete(slot.zone);
    return node;
  }
  const list = listOf(draft, slot);
  const [node] = list.items.splice(index, 1);
  tidy(draft, slot);
  return (node ?? null) as Node | null;
}

/** Takes away lists and maps that have nothing in them any more; an empty exact deck says something. */
function tidy(draft: Draft, slot: Slot): void {
  if (!("battlefield" in slot)) {
    const player = playerMap(draft, slot.seat);
    const list = player.get(slot.zone, true);
    if (isSeq(list) && list.items.length === 0) player.delete(slot.zone);
    return;
  }
  const map = battlefieldMap(draft, slot.battlefield);
  const zone = map.get(slot.zone, true);
  if (!isMap(zone)) return;
  const list = zone.get(playerName(slot.seat), true);
  if (isSeq(list) && list.items.length === 0) zone.delete(playerName(slot.seat));
  if (zone.items.length === 0) map.delete(slot.zone);
  if (map.items.length > 0) return;
  const all = draft.listAt(draft.root, "battlefields", "lines");
  all.items[slot.battlefield] = draft.node(entryOf(all.items[slot.battlefield]).name);
}

export const withPiece = (text: string, slot: Slot, piece: Piece): string =>
  changed(text, (draft) => insert(draft, slot, draft.node(written(piece))));

export const withoutPiece = (text: string, slot: Slot, index: number): string => changed(text, (draft) => void remove(draft, slot, index));

/** Moves a card with all that is said of it. */
export const withPieceMoved = (text: string, from: Slot, index: number, to: Slot): string =>
  changed(text, (draft) => {
    const node = remove(draft, from, index);
    if (node !== null) insert(draft, to, node);
  });

/** Changes what is said of a card; a value of undefined, false, 0 or "" takes the word away. */
export const withFacts = (text: string, slot: Slot, index: number, facts: Readonly<Record<string, unknown>>): string =>
  changed(text, (draft) => {
    const single = isSingle(slot);
    const parent = single ? playerMap(draft, slot.seat) : listOf(draft, slot);
    const key = single ? slot.zone : index;
    const found = parent.get(key as never, true) as unknown;
    const map = isMap(found) ? found : (draft.node({ card: isScalar(found) ? found.value : "" }) as YAMLMap);
    for (const [word, value] of Object.entries(facts))
      set(draft, map, word, value === false || value === 0 || (Array.isArray(value) && value.length === 0) ? undefined : value);
    const isBare = map.items.length === 1;
    parent.set(key as never, isBare ? (map.get("card", true) as unknown as Node) : map);
  });

// ---------------------------------------------------------------------------------------------------- players and turn

export const withPlayerNumber = (text: string, seat: Seat, key: "points" | "xp", value: number): string =>
  changed(text, (draft) => set(draft, playerMap(draft, seat), key, value, 0));

export const withRunes = (text: string, seat: Seat, domain: string, ready: number, exhausted: number): string =>
  changed(text, (draft) => {
    const player = playerMap(draft, seat);
    const runes = draft.mapAt(player, "runes");
    const value = exhausted === 0 ? ready : { ready, exhausted };
    set(draft, runes, domain, ready + exhausted === 0 ? undefined : value);
    if (runes.items.length === 0) player.delete("runes");
  });

export const withPool = (text: string, seat: Seat, resource: string, amount: number): string =>
  changed(text, (draft) => {
    const player = playerMap(draft, seat);
    const pool = draft.mapAt(player, "pool");
    set(draft, pool, resource, amount === 0 ? undefined : amount);
    if (pool.items.length === 0) player.delete("pool");
  });

const DEFAULTS = { mode: "duel", turn: "P1", phase: "main", turnNumber: 5, seed: 1, name: undefined } as const;

export const withTop = (text: string, key: keyof typeof DEFAULTS, value: string | number): string =>
  changed(text, (draft) => set(draft, draft.root, key, value, DEFAULTS[key]));

// -------------------------------------------------------------------------------------------------------- battlefields

export const withBattlefield = (text: string, name: string): string =>
  changed(text, (draft) => void draft.listAt(draft.root, "battlefields", "lines").items.push(draft.node(name)));

export const withoutBattlefield = (text: string, index: number): string =>
  changed(text, (draft) => void draft.listAt(draft.root, "battlefields", "lines").items.splice(index, 1));

/** Whose it is, or who contests it; null: not said. -1 says that nobody controls it. */
export const withHolder = (text: string, index: number, key: "controller" | "contested", seat: Seat | null): string =>
  changed(text, (draft) => {
    const map = battlefieldMap(draft, index);
    set(draft, map, key, seat === null ? undefined : seat < 0 ? "none" : playerName(seat));
    if (map.items.length > 0) return;
    const all = draft.listAt(draft.root, "battlefields", "lines");
    all.items[index] = draft.node(entryOf(all.items[index]).name);
  });

// --------------------------------------------------------------------------------------------------------------- steps

/** Adds `PLAYER: ACTION`, or a step without a player such as `all pass`. */
export const withStep = (text: string, player: Seat | null, action: string): string =>
  changed(text, (draft) => {
    const step = player === null ? draft.node(action) : draft.node({ [playerName(player)]: action });
    if (isMap(step)) step.flow = false;
    draft.listAt(draft.root, "steps", "lines").items.push(step);
  });

/** Adds `expect: {...}`. */
export const withExpectation = (text: string, expectations: Readonly<Record<string, unknown>>): string =>
  changed(text, (draft) => {
    const step = draft.node({ expect: expectations });
    if (isMap(step)) step.flow = false;
    draft.listAt(draft.root, "steps", "lines").items.push(step);
  });

/** Leaves only the first steps. */
export const withFirstSteps = (text: string, count: number): string =>
  changed(text, (draft) => {
    const steps = draft.root.get("steps", true);
    if (!isSeq(steps)) return;
    steps.items.splice(count);
    if (count === 0) draft.root.delete("steps");
  });
