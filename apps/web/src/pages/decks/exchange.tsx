import {
  DECK_FORMS,
  type DeckForm,
  DeckFormError,
  type DraftDeck,
  type DraftReading,
  isDeck,
  MOST_DECK_LETTERS,
  readDeck,
  writeDeck,
  writeDraft,
} from "@rulebound/cards";
import type { CardPool } from "@rulebound/engine/internal";
import { Copy, Download, Link2, Upload } from "lucide-react";
import { useId, useMemo, useState } from "react";
import { say } from "../../app/toasts.tsx";
import { useStrings } from "../../strings/index.ts";
import { Sheet } from "./dialog.tsx";
import styles from "./exchange.module.css";
import { SiteLinks } from "./sites.tsx";
import { linkTo } from "./source.ts";
import { useUnread } from "./unread.ts";

interface ImportProps {
  readonly pool: CardPool;
  readonly isOpen: boolean;
  readonly close: () => void;
  readonly take: (draft: DraftDeck) => void;
}

const MOST_ERRORS = 30;

/** A deck from a text in any form that is known; what cannot be read is said line by line, and mended by a press. */
export function Import({ pool, isOpen, close, take }: ImportProps) {
  const { decks: words } = useStrings();
  const unread = useUnread();
  const [text, setText] = useState("");
  const field = useId();
  const reading = useMemo<DraftReading | null>(() => (text.trim() === "" ? null : readDeck(text, pool)), [text, pool]);
  const deck = reading !== null && isDeck(reading) ? reading : null;
  const errors = reading !== null && !isDeck(reading) ? reading.errors : [];
  const isTooLong = text.length > MOST_DECK_LETTERS;
  const mend = (line: number, wrong: string, right: string) =>
    setText((old) =>
      old
        .split("\n")
        .map((words, i) => (i + 1 === line ? words.replace(wrong, right) : words))
        .join("\n"),
    );
  const readFile = async (files: FileList | null) => {
    const file = files?.[0];
    if (file === undefined) return;
    if (file.size > 4 * MOST_DECK_LETTERS) say(words.tooLong(MOST_DECK_LETTERS));
    else setText(await file.text());
  };
  return (
    <Sheet title={words.import} isOpen={isOpen} close={close}>
      <p className={styles.says}>{words.importSays}</p>
      <label htmlFor={field} className="visually-hidden">
        {words.deckText}
      </label>
      <textarea
        id={field}
        className={styles.text}
        rows={12}
        spellCheck={false}
        placeholder={words.placeholder}
        maxLength={MOST_DECK_LETTERS + 1}
        value={text}
        onChange={(event) => setText(event.target.value.slice(0, MOST_DECK_LETTERS + 1))}
      />
      {errors.length > 0 && (
        <ul className={styles.errors} role="alert">
          {errors.slice(0, MOST_ERRORS).map((error) => {
            const { line, reason, why, site } = error;
            const [wrong, right] = why.reason === "notACardNear" ? (why.given ?? []).map(String) : [];
            return (
              <li key={`${line} ${reason}`}>
                {line > 0 && <b>{words.line(line)} </b>}
                {site !== undefined ? words.elsewhere(site) : isTooLong ? words.tooLong(MOST_DECK_LETTERS) : unread(error)}{" "}
                {wrong !== undefined && (
                  <button type="button" className={styles.mend} onClick={() => mend(line, wrong, right)}>
                    {words.mend(right)}
                  </button>
                )}
              </li>
            );
          })}
        </ul>
      )}
      <div className={styles.actions}>
        <label className={`button ${styles.file}`}>
          <Upload size={18} aria-hidden /> {words.file}
          <input type="file" accept=".txt,text/plain" onChange={(event) => readFile(event.target.files)} />
        </label>
        <button
          type="button"
          className="button primary"
          disabled={deck === null}
          onClick={() => {
            if (deck === null) return;
            take(deck);
            setText("");
          }}
        >
          {deck === null ? words.take : words.takeNamed(deck.name || words.nameless)}
        </button>
      </div>
    </Sheet>
  );
}

interface ExportProps {
  readonly draft: DraftDeck;
  readonly pool: CardPool;
  readonly isOpen: boolean;
  readonly close: () => void;
}

/** The text of a deck in a form, or why it has none. */
function written(
  draft: DraftDeck,
  pool: CardPool,
  form: DeckForm,
  unfinished: string,
): { readonly text: string } | { readonly reason: string } {
  const { legend, champion } = draft.deck;
  if (form === "list") return { text: writeDraft(draft, pool) };
  if (legend === null || champion === null) return { reason: unfinished };
  try {
    return { text: writeDeck({ ...draft, deck: { ...draft.deck, legend, champion } }, pool, form) };
  } catch (error) {
    if (!(error instanceof DeckFormError)) throw error;
    return { reason: error.message };
  }
}

/** A deck in every form that there is, to copy, to save and to share. */
export function Export({ draft, pool, isOpen, close }: ExportProps) {
  const { decks: words } = useStrings();
  const [form, setForm] = useState<DeckForm>("list");
  const field = useId();
  const result = useMemo(() => (isOpen ? written(draft, pool, form, words.unfinished) : null), [isOpen, draft, pool, form, words]);
  const link = useMemo(() => (isOpen ? linkTo(draft, pool) : null), [isOpen, draft, pool]);
  const text = result !== null && "text" in result ? result.text : "";
  const copy = (what: string, done: string) =>
    navigator.clipboard.writeText(what).then(
      () => say(done),
      () => say(words.noClipboard),
    );
  return (
    <Sheet title={words.export} isOpen={isOpen} close={close}>
      <fieldset className={styles.forms}>
        <legend className="visually-hidden">{words.form}</legend>
        {DECK_FORMS.map((one) => (
          <label key={one} className={styles.form} data-chosen={one === form || undefined}>
            <input type="radio" name="form" value={one} checked={one === form} onChange={() => setForm(one)} />
            {words.forms[one]}
          </label>
        ))}
      </fieldset>
      <label htmlFor={field} className="visually-hidden">
        {words.deckText}
      </label>
      {result !== null && "reason" in result ? (
        <p role="alert" className={styles.reason}>
          {result.reason}
        </p>
      ) : (
        <textarea id={field} className={styles.text} rows={12} readOnly value={text} spellCheck={false} />
      )}
      <SiteLinks draft={draft} pool={pool} />
      <div className={styles.actions}>
        <button type="button" className="button" disabled={link === null} onClick={() => link !== null && copy(link, words.linkCopied)}>
          <Link2 size={18} aria-hidden /> {words.share}
        </button>
        <a
          className="button"
          href={`data:text/plain;charset=utf-8,${encodeURIComponent(text)}`}
          download={`${(draft.name || "deck").replace(/[^\w-]+/g, "-").toLowerCase()}.txt`}
        >
          <Download size={18} aria-hidden /> {words.save}
        </a>
        <button type="button" className="button primary" disabled={text === ""} onClick={() => copy(text, words.copied)}>
          <Copy size={18} aria-hidden /> {words.copy}
        </button>
      </div>
    </Sheet>
  );
}
