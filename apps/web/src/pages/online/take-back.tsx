import type { RoomView } from "@rulebound/protocol";
import type { OnlineRoom } from "../../online/room.ts";
import { useStrings } from "../../strings/index.ts";
import styles from "./besides.module.css";
import { trying } from "./waiting.tsx";

/** What was seen since that answer stays seen: whoever agrees should know. */
export function TakeBack({ room, view }: { readonly room: OnlineRoom; readonly view: RoomView }) {
  const { online } = useStrings();
  const { takeBack, you } = view;
  if (takeBack === null || you === null) return null;
  if (takeBack.by === you || takeBack.consents.includes(you))
    return (
      <p className={styles.asked} role="status" data-overlay data-take-back="waits">
        {online.takeBack.waiting}
      </p>
    );
  const reply = (consent: boolean): void => trying(room.say({ type: "replyTakeBack", consent }));
  return (
    <div className={styles.asked} role="status" data-overlay data-take-back="asked">
      <p>{online.takeBack.asked(nameOf(view, takeBack.by))}</p>
      {takeBack.seen.map(({ count, cards }, seat) =>
        count === 0 ? null : (
          // biome-ignore lint/suspicious/noArrayIndexKey: seats have their places
          <p key={seat} data-seen={seat}>
            {seat === you ? online.takeBack.seenYours(count, cards) : online.takeBack.seen(nameOf(view, seat), count, cards)}
          </p>
        ),
      )}
      <div className={styles.answers}>
        <button type="button" className="button primary" onClick={() => reply(true)}>
          {online.takeBack.yes}
        </button>
        <button type="button" className="button" onClick={() => reply(false)}>
          {online.takeBack.no}
        </button>
      </div>
    </div>
  );
}

const nameOf = ({ seats }: RoomView, seat: number): string => seats[seat]?.person?.name ?? "";
