import { withExpectation, withStep } from "@rulebound/cases/edit";
import type { Offer, OfferedLine } from "@rulebound/cases/judging";
import type { Seat } from "@rulebound/engine/internal";
import { Link } from "@tanstack/react-router";
import { useState } from "react";
import { useStrings } from "../../strings/index.ts";
import type { Verdict } from "../../study/judge.ts";
import { Ask } from "./ask.tsx";
import styles from "./next.module.css";
import { Question } from "./question.tsx";
import { change } from "./store.ts";

const step = (player: Seat | null, action: string) => () => change((text) => withStep(text, player, action));

/** What could be done after the last step; choosing writes a step. */
export function Next({ verdict: { offer, status, truths } }: { verdict: Verdict }) {
  const { judge } = useStrings();
  return (
    <section className={styles.next} aria-labelledby="next">
      <h2 id="next">{judge.next.title}</h2>
      {status === "failed" ? <p className={styles.faint}>{judge.next.after}</p> : <Choices key={JSON.stringify(offer)} offer={offer} />}
      {status === "passed" && (
        <button type="button" className={styles.act} onClick={() => change((text) => withExpectation(text, truths))}>
          {judge.next.expectHere}
        </button>
      )}
      <Ask />
    </section>
  );
}

function Choices({ offer }: { offer: Offer | null }) {
  const { judge } = useStrings();
  if (offer === null) return <p className={styles.faint}>{judge.next.over}</p>;
  const player = `P${offer.player + 1}`;
  return (
    <>
      <p className={styles.who}>
        {offer.kind === "act" ? judge.next.mayAct(player) : judge.next.asked(player, offer.source)}
        <Link to="/rules/{-$at}" params={{ at: offer.rule }} title={judge.next.rule}>
          {offer.rule}
        </Link>
      </p>
      {offer.kind === "act" ? (
        <Acts player={offer.player} lines={offer.lines} />
      ) : (
        <Question offer={offer} answer={(action) => step(offer.player, action)()} />
      )}
    </>
  );
}

const GROUPS = ["play", "use", "move", "hide", "other"] as const;
const groupOf = ({ does }: OfferedLine): (typeof GROUPS)[number] => GROUPS.find((group) => group === does) ?? "other";

function Acts({ player, lines }: { player: Seat; lines: readonly OfferedLine[] }) {
  const { judge } = useStrings();
  return (
    <div className={styles.groups}>
      {GROUPS.map((group) => {
        const own = lines.filter((line) => groupOf(line) === group);
        if (own.length === 0 && group !== "other") return null;
        return (
          <div key={group} className={styles.group}>
            <h3>{judge.next.groups[group]}</h3>
            {group === "move" ? (
              <Moves player={player} lines={own} />
            ) : (
              <div className={styles.buttons}>
                {own.map(({ action }) => (
                  <button key={action} type="button" className={styles.act} onClick={step(player, action)}>
                    {group === "other" ? action : action.slice(group.length + 1)}
                  </button>
                ))}
                {group === "other" && (
                  <>
                    <button type="button" className={styles.act} onClick={step(null, "all pass")}>
                      {judge.next.allPass}
                    </button>
                    <button type="button" className={styles.act} onClick={step(null, "next turn")}>
                      {judge.next.nextTurn}
                    </button>
                  </>
                )}
              </div>
            )}
          </div>
        );
      })}
    </div>
  );
}

/** Units that may go to a place: one by a click, several together by ticking them. */
function Moves({ player, lines }: { player: Seat; lines: readonly OfferedLine[] }) {
  const { judge } = useStrings();
  const [ticked, setTicked] = useState<readonly string[]>([]);
  const units = [...new Set(lines.map(({ object }) => object))];
  const places = [...new Set(lines.map(({ to }) => to))];
  const chosen = units.length === 1 ? units : ticked;
  const canGo = (place: string) =>
    chosen.length > 0 && chosen.every((unit) => lines.some(({ object, to }) => object === unit && to === place));
  return (
    <div className={styles.moves}>
      <div className={styles.buttons}>
        {units.map((unit) => (
          <button
            key={unit}
            type="button"
            className={styles.act}
            aria-pressed={chosen.includes(unit)}
            onClick={() => setTicked(ticked.includes(unit) ? ticked.filter((one) => one !== unit) : [...ticked, unit])}
          >
            {unit}
          </button>
        ))}
      </div>
      <div className={styles.buttons}>
        <span className={styles.faint}>{judge.next.to}</span>
        {places.map((place) => (
          <button
            key={place}
            type="button"
            className={styles.act}
            disabled={!canGo(place)}
            onClick={step(player, `move ${chosen.join(", ")} to ${place}`)}
          >
            {place}
          </button>
        ))}
      </div>
    </div>
  );
}
