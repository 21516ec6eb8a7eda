import type { ModeName } from "@rulebound/engine/internal";
import type { Terms } from "@rulebound/protocol";
import { useNavigate } from "@tanstack/react-router";
import { DoorOpen } from "lucide-react";
import { useState } from "react";
import { say } from "../../app/toasts.tsx";
import { connection } from "../../online/connection.ts";
import type { About } from "../../online/http.ts";
import { useStrings } from "../../strings/index.ts";
import { wrongNow } from "../../strings/refusals.ts";
import { useBench } from "../decks/bench.ts";
import { useFormatNames } from "../decks/formats.ts";
import styles from "./online.module.css";

const DAY = 24 * 3600;
const CLOCKS = {
  calm: { clock: { game: 25 * 60, increment: 5, decision: 180 }, away: 180 },
  fast: { clock: { game: 10 * 60, increment: 3, decision: 60 }, away: 120 },
  long: { clock: { game: DAY, increment: 300, decision: DAY }, away: 7 * DAY },
  none: { clock: null, away: null },
} as const satisfies Record<string, Pick<Terms, "clock" | "away">>;
type ClockName = keyof typeof CLOCKS;
const CLOCK_NAMES = Object.keys(CLOCKS) as ClockName[];

const SWITCHES = ["isPublic", "spectators", "takeBacks", "rated"] as const;

export function OpenTable({ about }: { readonly about: About }) {
  const { online, play } = useStrings();
  const navigate = useNavigate();
  const formatName = useFormatNames();
  const [terms, setTerms] = useState<Terms>({ ...about.terms, format: useBench((bench) => bench.format) });
  const [clock, setClock] = useState<ClockName>("calm");
  const change = (some: Partial<Terms>): void => setTerms({ ...terms, ...some });
  const open = async (): Promise<void> => {
    try {
      const reply = await connection.ask({ type: "open", terms: { ...terms, ...CLOCKS[clock] } });
      if (reply.type === "done" && reply.code !== undefined) void navigate({ to: "/online/{-$at}", params: { at: reply.code } });
    } catch (error) {
      say(wrongNow(error));
    }
  };
  return (
    <form
      className={`panel ${styles.form}`}
      onSubmit={(event) => {
        event.preventDefault();
        void open();
      }}
    >
      <h2>{online.open.title}</h2>
      <p className={styles.soft}>{online.open.text}</p>
      <div className={styles.fields}>
        <label>
          {online.open.mode}
          <select
            className="field"
            value={terms.mode}
            onChange={({ target }) => change({ mode: target.value as ModeName, bestOf: target.value === "match" ? 3 : 1 })}
          >
            {about.modes.map(({ name }) => (
              <option key={name} value={name}>
                {play.modes[name].name}
              </option>
            ))}
          </select>
        </label>
        {terms.mode === "match" && (
          <label>
            {online.open.bestOf}
            <select
              className="field"
              value={terms.bestOf}
              onChange={({ target }) => change({ bestOf: Number(target.value) as Terms["bestOf"] })}
            >
              <option value={3}>3</option>
              <option value={5}>5</option>
            </select>
          </label>
        )}
        <label>
          {online.open.format}
          <select className="field" value={terms.format} onChange={({ target }) => change({ format: target.value })}>
            {[...new Set(["open", ...about.formats])].map((format) => (
              <option key={format} value={format}>
                {formatName(format)}
              </option>
            ))}
          </select>
        </label>
        <label>
          {online.open.clock}
          <select className="field" value={clock} onChange={({ target }) => setClock(target.value as ClockName)}>
            {CLOCK_NAMES.map((name) => (
              <option key={name} value={name}>
                {online.open.clocks[name]}
              </option>
            ))}
          </select>
        </label>
      </div>
      {SWITCHES.map((name) => (
        <label key={name} className={styles.switch}>
          <input type="checkbox" checked={terms[name]} onChange={({ target }) => change({ [name]: target.checked })} />
          {online.open[name]}
        </label>
      ))}
      <button type="submit" className="button primary">
        <DoorOpen size={18} aria-hidden /> {online.open.button}
      </button>
    </form>
  );
}
