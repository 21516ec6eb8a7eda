import { LOCATION } from "@rulebound/engine/internal";
import { renderParagraphs } from "@rulebound/engine/language";
import type { Foresight, Offer, OwnQuestion, SeatRefusal } from "@rulebound/protocol/seat";
import { cardFacts, spokenText } from "../card/index.ts";
import { gameWordsNow, type Strings } from "../strings/index.ts";
import type { Names } from "./log-lines.ts";

/** What an act is called on a button. */
export function offerLabel({ answer, label, price }: Offer, names: Names, words: Strings["board"]): string {
  switch (answer.do) {
    case "play":
      return answer.way > 0 ? words.acts.playOtherwise : words.acts.play(price?.energy ?? null, price?.power ?? 0);
    case "use":
      return words.acts.use;
    case "move":
      return words.acts.moveTo(names.place(answer.to));
    case "hide":
      return words.acts.hideAt(names.place(answer.at));
    case "invite":
      return words.acts.invite(names.player(answer.player));
    default:
      return label;
  }
}

/** Activated abilities say their cost before a colon. */
export function abilityText(card: number, ability: number): string {
  const { data } = cardFacts(card);
  const said = gameWordsNow().speech.renderParagraphs(data);
  const listed = renderParagraphs(data).flatMap((paragraph, at) => (/^[^.\n]*:\s/.test(paragraph) ? [said[at] ?? ""] : []));
  return listed[ability]?.split("\n", 1)[0] ?? "";
}

/** Why not, in a sentence: of costs with what is lacking. */
export function refusalText(refusal: SeatRefusal, words: Strings["board"], whyNot: (refusal: SeatRefusal) => string): string {
  const { rule, lacks } = refusal;
  if (lacks === undefined) return words.cannot(whyNot(refusal), rule);
  const short = (["energy", "power"] as const).filter((kind) => lacks.needs[kind] > lacks.has[kind]);
  return words.cannot(short.map((kind) => words.lacks[kind](lacks.needs[kind], lacks.has[kind])).join("; "), rule);
}

/** The question as it is heard. */
export const askedText = (question: OwnQuestion, { board, card }: Strings): string =>
  question.clause === "" ? questionText(question, board) : spokenText(question.clause, card);

/** The question in a short sentence, where no card's text asks it. */
export function questionText(question: OwnQuestion, words: Strings["board"]): string {
  const { kind, about, min, max, total, label, rule } = question;
  const count = min === max ? words.exactly(max) : min === 0 ? words.upTo(max) : words.fromTo(min, max);
  switch (kind) {
    case "act":
      return words.questions.act;
    case "mulligan":
      return words.questions.mulligan(max);
    case "battlefield":
      return words.questions.battlefield;
    case "may":
      return label !== "" ? words.questions.payFor(label) : about === "pay" ? words.questions.pay : words.questions.may;
    case "order":
      return rule === "383.3.d" ? words.questions.order : words.questions.deckOrder;
    case "mode":
      return about === "pay" ? words.questions.price : words.questions.mode(count);
    case "number":
      return words.questions.number;
    case "assign":
      return words.questions.assign(total);
    case "name":
      return words.questions.name;
    case "pay":
      return words.questions.pay;
    case "choose":
      if (rule in words.questions.byRule) return words.questions.byRule[rule as keyof typeof words.questions.byRule];
      if (about === "location")
        return question.sourceCard < 0 ? words.questions.where : words.questions.whereTo(cardFacts(question.sourceCard).shortName);
      if (about === "player") return words.questions.player;
      if (rule === "144.3") return words.questions.movers;
      if (rule.startsWith("422")) return words.questions.discard(max, count);
      if (rule === "357.2" || about === "pay") return words.questions.giveUp;
      if (about === "targets") return words.questions.target(max, count);
      return words.questions.choose(count);
  }
}

/** What is to be pointed at next, while something is held; the button is spoken of only where it can be used. */
export function heldText(foresight: Foresight | null, hasButton: boolean, { hints, questions }: Strings["board"]): string {
  if (foresight === null) return hasButton ? hints.held : hints.heldPlace;
  const { options, forced, about, rule } = foresight;
  if (options.length > 0) {
    if (about === "location") return hints.heldPlace;
    if (about === "player") return questions.player;
    if (about === "pay" || rule === "357.2") return questions.giveUp;
    return hints.heldTarget;
  }
  if (forced.length === 0) return hints.heldAlone;
  return forced.every((choice) => choice >= LOCATION) ? hints.heldOnePlace : hints.heldOneTarget;
}
