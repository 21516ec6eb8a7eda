import type { CardGrammar } from "../language/render/grammar.ts";
import { ENGLISH } from "../language/render/index.ts";
import { capital, words } from "../language/render/words.ts";

/** What a language says around the parts of a card's text when they are asked. Prices are in symbols: "[1][Fury]". */
export interface ClauseWords {
  /** A part as a question, or as a command to choose. */
  question(text: string): string;
  /** What follows belongs to the question if it hangs on the answer. */
  followed(text: string, next: string): string;
  /** Of a text that lists modes, what stands before them. */
  head(text: string): string;
  /** Of a text that says what one may do, what that is. */
  offered(text: string): string;
  /** "choose an opponent" as a question. */
  whichPlayer(text: string): string;
  /** The player who is asked pays, or lets it happen; no cost: what they let another do. */
  unless(text: string, cost: string): string;
  discard(n: number): string;
  whereTo(text: string): string;
  pay(price: string): string;
  payTo(price: string, text: string): string;
  onceMore(pay: string): string;
  howMuch(kind: "energy" | "power" | null): string;
  /** "kill" of this text is "spend the buff of". */
  spendBuff(text: string): string;
  /** An optional additional cost, and what it is paid for; "": the card says so elsewhere. */
  additional(price: string, gain: string): string;
  /** What follows for the player who has paid it. */
  youThen(texts: readonly string[], isInstead: boolean): string;
  readonly gains: {
    readonly entersReady: string;
    readonly costsNothing: string;
    less(symbols: string): string;
    lessForEach(symbols: string): string;
    readonly lessByThat: string;
    readonly playedThere: string;
  };
  readonly entersReady: string;
  readonly payForMove: string;
  readonly weaponmaster: string;
  readonly weaponmasterPrice: string;
  readonly onTop: string;
  readonly onBottom: string;
}

/** All that is needed to ask in a language. */
export interface Speech extends CardGrammar {
  readonly clauses: ClauseWords;
}

const withoutMay = (text: string): string => text.replace(/^.*?\bmay /, "");

/** The player who is asked is "you"; the "may" is left out. */
function question(text: string): string {
  const bare = /^[^.?]*?\bmay (?!be )/.test(text) ? withoutMay(text) : text;
  const [, first, others = ""] = /^(?:, )?(.*?)(?:[.?](?: (.*))?)?$/s.exec(bare.replace(/\s*[.?]$/, "")) ?? ["", bare];
  const isCommand = /^(choose (one|two|three)|name an? \w+)\b/.test(first);
  return words(`${capital(first)}${isCommand ? "." : "?"}`, others === "" ? "" : `${capital(others)}.`);
}

function unless(text: string, cost: string): string {
  const [happens, lets = ""] = text.split(" unless ");
  const pays = cost === "" ? lets.replace(/^.* has you /, "let your opponent ") : cost;
  return `${pays}? If you don't: ${happens}`;
}

const ENGLISH_CLAUSES: ClauseWords = {
  question,
  followed: (text, next) => (next === "" ? text : `${text}? ${capital(next)}`),
  head: (text) => text.split(/ —\n|:\n|\. For each player/)[0],
  offered: withoutMay,
  whichPlayer: (text) => text.replace(/\ban? (player|opponent)$/, "which $1"),
  unless,
  discard: (n) => (n === 1 ? "discard which card" : `discard which ${n} cards`),
  whereTo: (text) => `${text}: where to`,
  pay: (price) => `pay ${price}`,
  payTo: (price, text) => `pay ${price} to ${text}`,
  onceMore: (pay) => `${pay} to do all of it once more`,
  howMuch: (kind) => (kind === null ? "pay how much" : `pay how much ${kind === "energy" ? "Energy" : "Power"}`),
  spendBuff: (text) => text.replace(/^kill/, "spend the buff of"),
  additional: (price, gain) => (gain === "" ? `${price} as an additional cost` : `${price} so that ${gain}`),
  youThen: (texts, isInstead) => `you ${texts.join(" and ")}${isInstead ? " instead" : ""}`,
  gains: {
    entersReady: "it enters ready",
    costsNothing: "it costs nothing else",
    less: (symbols) => `it costs ${symbols} less`,
    lessForEach: (symbols) => `it costs ${symbols} less for each`,
    lessByThat: "it costs less by what that costs",
    playedThere: "it can be played to that battlefield",
  },
  entersReady: "have it enter ready",
  payForMove: "pay for the move",
  weaponmaster: "attach an Equipment you control to it for its [Equip] cost, [A] less",
  weaponmasterPrice: "pay its [Equip] cost, [A] less, to attach it",
  onTop: "On top",
  onBottom: "On the bottom",
};

export const ENGLISH_SPEECH: Speech = { ...ENGLISH, clauses: ENGLISH_CLAUSES };
