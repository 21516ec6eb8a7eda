import { type CardId, nthSeat } from "@rulebound/engine/internal";
import type { RoomView } from "@rulebound/protocol";
import { Check } from "lucide-react";
import { useState } from "react";
import { NO_CARD } from "../../card/facts.ts";
import { cardFacts, factsNamed } from "../../card/index.ts";
import type { OnlineRoom } from "../../online/room.ts";
import { useNow } from "../../online/time-left.ts";
import { useStrings } from "../../strings/index.ts";
import { WhoBegins } from "../match/first.tsx";
import match from "../match/match.module.css";
import { MatchScore } from "../match/score.tsx";
import { Sideboard } from "../match/sideboard.tsx";
import { isNothing, useSwapping } from "../match/swapping.ts";
import styles from "./online.module.css";
import { Talk } from "./talk.tsx";
import { trying } from "./waiting.tsx";

/** Between two games of a match: the score, the sideboard, who begins, and whether one is ready. */
export function Between({ room, view }: { readonly room: OnlineRoom; readonly view: RoomView }) {
  const { match: words } = useStrings();
  const { you, first, sideboard } = view;
  const names = view.seats.map(({ person }) => person?.name ?? "");
  return (
    <div className={match.page}>
      <header className={match.head}>
        <div>
          <h1>{words.after(view.wins.reduce((sum, n) => sum + n, 0))}</h1>
          <Countdown view={view} />
        </div>
        <MatchScore names={names} wins={view.wins} bestOf={view.terms.bestOf} />
      </header>
      <div className={match.choices}>
        {first !== null && (
          <WhoBegins
            names={names}
            first={nthSeat(first.first)}
            choose={first.chooser === you ? (seat) => trying(room.say({ type: "goFirst", seat })) : null}
          />
        )}
      </div>
      {you !== null &&
        (sideboard !== null && sideboard.sideboard.length > 0 ? (
          <Exchange room={room} isReady={view.seats[you].ready} {...sideboard} />
        ) : (
          <div className={match.bar}>
            <Ready isReady={view.seats[you].ready} set={(ready) => trying(room.say({ type: "ready", ready }))} />
          </div>
        ))}
      <div className={match.last}>
        <Talk room={room} view={view} />
      </div>
    </div>
  );
}

function Countdown({ view }: { readonly view: RoomView }) {
  const { online } = useStrings();
  const now = useNow(1000);
  const [since] = useState(() => performance.now());
  if (view.betweenLeft === null) return null;
  return <p className={styles.soft}>{online.between.left(Math.max(0, Math.ceil((view.betweenLeft - (now - since)) / 1000)))}</p>;
}

function Ready({ isReady, set }: { readonly isReady: boolean; readonly set: (ready: boolean) => void }) {
  const { online } = useStrings();
  return (
    <button type="button" className={`button ${isReady ? "" : "primary"} ${match.go}`} onClick={() => set(!isReady)}>
      <Check size={18} aria-hidden /> {isReady ? online.room.beUnready : online.between.ready}
    </button>
  );
}

interface ExchangeProps {
  readonly room: OnlineRoom;
  readonly isReady: boolean;
  readonly champion: string;
  readonly main: readonly string[];
  readonly sideboard: readonly string[];
  readonly champions: readonly string[];
}

const numberOf = (name: string): CardId => factsNamed(name)?.number ?? NO_CARD;
const nameOf = (card: CardId): string => cardFacts(card).name;

/** The server says whether the deck is one; whoever is ready has exchanged what lies there. */
function Exchange({ room, isReady, champion, main, sideboard, champions }: ExchangeProps) {
  const { online, match: words } = useStrings();
  const swapping = useSwapping({ champion: numberOf(champion), main: main.map(numberOf), sideboard: sideboard.map(numberOf) });
  const { swap } = swapping;
  const isEven = swap.out.length === swap.in.length;
  const exchange = (): Promise<void> =>
    room.say({
      type: "sideboard",
      out: swap.out.map(nameOf),
      in: swap.in.map(nameOf),
      ...(swap.champion === undefined ? {} : { champion: nameOf(swap.champion) }),
    });
  const set = async (ready: boolean): Promise<void> => {
    if (ready && !isNothing(swap)) await exchange();
    await room.say({ type: "ready", ready });
  };
  return (
    <Sideboard swapping={swapping} champions={champions.map(numberOf)} refusal={isEven ? null : { detail: words.uneven }}>
      <button type="button" className="button" disabled={!isEven || isNothing(swap)} onClick={() => trying(exchange())}>
        {online.between.swap}
      </button>
      <Ready isReady={isReady} set={(ready) => trying(set(ready))} />
    </Sideboard>
  );
}
