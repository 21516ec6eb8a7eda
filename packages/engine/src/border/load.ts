import { refusal } from "../decisions/answer.ts";
import { isAnswer } from "../decisions/answer-shape.ts";
import { legal } from "../decisions/legal.ts";
import type { CardPool } from "../language/pool.ts";
import { MODES } from "../modes/modes.ts";
import { STEP_COUNTS } from "../procedures/run.ts";
import { copyBattlefield, copyItem, copyObject, copyPlayer } from "../state/copies.ts";
import { nextEpoch, nextVersion } from "../state/fork.ts";
import type { Frame } from "../state/frame-data.ts";
import { FrameKind } from "../state/frames.ts";
import { FIRST_BATTLEFIELD, NOBODY } from "../state/ids.ts";
import { mapToObjects } from "../state/lists.ts";
import type { State } from "../state/records.ts";
import { digest, FORMAT, OLDEST_FORMAT, SaveError } from "../state/save.ts";
import { fromStoredNames } from "../state/stored-names.ts";
import { brokenConsistency } from "./consistency.ts";
import { FRAME_SHAPES, isOutermost } from "./frame-shapes.ts";
import { fromFormat2 } from "./older-formats.ts";
import { type Bounds, battlefieldShape, itemShape, objectShape, objects, ongoingShape, ownFields, playerShape } from "./save-shape.ts";
import { listOf, Misfit, recordOf, text, whole } from "./shape.ts";

/**
 * Loading a saved game: it is an input like any other. First that nobody has changed the text, then that everything in it has
 * its shape, then that it fits together. What cannot be a game is refused; nothing else is looked at or run before that.
 */
export function load(pool: CardPool, saved: string): State {
  const { state, at } = opened(pool, saved);
  if (digest(saved.slice(0, at)) !== saved.slice(at + DIGEST_LEAD, -2))
    throw new SaveError("the saved game was changed after it was saved: its digest does not fit. Load an unchanged copy");
  return checkedState(pool, state);
}

const DIGEST_LEAD = ',"digest":"'.length;

/** The parts of the text: the state, and where its digest stands. */
function opened(pool: CardPool, saved: string): { readonly state: unknown; readonly at: number } {
  let file: unknown;
  try {
    file = JSON.parse(fromStoredNames(saved));
  } catch (error) {
    throw new SaveError(`this is not a saved game: ${error instanceof Error ? error.message : String(error)}`);
  }
  try {
    fileShape(file, undefined);
  } catch (error) {
    if (error instanceof Misfit) throw new SaveError(`this is not a saved game of format ${FORMAT}: ${error.sentence}`);
    throw error;
  }
  const { format, pool: cards, state } = file as { readonly format: number; readonly pool: string; readonly state: unknown };
  if (format === 2) fromFormat2(state);
  if (cards !== pool.hash) throw new SaveError(`the game was saved with other cards (${cards}) than these (${pool.hash})`);
  return { state, at: saved.lastIndexOf(',"digest":"') };
}

const fileShape = recordOf<undefined>({
  format: whole("the format", OLDEST_FORMAT, FORMAT),
  pool: text,
  state: () => undefined,
  digest: text,
});

/** A state from plain data, if it can be one. */
export function checkedState(pool: CardPool, data: unknown): State {
  try {
    checkShape(pool, data);
    const s = stateOf(pool, data as State);
    checkLinks(s);
    const [broken] = brokenConsistency(s);
    if (broken !== undefined) throw new Misfit(broken);
    checkAnswers(s);
    return s;
  } catch (error) {
    if (error instanceof Misfit) throw new SaveError(`the saved game cannot be loaded: ${error.sentence}`);
    throw error;
  }
}

const lengthOf = (data: unknown, key: string): number => {
  const list = typeof data === "object" && data !== null ? (data as Readonly<Record<string, unknown>>)[key] : undefined;
  return Array.isArray(list) ? list.length : 0;
};

const stateShape = recordOf<Bounds>({
  ...ownFields,
  objects: listOf(objectShape),
  players: listOf(playerShape, 4),
  battlefields: listOf(battlefieldShape, 100),
  at: listOf(objects, 100),
  chain: listOf(itemShape),
  ongoing: listOf(ongoingShape),
  frames: listOf(frameShape, 1_000),
});

function frameShape(value: unknown, bounds: Bounds): void {
  anyFrame(value, bounds);
  const { kind, step, data } = value as Frame;
  const shape = FRAME_SHAPES[kind];
  if (shape === undefined || step >= STEP_COUNTS[kind]) throw new Misfit(`there is no step ${step} of a procedure ${kind}`);
  shape(data, bounds);
}
const anyFrame = recordOf<Bounds>({ kind: whole("a procedure", 0, 100), step: whole("a step", 0, 100), data: () => undefined });

