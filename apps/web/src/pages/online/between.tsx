import type { RoomView } from "@rulebound/protocol";
import { Check, Minus, Plus } from "lucide-react";
import { useState } from "react";
import type { OnlineRoom } from "../../online/room.ts";
import { useStrings } from "../../strings/index.ts";
import styles from "./online.module.css";
import { useTicks } from "./side.tsx";
import { Talk } from "./talk.tsx";
import { trying } from "./waiting.tsx";

/** Between two games of a match: the score, the sideboard, who begins, and whether one is ready. */
export function Between({ room, view }: { readonly room: OnlineRoom; readonly view: RoomView }) {
  const { online } = useStrings();
  const { you, first } = view;
  const nameOf = (seat: number): string => view.seats[seat]?.person?.name ?? "";
  const isReady = you !== null && view.seats[you].ready;
  return (
    <div className="page">
      <header className={styles.head}>
        <h1>{online.between.title(view.wins.reduce((sum, n) => sum + n, 0))}</h1>
        <p className={styles.score}>
          {view.seats.map((_, seat) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: seats have their places
            <span key={seat}>
              {nameOf(seat)} <strong>{view.wins[seat]}</strong>
            </span>
          ))}
        </p>
      </header>
      <Countdown view={view} />
      <div className={styles.lobby}>
        <div className={styles.column}>
          {view.sideboard !== null && <Sideboard room={room} {...view.sideboard} />}
          {first !== null && (
            <section className={`panel ${styles.form}`}>
              <h2>{online.between.first}</h2>
              {first.chooser === you ? (
                <div className={styles.pair}>
                  {view.seats.map((_, seat) => (
                    <button
                      // biome-ignore lint/suspicious/noArrayIndexKey: seats have their places
                      key={seat}
                      type="button"
                      className="button"
                      aria-pressed={first.first === seat}
                      onClick={() => trying(room.say({ type: "goFirst", seat }))}
                    >
                      {nameOf(seat)}
                    </button>
                  ))}
                </div>
              ) : (
                <p>{online.between.begins(nameOf(first.first))}</p>
              )}
            </section>
          )}
          {you !== null && (
            <button
              type="button"
              className={isReady ? "button" : "button primary"}
              onClick={() => trying(room.say({ type: "ready", ready: !isReady }))}
            >
              <Check size={18} aria-hidden /> {isReady ? online.room.beUnready : online.between.ready}
            </button>
          )}
        </div>
        <div className={styles.column}>
          <Talk room={room} view={view} />
        </div>
      </div>
    </div>
  );
}

function Countdown({ view }: { readonly view: RoomView }) {
  const { online } = useStrings();
  const now = useTicks();
  const [since] = useState(() => performance.now());
  if (view.betweenLeft === null) return null;
  return <p className={styles.soft}>{online.between.left(Math.max(0, Math.ceil((view.betweenLeft - (now - since)) / 1000)))}</p>;
}

type Cards = { readonly champion: string; readonly main: readonly string[]; readonly sideboard: readonly string[] };

/** Cards are marked on both sides; as many go in as come out. */
function Sideboard({ room, main, sideboard }: Cards & { readonly room: OnlineRoom }) {
  const { online } = useStrings();
  const [out, setOut] = useState<readonly string[]>([]);
  const [into, setInto] = useState<readonly string[]>([]);
  if (sideboard.length === 0) return null;
  const column = (
    title: string,
    cards: readonly string[],
    marked: readonly string[],
    mark: (cards: readonly string[]) => void,
    label: (name: string) => string,
    Icon: typeof Plus,
  ) => (
    <div className={styles.grow}>
      <h3>{title}</h3>
      <ul className={styles.cards}>
        {[...new Set(cards)].toSorted().map((name) => {
          const there = cards.filter((card) => card === name).length;
          const taken = marked.filter((card) => card === name).length;
          return (
            <li key={name} data-marked={taken > 0 || undefined}>
              <span className={styles.grow}>
                {there - taken} {name}
              </span>
              <button
                type="button"
                className="button quiet"
                aria-label={label(name)}
                onClick={() => mark(taken < there ? [...marked, name] : marked.filter((card) => card !== name))}
              >
                <Icon size={16} aria-hidden /> {taken > 0 && taken}
              </button>
            </li>
          );
        })}
      </ul>
    </div>
  );
  const isEven = out.length === into.length;
  const change = (): void => {
    trying(room.say({ type: "sideboard", out: [...out], in: [...into] }));
    setOut([]);
    setInto([]);
  };
  return (
    <section className={`panel ${styles.form}`}>
      <div className={styles.columns}>
        {column(online.between.main, main, out, setOut, online.between.out, Minus)}
        {column(online.between.sideboard, sideboard, into, setInto, online.between.in, Plus)}
      </div>
      {!isEven && <p className={styles.soft}>{online.between.uneven}</p>}
      <button type="button" className="button" disabled={!isEven || out.length === 0} onClick={change}>
        {online.between.swap}
      </button>
    </section>
  );
}
