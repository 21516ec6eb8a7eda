import { Link, useNavigate, useParams } from "@tanstack/react-router";
import { BookOpen } from "lucide-react";
import { useDeferredValue, useEffect, useMemo } from "react";
import { useSettings } from "../../app/settings.ts";
import { CardGrid } from "../../card/grid.tsx";
import { type CardFacts, factsOfId } from "../../card/index.ts";
import { useStrings } from "../../strings/index.ts";
import { About } from "./about.tsx";
import { useWanted } from "./address.ts";
import { Filters } from "./filters.tsx";
import styles from "./index.module.css";
import { Passage } from "./passage.tsx";
import { Reading } from "./reading.tsx";
import { cardsFor, useTexts } from "./search.ts";

const READING = "reading";

/** Search through all cards; /cards/OGN-007 shows one of them beside what was found. */
export default function CardsPage() {
  const { at } = useParams({ strict: false });
  if (at === READING) return <Reading />;
  return <Searching card={at === undefined ? null : factsOfId(at)} />;
}

function Searching({ card }: { readonly card: CardFacts | null }) {
  const { cards: words, app } = useStrings();
  const navigate = useNavigate();
  const language = useSettings((settings) => settings.language);
  const [wanted, want] = useWanted();
  const isRead = useTexts();
  const key = useDeferredValue(JSON.stringify(wanted));
  // biome-ignore lint/correctness/useExhaustiveDependencies: once all texts are read there is more to find
  const { cards: found, stems } = useMemo(() => cardsFor(JSON.parse(key), language), [key, language, isRead]);
  const close = () => navigate({ to: "/cards/{-$at}", params: { at: undefined }, search: true, resetScroll: false });
  const open = ({ id }: CardFacts) => navigate({ to: "/cards/{-$at}", params: { at: id }, search: true, resetScroll: false });
  useEffect(() => {
    if (card === null) return;
    const listen = (event: KeyboardEvent) => event.key === "Escape" && close();
    window.addEventListener("keydown", listen);
    return () => window.removeEventListener("keydown", listen);
  });
  return (
    <div className={styles.page} data-open={card !== null || undefined}>
      <div className={styles.results}>
        <div className={styles.head}>
          <h1>{app.pages.cards}</h1>
          <Link to="/cards/{-$at}" params={{ at: READING }} className={styles.reading}>
            <BookOpen size={16} aria-hidden /> {words.reading.title}
          </Link>
        </div>
        <Filters wanted={wanted} want={want} />
        <p className={styles.count} role="status">
          {words.found(found.length)}
        </p>
        {found.length === 0 ? (
          <p className={styles.none}>{words.none}</p>
        ) : (
          <CardGrid
            cards={found}
            label={words.results}
            pick={open}
            selected={card?.number ?? null}
            over={stems.size === 0 ? undefined : (one) => <Passage card={one} stems={stems} />}
          />
        )}
      </div>
      {card !== null && (
        <aside className={styles.side} aria-label={card.name}>
          <About card={card} close={close} />
        </aside>
      )}
    </div>
  );
}
