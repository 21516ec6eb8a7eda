import { wilson } from "@rulebound/lab/interval";
import { useSettings } from "../../app/settings.ts";
import { useStrings } from "../../strings/index.ts";
import type { Outcome } from "./counting.ts";
import { type Period, trendOf } from "./matchups.ts";
import { useRange } from "./share.tsx";
import styles from "./stats.module.css";

/** How the share of won games goes, with how sure it is; spans without games stay empty. */
export function Trend({ outcomes }: { outcomes: readonly Outcome[] }) {
  const { stats } = useStrings();
  const language = useSettings((settings) => settings.language);
  const range = useRange();
  const { span, periods } = trendOf(outcomes);
  if (periods.length < 2) return null;
  const date = new Intl.DateTimeFormat(
    language,
    span === "month" ? { month: "short", year: "2-digit" } : { day: "numeric", month: "short" },
  );
  return (
    <section className={styles.block}>
      <h2>{stats.trend}</h2>
      <p className={styles.faint}>{stats.trendSays[span]}</p>
      <ol className={styles.trend}>
        {periods.map((period) => (
          <li key={period.from}>
            <Column {...period} />
            <span className={styles.when}>{date.format(period.from)}</span>
            <span className={styles.faint}>{period.played === 0 ? "–" : stats.ratio(period.won, period.played)}</span>
            <span className="visually-hidden">
              {period.played === 0 ? stats.noGames : `${stats.wonOf(period.won, period.played)}, ${range(period)}`}
            </span>
          </li>
        ))}
      </ol>
    </section>
  );
}

function Column({ won, played }: Period) {
  if (played === 0) return <span className={styles.column} aria-hidden />;
  const { rate, low, high } = wilson(won, played);
  const at = (share: number) => `${share * 100}%`;
  return (
    <span className={styles.column} aria-hidden>
      <span className={styles.within} style={{ bottom: at(low), height: at(high - low) }} />
      <span className={styles.rate} style={{ bottom: at(rate) }} />
    </span>
  );
}
