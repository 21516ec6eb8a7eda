import type { OwnQuestion } from "@rulebound/protocol/seat";
import { CircleHelp, Undo2 } from "lucide-react";
import { useEffect, useState } from "react";
import { useStore } from "zustand";
import { useSettings } from "../app/settings.ts";
import { CardText, cardFacts, Energy, Pip } from "../card/index.ts";
import { useStrings } from "../strings/index.ts";
import { useWhyNot } from "../strings/refusals.ts";
import { Asked } from "./asked.tsx";
import { useChoiceNames } from "./choice-names.ts";
import styles from "./console.module.css";
import { useBoardInput, useFrame, useQuestion, useThings, useView } from "./context.ts";
import { FateLine } from "./fate.tsx";
import { useGuide, useMark } from "./guide.ts";
import { GuideWords } from "./guiding.tsx";
import { mustBePointedAt, offersFor } from "./highlights.ts";
import { abilityText, heldText, offerLabel, refusalText } from "./labels.ts";
import { useNames } from "./log.tsx";
import { useMainAction } from "./main-action.ts";
import { PassMenu } from "./pass-menu.tsx";
import { stillNeeded } from "./paying.ts";
import { cardOf } from "./seats.ts";

/** What is asked, what can be done with what is held, and the one button that always says what it will do. */
export function Console() {
  const { boardInput } = useThings();
  const { refusal, unpaid } = useBoardInput();
  const { board } = useStrings();
  const whyNot = useWhyNot();
  const isGuided = useGuide() !== null;
  return (
    <section className={styles.console} data-console data-guided={isGuided || undefined} aria-label={board.console}>
      <div className={styles.says} aria-live="polite">
        {refusal !== null ? (
          <p className={styles.refusal}>{refusalText(refusal, board, whyNot)}</p>
        ) : unpaid === "nothing" ? (
          <p className={styles.hint}>{board.paying.nothing}</p>
        ) : (
          <Prompt />
        )}
      </div>
      <HeldActions />
      <div className={styles.line}>
        <Cancel onCancel={() => boardInput.cancel()} />
        <MainButton />
        <AutoEnd />
        <PassMenu />
      </div>
    </section>
  );
}

function Prompt() {
  const question = useQuestion();
  const { held } = useBoardInput();
  const guide = useGuide();
  if (guide !== null) return <GuideWords />;
  if (question === null) return null;
  const source = question.sourceCard >= 0 ? cardFacts(question.sourceCard).name : null;
  if (question.kind === "act" && held.length > 0) return <HeldWords />;
  return (
    <p className={styles.prompt}>
      {source !== null && question.kind !== "act" && <strong data-read={question.sourceCard}>{source}: </strong>}
      {question.kind === "act" ? <ActWords /> : <Asked question={question} />} <WhyAsked rule={question.rule} />
      {question.kind === "choose" && <FateLine />}
    </p>
  );
}

/** What is to be chosen next for what is held. That something of one's own would be hit is said even without hints. */
function HeldWords() {
  const { board } = useStrings();
  const { foresight } = useBoardInput();
  const names = useChoiceNames();
  const main = useMainAction();
  const hints = useSettings((settings) => settings.hints);
  if (mustBePointedAt(foresight)) {
    const own = (foresight?.ownForced ?? []).map(names).filter((name) => name !== "");
    return (
      <p className={styles.prompt} role="alert">
        {board.onlyOwn(own.join(board.and))}
      </p>
    );
  }
  return (
    <>
      {hints && <p className={styles.hint}>{heldText(foresight, main.act !== null, board)}</p>}
      <FateLine />
    </>
  );
}

function ActWords() {
  const { board } = useStrings();
  const { chain, turn } = useView();
  const question = useQuestion();
  const hints = useSettings((settings) => settings.hints);
  if (chain.length > 0) return board.questions.priority(chain[chain.length - 1].name);
  if (turn.showdown !== null) return board.questions.focus;
  if (!hints) return board.questions.act;
  return question?.offers.length === 1 ? board.hints.onlyEnd : board.hints.act;
}

function WhyAsked({ rule }: { readonly rule: string }) {
  const { board } = useStrings();
  return (
    <a
      className={styles.why}
      href={`/rules/${rule}`}
      target="_blank"
      rel="noreferrer"
      title={board.whyAsked(rule)}
      aria-label={board.whyAsked(rule)}
    >
      <CircleHelp size={14} aria-hidden />
    </a>
  );
}

