import type { RoomView } from "@rulebound/protocol";
import { useNavigate } from "@tanstack/react-router";
import { DoorOpen, Flag } from "lucide-react";
import { AlertDialog } from "radix-ui";
import { type ReactNode, useEffect } from "react";
import { useStore } from "zustand";
import dialogs from "../../board/keys-help.module.css";
import { usePanels } from "../../board/panels.ts";
import type { OnlineRoom } from "../../online/room.ts";
import { ownTime } from "../../online/time-left.ts";
import { useStrings } from "../../strings/index.ts";
import styles from "./leaving.module.css";
import { duration } from "./terms.tsx";
import { trying } from "./waiting.tsx";

interface Props {
  readonly room: OnlineRoom;
  readonly view: RoomView;
}

/** Leaving the table and giving up the game are two things: each says what it costs, and asks. */
export function Leaving(props: Props) {
  const asked = usePanels((panels) => panels.leaving);
  const close = (): void => usePanels.setState({ leaving: null });
  useEffect(() => () => usePanels.setState({ leaving: null }), []);
  if (props.view.phase !== "playing" || props.view.you === null) return null;
  if (asked === "leave") return <Leave {...props} close={close} />;
  return asked === "concede" ? <Concede {...props} close={close} /> : null;
}

function Leave({ room, view, close }: Props & { readonly close: () => void }) {
  const { leave } = useStrings().network;
  const game = useStore(room.store, (state) => state.game);
  const navigate = useNavigate();
  const { clock, away } = view.terms;
  const own = ownTime(game, performance.now());
  return (
    <Question
      title={leave.title}
      close={close}
      stay={leave.stay}
      go={
        <>
          <DoorOpen size={16} aria-hidden /> {leave.yes}
        </>
      }
      onGo={() => void navigate({ to: "/online/{-$at}", params: { at: undefined } })}
    >
      <p>{leave.text}</p>
      <ul className={styles.costs}>
        {clock !== null && <li>{own === null ? leave.clockTheirs : leave.clock(duration(own.endsIn / 1000))}</li>}
        <li>{away === null ? leave.noAway : leave.away(duration(away))}</li>
      </ul>
    </Question>
  );
}

function Concede({ room, view, close }: Props & { readonly close: () => void }) {
  const { concede } = useStrings().network;
  const { wins, terms, you } = view;
  const others = wins.map((won, seat) => (seat === you ? won : won + 1));
  const isLast = terms.bestOf === 1 || others.some((won, seat) => seat !== you && won > terms.bestOf / 2);
  return (
    <Question
      title={concede.title}
      close={close}
      stay={concede.no}
      isGrave
      go={
        <>
          <Flag size={16} aria-hidden /> {concede.yes}
        </>
      }
      onGo={() => trying(room.say({ type: "concede" }))}
    >
      <p>{concede.game}</p>
      {(terms.bestOf > 1 || terms.rated) && (
        <ul className={styles.costs}>
          {terms.bestOf > 1 && <li>{isLast ? concede.lostMatch : concede.match(others.join(" : "))}</li>}
          {terms.rated && <li>{concede.rated}</li>}
        </ul>
      )}
    </Question>
  );
}

interface QuestionProps {
  readonly title: string;
  readonly children: ReactNode;
  readonly go: ReactNode;
  readonly stay: string;
  readonly onGo: () => void;
  readonly close: () => void;
  readonly isGrave?: boolean;
}

/** What does no harm is where the focus is. */
function Question({ title, children, go, stay, onGo, close, isGrave = false }: QuestionProps) {
  return (
    <AlertDialog.Root open onOpenChange={(isOpen) => !isOpen && close()}>
      <AlertDialog.Portal>
        <AlertDialog.Overlay className={dialogs.veil} />
        <AlertDialog.Content className={dialogs.help}>
          <AlertDialog.Title asChild>
            <h2>{title}</h2>
          </AlertDialog.Title>
          <AlertDialog.Description asChild>
            <div className={styles.text}>{children}</div>
          </AlertDialog.Description>
          <div className={styles.buttons}>
            <AlertDialog.Cancel className="button primary">{stay}</AlertDialog.Cancel>
            <AlertDialog.Action className={`button ${isGrave ? styles.grave : ""}`} onClick={onGo}>
              {go}
            </AlertDialog.Action>
          </div>
        </AlertDialog.Content>
      </AlertDialog.Portal>
    </AlertDialog.Root>
  );
}
