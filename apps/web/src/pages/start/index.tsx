import { Link } from "@tanstack/react-router";
import { ArrowRight, BookOpen, GraduationCap, Play, Scale, Search, Upload } from "lucide-react";
import { CardFace, factsNamed } from "../../card/index.ts";
import { useStrings } from "../../strings/index.ts";
import { startFirstGame } from "../play/first-game.ts";
import { OpenGames, useOpenGames } from "../play/open-games.tsx";
import { useToTable } from "../play/to-table.ts";
import styles from "./start.module.css";

const FAN = ["Jinx, Loose Cannon", "Ahri, Nine-Tailed Fox", "Traveling Merchant", "Get Excited!", "Jinx, Rebel"];

/** Nothing between you and a game. */
export default function StartPage() {
  const { play } = useStrings();
  const toTable = useToTable();
  const open = useOpenGames();
  const [current] = open.games;
  const playNow = (): void => toTable(startFirstGame(play));
  return (
    <div className={`page ${styles.start}`}>
      <section className={styles.hero}>
        <div className={styles.words}>
          <h1>{play.hero}</h1>
          <p>{play.heroSays}</p>
          <div className={styles.buttons}>
            {current !== undefined && (
              <button type="button" className={`button primary ${styles.big}`} onClick={() => toTable(current.setup.id)}>
                <ArrowRight size={20} aria-hidden /> {play.goOn}
              </button>
            )}
            <button type="button" className={`button ${current === undefined ? "primary" : ""} ${styles.big}`} onClick={playNow}>
              <Play size={20} aria-hidden /> {play.now}
            </button>
          </div>
          <p className={styles.small}>{play.nowSays}</p>
        </div>
        <div className={styles.fan} aria-hidden="true">
          {FAN.map((name, at) => {
            const facts = factsNamed(name);
            return facts === null ? null : (
              <div key={name} className={styles.card} style={{ "--at": at - 2 } as React.CSSProperties}>
                <CardFace card={facts} size="medium" />
              </div>
            );
          })}
        </div>
      </section>
      {open.games.length > 1 && <OpenGames {...open} />}
      <nav className={styles.ways} aria-label={play.ways}>
        <Way to="tutorial" icon={<GraduationCap size={22} aria-hidden />} {...play.learn} />
        <Way to="decks" icon={<Upload size={22} aria-hidden />} {...play.bring} />
        <Way to="play" icon={<Play size={22} aria-hidden />} {...play.setUp} />
        <Way to="judge" icon={<Scale size={22} aria-hidden />} {...play.judge} />
        <Way to="rules" icon={<BookOpen size={22} aria-hidden />} {...play.rules} />
        <Way to="cards" icon={<Search size={22} aria-hidden />} {...play.cards} />
      </nav>
      <footer className={styles.notice}>{play.notice}</footer>
    </div>
  );
}

interface WayProps {
  readonly to: "tutorial" | "decks" | "play" | "judge" | "rules" | "cards";
  readonly icon: React.ReactNode;
  readonly name: string;
  readonly says: string;
}

function Way({ to, icon, name, says }: WayProps) {
  return (
    <Link to={`/${to}/{-$at}`} params={{ at: undefined }} className={styles.way}>
      {icon}
      <strong>{name}</strong>
      <span>{says}</span>
    </Link>
  );
}
