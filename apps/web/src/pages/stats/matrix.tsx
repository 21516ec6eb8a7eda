import { useStrings } from "../../strings/index.ts";
import type { Outcome } from "./counting.ts";
import { type Count, type Meeting, matchupsOf } from "./matchups.ts";
import { Share } from "./share.tsx";
import styles from "./stats.module.css";

/** Own legends against those one has met, with who began. */
export function Matchups({ outcomes }: { outcomes: readonly Outcome[] }) {
  const { stats } = useStrings();
  const { own, rivals, meeting } = matchupsOf(outcomes);
  if (own.length === 0) return null;
  return (
    <section className={styles.block}>
      <h2>{stats.matchups}</h2>
      <p className={styles.faint}>{stats.matchupsSay}</p>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keyboard */}
      <section className={styles.scroll} tabIndex={0} aria-label={stats.matchups}>
        <table className={styles.matrix}>
          <thead>
            <tr>
              <th scope="col">{stats.ownAgainst}</th>
              {rivals.map((rival) => (
                <th key={rival} scope="col">
                  {rival}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {own.map((legend) => (
              <tr key={legend}>
                <th scope="row">{legend}</th>
                {rivals.map((rival) => (
                  <Cell key={rival} meeting={meeting(legend, rival)} />
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </section>
    </section>
  );
}

function Cell({ meeting }: { meeting: Meeting | null }) {
  const { stats } = useStrings();
  if (meeting === null)
    return (
      <td className={styles.unmet}>
        <span aria-hidden>–</span>
        <span className="visually-hidden">{stats.noGames}</span>
      </td>
    );
  return (
    <td>
      <Share {...meeting.all} />
      <Began name={stats.began.first} count={meeting.first} />
      <Began name={stats.began.second} count={meeting.second} />
    </td>
  );
}

function Began({ name, count }: { name: string; count: Count }) {
  const { stats } = useStrings();
  return (
    <span className={styles.began}>
      {name}: {count.played === 0 ? stats.noGames : stats.ratio(count.won, count.played)}
    </span>
  );
}
