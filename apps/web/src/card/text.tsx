import { MEANINGS } from "@rulebound/cards";
import { type Domain, ENGLISH, type KeywordName } from "@rulebound/engine/language";
import { Popover } from "radix-ui";
import { Fragment, type ReactNode } from "react";
import { type Strings, useGameWords, useStrings } from "../strings/index.ts";
import { tokenNames } from "./facts.ts";
import { keyOf, keywordNameNow, useKeywordName } from "./keyword-names.ts";
import { Energy, ExhaustIcon, MightIcon, Pip } from "./symbols.tsx";
import styles from "./text.module.css";

/** A rendered text with its symbols drawn and its keywords as chips that explain themselves. */

type Words = Strings["card"];

const DOMAINS: readonly string[] = ["Fury", "Calm", "Mind", "Body", "Chaos", "Order"];
/** Words in brackets that are no keywords of their own stand there as they are. */
const keywordIn = (word: string): KeywordName | null => {
  const key = keyOf(word);
  return key in MEANINGS ? (key as KeywordName) : null;
};

const Named = ({ name, children }: { readonly name: string; readonly children: ReactNode }) => (
  <span className={styles.symbol}>
    {children}
    <span className="visually-hidden">{name}</span>
  </span>
);

function symbol(word: string, words: Words): ReactNode {
  if (/^\d+$|^X$/.test(word))
    return (
      <Named name={words.symbols.energy(word)}>
        <span aria-hidden="true">
          <Energy amount={word} />
        </span>
      </Named>
    );
  if (word === "M")
    return (
      <Named name={words.symbols.M}>
        <MightIcon />
      </Named>
    );
  if (word === "A")
    return (
      <Named name={words.symbols.A}>
        <Pip domains={[]} />
      </Named>
    );
  if (word === "Exhaust")
    return (
      <Named name={words.symbols.Exhaust}>
        <ExhaustIcon />
      </Named>
    );
  if (DOMAINS.includes(word)) {
    const domain = word.toLowerCase() as Domain;
    return (
      <Named name={words.symbols.power(words.domains[domain])}>
        <Pip domains={[domain]} />
      </Named>
    );
  }
  if (word === ">" || word === ">>")
    return (
      <span className={styles.arrow} aria-hidden="true">
        {word === ">" ? "▸" : "▸▸"}
      </span>
    );
  return null;
}

/** A keyword in its pill; pressed, it says what it means. */
export function KeywordChip({ word, gained = false }: { readonly word: string; readonly gained?: boolean }) {
  const { card: words } = useStrings();
  const name = useKeywordName()(word);
  const keyword = keywordIn(word);
  if (keyword === null) return <span className={styles.chip}>{name}</span>;
  const { rule } = MEANINGS[keyword];
  return (
    <Popover.Root>
      <Popover.Trigger
        className={styles.chip}
        data-gained={gained || undefined}
        aria-label={words.explain(name)}
        title={words.meanings[keyword]}
      >
        {gained ? `+ ${name}` : name}
      </Popover.Trigger>
      <Popover.Portal>
        <Popover.Content className={styles.meaning} sideOffset={6} collisionPadding={12} aria-label={name}>
          <strong>{name}</strong> {words.meanings[keyword]}
          {rule === null ? "" : ` (${rule})`}
        </Popover.Content>
      </Popover.Portal>
    </Popover.Root>
  );
}

/** Chips can be pressed; where the text itself is part of a button, they are only drawn. */
export type ChipKind = "alive" | "drawn";

const BRACKETS = /\[([^\]]+)\]/g;

/** Tokens that a text names can be read like any card. */
function withTokens(text: string, at: number): ReactNode[] {
  const names = tokenNames();
  return text.split(names.pattern).map((piece, k) => {
    const card = k % 2 === 0 ? undefined : names.numbers.get(piece);
    if (card === undefined) return piece;
    return (
      // biome-ignore lint/suspicious/noArrayIndexKey: the pieces of a text stay where they are
      <span key={`${at}-${k}`} className={styles.named} data-read={card}>
        {piece}
      </span>
    );
  });
}

function paragraph(text: string, words: Words, chips: ChipKind): ReactNode[] {
  const out: ReactNode[] = [];
  let from = 0;
  for (const found of text.matchAll(BRACKETS)) {
    const [whole, word] = found;
    if (found.index > from) out.push(...withTokens(text.slice(from, found.index), found.index));
    const drawn = symbol(word, words);
    const chip = chips === "alive" ? <KeywordChip word={word} /> : <span className={styles.chip}>{keywordNameNow(word)}</span>;
    out.push(<Fragment key={found.index}>{drawn ?? chip}</Fragment>);
    from = found.index + whole.length;
  }
  if (from < text.length) out.push(...withTokens(text.slice(from), text.length));
  return out;
}

/** Keywords that are paragraphs of their own stand in one line. */
const paragraphs = (text: string): string[] => text.replace(/^(\[[A-Z][\w -]*\])\n(?=\[[A-Z][\w -]*\](?:\n|$))/gm, "$1 ").split("\n");

/** Texts that are still English say so; else they are in the language of the page. */
const useTextLang = (): "en" | undefined => (useGameWords().speech.renderCard === ENGLISH.renderCard ? "en" : undefined);

/** A clause in a sentence of ours: it goes on in the same line. */
export function InlineText({ text }: { readonly text: string }) {
  const { card: words } = useStrings();
  const lang = useTextLang();
  return (
    <span className={styles.inline} lang={lang}>
      {paragraph(text, words, "drawn")}
    </span>
  );
}

/** The same for those who hear it: "Pay 1 Energy, 1 Fury Power". */
export const spokenText = (text: string, words: Words): string =>
  text.replace(/(\])(\[)/g, "$1 $2").replace(BRACKETS, (_, word: string) => {
    if (/^\d+$|^X$/.test(word)) return words.symbols.energy(word);
    if (word === "M" || word === "A" || word === "Exhaust") return words.symbols[word];
    return DOMAINS.includes(word) ? words.symbols.power(words.domains[word.toLowerCase() as Domain]) : keywordNameNow(word);
  });

export function CardText({ text, chips = "alive" }: { readonly text: string; readonly chips?: ChipKind }) {
  const { card: words } = useStrings();
  const lang = useTextLang();
  if (text === "") return <p className={styles.none}>{words.noText}</p>;
  return (
    <div className={styles.text} lang={lang}>
      {paragraphs(text).map((line, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the paragraphs of a card stay where they are
        <p key={i}>{paragraph(line, words, chips)}</p>
      ))}
    </div>
  );
}
