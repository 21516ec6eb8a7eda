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
  /** Null: one that is not known here. */
  readonly value: PlayableDeck | null;
  readonly onChange: (deck: PlayableDeck) => void;
  /** What it is to be played by. */
  readonly terms: Pick<Terms, "mode" | "format">;
  /** It is being played: another cannot be chosen. */
  readonly isFixed?: boolean;
}

/** A deck of one's own or of the project, and whether it is legal by what is agreed. */
export function DeckChoice({ value, onChange, terms: { mode, format }, isFixed = false }: Props) {
  const { online, play, network } = useStrings();
  const decks = usePlayableDecks();
  const verdicts = useDeckVerdicts(value === null ? [] : [value.text], format, mode);
  return (
    <>
      <label>
        {online.deck}
        <select
          className="field"
          value={value?.id ?? ""}
          disabled={isFixed}
          onChange={(event) => {
            const deck = decks.find(({ id }) => id === event.target.value);
            if (deck === undefined) return;
            localStorage.setItem(KEY, deck.id);
            onChange(deck);
          }}
        >
          {value === null && <option value="">{network.deck.brought}</option>}
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
      {value !== null && <ChosenVerdict verdict={verdicts?.[0] ?? null} />}
    </>
  );
}
