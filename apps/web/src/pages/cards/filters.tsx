import { MEANINGS, SETS } from "@rulebound/cards";
import { MOST_LETTERS } from "@rulebound/rules/find";
import { ArrowDownWideNarrow, ArrowUpNarrowWide, Search as SearchIcon, SlidersHorizontal, X } from "lucide-react";
import { useState } from "react";
import { DomainIcon, useKeywordName } from "../../card/index.ts";
import { useStrings } from "../../strings/index.ts";
import styles from "./filters.module.css";
import { isBounds, NOTHING_WANTED, type Wanted } from "./search.ts";
import { RARITIES, SORTS, sortOf } from "./sorting.ts";

const DOMAINS = ["fury", "calm", "mind", "body", "chaos", "order"] as const;
const TYPES = ["unit", "champion", "spell", "gear", "equipment", "legend", "battlefield", "rune", "signature", "token"] as const;

export interface FiltersProps {
  readonly wanted: Wanted;
  readonly want: (wanted: Partial<Wanted>) => void;
}

/** The fields by which cards are looked for. */
export function Filters({ wanted, want }: FiltersProps) {
  const { cards: words, card } = useStrings();
  const nameOf = useKeywordName();
  const [isOpen, setOpen] = useState(false);
  const toggle = (domain: string) =>
    want({ domains: wanted.domains.includes(domain) ? wanted.domains.filter((one) => one !== domain) : [...wanted.domains, domain] });
  const isWanting = Object.entries(NOTHING_WANTED).some(([key, nothing]) => String(wanted[key as keyof Wanted]) !== String(nothing));
  return (
    <search className={styles.filters}>
      <label className={styles.words}>
        <SearchIcon size={18} aria-hidden />
        <span className="visually-hidden">{words.search}</span>
        <input
          type="search"
          className="field"
          placeholder={words.search}
          value={wanted.words}
          maxLength={MOST_LETTERS}
          onChange={(event) => want({ words: event.target.value })}
        />
      </label>
      <fieldset className={styles.domains}>
        <legend className="visually-hidden">{words.domain}</legend>
        {DOMAINS.map((domain) => (
          <button
            key={domain}
            type="button"
            className={styles.domain}
            aria-pressed={wanted.domains.includes(domain)}
            aria-label={card.domains[domain]}
            title={card.domains[domain]}
            onClick={() => toggle(domain)}
          >
            <DomainIcon domain={domain} />
          </button>
        ))}
      </fieldset>
      <button type="button" className={`button quiet ${styles.toggle}`} aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
        <SlidersHorizontal size={16} aria-hidden /> {words.filters}
      </button>
      <div className={styles.more} data-open={isOpen || undefined}>
        <Choice name={words.type} value={wanted.type} change={(type) => want({ type })}>
          {TYPES.map((type) => (
            <option key={type} value={type}>
              {words.types[type]}
            </option>
          ))}
        </Choice>

        <Choice name={words.set} value={wanted.set} change={(set) => want({ set })}>
          {Object.entries(SETS).map(([code, name]) => (
            <option key={code} value={code}>
              {name}
            </option>
          ))}
        </Choice>
        <Choice name={words.keyword} value={wanted.keyword} change={(keyword) => want({ keyword })}>
          {Object.keys(MEANINGS)
            .sort()
            .map((keyword) => (
              <option key={keyword} value={keyword}>
                {nameOf(keyword)}
              </option>
            ))}
        </Choice>
        <Choice name={words.rarity} value={wanted.rarity} change={(rarity) => want({ rarity })}>
          {RARITIES.map((rarity) => (
            <option key={rarity} value={rarity}>
              {card.rarities[rarity]}
            </option>
          ))}
        </Choice>
        <Range name={words.cost} value={wanted.cost} change={(cost) => want({ cost })} />
        <Range name={card.might} value={wanted.might} change={(might) => want({ might })} />
        <Order sort={wanted.sort} change={(sort) => want({ sort })} />
      </div>
      {isWanting && (
        <button type="button" className="button quiet" onClick={() => want(NOTHING_WANTED)}>
          <X size={16} aria-hidden /> {words.clear}
        </button>
      )}
    </search>
  );
}

interface FieldProps {
  readonly name: string;
  readonly value: string;
  readonly change: (value: string) => void;
}

function Choice({ name, value, change, children }: FieldProps & { readonly children: React.ReactNode }) {
  const { cards: words } = useStrings();
  return (
    <label className={styles.choice} data-set={value !== "" || undefined}>
      <span className="visually-hidden">{name}</span>
      <select className="field" value={value} onChange={(event) => change(event.target.value)}>
        <option value="">{words.any(name)}</option>
        {children}
      </select>
    </label>
  );
}

/** By what the cards are put in order, and which way round. */
function Order({ sort, change }: { readonly sort: string; readonly change: (sort: string) => void }) {
  const { cards: words } = useStrings();
  const { by = "", isDown = false } = sortOf(sort) ?? {};
  const turned = isDown ? words.descending : words.ascending;
  return (
    <span className={styles.order}>
      <span className={styles.choice} data-set={by !== "" || undefined}>
        <select className="field" aria-label={words.sort} value={by} onChange={(event) => change(event.target.value)}>
          <option value="">{words.sorts.best}</option>
          {SORTS.map((one) => (
            <option key={one} value={one}>
              {words.sorts[one]}
            </option>
          ))}
        </select>
      </span>
      {by !== "" && (
        <button
          type="button"
          className={`button quiet ${styles.way}`}
          aria-label={turned}
          title={turned}
          onClick={() => change(isDown ? by : `-${by}`)}
        >
          {isDown ? <ArrowDownWideNarrow size={18} aria-hidden /> : <ArrowUpNarrowWide size={18} aria-hidden />}
        </button>
      )}
    </span>
  );
}

/** "3", "3+", "3-", "2-4". */
function Range({ name, value, change }: FieldProps) {
  const { cards: words } = useStrings();
  const isWrong = !isBounds(value);
  return (
    <label className={styles.range}>
      <span className="visually-hidden">{name}</span>
      <input
        className="field"
        placeholder={`${name} 2-4`}
        title={words.range}
        value={value}
        aria-invalid={isWrong}
        onChange={(event) => change(event.target.value)}
      />
      {isWrong && (
        <span className={styles.wrong} role="alert">
          {words.range}
        </span>
      )}
    </label>
  );
}
