import { type Piece, type Slot, withFacts, withoutPiece, withPiece } from "@rulebound/cases/edit";
import { CopyPlus, Trash2 } from "lucide-react";
import { Popover } from "radix-ui";
import { CardFace } from "../../card/index.ts";
import { useStrings } from "../../strings/index.ts";
import { drag } from "./dragging.ts";
import { Words } from "./fields.tsx";
import { factsOf, listOf, stateOf } from "./pieces.ts";
import styles from "./setup.module.css";
import { Stepper } from "./stepper.tsx";
import { change } from "./store.ts";

interface Props {
  readonly piece: Piece;
  readonly slot: Slot;
  readonly index: number;
}

/** A card of the board: drag it elsewhere, or click it to say more about it. */
export function PieceView({ piece, slot, index }: Props) {
  const { judge } = useStrings();
  const facts = factsOf(piece);
  return (
    <Popover.Root>
      <Popover.Trigger
        className={styles.piece}
        aria-label={judge.setup.fact.title(piece.card)}
        draggable
        onDragStart={() => drag({ from: "board", piece, slot, index })}
        onDragEnd={() => drag(null)}
      >
        {facts === null ? (
          <span className={styles.unknown}>{piece.card}</span>
        ) : (
          <CardFace card={facts} size="small" state={stateOf(piece, facts)} />
        )}
        {typeof piece.facts.as === "string" && <span className={styles.alias}>{piece.facts.as}</span>}
        {/^[VSG]\d*\s+\w+$/i.test(piece.card) && <span className={styles.alias}>{piece.card}</span>}
      </Popover.Trigger>
      <Popover.Portal>
        <Popover.Content className={styles.popover} sideOffset={6} collisionPadding={12} aria-label={judge.setup.fact.title(piece.card)}>
          <Facts piece={piece} slot={slot} index={index} />
        </Popover.Content>
      </Popover.Portal>
    </Popover.Root>
  );
}

const isOnBoard = ({ zone }: Slot): boolean => zone === "base" || zone === "units" || zone === "legend";

function Facts({ piece, slot, index }: Props) {
  const { judge } = useStrings();
  const { fact } = judge.setup;
  const say = (facts: Readonly<Record<string, unknown>>) => change((text) => withFacts(text, slot, index, facts));
  const number = (word: string) => (piece.facts[word] === true ? 1 : Number(piece.facts[word] ?? 0));
  return (
    <div className={styles.facts}>
      <h3>{piece.card}</h3>
      <div className={styles.actions}>
        <button type="button" className="button" onClick={() => change((text) => withPiece(text, slot, piece))}>
          <CopyPlus size={16} aria-hidden /> {fact.copy}
        </button>
        <button type="button" className="button" onClick={() => change((text) => withoutPiece(text, slot, index))}>
          <Trash2 size={16} aria-hidden /> {fact.remove}
        </button>
      </div>
      {isOnBoard(slot) && (
        <>
          <div className={styles.ticks}>
            {(["exhausted", "stunned"] as const).map((word) => (
              <label key={word} className={styles.tick}>
                <input type="checkbox" checked={piece.facts[word] === true} onChange={(event) => say({ [word]: event.target.checked })} />
                {fact[word]}
              </label>
            ))}
          </div>
          <Stepper label={fact.damage} value={number("damage")} least={0} change={(damage) => say({ damage })} />
          <Stepper label={fact.buffed} value={number("buffed")} least={0} change={(buffed) => say({ buffed })} />
          <Stepper label={fact.might} value={number("might")} change={(might) => say({ might })} />
          <Stepper label={fact.empowered} value={number("empowered")} least={0} change={(empowered) => say({ empowered })} />
          <Words
            label={fact.keywords}
            hint={fact.keywordsHint}
            value={listOf(piece.facts.keywords).join(", ")}
            say={(all) => say({ keywords: listed(all) })}
          />
          <Words
            label={fact.granted}
            hint={fact.keywordsHint}
            value={listOf(piece.facts.granted).join(", ")}
            say={(all) => say({ granted: listed(all) })}
          />
          <Words
            label={fact.attached}
            hint={fact.attachedHint}
            value={listOf(piece.facts.attached).join("; ")}
            say={(all) => say({ attached: listed(all, ";") })}
          />
        </>
      )}
      <Words
        label={fact.as}
        hint=""
        value={typeof piece.facts.as === "string" ? piece.facts.as : ""}
        say={(as) => say({ as: as.trim() })}
      />
    </div>
  );
}

const listed = (text: string, by = ","): string[] =>
  text
    .split(by)
    .map((word) => word.trim())
    .filter(Boolean);
