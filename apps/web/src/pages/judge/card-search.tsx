import { CARDS } from "@rulebound/cards";
import type { CardType } from "@rulebound/engine/language";
import { useId, useState } from "react";
import { cardsNamed } from "../../card/finding.ts";
import { DomainIcon } from "../../card/index.ts";
import { useStrings } from "../../strings/index.ts";
import { drag } from "./dragging.ts";
import { factsOf } from "./pieces.ts";
import styles from "./setup.module.css";

const MOST = 30;

interface Props {
  /** Only cards of these types; null: all that can lie somewhere. */
  readonly types: readonly CardType[] | null;
  readonly choose: (name: string) => void;
  readonly autoFocus?: boolean;
}

/** Finds a card by its name; Enter takes the first, and cards can be dragged out of the list. */
export function CardSearch({ types, choose, autoFocus = false }: Props) {
  const { judge, card: words } = useStrings();
  const [text, setText] = useState("");
  const id = useId();
  const found = namesLike(text, types);
  return (
    <div className={styles.searching}>
      <input
        className="field"
        type="search"
        value={text}
        // biome-ignore lint/a11y/noAutofocus: it opens because somebody wants to type
        autoFocus={autoFocus}
        onChange={(event) => setText(event.target.value)}
        onKeyDown={(event) => {
          if (event.key === "Enter" && found[0] !== undefined) {
            event.preventDefault();
            choose(found[0]);
          }
        }}
        placeholder={judge.setup.searchHint}
        aria-label={judge.setup.search}
        aria-controls={id}
      />
      <ul id={id} className={styles.results}>
        {found.map((name) => {
          const facts = factsOf({ card: name, facts: {} });
          return (
            <li key={name}>
              <button
                type="button"
                className={styles.result}
                draggable
                onDragStart={() => drag({ from: "search", piece: { card: name, facts: {} } })}
                onDragEnd={() => drag(null)}
                onClick={() => choose(name)}
              >
                <span className={styles.signs} aria-hidden>
                  {facts?.domains.map((domain) => (
                    <DomainIcon key={domain} domain={domain} />
                  ))}
                </span>
                <span>{name}</span>
                <span className={styles.faint}>
                  {facts === null ? "" : words.types[facts.type]}
                  {facts?.energy !== null && facts?.energy !== undefined ? ` ${facts.energy}` : ""}
                </span>
              </button>
            </li>
          );
        })}
        {found.length === 0 && <li className={styles.faint}>{judge.setup.noCard}</li>}
      </ul>
    </div>
  );
}

const PLAIN = ["V1", "V2", "V3", "V4", "V5", "G", "S1", "S2"];

/** Cards without text, then those whose name is nearest to what was typed. */
function namesLike(text: string, types: readonly CardType[] | null): string[] {
  const wanted = text.trim().toLowerCase();
  const fits = (name: string) =>
    types === null || (factsOf({ card: name, facts: {} })?.types.some((type) => types.includes(type)) ?? false);
  const typed = /^(?:v\d+|s\d+|g)$/i.test(wanted) ? [wanted.toUpperCase()] : [];
  const plain =
    wanted === "" ? PLAIN : [...typed, ...PLAIN.filter((name) => name.toLowerCase().startsWith(wanted) && !typed.includes(name))];
  const found = wanted === "" ? CARDS : cardsNamed(wanted, "en");
  const names = found.filter(({ type }) => type !== "rune").map(({ name }) => name);
  return [...plain, ...names].filter(fits).slice(0, MOST);
}
