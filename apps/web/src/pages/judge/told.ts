import type { Told, ToldEvent } from "@rulebound/cases/judging";
import { english, type LogPlace, type LogPlayer } from "@rulebound/languages";
import { useGameWords, useStrings } from "../../strings/index.ts";
import { useWhyNot } from "../../strings/refusals.ts";

const player = (seat: number): LogPlayer | null => (seat < 0 ? null : { name: `P${seat + 1}`, isYou: false });

function place(told: ToldEvent["at"]): LogPlace | null {
  if (told === null || !("base" in told)) return told;
  const base = player(told.base);
  return base === null ? null : { base };
}

/** What happened in a case, in the language of the settings: in English in the words of the notation. */
export function useToldWords(): (told: Told) => string {
  const language = useGameWords();
  const { judge } = useStrings();
  const whyNot = useWhyNot();
  return ({ words, event, refused }) => {
    if (language === english) return words;
    if (event !== undefined)
      return language.logLine(event, {
        player: player(event.player),
        object: event.object,
        source: event.source,
        at: place(event.at),
        from: place(event.from),
        to: place(event.to),
      });
    return refused === undefined ? words : judge.story.refusedFor(whyNot({ detail: words, ...refused }));
  };
}
