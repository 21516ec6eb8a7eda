import type { Offer } from "@rulebound/cases/judging";
import { useState } from "react";
import { useStrings } from "../../strings/index.ts";
import styles from "./next.module.css";

type Asked = Exclude<Offer, { kind: "act" }>;
interface Props {
  readonly offer: Asked;
  readonly answer: (action: string) => void;
}

/** A question of the engine, with the line that each answer writes. */
export function Question({ offer, answer }: Props) {
  const { judge } = useStrings();
  switch (offer.kind) {
    case "may":
      return (
        <div className={styles.buttons}>
          <button type="button" className={styles.act} onClick={() => answer("yes")}>
            {judge.next.yes}
          </button>
          {offer.min === 0 && (
            <button type="button" className={styles.act} onClick={() => answer("no")}>
              {judge.next.no}
            </button>
          )}
        </div>
      );
    case "assign":
      return <Assign offer={offer} answer={answer} />;
    case "name":
      return <Name offer={offer} answer={answer} />;
    default:
      return <Pick offer={offer} answer={answer} />;
  }
}

const VERBS: Readonly<Partial<Record<Asked["kind"], string>>> = { order: "order", mode: "choose mode" };

/** One is taken at a click; several are collected first, in the order of the clicks. */
function Pick({ offer: { kind, options, min, max }, answer }: Props) {
  const { judge } = useStrings();
  const [picked, setPicked] = useState<readonly number[]>([]);
  const most = kind === "order" ? options.length : max;
  const least = kind === "order" ? options.length : min;
  const say = (picks: readonly number[]) =>
    answer(`${VERBS[kind] ?? "choose"} ${picks.length === 0 ? "none" : picks.map((at) => options[at].name).join(", ")}`);
  const pick = (at: number) => {
    if (most === 1 && least === 1) return say([at]);
    setPicked(picked.includes(at) ? picked.filter((one) => one !== at) : [...picked, at]);
  };
  const isSingle = most === 1 && least === 1;
  return (
    <div className={styles.moves}>
      {!isSingle && <p className={styles.faint}>{kind === "order" ? judge.next.inOrder : judge.next.pickSeveral(least, most)}</p>}
      <div className={styles.buttons}>
        {options.map(({ label, name }, at) => (
          <button
            // biome-ignore lint/suspicious/noArrayIndexKey: options may have the same name
            key={at}
            type="button"
            className={styles.act}
            title={name}
            aria-pressed={isSingle ? undefined : picked.includes(at)}
            disabled={!isSingle && !picked.includes(at) && picked.length >= most}
            onClick={() => pick(at)}
          >
            {picked.includes(at) && kind === "order" && <b>{picked.indexOf(at) + 1}</b>}
            {label}
          </button>
        ))}
      </div>
      {!isSingle && (
        <button
          type="button"
          className="button primary"
          disabled={picked.length < least || picked.length > most}
          onClick={() => say(picked)}
        >
          {picked.length === 0 && least === 0 ? judge.next.none : judge.next.choose}
        </button>
      )}
    </div>
  );
}

function Assign({ offer: { options, total }, answer }: Props) {
  const { judge } = useStrings();
  const [amounts, setAmounts] = useState<readonly number[]>(() => proposed(options, total));
  const left = total - amounts.reduce((sum, n) => sum + n, 0);
  const said = options.flatMap(({ name }, at) => (amounts[at] > 0 ? [`${amounts[at]} to ${name}`] : []));
  return (
    <div className={styles.moves}>
      {options.map(({ label }, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: options may have the same name
        <label key={at} className={styles.share}>
          <span>{label}</span>
          <input
            className="field"
            type="number"
            min={0}
            max={total}
            value={amounts[at]}
            onChange={(event) => setAmounts(amounts.map((n, i) => (i === at ? Math.max(0, Number(event.target.value)) : n)))}
          />
        </label>
      ))}
      <button type="button" className="button primary" disabled={left !== 0} onClick={() => answer(`assign ${said.join(", ")}`)}>
        {left === 0 ? judge.next.assign : judge.next.left(left)}
      </button>
    </div>
  );
}

/** Lethal to one after the other, the rest to the last. */
function proposed(options: Asked["options"], total: number): number[] {
  let left = total;
  return options.map(({ needs }, at) => {
    const share = at === options.length - 1 ? left : Math.min(left, Math.max(needs, 0));
    left -= share;
    return share;
  });
}

function Name({ offer: { options }, answer }: Props) {
  const { judge } = useStrings();
  const [words, setWords] = useState("");
  return (
    <form
      className={styles.ask}
      onSubmit={(event) => {
        event.preventDefault();
        if (words.trim() !== "") answer(`name ${words.trim()}`);
      }}
    >
      <input className="field" list="names" value={words} onChange={(event) => setWords(event.target.value)} aria-label={judge.next.name} />
      <datalist id="names">
        {options.slice(0, 400).map(({ name }) => (
          <option key={name} value={name} />
        ))}
      </datalist>
      <button type="submit" className="button">
        {judge.next.choose}
      </button>
    </form>
  );
}
