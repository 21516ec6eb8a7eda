import { STRENGTHS } from "@rulebound/bots";
import { useSettings } from "../../app/settings.ts";
import { botFace } from "../../card/art/bot-face.ts";
import { imageAddress } from "../../card/art.ts";
import { useStrings } from "../../strings/index.ts";
import styles from "./opponent.module.css";

const faces = new Map<string, string>();

function faceOf(bot: string): string {
  let face = faces.get(bot);
  if (face === undefined) {
    face = imageAddress(botFace(bot));
    faces.set(bot, face);
  }
  return face;
}

/** A bot as somebody one plays against: its face, what it is like, and how strong it has been measured to be. */
export function Opponent({ bot }: { readonly bot: string }) {
  const { bots, play } = useStrings();
  const language = useSettings((settings) => settings.language);
  const line = bots.lines[bot as keyof typeof bots.lines] ?? bots.machine;
  const strength = Object.hasOwn(STRENGTHS, bot) ? STRENGTHS[bot] : undefined;
  const percent = (share: number): string =>
    new Intl.NumberFormat(language, { style: "percent", maximumFractionDigits: 1 }).format(share / 100);
  const other = strength === undefined ? "" : (play.bots[strength.against as keyof typeof play.bots] ?? strength.against);
  return (
    <div className={styles.opponent} data-bot={bot}>
      <img src={faceOf(bot)} alt="" width={64} height={64} />
      <p>
        <span className={styles.line}>{line}</span>
        {strength !== undefined && (
          <span className={styles.strength} title={strength.command}>
            {bots.strength(percent(strength.won), other, percent(strength.low), percent(strength.high), strength.games)}
          </span>
        )}
      </p>
    </div>
  );
}
