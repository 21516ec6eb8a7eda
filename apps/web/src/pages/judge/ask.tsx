import { Link } from "@tanstack/react-router";
import { useState } from "react";
import { useGist } from "../../strings/gists.ts";
import { useStrings } from "../../strings/index.ts";
import { useWhyNot } from "../../strings/refusals.ts";
import { study } from "../../study/study.ts";
import type { Calls } from "../../study/study.worker.ts";
import styles from "./next.module.css";
import { useDesk } from "./store.ts";

type Answer = ReturnType<Calls["whyNot"]>;

/** Whether an action would be legal now, and by which rule. Nothing changes by asking. */
export function Ask() {
  const { judge } = useStrings();
  const [action, setAction] = useState("");
  const [answer, setAnswer] = useState<{ readonly about: string; readonly says: Answer } | null>(null);
  const text = useDesk((desk) => desk.text);
  const ask = async () => {
    const about = action.trim();
    if (about === "") return;
    setAnswer({ about: text, says: await study("whyNot", text, /^P\d\s*:/.test(about) ? about : `P1: ${about}`, null) });
  };
  return (
    <form
      className={styles.asking}
      onSubmit={(event) => {
        event.preventDefault();
        void ask();
      }}
    >
      <label htmlFor="why-not">{judge.next.whyNot}</label>
      <div className={styles.ask}>
        <input
          id="why-not"
          className="field"
          value={action}
          onChange={(event) => setAction(event.target.value)}
          placeholder={judge.next.whyNotHint}
          spellCheck={false}
          autoCapitalize="off"
        />
        <button type="submit" className="button">
          {judge.next.ask}
        </button>
      </div>
      <div role="status">{answer !== null && answer.about === text && <Says says={answer.says} />}</div>
    </form>
  );
}

function Says({ says }: { says: Answer }) {
  const { judge } = useStrings();
  const whyNot = useWhyNot();
  const gist = useGist();
  if ("problem" in says) return <p className={styles.says}>{says.problem}</p>;
  const { isLegal, rule, detail, reason } = says;
  return (
    <p className={styles.says} data-legal={isLegal}>
      <strong>{isLegal ? judge.next.legal : judge.next.illegal}</strong>{" "}
      {isLegal ? `${judge.next.then} ${detail}.` : `${whyNot({ detail, ...reason })}.`}
      <br />
      <Link to="/rules/{-$at}" params={{ at: rule }}>
        {rule}
      </Link>{" "}
      {gist(rule)}
    </p>
  );
}
