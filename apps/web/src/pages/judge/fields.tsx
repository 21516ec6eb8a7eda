import { useEffect, useId, useState } from "react";
import styles from "./setup.module.css";

/** Words that are taken when somebody has finished typing: with Enter, or by going elsewhere. */
export function Words({ label, hint, value, say }: { label: string; hint: string; value: string; say: (words: string) => void }) {
  const [words, setWords] = useState(value);
  const id = useId();
  useEffect(() => setWords(value), [value]);
  const done = () => {
    if (words !== value) say(words);
  };
  return (
    <div className={styles.words}>
      <label htmlFor={id}>{label}</label>
      <input
        id={id}
        className="field"
        value={words}
        placeholder={hint}
        spellCheck={false}
        onChange={(event) => setWords(event.target.value)}
        onBlur={done}
        onKeyDown={(event) => event.key === "Enter" && done()}
      />
    </div>
  );
}

export function Select<V extends string>(props: {
  label: string;
  value: V;
  options: readonly (readonly [value: V, name: string])[];
  choose: (value: V) => void;
}) {
  return (
    <label className={styles.select}>
      <span>{props.label}</span>
      <select className="field" value={props.value} onChange={(event) => props.choose(event.target.value as V)}>
        {props.options.map(([value, name]) => (
          <option key={value} value={value}>
            {name}
          </option>
        ))}
      </select>
    </label>
  );
}
