import type { Domain } from "@rulebound/engine/language";
import { DOMAIN_GLYPHS, EXHAUST_GLYPH, MIGHT_GLYPH } from "./glyphs.ts";
import styles from "./symbols.module.css";

/** Symbols of costs and texts. Each is as high as the text around it. */

export function Glyph({ d, className }: { readonly d: string; readonly className?: string }) {
  return (
    <svg viewBox="0 0 24 24" className={className ?? styles.glyph} aria-hidden="true">
      <path d={d} fill="currentColor" fillRule="evenodd" />
    </svg>
  );
}

/** The shape of a domain in its colour. */
export function DomainIcon({ domain }: { readonly domain: Domain }) {
  return (
    <span className={styles.domain} data-domain={domain} style={{ color: `var(--${domain})` }}>
      <Glyph d={DOMAIN_GLYPHS[domain]} />
    </span>
  );
}

/** One Power: of a domain, or of either of two. */
export function Pip({ domains }: { readonly domains: readonly Domain[] }) {
  if (domains.length === 0) return <AnyPip />;
  const [first, second] = domains;
  return (
    <svg viewBox="0 0 24 24" className={styles.pip} aria-hidden="true">
      <circle cx="12" cy="12" r="11.500" fill={`var(--${first})`} />
      {second === undefined ? (
        <path d={DOMAIN_GLYPHS[first]} fill="var(--pip-ink)" fillRule="evenodd" transform="translate(4.3 4.3) scale(.64)" />
      ) : (
        <>
          <path d="M12 .5a11.500 11.500 0 0 1 0 23z" fill={`var(--${second})`} />
          <path d={DOMAIN_GLYPHS[first]} fill="var(--pip-ink)" fillRule="evenodd" transform="translate(1.6 6.900) scale(.42)" />
          <path d={DOMAIN_GLYPHS[second]} fill="var(--pip-ink)" fillRule="evenodd" transform="translate(12.400 6.900) scale(.42)" />
        </>
      )}
    </svg>
  );
}

const SIX: readonly Domain[] = ["fury", "body", "order", "calm", "mind", "chaos"];

/** One Power of any domain. */
function AnyPip() {
  return (
    <svg viewBox="0 0 24 24" className={styles.pip} aria-hidden="true">
      {SIX.map((domain, i) => {
        const at = (turn: number): string => {
          const angle = (turn * Math.PI) / 3 - Math.PI / 2;
          return `${(12 + 11.5 * Math.cos(angle)).toFixed(2)} ${(12 + 11.5 * Math.sin(angle)).toFixed(2)}`;
        };
        return <path key={domain} d={`M12 12L${at(i)}A11.500 11.500 0 0 1 ${at(i + 1)}Z`} fill={`var(--${domain})`} />;
      })}
      <circle cx="12" cy="12" r="5" fill="var(--pip-ink)" />
      <circle cx="12" cy="12" r="2" fill="var(--colorless)" />
    </svg>
  );
}

export function Energy({ amount }: { readonly amount: number | string }) {
  return <span className={styles.energy}>{amount}</span>;
}

export const MightIcon = () => <Glyph d={MIGHT_GLYPH} />;
export const ExhaustIcon = () => <Glyph d={EXHAUST_GLYPH} />;
