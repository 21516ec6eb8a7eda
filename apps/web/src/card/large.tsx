import { factsOf, MEANINGS, SETS } from "@rulebound/cards";
import type { KeywordName } from "@rulebound/engine/language";
import { useStrings } from "../strings/index.ts";
import { useArt } from "./art.ts";
import { Badges, Damage } from "./badges.tsx";
import { Cost, hues, Might } from "./face.tsx";
import { type CardFacts, tokensOf } from "./facts.ts";
import { useKeywordName } from "./keyword-names.ts";
import { cardLabel, domainLine, typeLine } from "./label.ts";
import styles from "./large.module.css";
import { type CardState, gainedKeywords } from "./state.ts";
import { DomainIcon } from "./symbols.tsx";
import { CardText, InlineText, KeywordChip } from "./text.tsx";

/** A card to be read: its text with symbols, its keywords explained, and what has become of it. */
export function CardLarge({ card, state = {} }: { readonly card: CardFacts; readonly state?: CardState }) {
  const { card: words } = useStrings();
  const { address, isOwn } = useArt(card);
  const { rarity, set } = factsOf(card.data);
  const gained = gainedKeywords(card, state);
  return (
    <article className={styles.large} data-type={card.type} data-island style={hues(card)} aria-label={cardLabel(card, state, words)}>
      <div className={styles.inner}>
        <header className={styles.head}>
          <Cost card={card} />
          <span className={styles.title}>
            <span className={styles.name}>{card.shortName}</span>
            {card.subtitle !== null && <span className={styles.subtitle}>{card.subtitle}</span>}
          </span>
          <span className={styles.domains} role="img" aria-label={domainLine(card, words)}>
            {card.domains.map((domain) => (
              <DomainIcon key={domain} domain={domain} />
            ))}
          </span>
        </header>
        <div className={styles.window} data-own={isOwn || undefined}>
          <img className={styles.art} src={address} alt="" draggable={false} />
          <span className={styles.numbers}>
            <Damage state={state} />
            <Might card={card} state={state} />
          </span>
          <Badges card={card} state={state} />
        </div>
        <p className={styles.line}>
          <span>{typeLine(card, words)}</span>
          {card.tags.length > 0 && <span className={styles.tags}>{card.tags.join(" · ")}</span>}
        </p>
        <div className={styles.body}>
          {gained.length > 0 && (
            <p className={styles.gained}>
              {gained.map((keyword) => (
                <KeywordChip key={keyword} word={withValue(keyword, state.keywords?.[keyword] ?? 1)} gained />
              ))}
            </p>
          )}
          <CardText text={card.text} />
          <Reminders card={card} gained={gained} />
        </div>
        {card.id !== "" && (
          <footer className={styles.foot}>
            <span>{card.id}</span>
            <span>
              {SETS[set] ?? set}
              {rarity === null ? "" : ` · ${words.rarities[rarity]}`}
            </span>
          </footer>
        )}
      </div>
    </article>
  );
}

const withValue = (keyword: string, value: number): string => (value > 1 ? `${keyword} ${value}` : keyword);

/** Each keyword, printed or gained, in plain words with its rule; and what the tokens are that it makes. */
function Reminders({ card, gained }: { readonly card: CardFacts; readonly gained: readonly string[] }) {
  const { card: words } = useStrings();
  const keywords = [...card.keywords, ...gained.filter((word): word is KeywordName => word in MEANINGS)];
  const tokens = tokensOf(card);
  const nameOf = useKeywordName();
  if (keywords.length === 0 && tokens.length === 0) return null;
  return (
    <dl className={styles.reminders}>
      {keywords.map((keyword) => (
        <div key={keyword}>
          <dt>{nameOf(keyword)}</dt>
          <dd>
            {words.meanings[keyword]}
            {MEANINGS[keyword].rule !== null && <span className={styles.rule}> {MEANINGS[keyword].rule}</span>}
          </dd>
        </div>
      ))}
      {tokens.map((token) => (
        <div key={token.name}>
          <dt>{token.name}</dt>
          <dd>
            {[typeLine(token, words), token.might === null ? "" : words.hasMight(token.might, token.might)]
              .filter((part) => part !== "")
              .join(", ")}
            {token.text !== "" && (
              <>
                {": "}
                <InlineText text={token.text.replaceAll("\n", " ")} />
              </>
            )}
          </dd>
        </div>
      ))}
    </dl>
  );
}
