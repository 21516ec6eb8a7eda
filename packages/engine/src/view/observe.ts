import { limitedTo } from "../actions/add.ts";
import { victoryScore } from "../derive/victory-score.ts";
import { modeOf } from "../modes/modes.ts";
import { describeState } from "../procedures/turn/timing.ts";
import { ITEM, objectOfChoice } from "../state/decision.ts";
import { preserve } from "../state/fork.ts";
import { battlefieldLocation, type ObjectId, type Seat, Zone } from "../state/ids.ts";
import { ALL_LIMITS } from "../state/limits.ts";
import { mapToNumbers } from "../state/lists.ts";
import { modeIn } from "../state/mode-choices.ts";
import { idsOf, refersTo } from "../state/object-refs.ts";
import type { BattlefieldRecord, ChainItem, Ongoing, PlayerRecord, State } from "../state/records.ts";
import { aliasOf } from "./aliases.ts";
import { Memory } from "./memory.ts";
import { cardViews, facedownView, handView, isSeen, permanentView, pileView, restedViews, seenAlias, seenCard } from "./objects.ts";
import { questionView } from "./question.ts";
import type { BattlefieldView, ItemView, OngoingView, PermanentView, PlayerView, TableView, TurnView, View } from "./view.ts";

/** What a seat may know of a game; -1 for a spectator, who knows what everybody knows. */
export function observe(s: State, viewer: Seat): View {
  return { ...observeTable(s, viewer), decision: questionView(s, viewer) };
}

/** Everything but what is asked. Callers that observe a game repeatedly pass the same memory. */
export function observeTable(s: State, viewer: Seat, memory?: Memory): TableView {
  const m = memory ?? new Memory();
  m.lookAt(s);
  const { last } = m;
  const view = {
    viewer,
    mode: modeOf(s).name,
    victoryScore: victoryScore(s),
    winners: s.winners,
    turn: turnAfter(last?.turn, turnView(s)),
    players: s.players.map((p, seat) => playerOf(s, viewer, m, p, last?.players[seat])),
    battlefields: s.battlefields.map((b, i) => battlefieldOf(s, viewer, m, b, last?.battlefields[i])),
    board: boardViews(s, viewer, m, last?.board),
    chain: last !== null && isListStill(m, m.chain, s.chain) ? last.chain : s.chain.map((item) => itemView(s, viewer, item)),
    ongoing: last !== null && isListStill(m, m.ongoing, s.ongoing) ? last.ongoing : s.ongoing.map((o) => ongoingView(s, viewer, o)),
  };
  m.last = view;
  m.chain = s.chain;
  m.ongoing = s.ongoing;
  if (memory !== undefined) preserve(s);
  return view;
}

/** Records that name objects, which may be seen by others now. */
const isListStill = (m: Memory, before: readonly unknown[] | null, now: readonly unknown[]): boolean =>
  before === now ? m.isAllStill || now.length === 0 : now.length === 0 && before?.length === 0;

function playerOf(s: State, viewer: Seat, m: Memory, p: PlayerRecord, before?: PlayerView): PlayerView {
  const known = m.players[p.seat];
  if (before !== undefined && known === p && m.isStill(p.seat)) return before;
  m.players[p.seat] = p;
  return playerView(s, viewer, m, p, before, before === undefined ? undefined : known);
}

function battlefieldOf(s: State, viewer: Seat, m: Memory, b: BattlefieldRecord, before?: BattlefieldView): BattlefieldView {
  if (before !== undefined && m.battlefields[b.index] === b && m.areBattlefieldsStill && s.winners.length === 0) return before;
  m.battlefields[b.index] = b;
  return battlefieldView(s, viewer, b);
}

/** 107.1.d, 107.2.c, 109: everybody sees all of it. */
function boardViews(s: State, viewer: Seat, m: Memory, before?: readonly PermanentView[]): readonly PermanentView[] {
  if (before !== undefined && m.isBoardStill) return before;
  const out: PermanentView[] = [];
  for (const place of s.at) for (const id of place) out.push(permanentView(s, viewer, m, id));
  return before !== undefined && before.length === out.length && out.every((view, i) => view === before[i]) ? before : out;
}

const turnView = (s: State): TurnView => ({
  number: s.turnNumber,
  player: s.turnPlayer,
  phase: s.phase,
  firstPlayer: s.firstPlayer,
  queue: s.turnQueue,
  state: describeState(s),
  priority: s.priority,
  focus: s.focus,
  invited: s.invited,
  showdown:
    s.showdownAt < 0 ? null : { at: battlefieldLocation(s.showdownAt), combat: s.combat, attacker: s.attacker, defender: s.defender },
});

function turnAfter(before: TurnView | undefined, now: TurnView): TurnView {
  const isSame =
    before !== undefined &&
    before.number === now.number &&
    before.player === now.player &&
    before.phase === now.phase &&
    before.queue === now.queue &&
    before.state === now.state &&
    before.priority === now.priority &&
    before.focus === now.focus &&
    before.invited === now.invited &&
    before.showdown === null &&
    now.showdown === null;
  return isSame ? before : now;
}

