import { ITEM, LOCATION } from "@rulebound/engine/internal";
import { Check, Pointer as PointingHand } from "lucide-react";
import { useEffect, useRef } from "react";
import { cardFacts } from "../card/index.ts";
import { useStrings } from "../strings/index.ts";
import { useChoiceNames } from "./choice-names.ts";
import { useQuestion, useView } from "./context.ts";
import { type Mark, useGuide, useMark } from "./guide.ts";
import styles from "./guiding.module.css";
import { useMainAction } from "./main-action.ts";
import { cardOf } from "./seats.ts";

/** What a lesson says beside the main button: what to press now, why something else was not it, or that it is done. */
export function GuideWords() {
  const { tutorial } = useStrings();
  const guide = useGuide();
  const mark = useMark();
  const name = useMarkName();
  const main = useMainAction();
  if (guide === null) return null;
  if (guide.done !== null)
    return (
      <p className={styles.done} data-guide="done">
        <Check size={16} aria-hidden /> <strong>{tutorial.done}</strong> {guide.done.says}
      </p>
    );
  return (
    <div className={styles.words} data-guide={mark?.kind}>
      {guide.objection !== null && <p className={styles.objection}>{guide.objection}</p>}
      {mark !== null && <p>{sentence(mark)}</p>}
    </div>
  );

  function sentence(now: Mark): string {
    switch (now.kind) {
      case "main":
        return tutorial.now.main(main.label);
      case "cancel":
        return tutorial.now.cancel;
      case "read":
        return tutorial.now.read(name(now.choice));
      case "option":
        return tutorial.now.option(name(now.option));
      case "choice":
        return tutorial.now[now.why](name(now.choice));
    }
  }
}

function useMarkName(): (choice: number) => string {
  const names = useChoiceNames();
  const view = useView();
  const question = useQuestion();
  return (choice) => {
    const card = choice < ITEM ? cardOf(view, choice) : -1;
    if (card >= 0) return cardFacts(card).name;
    return names(choice) || (question?.options.find(({ option }) => option === choice)?.name ?? "");
  };
}

const EVERY_MS = 150;

/** A ring around what is marked, and a hand that points at it. It follows what moves, and can be pressed through. */
export function Pointer() {
  const mark = useMark();
  const ring = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (mark === null) return;
    const follow = (): void => {
      const element = document.querySelector("[data-table] [data-marked]");
      const around = isPlace(mark) ? (element?.closest("[data-place]") ?? element) : element;
      const rect = around?.getBoundingClientRect();
      const { current } = ring;
      if (current === null) return;
      current.hidden = rect === undefined || rect.width === 0;
      if (rect === undefined) return;
      current.style.translate = `${rect.left}px ${rect.top}px`;
      current.style.width = `${rect.width}px`;
      current.style.height = `${rect.height}px`;
    };
    follow();
    const timer = setInterval(follow, EVERY_MS);
    return () => clearInterval(timer);
  }, [mark]);
  if (mark === null) return null;
  return (
    <div ref={ring} className={styles.pointer} data-pointer aria-hidden="true" hidden>
      <PointingHand size={30} className={styles.finger} />
    </div>
  );
}

const isPlace = (mark: Mark): boolean => mark.kind === "choice" && mark.choice >= LOCATION;