function checkShape(pool: CardPool, data: unknown): void {
  stateShape(data, {
    objects: lengthOf(data, "objects"),
    seats: lengthOf(data, "players"),
    locations: FIRST_BATTLEFIELD + lengthOf(data, "battlefields"),
    cards: pool.cards.length,
    abilities: pool.abilities.length,
    blocks: pool.blocks.length,
    groups: pool.groups.length,
    costs: pool.costs.length,
    ongoing: pool.ongoing.length,
    words: pool.words.length,
    frames: lengthOf(data, "frames"),
  });
}

/** What has to agree for indices to mean what they say. */
function checkLinks(s: State): void {
  const mode = MODES[s.mode];
  if (s.players.length !== mode.players) throw new Misfit(`${s.players.length} players do not play "${mode.name}"`);
  if (s.at.length !== FIRST_BATTLEFIELD + s.battlefields.length) throw new Misfit("there are not as many locations as lists of them");
  for (const [i, o] of s.objects.entries()) sameNumber(o.id, i, "objects");
  for (const [i, b] of s.battlefields.entries()) sameNumber(b.index, i, "battlefields");
  for (const [i, p] of s.players.entries()) {
    sameNumber(p.seat, i, "players");
    if (p.team !== mode.teams[i]) throw new Misfit(`P${i + 1} is in team ${p.team}`);
    if (p.power.length !== 7 || p.limitedEnergy.length !== p.limitedPower.length) throw new Misfit(`P${i + 1}'s Rune Pool is incomplete`);
  }
  if (s.excessDamage.length < s.players.length) throw new Misfit("excessDamage has too few seats");
  if (new Set(s.chain.map(({ id }) => id)).size !== s.chain.length) throw new Misfit("two chain items have one number");
  if (s.chain.some(({ id }) => id >= s.nextItem)) throw new Misfit("a chain item has a number that is still to be given");
  if (s.rng.length !== 12 && s.rng.length !== 28) throw new Misfit(`rng has ${s.rng.length} numbers`);
  if (s.answer !== null && !isAnswer(s.answer)) throw new Misfit("answer is not an answer");
  if (s.frames[0]?.kind !== FrameKind.game && s.winners.length === 0) throw new Misfit("the game is not the first of its frames");
  for (const [i, frame] of s.frames.entries()) checkFrame(s, frame, i);
}

/** What is listed is legal: the question fits the moment in which it is asked. */
function checkAnswers(s: State): void {
  const d = s.decision;
  if (d === null) return;
  for (const answer of legal(s)) {
    const refused = refusal(s, d.player, answer);
    if (refused !== null) throw new Misfit(`the question does not fit the game: ${refused.detail}`);
  }
}

function sameNumber(is: number, expected: number, list: string): void {
  if (is !== expected) throw new Misfit(`${list}[${expected}] has the number ${is}`);
}

const isUnderWay = (s: State, { step, data }: Frame): boolean =>
  step > 2 || (s.focus >= 0 && s.showdownAt === (data as { readonly battlefield: number }).battlefield);

function checkFrame(s: State, frame: Frame, at: number): void {
  const { kind, data } = frame;
  if (kind === FrameKind.showdown && !isUnderWay(s, frame)) throw new Misfit("nobody has focus in the showdown, or it is elsewhere");
  if (kind === FrameKind.chain && frame.step === 1 && s.priority < 0) throw new Misfit("nobody has priority");
  if (kind !== FrameKind.effect) return;
  const { root, block, pc } = data as { readonly root: number; readonly block: number; readonly pc: number };
  if (isOutermost(data) ? root !== at : root >= at || s.frames[root].kind !== FrameKind.effect || !isOutermost(s.frames[root].data))
    throw new Misfit(`frames[${at}] does not belong to an effect`);
  if (pc > s.pool.blocks[block].length) throw new Misfit(`frames[${at}] is past the end of its instructions`);
}

/** The saved data as a state of its own. */
function stateOf(pool: CardPool, data: State): State {
  const epoch = nextEpoch();
  const version = nextVersion();
  const s: State = {
    ...data,
    epoch,
    pool,
    version,
    layersVersion: version,
    paymentVersion: version,
    cleanupVersion: version,
    cleanFor: -1,
    cleanIn: 0,
    derived: null,
    memory: null,
    acts: [],
    actsJudged: false,
    actJudged: null,
    actsVersion: -1,
    actsSeat: NOBODY,
    index: null,
    events: null,
    cause: -1,
  };
  s.objects = mapToObjects(s.objects, (o) => copyObject(o, epoch));
  s.players = mapToObjects(s.players, (p) => copyPlayer(p, epoch));
  s.battlefields = mapToObjects(s.battlefields, (b) => copyBattlefield(b, epoch));
  s.chain = mapToObjects(s.chain, (item) => copyItem(item, epoch));
  for (const frame of s.frames) frame.epoch = epoch;
  return s;
}
