import {
  ANY_DOMAIN,
  type Answer,
  aliasOf,
  askedView,
  availableResources,
  baseOf,
  type Choice,
  cardOf,
  clauseAsked,
  describe,
  ENGLISH_SPEECH,
  explain,
  FIRST_BATTLEFIELD,
  ITEM,
  isAmong,
  isLocationChoice,
  isPlayerChoice,
  LOCATION,
  type LocationId,
  legal,
  locationOfChoice,
  Memory,
  NO_OBJECT,
  nthLocation,
  type ObjectId,
  type OwnDecisionView,
  objectsOfChoices,
  observeTable,
  PLAYER,
  playCost,
  type Refusal,
  type Seat,
  type Speech,
  type State,
  seatOfChoice,
  seenBy,
  type TableView,
  toAliases,
} from "@rulebound/engine/internal";
import { type Sums, sumsAfter, sumsOf, type ToldSums } from "./sums.ts";
import { questionWords } from "./words.ts";

/**
 * All that one seat may know of a game and may do in it: plain JSON, in that seat's aliases. A client draws this and
 * sends one of the answers back; what is not in here it cannot tell and does not need.
 */
export interface SeatSnapshot {
  readonly view: TableView;
  readonly question: Question | null;
  /** Why one's own cards cannot be used now, by alias: only those with which nothing can be done. */
  readonly refusals: Readonly<Record<number, SeatRefusal>>;
  /** What the Might of each unit is made of, by alias. */
  readonly sums: Sums;
}

/** Where something costs more than there is: what it needs, and what there is. */
export interface SeatRefusal extends Refusal {
  readonly lacks?: { readonly needs: Resources; readonly has: Resources };
}

interface Resources {
  readonly energy: number;
  readonly power: number;
}

export type Question = OthersQuestion | OwnQuestion;

/** Others see who is asked, and whether they act or answer. */
export interface OthersQuestion {
  readonly mine: false;
  readonly player: Seat;
  readonly asked: "act" | "question";
}

/** What the view says of the question, in words and with what each answer concerns. */
export interface OwnQuestion extends Omit<OwnDecisionView, "asked" | "answers" | "rule"> {
  readonly mine: true;
  /** The rule by which it is asked. */
  readonly rule: string;
  readonly words: string;
  /** The part of the card's text that asks, as a question in the notation of card texts; "": a rule asks, not a card. */
  readonly clause: string;
  /** Beside the options: what a mode does, what a trigger says; "" where the name says it all. */
  readonly optionTexts: readonly string[];
  /** The card of `source`; -1: none, or out of sight. */
  readonly sourceCard: number;
  readonly offers: readonly Offer[];
}

/** A legal answer, and what it concerns. */
export interface Offer {
  readonly answer: Answer;
  /** The action line, where nothing in it is hidden from the seat. */
  readonly label: string;
  readonly objects: readonly number[];
  readonly items: readonly number[];
  readonly places: readonly LocationId[];
  readonly players: readonly Seat[];
  /** What it would cost, before choices that change it. */
  readonly price: { readonly energy: number; readonly power: number } | null;
}

/** What somebody was last shown, so that what has stayed is not made again. */
export class SeatMemory extends Memory {
  sums: ToldSums | null = null;
  /** In whose words. */
  sumsSpeech: Speech | null = null;
}

function sumsFor(s: State, { viewer, board }: TableView, speech: Speech, memory?: SeatMemory): Sums {
  if (memory === undefined) return sumsOf(s, viewer, speech);
  if (memory.sums !== null && memory.isMightStill && memory.sumsSpeech === speech) return memory.sums.sums;
  memory.sumsSpeech = speech;
  memory.sums = sumsAfter(memory.sums, s, viewer, speech, board);
  return memory.sums.sums;
}

/** What cards say and ask is in the language of the speech. Whoever is shown one after another gives a memory. */
export function seatSnapshot(s: State, seat: Seat, speech: Speech = ENGLISH_SPEECH, memory?: SeatMemory): SeatSnapshot {
  const view = observeTable(s, seat, memory);
  const sums = sumsFor(s, view, speech, memory);
  const asked = askedView(s, seat);
  if (asked?.asked !== "you")
    return { view, question: asked === null ? null : { mine: false, player: asked.player, asked: asked.asked }, refusals: {}, sums };
  const question = ownQuestion(s, seat, asked, speech);
  return { view, question, refusals: asked.kind === "act" ? refusalsOf(s, seat, question.offers) : {}, sums };
}

function ownQuestion(s: State, seat: Seat, asked: OwnDecisionView, speech: Speech): OwnQuestion {
  const source = s.decision?.source ?? NO_OBJECT;
  const isSourceSeen = source >= 0 && isSeen(s, seat, source);
  const clause = source >= 0 && !isSourceSeen ? null : clauseAsked(s, speech);
  return {
    // Field by field: what begins as a copy of another object is several times slower to make and to write.
    player: asked.player,
    kind: asked.kind,
    about: asked.about,
    rule: asked.rule,
    source: asked.source,
    label: asked.label,
    options: asked.options,
    min: asked.min,
    max: asked.max,
    picked: asked.picked,
    total: asked.total,
    needs: asked.needs,
    ranks: asked.ranks,
    mine: true,
    words: questionWords(s, clause !== null && speech === ENGLISH_SPEECH ? clause : undefined),
    clause: clause?.text ?? "",
    optionTexts: clause?.options ?? asked.options.map(() => ""),
    sourceCard: isSourceSeen ? s.objects[source].card : -1,
    offers: offersTo(s, seat),
  };
}