/** Every act with what is held, as buttons: nothing can be done only by dragging. */
function HeldActions() {
  const { board } = useStrings();
  const question = useQuestion();
  const { boardInput } = useThings();
  const { held, act, foresight, runes } = useBoardInput();
  const names = useNames();
  const view = useView();
  if (question === null || held.length !== 1) return null;
  const offers = offersFor(question, held[0]).filter(({ answer }) => answer.do !== "move" || answer.units.length === 1);
  const play = offers.find(({ answer }) => answer.do === "play");
  const price = play?.price ?? null;
  const isPriced = price !== null && (price.energy > 0 || price.power > 0) && foresight !== null;
  return (
    <div className={styles.acts} data-warned={mustBePointedAt(foresight) || undefined}>
      {offers.map((offer, at) => (
        <button
          key={JSON.stringify(offer.answer)}
          type="button"
          className={styles.act}
          data-nav
          data-key={at + 1}
          data-main-too={((offers.length === 1 || offer === act) && isPriced) || undefined}
          disabled={offer === act && mustBePointedAt(foresight)}
          onClick={() => boardInput.offer(offer)}
        >
          <kbd>{at + 1}</kbd>
          <span>
            {offerLabel(offer, names, board)}
            {offer.answer.do === "use" && (
              <span className={styles.ability}>
                <CardText text={abilityText(cardOf(view, held[0]), offer.answer.ability)} chips="drawn" />
              </span>
            )}
          </span>
        </button>
      ))}
      {isPriced && (
        <p className={styles.price}>
          {runes === null ? (
            <>
              {board.paysWith(foresight.exhausts.length, foresight.recycles.length)}{" "}
              <button type="button" className={styles.change} onClick={() => boardInput.payByHand()}>
                {board.chooseRunes}
              </button>
            </>
          ) : (
            <>
              <PaidByHand />{" "}
              <button type="button" className={styles.change} onClick={() => boardInput.payAutomatically()}>
                {board.payAutomatically}
              </button>
            </>
          )}
        </p>
      )}
    </div>
  );
}

/** What the chosen runes leave to be paid, or why another was not taken. */
function PaidByHand() {
  const { board } = useStrings();
  const view = useView();
  const { act, foresight, runes, unpaid } = useBoardInput();
  const need = stillNeeded(act, view.players[view.viewer], runes ?? new Map(), foresight?.runes ?? []);
  if (unpaid === "excess") return <span role="alert">{board.paying.excess}</span>;
  return <span role="status">{board.paying.needed(need?.energy ?? 0, need?.power ?? 0)}</span>;
}

function Cancel({ onCancel }: { readonly onCancel: () => void }) {
  const { board } = useStrings();
  const question = useQuestion();
  const { held, refusal } = useBoardInput();
  const { moments } = useFrame();
  const isMarked = useMark()?.kind === "cancel";
  const isMidway = question !== null && question.kind !== "act" && question.kind !== "mulligan" && question.kind !== "battlefield";
  if (held.length === 0 && refusal === null && !(isMidway && moments.length > 0)) return null;
  return (
    <button
      type="button"
      className={`button ${styles.cancel}`}
      data-key="Escape"
      data-marked={isMarked || undefined}
      onClick={onCancel}
      title={`${board.cancel} (Esc)`}
      aria-label={board.cancel}
    >
      <Undo2 size={16} aria-hidden />
    </button>
  );
}

export function MainButton() {
  const main = useMainAction();
  const isMarked = useMark()?.kind === "main";
  return (
    <button
      type="button"
      className={styles.main}
      data-main
      data-marked={isMarked || undefined}
      data-key=" "
      data-glow={main.glows || undefined}
      data-waits={main.act === null || undefined}
      disabled={main.act === null}
      onClick={() => main.act?.()}
    >
      <span>{main.label}</span>
      {main.price !== null && (
        <span className={styles.tag}>
          <Energy amount={main.price.energy} />
          {main.price.power > 0 &&
            Array.from({ length: main.price.power }, (_, at) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: pips are alike
              <Pip key={at} domains={main.domains} />
            ))}
        </span>
      )}
    </button>
  );
}

/** The turn ends by itself where nothing else can be done, if that is wanted: it is seen coming, and can be held. */
function AutoEnd() {
  const { board } = useStrings();
  const { boardInput, showing } = useThings();
  const question = useQuestion();
  const isWanted = useSettings((settings) => settings.autoEnd);
  const isShowing = useStore(showing.moment, ({ moment }) => moment !== null);
  const [heldBack, holdBack] = useState<OwnQuestion | null>(null);
  const answer = question?.offers.length === 1 && question.offers[0].answer.do === "endTurn" ? question.offers[0].answer : null;
  const isOn = isWanted && answer !== null && heldBack !== question && !isShowing;
  useEffect(() => {
    if (!isOn || answer === null) return;
    const timer = setTimeout(() => boardInput.send([answer]), AUTO_END_MS);
    return () => clearTimeout(timer);
  }, [isOn, answer, boardInput]);
  if (!isOn) return null;
  return (
    <button type="button" className={`button ${styles.more}`} data-key="Escape" onClick={() => holdBack(question)} title={board.endsSoon}>
      <span className={styles.ending} style={{ animationDuration: `${AUTO_END_MS}ms` }} aria-hidden="true" />
      {board.holdTurn}
    </button>
  );
}

const AUTO_END_MS = 2500;
