import {
  type Choice,
  ITEM,
  isItemChoice,
  isPlayerChoice,
  LOCATION,
  locationOfChoice,
  PLAYER,
  seatOfBase,
  seatOfChoice,
} from "@rulebound/engine/internal";
import type { OwnQuestion } from "@rulebound/protocol/seat";
import { Eye, EyeOff, Minus, Plus } from "lucide-react";
import { useEffect, useState } from "react";
import { artOf, CardBack, CardFace, CardText, cardFacts, factsNamed } from "../card/index.ts";
import { type Habit, mayKey } from "../engine/habits.ts";
import { useStrings } from "../strings/index.ts";
import { useAnswering, useDraft } from "./answering.ts";
import { Asked } from "./asked.tsx";
import { useQuestion, useSeatName, useThings, useView } from "./context.ts";
import { useMark } from "./guide.ts";
import { askedText } from "./labels.ts";
import { ObjectCard } from "./object.tsx";
import { Order } from "./order.tsx";
import { readNow } from "./reading.ts";
import { cardOf } from "./seats.ts";
import { useStops } from "./stops.ts";
import styles from "./tray.module.css";

/** A question that cannot be answered by pointing at the board alone. It stands beside the board, and can be moved out of the way. */
export function Tray() {
  const strings = useStrings();
  const { board } = strings;
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
      aria-label={askedText(question, strings)}
    >
      <header className={styles.head}>
        {source !== null && (
          <button type="button" className={styles.source} data-read={source.number} onClick={readNow} aria-label={source.name}>
            <img src={artOf(source)} alt="" draggable={false} />
          </button>
        )}
        <h2>
          {source !== null && <span className={styles.by}>{source.name}</span>}
          <Asked question={question} />
        </h2>
        <button
          type="button"
          className="button quiet"
          onClick={() => setAside(!isAside)}
          aria-label={isAside ? board.showQuestion : board.seeBoard}
        >
          {isAside ? <Eye size={16} aria-hidden /> : <EyeOff size={16} aria-hidden />}
          <span className={styles.look}>{isAside ? board.showQuestion : board.seeBoard}</span>
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
  const { board, tutorial } = useStrings();
  const mark = useMark();
  const view = useView();
  const name = useSeatName();
  const first = view.turn.firstPlayer;
  const { draft } = useAnswering(question);
  const isMarked = (option: Choice): boolean => mark?.kind === "option" && mark.option === option;
  const toggle = (option: Choice): void => {
    const { picks } = draft;
    if (picks.includes(option)) useDraft.setState({ ...draft, picks: picks.filter((other) => other !== option) });
    else if (picks.length < question.max) useDraft.setState({ ...draft, picks: [...picks, option] });
  };
  return (
    <>
      <p className={styles.hint}>
        <strong>{board.moments.begins(name(first), first === view.viewer)}.</strong> {board.hints.mulligan}
      </p>
      <div className={styles.cards}>
        {question.options.map(({ option, name }) => (
          <button
            key={option}
            type="button"
            className={styles.choice}
            data-nav
            data-marked={isMarked(option) || undefined}
            data-read={cardOf(view, option)}
            aria-pressed={draft.picks.includes(option)}
            aria-label={`${draft.picks.includes(option) ? board.goesBack(name) : board.stays(name)}${isMarked(option) ? `; ${tutorial.marked}` : ""}`}
            onClick={() => toggle(option)}
          >
            <CardFace card={cardFacts(cardOf(view, option))} size="medium" rules />
            {draft.picks.includes(option) && <span className={styles.mark}>{board.back}</span>}
          </button>
        ))}
      </div>
    </>
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
  const { boardInput } = useThings();
  const { habits, setHabits } = useStops();
  const key = mayKey(question, question.sourceCard < 0 ? "" : cardFacts(question.sourceCard).name);
  /** From now on; what is remembered answers this question, too. */
  const remember = (habit: Habit): void => {
    if (key !== null) setHabits({ may: { ...habits.may, [key]: habit } });
  };
  return (
    <div className={styles.buttons}>
      <button type="button" className="button primary" data-nav data-key="y" onClick={() => boardInput.send([{ do: "yes" }])}>
        {board.yes} <kbd>Y</kbd>
      </button>
      {question.min === 0 && (
        <button type="button" className="button" data-nav data-key="n" onClick={() => boardInput.send([{ do: "no" }])}>
          {board.no} <kbd>N</kbd>
        </button>
      )}
      {key !== null &&
        (["always", "never"] as const).map((habit) => (
          <button
            key={habit}
            type="button"
            className={`button quiet ${styles.habit}`}
            data-nav
            data-habit={habit}
            onClick={() => remember(habit)}
            title={board.habits.fromNowOn}
          >
            {board.habits.may[habit]}
          </button>
        ))}
    </div>
  );
}

function Naming({ question }: { readonly question: OwnQuestion }) {
  const { board } = useStrings();
  const { boardInput } = useThings();
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
          <button
            key={option}
            type="button"
            className="button"
            data-nav
            data-read={factsNamed(name)?.number}
            onClick={() => boardInput.send([{ do: "pick", pick: option }])}
          >
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
  const { boardInput } = useThings();
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
              data-read={factsOf(pick, option?.name ?? "")?.number}
              data-read-id={pick >= 0 && pick < ITEM ? pick : undefined}
              onClick={() => boardInput.send([offer.answer])}
            >
              {face(pick, option?.name ?? "") ?? <span className={styles.words}>{words(pick, option?.name ?? "", offer.label)}</span>}
            </button>
          );
        })}
      {question.picked.length > 0 && <p className={styles.hint}>{board.pickedSoFar(question.picked.length)}</p>}
    </div>
  );

  function face(pick: Choice, called: string) {
    const facts = factsOf(pick, called);
    if (question.kind === "mode" || question.kind === "number") return null;
    if (facts !== null) return <CardFace card={facts} size="medium" rules />;
    return pick >= 0 && pick < ITEM && question.kind !== "battlefield" ? <CardBack size="medium" /> : null;
  }

  function factsOf(pick: Choice, called: string) {
    if (question.kind === "mode" || question.kind === "number") return null;
    return question.kind === "battlefield" ? factsNamed(called) : pick < ITEM ? cardNamed(pick, called) : null;
  }

  function cardNamed(pick: Choice, called: string) {
    const card = cardOf(view, pick);
    return card >= 0 ? cardFacts(card) : factsNamed(called);
  }

  function words(pick: Choice, called: string, label: string): React.ReactNode {
    if (question.kind === "number") return pick;
    if (question.kind === "mode") {
      const at = question.options.findIndex(({ option }) => option === pick);
      const text = called === "" ? (question.optionTexts[at] ?? "") : called;
      return text === "" ? board.modeNumber(pick + 1) : <CardText text={text} chips="drawn" />;
    }
    if (pick >= LOCATION)
      return (
        view.battlefields.find(({ location }) => location === pick - LOCATION)?.name ??
        board.baseOf(name(seatOfBase(locationOfChoice(pick))))
      );
    if (pick >= PLAYER) return name(seatOfChoice(pick));
    return called === "" ? label : called;
  }
}