function offersTo(s: State, seat: Seat): Offer[] {
  const out: Offer[] = [];
  for (const answer of legal(s)) for (const copy of withCopies(s, seat, answer)) out.push(offer(s, seat, copy));
  return out;
}

/** Between an answer and the next question (`applyShown`): nobody is asked, and the game is not over. */
export function beatSnapshot(s: State, seat: Seat, speech: Speech = ENGLISH_SPEECH, memory?: SeatMemory): SeatSnapshot {
  const view = observeTable(s, seat, memory);
  return { view, question: { mine: false, player: s.turnPlayer, asked: "act" }, refusals: {}, sums: sumsFor(s, view, speech, memory) };
}

const isSeen = (s: State, seat: Seat, id: ObjectId): boolean => isAmong(seenBy(s.objects[id]), seat);

/** The engine lists one of equal cards in a hand; a player may point at any of them. */
function withCopies(s: State, seat: Seat, answer: Answer): Answer[] {
  if (answer.do !== "play" && answer.do !== "hide") return [answer];
  const { hand } = s.players[seat];
  if (!hand.includes(answer.object)) return [answer];
  const { card } = s.objects[answer.object];
  return hand.filter((id) => s.objects[id].card === card).map((object) => ({ ...answer, object }));
}

/** What an answer speaks of: the engine's own choices. Modes, numbers and names are none. */
function choicesIn(s: State, answer: Answer): readonly Choice[] {
  switch (answer.do) {
    case "play":
    case "use":
      return [answer.object];
    case "hide":
      return [answer.object, LOCATION + answer.at];
    case "move":
      return [...answer.units, LOCATION + answer.to];
    case "invite":
      return [PLAYER + answer.player];
    case "pick":
      return s.decision?.kind === "mode" || s.decision?.kind === "number" || s.decision?.kind === "battlefield" ? [] : [answer.pick];
    default:
      return [];
  }
}

function offer(s: State, seat: Seat, answer: Answer): Offer {
  const choices = choicesIn(s, answer);
  const between = (from: number, to: number) => choices.filter((choice) => choice >= from && choice < to).map((choice) => choice - from);
  const objects = objectsOfChoices(choices.filter((choice) => choice < ITEM));
  const isHidden = objects.some((id) => !isSeen(s, seat, id));
  return {
    answer: toAliases(s, seat, answer),
    label: isHidden ? "choose a card that you cannot see" : describe(s, answer),
    objects: objects.map((id) => aliasOf(s, seat, id)),
    items: between(ITEM, PLAYER),
    places: choices.filter(isLocationChoice).map(locationOfChoice),
    players: choices.filter(isPlayerChoice).map(seatOfChoice),
    price: answer.do === "play" && answer.way === 0 ? playCost(s, seat, answer.object) : null,
  };
}

/** 357.1: counted as if Energy and Power came from different runes, so both may seem enough; then nothing is said. */
function lacking(s: State, seat: Seat, id: ObjectId): Pick<SeatRefusal, "lacks"> {
  const needs = playCost(s, seat, id);
  const { energy, power } = availableResources(s, seat, 0);
  const { powerMask } = cardOf(s, s.objects[id]);
  const has = {
    energy,
    power: power.reduce((sum, n, domain) => sum + (domain === ANY_DOMAIN || (powerMask & (1 << domain)) !== 0 ? n : 0), 0),
  };
  return needs.energy > has.energy || needs.power > has.power ? { lacks: { needs, has } } : {};
}

/** One sentence and its rule for each of one's own cards with which nothing can be done. */
function refusalsOf(s: State, seat: Seat, offers: readonly Offer[]): Record<number, SeatRefusal> {
  const usable = new Set(offers.flatMap(({ objects }) => objects));
  const out: Record<number, SeatRefusal> = {};
  const ask = (id: ObjectId, answer: Answer): void => {
    const alias = aliasOf(s, seat, id);
    if (usable.has(alias)) return;
    const refusal = explain(s, seat, answer);
    if (refusal !== null) out[alias] = answer.do === "play" && refusal.rule === "357.1" ? { ...refusal, ...lacking(s, seat, id) } : refusal;
  };
  const { hand, champion, legends } = s.players[seat];
  for (const object of [...hand, ...champion]) ask(object, { do: "play", object, way: 0 });
  for (const object of legends) ask(object, { do: "use", object, ability: 0 });
  for (const { facedown } of s.battlefields)
    for (const object of facedown) if (s.objects[object].controller === seat) ask(object, { do: "play", object, way: 0 });
  s.at.forEach((place, n) => {
    const at = nthLocation(n);
    for (const id of place)
      if (s.objects[id].controller === seat)
        ask(id, { do: "move", units: [id], to: at === baseOf(seat) ? nthLocation(FIRST_BATTLEFIELD) : baseOf(seat) });
  });
  return out;
}
