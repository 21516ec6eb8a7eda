import {
  DOMAINS,
  observe,
  type PermanentView,
  Phase,
  type PlayerView,
  placeName,
  type Seat,
  type State,
  type View,
} from "@rulebound/engine/internal";
import { bold, cyan, dim, domain, green, listLines, red, yellow } from "./style.ts";

/** The table as a seat sees it (-1: a spectator), from top to bottom: the others, the battlefields, oneself. */
export function board(s: State, viewer: Seat, names: readonly string[]): string[] {
  const view = observe(s, viewer);
  const others = view.players.filter(({ seat }) => seat !== viewer);
  const own = view.players.filter(({ seat }) => seat === viewer);
  return [
    dim("─".repeat(78)),
    headline(s, view),
    ...others.flatMap((player) => seatLines(view, player, names[player.seat])),
    ...view.battlefields.flatMap((_, index) => battlefieldLines(s, view, index)),
    ...own.flatMap((player) => seatLines(view, player, names[player.seat])),
    ...chainLines(view),
    dim("─".repeat(78)),
  ];
}

const PHASES: Readonly<Record<Phase, string>> = {
  [Phase.setup]: "setup",
  [Phase.awaken]: "Awaken Phase",
  [Phase.beginning]: "Beginning Phase",
  [Phase.channel]: "Channel Phase",
  [Phase.draw]: "Draw Phase",
  [Phase.main]: "Main Phase",
  [Phase.ending]: "Ending Phase",
  [Phase.over]: "over",
};

export const seatName = (seat: Seat, viewer: Seat): string => (seat === viewer ? "you" : `P${seat + 1}`);

function headline(s: State, { turn, victoryScore, viewer }: View): string {
  const where = turn.showdown === null ? "" : `, ${turn.showdown.combat ? "combat" : "showdown"} at ${placeName(s, turn.showdown.at)}`;
  const whose =
    turn.number === 0 ? "before the first turn" : `turn ${turn.number}, ${turn.player === viewer ? "yours" : `P${turn.player + 1}'s`}`;
  return `${bold(whose)}, ${PHASES[turn.phase]}, ${turn.state}${where}   ${dim(`to win: ${victoryScore} points`)}`;
}

const track = (points: number, needed: number): string =>
  `${"●".repeat(Math.min(points, needed))}${"○".repeat(Math.max(0, needed - points))}`;

function seatLines(view: View, player: PlayerView, name: string): string[] {
  const mine = player.seat === view.viewer;
  const legend = player.legends.map((card) => `${card.name}${card.exhausted ? dim(" (exhausted)") : ""}`).join(", ");
  const counts = [
    ...(mine ? [] : [`hand ${player.hand.count}`]),
    `deck ${player.deck.count}`,
    `trash ${player.trash.length}`,
    ...(player.banished.length > 0 ? [`banished ${player.banished.length}`] : []),
    ...(player.xp > 0 ? [`${player.xp} XP`] : []),
  ].join(", ");
  const head = `${bold(mine ? "You" : `P${player.seat + 1}`)} ${dim(name)}  ${legend}  ${green(track(player.points, view.victoryScore))} ${player.points}  ${dim(counts)}`;
  if (player.lost) return [`${head}  ${red("has left the game")}`];
  const champion = player.champion.map((card) => card.name).join(", ");
  const inBase = permanents(view, player.seat).map((unit) => permanent(view, unit));
  return [
    head,
    `  runes: ${runes(player)}${pool(player)}${champion === "" ? "" : `   champion: ${champion}`}`,
    ...(inBase.length > 0 ? [`  base:  ${inBase.join(", ")}`] : []),
    ...(mine && player.hand.cards.length > 0 ? listLines("  hand:  ", handNames(player)) : []),
  ];
}

/** "Gust (2)" for two of them. */
function handNames({ hand }: PlayerView): string[] {
  const counts = new Map<string, number>();
  for (const { name } of hand.cards) counts.set(name, (counts.get(name) ?? 0) + 1);
  return [...counts].map(([name, count]) => (count > 1 ? `${name} (${count})` : name));
}

