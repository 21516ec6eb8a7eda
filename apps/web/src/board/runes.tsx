import type { ObjectId, PlayerView } from "@rulebound/engine/internal";
import type { Domain } from "@rulebound/engine/language";
import { Hexagon } from "lucide-react";
import { memo } from "react";
import { cardFacts, DomainIcon, Energy, Pip } from "../card/index.ts";
import { useStrings } from "../strings/index.ts";
import type { RuneUse } from "./board-input.ts";
import { useBoardInput, useFrame, useQuestion, useThings } from "./context.ts";
import styles from "./runes.module.css";

const DOMAINS: readonly Domain[] = ["fury", "calm", "mind", "body", "chaos", "order"];

/** Runes by domain: ready, exhausted, and those that what is held would take. */
export function Runes({ player }: { readonly player: PlayerView }) {
  const { board } = useStrings();
  const { viewer } = useFrame();
  const { foresight, runes } = useBoardInput();
  const question = useQuestion();
  const canUse = player.seat === viewer && question?.kind === "act";
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is laid out anew as a whole whenever a rune comes or goes
    <div
      role="group"
      className={styles.runes}
      aria-label={board.runesOf(player.runes.filter(({ exhausted }) => !exhausted).length, player.runes.length)}
    >
      {player.runes.map(({ id, card, exhausted, name }) => (
        <Rune
          key={id}
          id={id}
          domain={cardFacts(card).domains[0]}
          exhausted={exhausted}
          name={name}
          canUse={canUse}
          use={runes?.get(id) ?? (runes === null ? planned(foresight, id) : undefined)}
        />
      ))}
      <Pool player={player} />
    </div>
  );
}

interface RuneProps {
  readonly id: ObjectId;
  readonly domain: Domain;
  readonly exhausted: boolean;
  readonly name: string;
  readonly canUse: boolean;
  readonly use: RuneUse | undefined;
}

const Rune = memo(function Rune({ id, domain, exhausted, name, canUse, use }: RuneProps) {
  const { board, card: words } = useStrings();
  const { boardInput } = useThings();
  const label = [name, exhausted ? words.exhausted : board.ready, use === undefined ? "" : board.runeUses[use]]
    .filter((part) => part !== "")
    .join(", ");
  return (
    <button
      type="button"
      className={styles.rune}
      disabled={!canUse}
      data-nav
      data-object={id}
      data-rune
      style={{ order: DOMAINS.indexOf(domain) }}
      data-exhausted={exhausted || undefined}
      data-use={use}
      aria-label={label}
      title={canUse ? board.runeHint(label) : label}
      onClick={() => boardInput.rune(id)}
    >
      <DomainIcon domain={domain} />
      {use !== undefined && <span className={styles.use}>{use === "exhaust" ? "1" : use === "recycle" ? "↺" : "1↺"}</span>}
    </button>
  );
});

/** Others' runes: a sign for each, those that are ready in full colour, and how many there are. */
export function RuneCount({ player: { runes } }: { readonly player: PlayerView }) {
  const { board } = useStrings();
  const ready = runes.filter(({ exhausted }) => !exhausted).length;
  return (
    <span className={styles.others} role="img" aria-label={board.runesOf(ready, runes.length)} title={board.runesOf(ready, runes.length)}>
      <span className={styles.signs} aria-hidden>
        {runes.map(({ id, card, exhausted }) => (
          <span key={id} data-exhausted={exhausted || undefined} style={{ order: DOMAINS.indexOf(cardFacts(card).domains[0]) }}>
            <DomainIcon domain={cardFacts(card).domains[0]} />
          </span>
        ))}
      </span>
      <span aria-hidden>
        {ready}/{runes.length}
      </span>
      <Hexagon size={13} aria-hidden />
    </span>
  );
}

function planned(foresight: ReturnType<typeof useBoardInput>["foresight"], id: ObjectId): "exhaust" | "recycle" | undefined {
  if (foresight?.recycles.includes(id) === true) return "recycle";
  return foresight?.exhausts.includes(id) === true ? "exhaust" : undefined;
}

/** What floats in the rune pool until it is spent or the turn ends. */
function Pool({ player: { pool } }: { readonly player: PlayerView }) {
  const { board } = useStrings();
  const energy = pool.energy + pool.limitedEnergy;
  const pips = pool.power.flatMap((n, domain) => Array.from({ length: n }, () => domain));
  if (energy === 0 && pips.length === 0 && pool.limitedPower === 0) return null;
  return (
    <span className={styles.pool} role="img" aria-label={board.pool(energy, pips.length + pool.limitedPower)}>
      {energy > 0 && <Energy amount={energy} />}
      {pips.map((domain, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: pips are alike
        <Pip key={at} domains={domain < 6 ? [DOMAINS[domain]] : []} />
      ))}
    </span>
  );
}
