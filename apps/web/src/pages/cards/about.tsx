import { bansOf, factsOf, rulesOf, SETS } from "@rulebound/cards";
import { Link } from "@tanstack/react-router";
import { ArrowLeft } from "lucide-react";
import { useEffect, useState } from "react";
import { type CardFacts, CardLarge } from "../../card/index.ts";
import type { ListedCase } from "../../cases/library.ts";
import { useStrings } from "../../strings/index.ts";
import styles from "./about.module.css";
import { casesNaming } from "./cases.ts";

const FIRST_CASES = 8;

/** All about one card: itself, where it is banned, the rules it rests on, the cases that name it, its prints. */
export function About({ card, close }: { readonly card: CardFacts; readonly close: () => void }) {
  const { cards: words, card: cardWords } = useStrings();
  const { prints, rarity, set } = factsOf(card.data);
  return (
    <div className={styles.about}>
      <button type="button" className="button quiet" onClick={close}>
        <ArrowLeft size={18} aria-hidden /> {words.back}
      </button>
      <CardLarge card={card} />
      {bansOf(card.data).map(({ format, mode, since }) => (
        <p key={`${format}${mode}`} className={styles.ban}>
          {words.banned(mode === null ? format : `${format}, ${mode}`, since)}
        </p>
      ))}
      <section>
        <h2>{words.rules}</h2>
        <ul className={styles.rules}>
          {rulesOf(card.data).map(({ rule, what }) => (
            <li key={rule}>
              <Link to="/rules/{-$at}" params={{ at: rule }}>
                {rule}
              </Link>{" "}
              {what}
            </li>
          ))}
        </ul>
      </section>
      <Cases card={card} />
      <section>
        <h2>{words.prints}</h2>
        <p className={styles.prints}>
          {SETS[set] ?? set}
          {rarity === null ? "" : `, ${cardWords.rarities[rarity]}`}: {prints.join(", ")}
        </p>
      </section>
    </div>
  );
}

function Cases({ card }: { readonly card: CardFacts }) {
  const { cards: words } = useStrings();
  const [cases, setCases] = useState<readonly ListedCase[] | null>(null);
  const [isAll, setAll] = useState(false);
  useEffect(() => {
    let isCurrent = true;
    setCases(null);
    setAll(false);
    casesNaming(card.name).then((found) => isCurrent && setCases(found));
    return () => {
      isCurrent = false;
    };
  }, [card]);
  if (cases === null || cases.length === 0) return null;
  const shown = isAll ? cases : cases.slice(0, FIRST_CASES);
  return (
    <section>
      <h2>{words.cases}</h2>
      <ul className={styles.cases}>
        {shown.map(({ name, file, rules }) => (
          <li key={file + name}>
            {name}{" "}
            {rules.slice(0, 4).map((rule) => (
              <Link key={rule} to="/rules/{-$at}" params={{ at: rule }} className={styles.rule}>
                {rule}
              </Link>
            ))}
          </li>
        ))}
      </ul>
      {shown.length < cases.length && (
        <button type="button" className="button quiet" onClick={() => setAll(true)}>
          {words.more(cases.length - shown.length)}
        </button>
      )}
    </section>
  );
}
