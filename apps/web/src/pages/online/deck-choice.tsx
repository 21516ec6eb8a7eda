import type { Terms } from "@rulebound/protocol";
import { useDeckVerdicts } from "../../engine/deck-verdicts.ts";
import { useStrings } from "../../strings/index.ts";
import { ChosenVerdict } from "../decks/deck-verdict.tsx";
import { legendOf, type PlayableDeck, usePlayableDecks } from "../play/decks.ts";

const KINDS = ["own", "starter", "tournament"] as const;
const KEY = "rulebound.online.deck";

/** The deck that was chosen last. */
export const lastDeck = (decks: readonly PlayableDeck[]): PlayableDeck => {
  const id = localStorage.getItem(KEY);
  return decks.find((deck) => deck.id === id) ?? decks.find(({ kind }) => kind === "starter") ?? decks[0];
};

interface Props {
  readonly value: PlayableDeck;
  readonly onChange: (deck: PlayableDeck) => void;
  /** What it is to be played by. */
  readonly terms: Pick<Terms, "mode" | "format">;
}

/** A deck of one's own or of the project, and whether it is legal by what is agreed. */
export function DeckChoice({ value, onChange, terms: { mode, format } }: Props) {
  const { online, play } = useStrings();
  const decks = usePlayableDecks();
  const verdicts = useDeckVerdicts([value.text], format, mode);
  return (
    <>
      <label>
        {online.deck}
        <select
          className="field"
          value={value.id}
          onChange={(event) => {
            const deck = decks.find(({ id }) => id === event.target.value);
            if (deck === undefined) return;
            localStorage.setItem(KEY, deck.id);
            onChange(deck);
          }}
        >
          {KINDS.map((kind) => {
            const group = decks.filter((deck) => deck.kind === kind);
            return group.length === 0 ? null : (
              <optgroup key={kind} label={play.deckKinds[kind]}>
                {group.map((deck) => (
                  <option key={deck.id} value={deck.id}>
                    {deck.name}
                    {legendOf(deck) === "" ? "" : ` (${legendOf(deck)})`}
                  </option>
                ))}
              </optgroup>
            );
          })}
        </select>
      </label>
      <ChosenVerdict verdict={verdicts?.[0] ?? null} />
    </>
  );
}
