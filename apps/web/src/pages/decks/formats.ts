import { useStrings } from "../../strings/index.ts";

/** What a format is called; one that only the server knows, as it calls it. */
export function useFormatNames(): (format: string) => string {
  const { formats } = useStrings().decks;
  return (format) => (Object.hasOwn(formats, format) ? formats[format as keyof typeof formats] : format);
}
