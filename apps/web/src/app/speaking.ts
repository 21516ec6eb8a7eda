import { type Language, useSettings } from "./settings.ts";

/** Tells the language of the settings, now and whenever it changes; returns what ends it. */
export function whileSpeaking(tell: (language: Language) => void): () => void {
  tell(useSettings.getState().language);
  return useSettings.subscribe(({ language }, before) => {
    if (language !== before.language) tell(language);
  });
}
