import { type Choice, ITEM, isItemChoice, isPlayerChoice, LOCATION, PLAYER } from "@rulebound/engine";
import type { OwnQuestion } from "@rulebound/protocol/seat";
import { ChevronLeft, ChevronRight, Eye, EyeOff, Minus, Plus } from "lucide-react";
import { useEffect, useState } from "react";
import { artOf, CardBack, CardFace, CardText, cardFacts, factsNamed } from "../card/index.ts";
import { useStrings } from "../strings/index.ts";
import { useAnswering, useDraft } from "./answering.ts";
import { useQuestion, useSeatName, useThings, useView } from "./context.ts";
import { modeText, questionText } from "./labels.ts";
import { ObjectCard } from "./object.tsx";
import { cardOf } from "./seats.ts";
import styles from "./tray.module.css";

/** A question that cannot be answered by pointing at the board alone. It stands beside the board, and can be moved out of the way. */
export function Tray() {
  const { board } = useStrings();
  const question = useQuestion();
  const view = useView();
  const [isAside, setAside] = useState(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new question comes forward again
  useEffect(() => setAside(false), [question]);
  if (question === null || question.kind === "act") return null;
  const onBoard = question.kind === "choose" && question.options.every(({ option }) => isOnBoard(view, option));
  if (onBoard) return null;
  const source = question.sourceCard >= 0 ? cardFacts(question.sourceCard) : null;
  return (
    <section
      className={styles.tray}
      data-tray
      data-aside={isAside || undefined}
      data-kind={question.kind}
      aria-label={questionText(question, board)}
    >
      <header className={styles.head}>
        {source !== null && (
          <span className={styles.source}>
            <img src={artOf(source)} alt="" draggable={false} />
          </span>
        )}
        <h2>{questionText(question, board)}</h2>
        <button type="button" className="button quiet" onClick={() => setAside(!isAside)}>
          {isAside ? <Eye size={16} aria-hidden /> : <EyeOff size={16} aria-hidden />} {isAside ? board.showQuestion : board.seeBoard}
        </button>
      </header>
      {!isAside && <Body question={question} />}
    </section>
  );
}

type Shown = ReturnType<typeof useView>;

function isOnBoard(view: Shown, option: Choice): boolean {
  if (option >= LOCATION || isPlayerChoice(option) || isItemChoice(option)) return option < LOCATION + ITEM;
  const { players, board, battlefields } = view;
  const own = players[view.viewer];
  return (
    board.some(({ id }) => id === option) ||
    battlefields.some(({ id, facedown }) => id === option || facedown.some((card) => card.id === option)) ||
    (own?.hand.cards.some(({ id }) => id === option) ?? false) ||
    players.some(({ legends, champion }) => [...legends, ...champion].some(({ id }) => id === option))
  );
}

function Body({ question }: { readonly question: OwnQuestion }) {
  switch (question.kind) {
    case "mulligan":
      return <Mulligan question={question} />;
    case "order":
      return <Order question={question} />;
    case "assign":
      return <Shares question={question} />;
    case "may":
      return <YesNo question={question} />;
    case "name":
      return <Naming question={question} />;
    default:
      return <Options question={question} />;
  }
}

function Mulligan({ question }: { readonly question: OwnQuestion }) {
  const { board } = useStrings();
  const view = useView();
  const { draft } = useAnswering(question);
  const toggle = (option: Choice): void => {
    const { picks } = draft;
    if (picks.includes(option)) useDraft.setState({ ...draft, picks: picks.filter((other) => other !== option) });
    else if (picks.length < question.max) useDraft.setState({ ...draft, picks: [...picks, option] });
  };
  return (
    <>
      <p className={styles.hint}>{board.hints.mulligan}</p>
      <div className={styles.cards}>
        {question.options.map(({ option, name }) => (
          <button
            key={option}
            type="button"
            className={styles.choice}
            data-nav
            aria-pressed={draft.picks.includes(option)}
            aria-label={draft.picks.includes(option) ? board.goesBack(name) : board.stays(name)}
            onClick={() => toggle(option)}
          >
            <CardFace card={cardFacts(cardOf(view, option))} size="medium" />
            {draft.picks.includes(option) && <span className={styles.mark}>{board.back}</span>}
          </button>
        ))}
      </div>
    </>
  );
}

function Order({ question }: { readonly question: OwnQuestion }) {
  const { board } = useStrings();
  const { draft } = useAnswering(question);
  const names = new Map(question.options.map(({ option, name }) => [option, name]));
  const move = (at: number, by: number): void => {
    const order = [...draft.order];
    const [moved] = order.splice(at, 1);
    order.splice(at + by, 0, moved);
    useDraft.setState({ ...draft, order });
  };
  return (
    <ol className={styles.order}>
      {draft.order.map((option, at) => (
        <li key={option} className={styles.chip}>
          <button
            type="button"
            data-nav
            disabled={at === 0}
            onClick={() => move(at, -1)}
            aria-label={board.earlier(names.get(option) ?? "")}
          >
            <ChevronLeft size={16} aria-hidden />
          </button>
          <span>
            <b>{at + 1}</b> {names.get(option)}
          </span>
          <button
            type="button"
            data-nav
            disabled={at === draft.order.length - 1}
            onClick={() => move(at, 1)}
            aria-label={board.later(names.get(option) ?? "")}
          >
            <ChevronRight size={16} aria-hidden />
          </button>
        </li>
      ))}
    </ol>
  );
}

function Shares({ question }: { readonly question: OwnQuestion }) {
  const { board } = useStrings();
  const view = useView();
  const { draft, main } = useAnswering(question);
  const given = draft.amounts.reduce((sum, amount) => sum + amount, 0);
  const change = (at: number, by: number): void =>
    useDraft.setState({ ...draft, amounts: draft.amounts.with(at, Math.max(0, draft.amounts[at] + by)) });
  return (
    <>
      <p className={styles.hint} data-wrong={main === null || undefined}>
        {given === question.total ? (main === null ? board.notLike : board.hints.assign) : board.left(question.total - given)}
      </p>
      <div className={styles.cards}>
        {question.options.map(({ option, name }, at) => {
          const thing = view.board.find(({ id }) => id === option);
          const need = question.needs[at];
          return (
            <div key={option} className={styles.share} data-lethal={(need !== null && draft.amounts[at] >= need) || undefined}>
              {thing !== undefined && <ObjectCard thing={thing} state={thing} />}
              <div className={styles.stepper}>
                <button
                  type="button"
                  data-nav
                  disabled={draft.amounts[at] === 0}
                  onClick={() => change(at, -1)}
                  aria-label={board.less(name)}
                >
                  <Minus size={16} aria-hidden />
                </button>
                <output>{draft.amounts[at]}</output>
                <button
                  type="button"
                  data-nav
                  disabled={given >= question.total}
                  onClick={() => change(at, 1)}
                  aria-label={board.more(name)}
                >
                  <Plus size={16} aria-hidden />
                </button>
              </div>
              <span className={styles.need}>{question.ranks[0] === -1 ? "" : need === null ? board.cannotDie : board.needs(need)}</span>
            </div>
          );
        })}
      </div>
    </>
  );
}

function YesNo({ question }: { readonly question: OwnQuestion }) {
  const { board } = useStrings();
  const { acting } = useThings();
  const text = question.sourceCard >= 0 ? cardFacts(question.sourceCard).text : "";
  return (
    <>
      {text !== "" && (
        <div className={styles.text}>
          <CardText text={text} chips="drawn" />
        </div>
      )}
      <div className={styles.buttons}>
        <button type="button" className="button primary" data-nav data-key="y" onClick={() => acting.send([{ do: "yes" }])}>
          {board.yes} <kbd>Y</kbd>
        </button>
        {question.min === 0 && (
          <button type="button" className="button" data-nav data-key="n" onClick={() => acting.send([{ do: "no" }])}>
            {board.no} <kbd>N</kbd>
          </button>
        )}
      </div>
    </>
  );
}

function Naming({ question }: { readonly question: OwnQuestion }) {
  const { board } = useStrings();
  const { acting } = useThings();
  const [wanted, setWanted] = useState("");
  const found = question.options.filter(({ name }) => name.toLowerCase().includes(wanted.toLowerCase())).slice(0, 12);
  return (
    <>
      <input
        className="field"
        value={wanted}
        onChange={(event) => setWanted(event.target.value)}
        placeholder={board.nameHint}
        aria-label={board.nameHint}
      />
      <div className={styles.buttons}>
        {found.map(({ option, name }) => (
          <button key={option} type="button" className="button" data-nav onClick={() => acting.send([{ do: "pick", pick: option }])}>
            {name}
          </button>
        ))}
      </div>
    </>
  );
}

/** Whatever else there is to choose from: cards, modes, numbers, places, players. */
function Options({ question }: { readonly question: OwnQuestion }) {
  const { board } = useStrings();
  const { acting } = useThings();
  const view = useView();
  const name = useSeatName();
  return (
    <div className={styles.cards}>
      {question.offers
        .filter(({ answer }) => answer.do !== "done")
        .map((offer) => {
          const pick = offer.answer.do === "pick" ? offer.answer.pick : -1;
          const option = question.options.find((one) => one.option === pick);
          return (
            <button
              key={JSON.stringify(offer.answer)}
              type="button"
              className={styles.choice}
              data-nav
              onClick={() => acting.send([offer.answer])}
            >
              {face(pick, option?.name ?? "") ?? <span className={styles.words}>{words(pick, option?.name ?? "", offer.label)}</span>}
            </button>
          );
        })}
      {question.picked.length > 0 && <p className={styles.hint}>{board.pickedSoFar(question.picked.length)}</p>}
    </div>
  );

  function face(pick: Choice, called: string) {
    if (question.kind === "mode" || question.kind === "number") return null;
    const facts = question.kind === "battlefield" ? factsNamed(called) : pick < ITEM ? cardNamed(pick, called) : null;
    if (facts !== null) return <CardFace card={facts} size="medium" />;
    return pick >= 0 && pick < ITEM && question.kind !== "battlefield" ? <CardBack size="medium" /> : null;
  }

  function cardNamed(pick: Choice, called: string) {
    const card = cardOf(view, pick);
    return card >= 0 ? cardFacts(card) : factsNamed(called);
  }

  function words(pick: Choice, called: string, label: string): React.ReactNode {
    if (question.kind === "number") return pick;
    if (question.kind === "mode") {
      const text = called === "" ? modeText(question.sourceCard, pick) : called;
      return text === "" ? board.modeNumber(pick + 1) : <CardText text={text} chips="drawn" />;
    }
    if (pick >= LOCATION)
      return view.battlefields.find(({ location }) => location === pick - LOCATION)?.name ?? board.baseOf(name(pick - LOCATION));
    if (pick >= PLAYER) return name(pick - PLAYER);
    return called === "" ? label : called;
  }
}
