import {
  type Answer,
  clauseAsked,
  type Decision,
  describe,
  isAboutPrices,
  optionName,
  playCost,
  priceName,
  printedName,
  type State,
} from "@rulebound/engine/internal";
import { renderCard } from "@rulebound/engine/language";
import { dim } from "./style.ts";

/** What the player is asked, and what can be answered, in words. */

/** The question in one line. */
export function question(s: State, d: Decision): string {
  const text = questionText(s, d);
  return text.charAt(0).toUpperCase() + text.slice(1);
}

function questionText(s: State, d: Decision): string {
  const by = d.source < 0 ? "" : `${printedName(s, d.source)}: `;
  const { text } = clauseAsked(s);
  if (text !== "") return `${by}${text}${d.kind === "choose" && d.max > 1 ? ` (${howMany(d, "")})` : ""}`;
  switch (d.kind) {
    case "act":
      return s.chain.length > 0
        ? "You have priority: answer, or pass?"
        : s.showdownAt >= 0
          ? "You have focus: act, or pass?"
          : "What do you do?";
    case "mulligan":
      return `Mulligan: which cards go back for new ones? Up to ${d.max}.`;
    case "battlefield":
      return "Which battlefield do you bring?";
    case "may":
      return d.about === "pay" ? `${by}do you pay?` : d.label === "" ? `${by}do you want to?` : `${by}do you pay for ${d.label}?`;
    case "order":
      return d.options.every((option) => option < s.objects.length)
        ? `${by}in which order, from the top?`
        : `${by}which goes on the chain first? It resolves last.`;
    case "mode":
      return isAboutPrices(d) ? `${by}which price do you pay?` : `${by}choose ${howMany(d, "mode")}.`;
    case "number":
      return `${by}how much?`;
    case "assign":
      return `${by}${d.total} damage: who gets it next?`;
    case "name":
      return `${by}name one. Type it, or part of it.`;
    case "pay":
      return `${by}how do you pay?`;
    case "choose": {
      const plain = BY_RULE[d.rule];
      if (plain !== undefined) return `${by}${plain} (${howMany(d, "")})`;
      return `${by}${ABOUT[d.about] ?? "choose"} (${howMany(d, "")}).`;
    }
  }
}

/** Questions whose rule says best what they are about. */
const BY_RULE: Readonly<Partial<Record<Decision["rule"], string>>> = {
  "144.3": "which units move together?",
  "422.1.a": "what do you discard?",
  "422.3": "what do you discard to pay?",
  "436.1": "predict: what do you recycle?",
};

const ABOUT: Readonly<Partial<Record<Decision["about"], string>>> = {
  targets: "choose",
  cards: "choose among the cards",
  location: "where",
  player: "which player",
  combat: "where does it begin",
  order: "which applies first",
  pay: "what do you pay with",
};

function howMany({ min, max }: Decision, what: string): string {
  const count = min === max ? `${max}` : min === 0 ? `up to ${max}` : `${min} to ${max}`;
  return what === "" ? count : `${count} ${what}${max === 1 ? "" : "s"}`;
}

export interface Choice {
  readonly answer: Answer;
  /** The action line of the case notation: it can be typed instead of the number. */
  readonly line: string;
  /** What helps to decide: a price, what was picked before. */
  readonly note: string;
}

export function choices(s: State, d: Decision, answers: readonly Answer[]): Choice[] {
  return answers.map((answer) => ({ answer, line: describe(s, answer), note: note(s, d, answer) }));
}

function note(s: State, d: Decision, answer: Answer): string {
  if (answer.do === "done") return d.picked.length === 0 ? "" : "that is all";
  if (answer.do === "pick" && d.kind === "mode") return modeText(s, d, answer.pick);
  if (answer.do !== "play") return "";
  if (answer.way > 0) return "at another price";
  const { energy, power } = playCost(s, d.player, answer.object);
  return `costs ${energy}${power > 0 ? ` and ${power} power` : ""}`;
}

/** What the mode does. */
function modeText(s: State, d: Decision, mode: number): string {
  if (isAboutPrices(d)) return priceName(s, mode);
  return clauseAsked(s).options[d.options.indexOf(mode)] ?? "";
}

/** What is printed on a card, in lines. */
function cardText(s: State, card: number): string[] {
  return renderCard(s.pool.cards[card].data)
    .text.split("\n")
    .filter((line) => line !== "");
}

/** Name, type, cost, Might and text. */
export function cardLines(s: State, card: number): string[] {
  const { name, type, supertypes = [], energy, power, domains, might, tags = [] } = s.pool.cards[card].data;
  const facts = [
    [...supertypes.filter((one) => one !== "token"), type].join(" "),
    ...(energy === undefined ? [] : [`costs ${energy}${power ? ` and ${power} ${domains.join("/")}` : ""}`]),
    ...(might === undefined ? [] : [`Might ${might}`]),
    ...(domains.length > 0 ? [domains.join("/")] : []),
    ...(tags.length > 0 ? [tags.join(", ")] : []),
  ];
  return [`${name} ${dim(`— ${facts.join(" · ")}`)}`, ...cardText(s, card).map((line) => `  ${line}`)];
}

/** The card that an answer is about, or -1. */
export function cardOfAnswer(s: State, d: Decision, answer: Answer): number {
  const id =
    answer.do === "play" || answer.do === "use" || answer.do === "hide"
      ? answer.object
      : answer.do === "move"
        ? answer.units[0]
        : answer.do === "pick"
          ? answer.pick
          : -1;
  if (id === undefined || id < 0 || d.kind === "mode" || d.kind === "number" || d.kind === "battlefield") return -1;
  return s.objects[id]?.card ?? -1;
}

export const pickedSoFar = (s: State, d: Decision): string => d.picked.map((option) => optionName(s, d, option)).join(", ");
