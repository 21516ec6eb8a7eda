import {
  ChevronsRight,
  Crosshair,
  Eye,
  Footprints,
  Hourglass,
  type LucideIcon,
  Shield,
  ShieldHalf,
  ShieldQuestion,
  Skull,
  Sword,
  Swords,
  Umbrella,
  VenetianMask,
} from "lucide-react";
import styles from "./badges.module.css";
import type { CardFacts } from "./facts.ts";
import { BUFF_GLYPH, DAMAGE_GLYPH, EMPOWER_GLYPH, EXHAUST_GLYPH, LINK_GLYPH, STUN_GLYPH } from "./glyphs.ts";
import { keywordNameNow } from "./keyword-names.ts";
import { type CardState, gainedKeywords } from "./state.ts";
import { Glyph } from "./symbols.tsx";

/** What has become of a card in play, in signs at its edge. The words for it are in the card's label. */

const KEYWORDS: Readonly<Record<string, LucideIcon>> = {
  Assault: Sword,
  Shield: Shield,
  Tank: ShieldHalf,
  Deflect: Umbrella,
  Ganking: Footprints,
  Temporary: Hourglass,
  Deathknell: Skull,
  Hunt: Crosshair,
  Vision: Eye,
  Backline: ShieldQuestion,
  Weaponmaster: Swords,
  Ambush: VenetianMask,
  Accelerate: ChevronsRight,
};
const MOST_KEYWORDS = 4;
/** Keywords that matter once a card is in play. */
const AT_WORK = new Set(["Assault", "Shield", "Tank", "Deflect", "Ganking", "Temporary", "Deathknell", "Hunt", "Backline"]);

export function Badges({ card, state }: { readonly card: CardFacts; readonly state: CardState }) {
  const { buffs = 0, empowered = 0, prevent = 0, attached = [] } = state;
  return (
    <span className={styles.states}>
      {state.exhausted && <Sign d={EXHAUST_GLYPH} kind="tired" />}
      {state.stunned && <Sign d={STUN_GLYPH} kind="stunned" />}
      {buffs > 0 && <Sign d={BUFF_GLYPH} kind="buffed" count={buffs} />}
      {empowered > 0 && <Sign d={EMPOWER_GLYPH} kind="empowered" />}
      {attached.length > 0 && <Sign d={LINK_GLYPH} kind="attached" count={attached.length} />}
      {prevent > 0 && (
        <span className={styles.sign} data-kind="prevent">
          <Shield size="1em" aria-hidden />
          {prevent}
        </span>
      )}
      <Keywords card={card} state={state} />
    </span>
  );
}

export function Damage({ state: { damage = 0 } }: { readonly state: CardState }) {
  if (damage === 0) return null;
  return (
    <span className={styles.damage}>
      <Glyph d={DAMAGE_GLYPH} />
      {damage}
    </span>
  );
}

function Sign({ d, kind, count = 1 }: { readonly d: string; readonly kind: string; readonly count?: number }) {
  return (
    <span className={styles.sign} data-kind={kind}>
      <Glyph d={d} />
      {count > 1 && count}
    </span>
  );
}

function Keywords({ card, state }: { readonly card: CardFacts; readonly state: CardState }) {
  if (state.keywords === undefined) return null;
  const gained = gainedKeywords(card, state);
  const shown = [...gained, ...Object.keys(state.keywords).filter((keyword) => AT_WORK.has(keyword) && !gained.includes(keyword))];
  return shown.slice(0, MOST_KEYWORDS).map((keyword) => {
    const Icon = KEYWORDS[keyword];
    const value = state.keywords?.[keyword] ?? 1;
    return (
      <span key={keyword} className={styles.sign} data-kind={gained.includes(keyword) ? "gained" : "keyword"}>
        {Icon === undefined ? keywordNameNow(keyword).slice(0, 3) : <Icon size="1.05em" strokeWidth={2.6} aria-hidden />}
        {value > 1 && value}
      </span>
    );
  });
}
