import { Link } from "@tanstack/react-router";
import { Settings2 } from "lucide-react";
import { Popover } from "radix-ui";
import { useStrings } from "../strings/index.ts";
import { type Language, type Motion, SPEEDS, type Speed, useSettings } from "./settings.ts";
import styles from "./settings-menu.module.css";

const MOTIONS: readonly Motion[] = ["system", "full", "reduced"];
const LANGUAGES: readonly (readonly [Language, string])[] = [
  ["en", "English"],
  ["de", "Deutsch"],
];

function Switch({ name, isOn, change }: { readonly name: string; readonly isOn: boolean; readonly change: (isOn: boolean) => void }) {
  return (
    <label className={styles.line}>
      <span>{name}</span>
      <input
        type="checkbox"
        role="switch"
        aria-checked={isOn}
        className={styles.switch}
        checked={isOn}
        onChange={(event) => change(event.target.checked)}
      />
    </label>
  );
}

export function SettingsForm() {
  const { app, card } = useStrings();
  const { language, motion, speed, autoEnd, sound, hints, remind, change } = useSettings();
  return (
    <div className={styles.form}>
      <label className={styles.line}>
        <span>{app.settings.language}</span>
        <select className="field" value={language} onChange={(event) => change({ language: event.target.value as Language })}>
          {LANGUAGES.map(([code, name]) => (
            <option key={code} value={code} lang={code}>
              {name}
            </option>
          ))}
        </select>
      </label>
      <label className={styles.line}>
        <span>{app.settings.motion}</span>
        <select className="field" value={motion} onChange={(event) => change({ motion: event.target.value as Motion })}>
          {MOTIONS.map((kind) => (
            <option key={kind} value={kind}>
              {app.settings.motions[kind]}
            </option>
          ))}
        </select>
      </label>
      <label className={styles.line}>
        <span>{app.settings.speed}</span>
        <select className="field" value={speed} onChange={(event) => change({ speed: event.target.value as Speed })}>
          {SPEEDS.map((kind) => (
            <option key={kind} value={kind}>
              {app.settings.speeds[kind]}
            </option>
          ))}
        </select>
      </label>
      <Switch name={app.settings.autoEnd} isOn={autoEnd} change={(isOn) => change({ autoEnd: isOn })} />
      <Switch name={app.settings.sound} isOn={sound} change={(isOn) => change({ sound: isOn })} />
      <Switch name={app.settings.hints} isOn={hints} change={(isOn) => change({ hints: isOn })} />
      <Switch name={app.settings.remind} isOn={remind} change={(isOn) => change({ remind: isOn })} />
      <Link to="/cards/{-$at}" params={{ at: "reading" }} hash="images">
        {card.images.title}
      </Link>
    </div>
  );
}

export function SettingsMenu() {
  const { app } = useStrings();
  return (
    <Popover.Root>
      <Popover.Trigger className="button quiet" aria-label={app.settings.title} title={app.settings.title}>
        <Settings2 size={20} aria-hidden />
      </Popover.Trigger>
      <Popover.Portal>
        <Popover.Content className={styles.popover} sideOffset={8} align="end" collisionPadding={12}>
          <SettingsForm />
        </Popover.Content>
      </Popover.Portal>
    </Popover.Root>
  );
}
