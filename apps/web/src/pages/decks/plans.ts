import { useStrings } from "../../strings/index.ts";

/** What a deck wants in the language of the settings; decks of one's own say nothing. */
export function usePlan(): (key: string, english: string) => string {
  const { plans } = useStrings();
  return (key, english) => (english === "" ? "" : (plans[key] ?? english));
}
