import type { Choice } from "@rulebound/engine/internal";
import { ITEM } from "@rulebound/engine/internal";
import type { OwnQuestion } from "@rulebound/protocol/seat";
import { ChevronDown, ChevronUp } from "lucide-react";
import { artOf, CardText, cardFacts, factsNamed } from "../card/index.ts";
import { orderKey, wordsOf } from "../engine/habits.ts";
import { useStrings } from "../strings/index.ts";
import { useAnswering, useDraft } from "./answering.ts";
import { useView } from "./context.ts";
import styles from "./order.module.css";
import { cardOf } from "./seats.ts";
import { useStops } from "./stops.ts";

/** Things that are put in an order: alike ones are one row, and move together. */
interface Row {
  readonly options: readonly Choice[];
  readonly name: string;
  readonly text: string;
  readonly card: number;
}

export function Order({ question }: { readonly question: OwnQuestion }) {
  const { board } = useStrings();
  const { draft } = useAnswering(question);
  const view = useView();
  const rows = rowsOf(question, draft.order, (option) =>
    option >= ITEM ? (view.chain.find(({ id }) => id === option - ITEM)?.card ?? -1) : cardOf(view, option),
  );
  const move = (at: number, by: number): void => {
    const moved = rows.toSpliced(at, 1).toSpliced(at + by, 0, rows[at]);
    useDraft.setState({ ...draft, order: moved.flatMap(({ options }) => options) });
  };
  return (
    <>
      <ol className={styles.order}>
        {rows.map(({ options, name, text, card }, at) => (
          <li key={options[0]} className={styles.row} data-read={card < 0 ? undefined : card}>
            <b>{at + 1}</b>
            {card >= 0 && <img className={styles.art} src={artOf(cardFacts(card))} alt="" draggable={false} />}
            <span className={styles.words}>
              <strong>
                {name}
                {options.length > 1 && ` ×${options.length}`}
              </strong>
              {text !== "" && <CardText text={text} chips="drawn" />}
            </span>
            <button
              type="button"
              data-nav
              data-read={card < 0 ? undefined : card}
              disabled={at === 0}
              onClick={() => move(at, -1)}
              aria-label={board.earlier(name)}
            >
              <ChevronUp size={18} aria-hidden />
            </button>
            <button
              type="button"
              data-nav
              data-read={card < 0 ? undefined : card}
              disabled={at === rows.length - 1}
              onClick={() => move(at, 1)}
              aria-label={board.later(name)}
            >
              <ChevronDown size={18} aria-hidden />
            </button>
          </li>
        ))}
      </ol>
      <Remember question={question} order={draft.order} />
    </>
  );
}

/** The same triggers in the same order from now on. */
function Remember({ question, order }: { readonly question: OwnQuestion; readonly order: readonly Choice[] }) {
  const { board } = useStrings();
  const { habits, setHabits } = useStops();
  const key = orderKey(question);
  if (key === null) return null;
  return (
    <button
      type="button"
      className={`button quiet ${styles.remember}`}
      data-nav
      data-habit="order"
      onClick={() => setHabits({ orders: { ...habits.orders, [key]: wordsOf(question, order) } })}
    >
      {board.habits.sameOrder}
    </button>
  );
}

/** Triggers with the same words from cards of the same name; cards of a deck are never one. */
function rowsOf({ options, optionTexts }: OwnQuestion, order: readonly Choice[], cardOfOption: (option: Choice) => number): Row[] {
  const rows: Row[] = [];
  for (const option of order) {
    const at = options.findIndex((one) => one.option === option);
    const name = options[at]?.name ?? "";
    const text = optionTexts[at] ?? "";
    const alike = text === "" ? -1 : rows.findIndex((row) => row.name === name && row.text === text);
    const known = cardOfOption(option);
    if (alike >= 0) rows[alike] = { ...rows[alike], options: [...rows[alike].options, option] };
    else rows.push({ options: [option], name, text, card: known >= 0 ? known : (factsNamed(name)?.number ?? -1) });
  }
  return rows;
}
