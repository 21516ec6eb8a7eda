import { EyeOff } from "lucide-react";
import type { CSSProperties } from "react";
import { memo } from "react";
import { useStrings } from "../strings/index.ts";
import { useArt } from "./art.ts";
import { Badges, Damage } from "./badges.tsx";
import styles from "./face.module.css";
import type { CardFacts } from "./facts.ts";
import { MIGHT_GLYPH, TYPE_GLYPHS } from "./glyphs.ts";
import { cardLabel, typeLine } from "./label.ts";
import { CardLarge } from "./large.tsx";
import type { CardState } from "./state.ts";
import { mightChange } from "./state.ts";
import { DomainIcon, Glyph, Pip } from "./symbols.tsx";
import { CardText } from "./text.tsx";

export type CardSize = "small" | "medium" | "large";

export interface CardFaceProps {
  readonly card: CardFacts;
  readonly size: CardSize;
  readonly state?: CardState;
  /** Its text stands on the face where the card is wide enough for it. */
  readonly rules?: boolean;
}

const NOTHING: CardState = {};

/** The frame runs from the colour of the first domain to that of the second; their shapes are at the top. */
export const hues = ({ domains }: CardFacts): CSSProperties => {
  const [first = "colorless", second = first] = domains;
  return { "--hue": `var(--${first})`, "--hue-2": `var(--${second})` } as CSSProperties;
};

/**
 * A card. Small and medium ones are light, for boards and hands; as wide as `--card-w` says (84 and 132 px if nobody does).
 * A large one can be read.
 */
export const CardFace = memo(function CardFace({ card, size, state = NOTHING, rules = false }: CardFaceProps) {
  if (size === "large") return <CardLarge card={card} state={state} />;
  return <Thumb card={card} size={size} state={state} rules={rules} />;
});

/** Its letters: a name is written so that none of its words has to be broken. */
const longestWord = (name: string): number => Math.max(...name.split(/[ -]/).map(({ length }) => length));

/** Fewer letters fit if there are several paragraphs or chips, if they are as wide as they are high, or between cut corners. */
const roomFor = ({ text, type }: CardFacts): number =>
  (text.length + (text.match(/[\u2e80-\uffef]/g)?.length ?? 0) + 18 * text.split("\n").length + 2 * text.split("[").length) *
  (type === "gear" ? 1.2 : 1);

/** How large a text is written so that all of it stands on the face, in hundredths of the card's width. */
const letterFor = (card: CardFacts): number => Math.min(LETTER, Math.sqrt(ROOM / roomFor(card)));
const LETTER = 6.6;
const ROOM = 7000;
/** Below that size the line of types gives way. */
const LONG = 6.2;
/** And below that one it takes a large face to read the text on; smaller ones leave it to the card that is shown large. */
const LONGEST = 5.3;

function lengthOf(card: CardFacts): "short" | "long" | "longest" {
  const letter = letterFor(card);
  return letter < LONGEST ? "longest" : letter < LONG ? "long" : "short";
}

function Thumb({ card, size, state, rules }: Required<CardFaceProps> & { readonly size: "small" | "medium" }) {
  const { card: words } = useStrings();
  const { address, isOwn } = useArt(card);
  return (
    <div
      className={styles.face}
      data-size={size}
      data-type={card.type}
      data-token={card.supertypes.includes("token") || undefined}
      data-exhausted={state.exhausted || undefined}
      data-own={isOwn || undefined}
      data-facedown={state.facedown || undefined}
      data-dear={card.power < 2 ? undefined : card.power === 2 ? "" : "most"}
      data-rules={rules && card.text !== "" ? lengthOf(card) : undefined}
      data-island
      style={hues(card)}
      role="img"
      aria-label={cardLabel(card, state, words)}
    >
      <div className={styles.inner}>
        <img className={styles.art} src={address} alt="" draggable={false} decoding="async" />
        <Cost card={card} />
        <span className={styles.kind}>
          {card.domains.map((domain) => (
            <DomainIcon key={domain} domain={domain} />
          ))}
          <span className={styles.type}>
            <Glyph d={TYPE_GLYPHS[card.type]} />
          </span>
        </span>
        <div className={styles.plate}>
          <span className={styles.numbers}>
            <Damage state={state} />
            <Might card={card} state={state} />
          </span>
          {rules && card.text !== "" && (
            <div className={styles.rules} aria-hidden="true" style={{ "--letter": letterFor(card) } as CSSProperties}>
              <CardText text={card.text} chips="drawn" />
            </div>
          )}
          <span className={styles.name} lang="en" style={{ "--longest": longestWord(card.shortName) } as CSSProperties}>
            {card.shortName}
          </span>
          {card.subtitle !== null && <span className={styles.subtitle}>{card.subtitle}</span>}
          {size === "medium" && (
            <span className={styles.line}>
              {[typeLine(card, words), ...card.tags.filter((tag) => tag !== card.shortName).slice(0, 2)].join(" · ")}
            </span>
          )}
        </div>
        <Badges card={card} state={state} />
        {(state.exhausted || state.facedown) && <span className={styles.veil} />}
        {state.facedown && (
          <span className={styles.hidden}>
            <EyeOff size="1em" aria-hidden />
          </span>
        )}
      </div>
    </div>
  );
}

export function Cost({ card: { energy, power, domains } }: { readonly card: CardFacts }) {
  if (energy === null) return null;
  return (
    <span className={styles.cost}>
      <span className={styles.energy}>{energy}</span>
      {Array.from({ length: power }, (_, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: pips are alike
        <Pip key={i} domains={domains} />
      ))}
    </span>
  );
}

const SIGNS = { same: "", more: "▲", less: "▼" } as const;

export function Might({ card, state }: { readonly card: CardFacts; readonly state: CardState }) {
  if (card.might === null && state.might === undefined)
    return card.mightBonus === null ? null : (
      <span className={styles.might} data-change="bonus">
        +{card.mightBonus}
      </span>
    );
  if (card.might === null && state.might === 0) return null;
  const change = mightChange(card, state);
  return (
    <span className={styles.might} data-change={change}>
      {change === "same" ? <Glyph d={MIGHT_GLYPH} /> : <span className={styles.sign}>{SIGNS[change]}</span>}
      {state.might ?? card.might}
    </span>
  );
}
