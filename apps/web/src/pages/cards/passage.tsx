import { renderCard } from "@rulebound/engine/language";
import { marked } from "@rulebound/rules/find";
import { type CardFacts, Marked } from "../../card/index.ts";
import styles from "./passage.module.css";

const BEFORE = 18;
const LENGTH = 90;

/** Why a card was found: its name, or the place of its text that has the words. */
export function Passage({ card, stems }: { readonly card: CardFacts; readonly stems: ReadonlySet<string> }) {
  const isNamed = marked(card.name, stems).some(({ isMarked }) => isMarked);
  const text = isNamed ? card.name : (passageOf(card.text, stems) ?? passageOf(renderCard(card.data).text, stems));
  if (text === null) return null;
  return (
    <span className={styles.passage} aria-hidden="true">
      <Marked text={text} stems={stems} />
    </span>
  );
}

function passageOf(text: string, stems: ReadonlySet<string>): string | null {
  const plain = text.replace(/[[\]]/g, "").replace(/\s+/g, " ");
  const stretches = marked(plain, stems);
  const first = stretches.findIndex(({ isMarked }) => isMarked);
  if (first < 0) return null;
  const at = stretches.slice(0, first).reduce((length, { text: part }) => length + part.length, 0);
  const from = at <= BEFORE ? 0 : plain.indexOf(" ", at - BEFORE) + 1;
  return `${from > 0 ? "… " : ""}${plain.slice(from, from + LENGTH)}`;
}
