import type { Seat } from "@rulebound/engine/internal";
import type { Reason } from "@rulebound/lab/analysis";
import { X } from "lucide-react";
import { cardFacts } from "../../card/index.ts";
import { type Strings, useStrings } from "../../strings/index.ts";
import { useActionWords } from "./action-names.ts";
import styles from "./advice.module.css";
import type { Point } from "./judging.ts";

interface Props {
  readonly point: Point;
  readonly turn: number;
  /** By seat; what "you" is called is in the words. */
  readonly names: readonly string[];
  /** The seat of the one person who played; -1: nobody's, or several. */
  readonly me: Seat;
  readonly close: () => void;
}

const percent = (chance: number): number => Math.round(chance * 100);

/** What was played at a turning point, what would have been better, how much that was worth, and why. */
export function Advice({ point: { judged, seat, change }, turn, names, me, close }: Props) {
  const { replays } = useStrings();
  const { advice } = replays;
  const name = names[seat] ?? `P${seat + 1}`;
  const inWords = useActionWords(names);
  return (
    <section className={styles.advice} data-seat={seat} aria-label={advice.title}>
      <button type="button" className={`button quiet ${styles.close}`} aria-label={advice.close} title={advice.close} onClick={close}>
        <X size={18} aria-hidden />
      </button>
      {judged === null ? (
        <p aria-live="polite">{advice.none(turn, name, seat === me, percent(change))}</p>
      ) : (
        <dl aria-live="polite">
          <div>
            <dt>{advice.played(turn, name, seat === me)}</dt>
            <dd>{inWords(judged.played)}</dd>
          </div>
          <div className={styles.better}>
            <dt>{advice.better}</dt>
            <dd>
              <span data-better>{inWords(judged.move)}</span>{" "}
              <strong>{advice.worth(percent(judged.chances.better), percent(judged.chances.played))}</strong>
            </dd>
          </div>
          <div>
            <dt>{advice.why}</dt>
            <dd>
              {advice.then(name, seat === me)}{" "}
              {judged.reasons.map((reason) => reasonText(reason, judged.seat, names, me, advice)).join("; ")}.
            </dd>
          </div>
        </dl>
      )}
    </section>
  );
}

function reasonText(reason: Reason, seat: Seat, names: readonly string[], me: Seat, words: Strings["replays"]["advice"]): string {
  const name = (other: Seat): string => names[other] ?? `P${other + 1}`;
  const list = (cards: readonly number[]): string => words.list(cards.map((card) => cardFacts(card).name));
  switch (reason.what) {
    case "wins":
    case "loses":
      return words[reason.what](name(seat), seat === me);
    case "points":
      return words.points(reason.more, name(reason.seat), reason.seat === me);
    case "saved":
    case "killed":
      return words[reason.what](list(reason.cards), reason.cards.length);
    case "control": {
      const holder = (other: Seat): string => (other < 0 ? words.nobody : words.holder(name(other), other === me));
      return words.control(cardFacts(reason.battlefield).name, holder(reason.after), holder(reason.instead));
    }
    case "might":
    case "cards":
      return words[reason.what](reason.more);
    case "position":
      return words.position;
  }
}
