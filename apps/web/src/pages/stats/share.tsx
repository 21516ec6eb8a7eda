import { wilson } from "@rulebound/lab/interval";
import { useSettings } from "../../app/settings.ts";
import { useStrings } from "../../strings/index.ts";
import type { Count } from "./matchups.ts";
import styles from "./stats.module.css";

/** Won games of those played, and within what the share lies by 95%; of no games there is nothing to say. */
export function Share({ won, played }: Count) {
  const { stats } = useStrings();
  const range = useRange();
  if (played === 0) return <span className={styles.faint}>{stats.noGames}</span>;
  return (
    <span className={styles.share}>
      <span>{stats.wonOf(won, played)}</span>
      <span className={styles.faint}>{range({ won, played })}</span>
    </span>
  );
}

/** "23–88%" */
export function useRange(): (count: Count) => string {
  const language = useSettings((settings) => settings.language);
  const whole = new Intl.NumberFormat(language, { maximumFractionDigits: 0 });
  const percent = new Intl.NumberFormat(language, { style: "percent", maximumFractionDigits: 0 });
  return ({ won, played }) => {
    const { low, high } = wilson(won, played);
    return `${whole.format(low * 100)}–${percent.format(high)}`;
  };
}
