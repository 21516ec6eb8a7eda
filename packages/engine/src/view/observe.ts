import { ALL_LIMITS, limitedTo } from "../actions/add.ts";
import { victoryScore } from "../actions/score.ts";
import { ITEM } from "../decisions/decision.ts";
import { modeOf } from "../modes/modes.ts";
import { describeState } from "../procedures/timing.ts";
import { FIRST_BATTLEFIELD, type Seat } from "../state/ids.ts";
import { modeIn } from "../state/mode-choices.ts";
import type { BattlefieldRecord, ChainItem, Ongoing, PlayerRecord, State } from "../state/records.ts";
import { aliasOf } from "./aliases.ts";
import { cardViews, facedownView, handView, isSeen, permanentView, pileView, seenAlias, seenCard, withExhaustion } from "./objects.ts";
import { questionView } from "./question.ts";
import type { BattlefieldView, ItemView, OngoingView, PlayerView, TurnView, View } from "./view.ts";

/** What a seat may know of a game; -1 for a spectator, who knows what everybody knows. */
export function observe(s: State, viewer: Seat): View {
  return {
    viewer,
    mode: modeOf(s).name,
    victoryScore: victoryScore(s),
    winners: s.winners,
    turn: turnView(s),
    players: s.players.map((p) => playerView(s, viewer, p)),
    battlefields: s.battlefields.map((b) => battlefieldView(s, viewer, b)),
    board: s.at.flatMap((place) => place.map((id) => permanentView(s, viewer, id))),
    chain: s.chain.map((item) => itemView(s, viewer, item)),
    ongoing: s.ongoing.map((o) => ongoingView(s, viewer, o)),
    decision: questionView(s, viewer),
  };
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
    s.showdownAt < 0 ? null : { at: s.showdownAt + FIRST_BATTLEFIELD, combat: s.combat, attacker: s.attacker, defender: s.defender },
});

const playerView = (s: State, viewer: Seat, p: PlayerRecord): PlayerView => ({
  seat: p.seat,
  team: p.team,
  lost: p.lost,
  points: p.points,
  xp: p.xp,
  pool: {
    energy: p.energy,
    power: p.power,
    limitedEnergy: limitedTo(ALL_LIMITS, p.limitedEnergy),
    limitedPower: limitedTo(ALL_LIMITS, p.limitedPower),
    limit: p.limit,
  },
  chosen: p.chosen,
  turnsTaken: p.turnsTaken,
  thisTurn: { cards: p.finalizedCards, drawn: p.drawn, discarded: p.discarded, unitsLost: p.unitsLost, xpGained: p.xpGained },
  hand: handView(s, viewer, p.hand),
  deck: pileView(s, viewer, p.deck),
  runeDeck: pileView(s, viewer, p.runeDeck),
  trash: cardViews(s, viewer, p.trash),
  banished: cardViews(s, viewer, p.banished),
  champion: cardViews(s, viewer, p.champion),
  legends: withExhaustion(s, viewer, p.legends),
  runes: withExhaustion(s, viewer, p.runes),
});

const battlefieldView = (s: State, viewer: Seat, b: BattlefieldRecord): BattlefieldView => ({
  id: aliasOf(s, viewer, b.object),
  card: s.objects[b.object].card,
  name: s.pool.cards[s.objects[b.object].card].data.name,
  location: b.index + FIRST_BATTLEFIELD,
  owner: s.objects[b.object].owner,
  controller: b.controller,
  contestedBy: b.contestedBy,
  showdownStaged: b.showdownStaged,
  combatStaged: b.combatStaged,
  scoredBy: s.players.map(({ seat }) => seat).filter((seat) => (b.scoredBy & (1 << seat)) !== 0),
  facedown: b.facedown.map((id) => facedownView(s, viewer, id)),
});

/** 108.1.b: public, whatever has become of its source and of what it has chosen. */
function itemView(s: State, viewer: Seat, item: ChainItem): ItemView {
  const o = s.objects[item.object];
  const card =
    item.ability >= 0 && (o.incarnation !== item.incarnation || !isSeen(s, viewer, item.object))
      ? s.pool.abilities[item.ability].card
      : o.card;
  return {
    id: item.id,
    kind: item.ability < 0 ? "card" : item.triggered ? "triggered" : "activated",
    object: seenAlias(s, viewer, item.object),
    card,
    name: s.pool.cards[card]?.data.name ?? "", // the text of a keyword is nobody's
    controller: item.controller,
    finalized: item.finalized,
    targets: item.targets.map((slot) => slot.map((choice) => (choice < ITEM ? seenAlias(s, viewer, choice) : choice))),
    modes: item.modes.map(modeIn),
    destinations: item.destinations,
    place: item.place,
    repeats: item.repeats,
    about: item.note === null ? -1 : seenAlias(s, viewer, item.note.object),
  };
}

function ongoingView(s: State, viewer: Seat, o: Ongoing): OngoingView {
  const about: number[] = [];
  for (let i = 0; i < o.about.length; i += 2)
    if (s.objects[o.about[i]]?.incarnation === o.about[i + 1]) about.push(seenAlias(s, viewer, o.about[i]));
  return {
    id: o.id,
    controller: o.controller,
    card: seenCard(s, viewer, o.source),
    about,
    until: o.until,
    turn: o.turn,
    amount: o.amount,
    location: o.location,
    player: o.player,
  };
}
