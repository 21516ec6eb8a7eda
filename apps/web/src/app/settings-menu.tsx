import { Link } from "@tanstack/react-router";
import { Settings2 } from "lucide-react";
import { Popover } from "radix-ui";
import { useStrings } from "../strings/index.ts";
import {
  LANGUAGES,
  type Language,
  langOf,
  type Motion,
  SPEEDS,
  type Speed,
  TEXT_SIZES,
  THEMES,
  type Theme,
  useSettings,
} from "./settings.ts";
import styles from "./settings-menu.module.css";
import { play } from "./sound.ts";

const MOTIONS: readonly Motion[] = ["system", "full", "reduced"];
/** Each in its own words. */
const NAMES: Readonly<Record<Language, string>> = { en: "English", de: "Deutsch", zh: "中文" };

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
  const { language, theme, textSize, motion, speed, autoEnd, sound, volume, hints, remind, change } = useSettings();
  return (
    <div className={styles.form}>
      <label className={styles.line}>
        <span>{app.settings.language}</span>
        <select className="field" value={language} onChange={(event) => change({ language: event.target.value as Language })}>
          {LANGUAGES.map((code) => (
            <option key={code} value={code} lang={langOf(code)}>
              {NAMES[code]}
            </option>
          ))}
        </select>
      </label>
      <label className={styles.line}>
        <span>{app.settings.theme}</span>
        <select className="field" value={theme} onChange={(event) => change({ theme: event.target.value as Theme })}>
          {THEMES.map((kind) => (
            <option key={kind} value={kind}>
              {app.settings.themes[kind]}
            </option>
          ))}
        </select>
      </label>
      <label className={styles.line}>
        <span>{app.settings.textSize}</span>
        <select className="field" value={textSize} onChange={(event) => change({ textSize: Number(event.target.value) })}>
          {TEXT_SIZES.map((percent) => (
            <option key={percent} value={percent}>
              {app.settings.percent(percent)}
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
      <label className={styles.line}>
        <span>{app.settings.volume}</span>
        <input
          type="range"
          className={styles.range}
          min={0}
          max={100}
          step={5}
          value={volume}
          disabled={!sound}
          aria-valuetext={app.settings.percent(volume)}
          onChange={(event) => change({ volume: Number(event.target.value) })}
          onPointerUp={() => play("chime")}
          onKeyUp={() => play("chime")}
        />
      </label>
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
        <Popover.Content className={styles.popover} sideOffset={8} align="end" collisionPadding={12} aria-label={app.settings.title}>
          <SettingsForm />
        </Popover.Content>
      </Popover.Portal>
    </Popover.Root>
  );
}