/** `known`: the record of which `before` was made. Zones in which nothing was written, and that hold the same, are not looked at. */
function playerView(s: State, viewer: Seat, m: Memory, p: PlayerRecord, before?: PlayerView, known?: PlayerRecord): PlayerView {
  const isStill = (zone: Zone, ids: readonly ObjectId[] | undefined, now: readonly ObjectId[]): boolean =>
    ids === now && m.isZoneStill(p.seat, zone);
  return {
    seat: p.seat,
    team: p.team,
    lost: p.lost,
    points: p.points,
    xp: p.xp, // 729.2
    pool: poolView(p, before?.pool),
    chosen: p.chosen,
    turnsTaken: p.turnsTaken,
    thisTurn: thisTurnView(p, before?.thisTurn),
    hand: before !== undefined && isStill(Zone.hand, known?.hand, p.hand) ? before.hand : handView(s, viewer, m, p.hand, before?.hand),
    deck: before !== undefined && isStill(Zone.deck, known?.deck, p.deck) ? before.deck : pileView(s, viewer, m, p.deck, before?.deck),
    runeDeck:
      before !== undefined && isStill(Zone.runeDeck, known?.runeDeck, p.runeDeck)
        ? before.runeDeck
        : pileView(s, viewer, m, p.runeDeck, before?.runeDeck),
    // 108.2.d, 128.5, 130.6
    trash:
      before !== undefined && isStill(Zone.trash, known?.trash, p.trash) ? before.trash : cardViews(s, viewer, m, p.trash, before?.trash),
    // 108.6.e
    banished:
      before !== undefined && isStill(Zone.banished, known?.banished, p.banished)
        ? before.banished
        : cardViews(s, viewer, m, p.banished, before?.banished),
    // 108.3.e
    champion:
      before !== undefined && isStill(Zone.champion, known?.champion, p.champion)
        ? before.champion
        : cardViews(s, viewer, m, p.champion, before?.champion),
    legends:
      before !== undefined && isStill(Zone.legend, known?.legends, p.legends)
        ? before.legends
        : restedViews(s, viewer, m, p.legends, before?.legends),
    runes:
      before !== undefined && known?.runes === p.runes && m.areRunesStill(p.seat)
        ? before.runes
        : restedViews(s, viewer, m, p.runes, before?.runes),
  };
}

function poolView(p: PlayerRecord, before?: PlayerView["pool"]): PlayerView["pool"] {
  const { energy, power, limit } = p;
  const limitedEnergy = limitedTo(ALL_LIMITS, p.limitedEnergy);
  const limitedPower = limitedTo(ALL_LIMITS, p.limitedPower);
  const isSame =
    before !== undefined &&
    before.energy === energy &&
    before.power === power &&
    before.limitedEnergy === limitedEnergy &&
    before.limitedPower === limitedPower &&
    before.limit === limit;
  return isSame ? before : { energy, power, limitedEnergy, limitedPower, limit };
}

function thisTurnView(p: PlayerRecord, before?: PlayerView["thisTurn"]): PlayerView["thisTurn"] {
  const { finalizedCards: cards, drawn, discarded, unitsLost, xpGained } = p;
  const isSame =
    before !== undefined &&
    before.cards === cards &&
    before.drawn === drawn &&
    before.discarded === discarded &&
    before.unitsLost === unitsLost &&
    before.xpGained === xpGained;
  return isSame ? before : { cards, drawn, discarded, unitsLost, xpGained };
}

const battlefieldView = (s: State, viewer: Seat, b: BattlefieldRecord): BattlefieldView => ({
  id: aliasOf(s, viewer, b.object),
  card: s.objects[b.object].card,
  name: s.pool.cards[s.objects[b.object].card].data.name,
  location: battlefieldLocation(b.index),
  owner: s.objects[b.object].owner,
  controller: b.controller,
  contestedBy: b.contestedBy,
  showdownStaged: b.showdownStaged,
  combatStaged: b.combatStaged,
  scoredBy: s.players.map(({ seat }) => seat).filter((seat) => (b.scoredBy & (1 << seat)) !== 0),
  facedown: b.facedown.map((id) => facedownView(s, viewer, id)),
});

/** Public, whatever has become of its source and of what it has chosen. */
function itemView(s: State, viewer: Seat, item: ChainItem): ItemView {
  const o = s.objects[item.object];
  const card =
    item.ability >= 0 && (o.incarnation !== item.incarnation || !isSeen(s, viewer, item.object))
      ? s.pool.abilities[item.ability].card
      : o.card;
  return {
    id: item.id,
    kind: item.ability < 0 ? "card" : item.triggered ? "triggered" : "activated",
    // 130.4: of a card that was facedown as of any other.
    object: seenAlias(s, viewer, item.object),
    card,
    // 108.1.b; the text of a keyword is nobody's.
    name: s.pool.cards[card]?.data.name ?? "",
    controller: item.controller,
    finalized: item.finalized,
    targets: item.targets.map((slot) => slot.map((choice) => (choice < ITEM ? seenAlias(s, viewer, objectOfChoice(choice)) : choice))),
    modes: item.modes.map(modeIn),
    destinations: item.destinations,
    place: item.place,
    repeats: item.repeats,
    about: item.note === null ? -1 : seenAlias(s, viewer, item.note.object),
  };
}

function ongoingView(s: State, viewer: Seat, o: Ongoing): OngoingView {
  return {
    id: o.id,
    controller: o.controller,
    card: seenCard(s, viewer, o.source),
    about: mapToNumbers(
      idsOf(o.about).filter((id) => refersTo(s, o.about, id)),
      (id) => seenAlias(s, viewer, id),
    ),
    until: o.until,
    turn: o.turn,
    amount: o.amount,
    location: o.location,
    player: o.player,
  };
}
