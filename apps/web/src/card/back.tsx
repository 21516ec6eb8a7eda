import { EyeOff } from "lucide-react";
import { useStrings } from "../strings/index.ts";
import { imageAddress } from "./art.ts";
import styles from "./face.module.css";
import { DOMAIN_GLYPHS } from "./glyphs.ts";

/** The back of a card: six domains around a knot. */
const drawn = imageAddress(
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 200 280"><defs><radialGradient id="g"><stop offset="0" stop-color="#6b4a26"/><stop offset=".6" stop-color="#38281a"/><stop offset="1" stop-color="#1e1610"/></radialGradient></defs><rect width="200" height="280" fill="#1e1610"/><rect width="200" height="280" fill="url(#g)"/><g fill="none" stroke="#c79a52" opacity=".55"><rect x="12" y="12" width="176" height="256" rx="12" stroke-width="2"/><rect x="19" y="19" width="162" height="242" rx="8"/>${Array.from({ length: 12 }, (_, i) => `<ellipse cx="100" cy="140" rx="78" ry="30" transform="rotate(${i * 15} 100 140)" opacity=".6"/>`).join("")}</g><circle cx="100" cy="140" r="31" fill="#1e1610" stroke="#e3bd78" stroke-width="2.500"/>${Object.values(
    DOMAIN_GLYPHS,
  )
    .map((d, i) => {
      const angle = (i * Math.PI) / 3 - Math.PI / 2;
      const x = 100 + 58 * Math.cos(angle);
      const y = 140 + 58 * Math.sin(angle);
      return `<circle cx="${x.toFixed(1)}" cy="${y.toFixed(1)}" r="14" fill="#1e1610" stroke="#c79a52"/><path d="${d}" fill="#e3bd78" fill-rule="evenodd" transform="translate(${(x - 9).toFixed(1)} ${(y - 9).toFixed(1)}) scale(.75)"/>`;
    })
    .join(
      "",
    )}<path d="M88 160V120h14c9 0 14 5 14 12 0 6-3 10-9 11l10 17h-9l-9-16h-3v16zM96 137h6c4 0 6-2 6-5s-2-5-6-5h-6z" fill="#f0d6a0" fill-rule="evenodd"/></svg>`,
);

/** A card that one may not see. `hidden` marks one that lies face down at a battlefield (811). */
export function CardBack({ size = "small", hidden = false }: { readonly size?: "small" | "medium"; readonly hidden?: boolean }) {
  const { card: words } = useStrings();
  return (
    <div className={styles.back} data-size={size} role="img" aria-label={words.back}>
      <div className={styles.inner}>
        <img className={styles.art} src={drawn} alt="" draggable={false} />
        {hidden && (
          <span className={styles.kind}>
            <EyeOff size="1.3em" aria-hidden />
          </span>
        )}
      </div>
    </div>
  );
}
