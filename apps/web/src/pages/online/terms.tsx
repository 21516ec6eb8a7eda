import type { RoomView } from "@rulebound/protocol";
import { useStrings } from "../../strings/index.ts";
import { useFormatNames } from "../decks/formats.ts";
import styles from "./online.module.css";

/** Everything that is fixed before anybody sits down. */
export function AgreedTerms({ view: { terms } }: { readonly view: RoomView }) {
  const { online, play } = useStrings();
  const formatName = useFormatNames();
  const { clock, away } = terms;
  const lines = [
    online.terms.mode(play.modes[terms.mode].name, terms.bestOf),
    online.terms.format(formatName(terms.format)),
    clock === null ? online.terms.noClock : online.terms.clock(duration(clock.game), clock.increment, clock.decision),
    away === null ? online.terms.noAway : online.terms.away(away),
    ...(terms.takeBacks ? [online.terms.takeBacks] : []),
    terms.spectators ? online.terms.spectators(terms.delay) : online.terms.noSpectators,
    ...(terms.rated ? [online.terms.rated] : []),
  ];
  return (
    <section className={`panel ${styles.form}`}>
      <h2>{online.terms.title}</h2>
      <ul className={styles.agreed}>
        {lines.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    </section>
  );
}

/** 1:30:00, 25:00 */
export function duration(seconds: number): string {
  const whole = Math.max(0, Math.ceil(seconds));
  const [h, m, s] = [Math.floor(whole / 3600), Math.floor((whole % 3600) / 60), whole % 60];
  const two = (n: number): string => String(n).padStart(2, "0");
  return h > 0 ? `${h}:${two(m)}:${two(s)}` : `${m}:${two(s)}`;
}
