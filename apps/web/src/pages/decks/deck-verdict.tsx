import { type DeckVerdict, FORMATS } from "@rulebound/cards";
import { Link } from "@tanstack/react-router";
import { CircleAlert, CircleCheck } from "lucide-react";
import { useStrings } from "../../strings/index.ts";
import { asSentence, useWhyNot } from "../../strings/refusals.ts";
import { useBench } from "./bench.ts";
import { useFormatNames } from "./formats.ts";
import { useUnread } from "./unread.ts";
import styles from "./verdict.module.css";

/** Legal, or how many things are wrong. */
export function Answer({ verdict }: { readonly verdict: DeckVerdict }) {
  const { decks: words } = useStrings();
  const isLegal = verdict.kind === "legal";
  return (
    <p className={styles.answer} data-legal={isLegal || undefined} data-verdict={verdict.kind} role="status">
      {isLegal ? <CircleCheck size={20} aria-hidden /> : <CircleAlert size={20} aria-hidden />}
      {isLegal ? words.legal : words.illegal(verdict.violations.length + verdict.errors.length)}
    </p>
  );
}

/** Every reason why not, each with its rule. */
export function Reasons({ verdict: { violations, errors } }: { readonly verdict: DeckVerdict }) {
  const whyNot = useWhyNot();
  const unread = useUnread();
  if (violations.length + errors.length === 0) return null;
  return (
    <ul className={styles.reasons}>
      {errors.map((error) => (
        <li key={`${error.line} ${error.reason}`}>{unread(error)}</li>
      ))}
      {violations
        .map((violation) => ({ ...violation, said: whyNot(violation) }))
        .map(({ rule, tournamentRule, said }) => (
          <li key={`${rule} ${said}`}>
            {asSentence(said)}{" "}
            <Link to="/rules/{-$at}" params={{ at: rule }}>
              {rule}
            </Link>
            {tournamentRule !== undefined && <span className={styles.tournament}> TR {tournamentRule}</span>}
          </li>
        ))}
    </ul>
  );
}

/** Where a deck is chosen: what is said of it in the deck builder, too. Null: nobody has looked yet. */
export const ChosenVerdict = ({ verdict }: { readonly verdict: DeckVerdict | null }) =>
  verdict === null ? null : (
    <div className={styles.verdict}>
      <Answer verdict={verdict} />
      <Reasons verdict={verdict} />
    </div>
  );

/** By which format; the same one wherever decks are judged. */
export function FormatChoice({ label }: { readonly label?: string }) {
  const { decks: words } = useStrings();
  const { format } = useBench();
  const formatName = useFormatNames();
  return (
    <select
      className="field"
      aria-label={label ?? words.format}
      value={format}
      onChange={(event) => useBench.setState({ format: event.target.value })}
    >
      {FORMATS.map(({ name }) => (
        <option key={name} value={name}>
          {formatName(name)}
        </option>
      ))}
    </select>
  );
}
