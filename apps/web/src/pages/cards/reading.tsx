import { CardBack, CardFace, type CardFacts, type CardState, factsNamed } from "../../card/index.ts";
import OwnImages from "../../card/own-images.tsx";
import { useStrings } from "../../strings/index.ts";
import styles from "./reading.module.css";

/** How to read a card: every kind of face in every size, and what the signs on cards in play mean. */

const KINDS = [
  "Traveling Merchant",
  "Kai'Sa, Survivor",
  "Hidden Blade",
  "Long Sword",
  "Jinx, Loose Cannon",
  "Fury Rune",
  "Void Gate",
  "Recruit",
  "Gold",
  "Pouty Poro",
];
const IN_PLAY: readonly (readonly [card: string, state: CardState])[] = [
  ["Chemtech Enforcer", { exhausted: true }],
  ["Legion Rearguard", { might: 4, buffs: 1, keywords: { Assault: 2, Accelerate: 1 } }],
  ["Pouty Poro", { might: 1, damage: 1, stunned: true }],
  ["Noxus Hopeful", { might: 6, damage: 3, attached: [1, 2], keywords: { Tank: 1, Shield: 2 } }],
  ["Hidden Blade", { facedown: true }],
  ["Undercover Agent", { empowered: 1, prevent: 2, role: "attacker", keywords: { Deathknell: 1, Ganking: 1, Deflect: 1 } }],
];

const known = (name: string): CardFacts[] => {
  const card = factsNamed(name);
  return card === null ? [] : [card];
};

export function Reading() {
  const { cards: words } = useStrings();
  const kinds = KINDS.flatMap(known);
  return (
    <div className="page">
      <h1>{words.reading.title}</h1>
      <section className={styles.part}>
        <h2>{words.reading.kinds}</h2>
        <p>{words.reading.kindsSay}</p>
        <div className={styles.row}>
          {kinds.map((card) => (
            <CardFace key={card.number} card={card} size="small" />
          ))}
          <CardBack />
          <CardBack hidden />
        </div>
        <div className={styles.row}>
          {kinds.map((card) => (
            <CardFace key={card.number} card={card} size="medium" />
          ))}
          <CardBack size="medium" />
        </div>
      </section>
      <section className={styles.part}>
        <h2>{words.reading.play}</h2>
        <p>{words.reading.playSays}</p>
        <div className={styles.row}>
          {IN_PLAY.flatMap(([name, state]) => known(name).map((card) => <CardFace key={name} card={card} size="small" state={state} />))}
          {IN_PLAY.flatMap(([name, state]) => known(name).map((card) => <CardFace key={name} card={card} size="medium" state={state} />))}
        </div>
      </section>
      <section className={styles.part}>
        <h2>{words.reading.large}</h2>
        <div className={styles.row}>
          {[...kinds.slice(0, 7), ...known("Twisted Fate, Gambler")].map((card) => (
            <CardFace key={card.number} card={card} size="large" />
          ))}
          {known("Noxus Hopeful").map((card) => (
            <CardFace key={card.number} card={card} size="large" state={IN_PLAY[3][1]} />
          ))}
        </div>
      </section>
      <OwnImages />
    </div>
  );
}
