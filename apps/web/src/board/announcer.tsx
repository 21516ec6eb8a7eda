import { ITEM, LOCATION, nthSeat, PLAYER } from "@rulebound/engine/internal";
import { Crown, Swords, Trophy } from "lucide-react";
import { useLayoutEffect, useRef } from "react";
import { useStore } from "zustand";
import { CardLarge, cardFacts } from "../card/index.ts";
import { useStrings } from "../strings/index.ts";
import styles from "./announcer.module.css";
import { curve } from "./arrow.tsx";
import { useChoiceNames } from "./choice-names.ts";
import { useMe, useSeatName, useThings, useView } from "./context.ts";
import { useNames } from "./log.tsx";
import type { Moment } from "./moments.ts";
import { seatHue } from "./seats.ts";

/** What has just happened, for as long as it takes to see it. It can neither be pointed at nor stand in the way, and is for the eye alone: spoken.tsx is for the ear. */
export function Announcer() {
  const { board } = useStrings();
  const { showing } = useThings();
  const moment = useStore(showing.moment, (state) => state.moment);
  const isAgain = useStore(showing.moment, (state) => state.isAgain);
  return (
    <div className={styles.announcer} aria-hidden="true" data-announcer>
      {isAgain && <p className={styles.again}>{board.isAgain}</p>}
      {moment !== null && moment.kind === "card" && <Played key={`${moment.object}-${moment.how}`} moment={moment} />}
      {moment !== null && moment.kind !== "card" && moment.kind !== "look" && <Banner key={JSON.stringify(moment)} moment={moment} />}
    </div>
  );
}

type OfKind<Kind extends Moment["kind"]> = Extract<Moment, { readonly kind: Kind }>;

function Banner({ moment }: { readonly moment: Exclude<Moment, OfKind<"card"> | OfKind<"look">> }) {
  const view = useView();
  const me = useMe();
  const seat = moment.kind === "combat" ? (moment.winner ?? -1) : moment.player;
  const { icon, title, small } = useWords(moment);
  return (
    <div
      className={styles.banner}
      data-moment={moment.kind}
      data-mine={seat === me || undefined}
      style={{ "--hue": seatHue(view, me, nthSeat(seat)) } as React.CSSProperties}
    >
      {icon}
      <strong>{title}</strong>
      {small !== "" && <span>{small}</span>}
    </div>
  );
}

function useWords(moment: Exclude<Moment, OfKind<"card"> | OfKind<"look">>) {
  const { board } = useStrings();
  const { moments } = board;
  const view = useView();
  const me = useMe();
  const name = useSeatName();
  const { place } = useNames();
  switch (moment.kind) {
    case "begins":
      return { icon: <Crown size={26} aria-hidden />, title: moments.begins(name(moment.player), moment.player === me), small: "" };
    case "turn":
      return { icon: null, title: moments.turn(name(moment.player), moment.player === me), small: moments.turnNumber(moment.turn) };
    case "combat": {
      const { winner, died, at } = moment;
      const where = place(at);
      const title =
        winner === null
          ? moments.combat(where)
          : winner < 0
            ? moments.combatDrawn(where)
            : moments.combatWon(name(winner), winner === me, where);
      const dead = died.filter((card) => card >= 0).map((card) => cardFacts(card).shortName);
      return { icon: <Swords size={26} aria-hidden />, title, small: dead.length === 0 ? "" : moments.died(dead.join(", ")) };
    }
    case "points": {
      const { player, amount, by, at } = moment;
      const reason = by === null ? "" : `${moments[by](place(at))} · `;
      return {
        icon: <Trophy size={26} aria-hidden />,
        title: moments.points(name(player), player === me, amount),
        small: `${reason}${moments.score(view.players[player].points, view.victoryScore)}`,
      };
    }
  }
}

/** A card that others have played, large, with lines to what it is aimed at. */
function Played({ moment: { player, card, object, how, targets } }: { readonly moment: OfKind<"card"> }) {
  const { board } = useStrings();
  const view = useView();
  const me = useMe();
  const name = useSeatName();
  const root = useRef<HTMLDivElement>(null);
  const lines = useRef<SVGSVGElement>(null);
  const called = targets.map(useChoiceNames()).filter((word) => word !== "");
  // biome-ignore lint/correctness/useExhaustiveDependencies: the board may be drawn a moment after the announcement
  useLayoutEffect(() => {
    const from = root.current?.getBoundingClientRect();
    const origin = lines.current?.getBoundingClientRect();
    if (from === undefined || origin === undefined) return;
    const within = (x: number, y: number) => ({ x: x - origin.left, y: y - origin.top });
    const ends = targets.flatMap((choice) => endOf(choice, object)?.getBoundingClientRect() ?? []);
    for (const [n, path] of [...(lines.current?.children ?? [])].entries()) {
      const end = ends[n];
      if (end === undefined) continue;
      const middle = end.left + end.width / 2;
      const side = middle < from.left + from.width / 2 ? from.left + 8 : from.right - 8;
      path.setAttribute("d", curve(within(side, from.top + from.height / 2), within(middle, end.top + end.height / 2)));
    }
  }, [targets, object, view]);
  const facts = cardFacts(card);
  return (
    <>
      <svg ref={lines} className={styles.lines} aria-hidden="true">
        {targets.map((choice) => (
          <path key={choice} />
        ))}
      </svg>
      <div
        ref={root}
        className={styles.played}
        data-moment="card"
        data-how={how}
        data-card={facts.name}
        style={{ "--hue": seatHue(view, me, player) } as React.CSSProperties}
      >
        <p className={styles.who}>{board.moments[how](name(player), player === me)}</p>
        <div className={styles.card}>
          <CardLarge card={facts} />
        </div>
        {called.length > 0 && <p className={styles.aim}>→ {called.join(", ")}</p>}
      </div>
    </>
  );
}

/** What was played to a place is shown where it lies there. */
const endOf = (choice: number, object: number): Element | null =>
  (choice >= LOCATION ? document.querySelector(selectorOf(object)) : null) ?? document.querySelector(selectorOf(choice));

function selectorOf(choice: number): string {
  if (choice >= LOCATION) return `[data-table] [data-place="${choice - LOCATION}"]`;
  if (choice >= PLAYER) return `[data-table] [data-player="${choice - PLAYER}"]`;
  if (choice >= ITEM) return `[data-table] [data-item="${choice - ITEM}"]`;
  return `[data-table] [data-object="${choice}"]`;
}