function runes({ runes: list, runeDeck }: PlayerView): string {
  const kinds = new Map<string, { ready: number; exhausted: number }>();
  for (const { name, exhausted } of list) {
    const kind = name.replace(/ Rune$/, "");
    const count = kinds.get(kind) ?? { ready: 0, exhausted: 0 };
    if (exhausted) count.exhausted++;
    else count.ready++;
    kinds.set(kind, count);
  }
  const shown = [...kinds].map(([kind, { ready, exhausted }]) => `${domain(kind)} ${"◆".repeat(ready)}${dim("◇".repeat(exhausted))}`);
  return `${shown.length === 0 ? "none" : shown.join(" ")} ${dim(`(${runeDeck.count} to come)`)}`;
}

function pool({ pool: { energy, power, limitedEnergy, limitedPower } }: PlayerView): string {
  const parts = [
    ...(energy + limitedEnergy > 0 ? [`${energy + limitedEnergy} energy`] : []),
    ...power.flatMap((n, i) => (n > 0 ? [`${n} ${DOMAINS[i] ?? "universal"}`] : [])),
    ...(limitedPower > 0 ? [`${limitedPower} power`] : []),
  ];
  return parts.length === 0 ? "" : `   pool: ${parts.join(", ")}`;
}

/** What stands somewhere for itself: attached gear is shown with its host. */
const permanents = ({ board: all }: View, location: number): PermanentView[] =>
  all.filter((one) => one.location === location && one.attachedTo < 0);

/** Jinx, Rebel 5 (2 damage, exhausted) + Long Sword */
function permanent({ board: all }: View, one: PermanentView): string {
  const isUnit = one.types.includes("unit");
  const states = [
    ...(one.damage > 0 ? [red(`${one.damage} damage`)] : []),
    ...(one.exhausted ? ["exhausted"] : []),
    ...(one.stunned ? [yellow("stunned")] : []),
    ...(one.buffs > 0 ? [one.buffs === 1 ? "buffed" : `${one.buffs} buffs`] : []),
    ...(one.empowered > 0 ? ["empowered"] : []),
    ...(one.role === null ? [] : [cyan(one.role)]),
  ];
  const gear = one.attached.map((id) => all.find((other) => other.id === id)?.name ?? "gear");
  return `${one.name}${isUnit ? ` ${bold(String(one.might))}` : ""}${states.length > 0 ? ` (${states.join(", ")})` : ""}${gear.map((name) => ` + ${name}`).join("")}`;
}

function battlefieldLines(s: State, view: View, index: number): string[] {
  const field = view.battlefields[index];
  const controller = field.controller < 0 ? "nobody's" : `${field.controller === view.viewer ? "yours" : `P${field.controller + 1}'s`}`;
  const contested = field.contestedBy < 0 ? "" : yellow(`, contested by ${seatName(field.contestedBy, view.viewer)}`);
  const facedown = field.facedown.map(
    (card) => `${card.name === "" ? "a facedown card" : `${card.name} face down`} of ${seatName(card.controller, view.viewer)}`,
  );
  const units = permanents(view, field.location);
  const sides = view.players
    .map(({ seat }) => ({ seat, there: units.filter(({ controller: whose }) => whose === seat) }))
    .filter(({ there }) => there.length > 0)
    .sort((a, b) => Number(a.seat === view.viewer) - Number(b.seat === view.viewer));
  return [
    `${cyan("▪")} ${bold(placeName(s, field.location))} ${dim(controller)}${contested}`,
    ...sides.map(
      ({ seat, there }) => `    ${seatName(seat, view.viewer).padEnd(4)}${there.map((unit) => permanent(view, unit)).join(", ")}`,
    ),
    ...facedown.map((text) => `    ${dim(text)}`),
  ];
}

function chainLines({ chain, viewer }: View): string[] {
  if (chain.length === 0) return [];
  const items = chain.map(
    (item) => `${item.name}${item.kind === "card" ? "" : ` (${item.kind} ability)`} of ${seatName(item.controller, viewer)}`,
  );
  return [`${bold("chain")} ${dim("newest first:")} ${items.reverse().join(" ← ")}`];
}
