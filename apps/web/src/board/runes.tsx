import type { PlayerView } from "@rulebound/engine";
import type { Domain } from "@rulebound/engine/language";
import { cardFacts, DomainIcon, Energy, Pip } from "../card/index.ts";
import { useStrings } from "../strings/index.ts";
import { useActing, useFrame, useQuestion, useThings } from "./context.ts";
import styles from "./runes.module.css";

const DOMAINS: readonly Domain[] = ["fury", "calm", "mind", "body", "chaos", "order"];

/** Runes by domain: ready, exhausted, and those that what is held would take. */
export function Runes({ player }: { readonly player: PlayerView }) {
  const { board, card: words } = useStrings();
  const { viewer } = useFrame();
  const { acting } = useThings();
  const { foresight, runes } = useActing();
  const question = useQuestion();
  const isMine = player.seat === viewer;
  const canUse = isMine && question?.kind === "act";
  const sorted = player.runes.map((rune) => ({ ...rune, domain: cardFacts(rune.card).domains[0] })).sort((a, b) => order(a) - order(b));
  return (
    <fieldset
      className={styles.runes}
      aria-label={board.runesOf(player.runes.filter(({ exhausted }) => !exhausted).length, player.runes.length)}
    >
      {sorted.map(({ id, domain, exhausted, name }) => {
        const use = runes?.get(id) ?? (runes === null ? planned(foresight, id) : undefined);
        const label = [name, exhausted ? words.exhausted : board.ready, use === undefined ? "" : board.runeUses[use]]
          .filter((part) => part !== "")
          .join(", ");
        const face = (
          <>
            <DomainIcon domain={domain} />
            {use !== undefined && <span className={styles.use}>{use === "exhaust" ? "1" : use === "recycle" ? "↺" : "1↺"}</span>}
          </>
        );
        return canUse ? (
          <button
            key={id}
            type="button"
            className={styles.rune}
            data-nav
            data-object={id}
            data-exhausted={exhausted || undefined}
            data-use={use}
            aria-label={label}
            title={board.runeHint(label)}
            onClick={() => acting.rune(id, !exhausted)}
          >
            {face}
          </button>
        ) : (
          <span key={id} className={styles.rune} data-object={id} data-exhausted={exhausted || undefined} role="img" aria-label={label}>
            {face}
          </span>
        );
      })}
      <Pool player={player} />
    </fieldset>
  );
}

const order = ({ domain, exhausted }: { readonly domain: Domain; readonly exhausted: boolean }): number =>
  DOMAINS.indexOf(domain) * 2 + (exhausted ? 1 : 0);

function planned(foresight: ReturnType<typeof useActing>["foresight"], id: number): "exhaust" | "recycle" | undefined {
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
