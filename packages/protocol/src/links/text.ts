/**
 * What a link carries: a text, compressed, behind the #. No server sees it, and nothing is stored anywhere else. It runs in
 * browsers and in Node.
 */

/** As much as browsers, chat programs and mail pass on. Longer ones are not written, and not read. */
export const LONGEST_FRAGMENT = 8000;
/** Many times the longest case or replay that fits: a small link must not unfold to gigabytes. */
const LONGEST_TEXT = 400_000;

/** A link that cannot be written or read: the message says why. */
export class LinkError extends Error {}

export async function packed(text: string): Promise<string> {
  const bytes = await through(new TextEncoder().encode(text), new CompressionStream("deflate-raw"), Number.POSITIVE_INFINITY);
  const letters = btoa(bytes.reduce((so, byte) => so + String.fromCharCode(byte), ""))
    .replaceAll("+", "-")
    .replaceAll("/", "_")
    .replaceAll("=", "");
  if (letters.length > LONGEST_FRAGMENT)
    throw new LinkError(`it would be a link of ${letters.length} characters, and ${LONGEST_FRAGMENT} is the most: share it as a file`);
  return letters;
}

export async function unpacked(letters: string): Promise<string> {
  if (letters.length > LONGEST_FRAGMENT) throw new LinkError(`the link has more than ${LONGEST_FRAGMENT} characters`);
  if (!/^[\w-]+$/.test(letters)) throw new LinkError("the link is damaged");
  try {
    const bytes = Uint8Array.from(atob(letters.replaceAll("-", "+").replaceAll("_", "/")), (letter) => letter.charCodeAt(0));
    const text = await through(bytes, new DecompressionStream("deflate-raw"), LONGEST_TEXT);
    return new TextDecoder("utf-8", { fatal: true }).decode(text);
  } catch (error) {
    if (error instanceof LinkError) throw error;
    throw new LinkError("the link is damaged");
  }
}

type Bytes = Uint8Array<ArrayBuffer>;

async function through(bytes: Bytes, stream: { readable: ReadableStream; writable: WritableStream }, most: number): Promise<Bytes> {
  const writer = stream.writable.getWriter();
  // What is wrong with it is told by the reader.
  writer.write(bytes).catch(() => {});
  writer.close().catch(() => {});
  const reader = stream.readable.getReader() as ReadableStreamDefaultReader<Bytes>;
  const parts: Bytes[] = [];
  let length = 0;
  for (let part = await reader.read(); !part.done; part = await reader.read()) {
    parts.push(part.value);
    length += part.value.length;
    if (length > most) {
      await reader.cancel();
      throw new LinkError("the link holds more than a game or a case");
    }
  }
  const whole = new Uint8Array(length);
  let at = 0;
  for (const part of parts) {
    whole.set(part, at);
    at += part.length;
  }
  return whole;
}

/** What stands behind the #, by what it carries. */
export const CASE_LINK = "c=";
export const REPLAY_LINK = "r=";

/** `/judge#...`: a case, as YAML. */
export const caseFragment = async (yaml: string): Promise<string> => CASE_LINK + (await packed(yaml));

export const caseInFragment = async (fragment: string): Promise<string> => unpacked(afterPrefix(fragment, CASE_LINK));

/** Whether a fragment, with or without its #, carries that. */
export const carries = (fragment: string, prefix: string): boolean => fragment.replace(/^#/, "").startsWith(prefix);

export function afterPrefix(fragment: string, prefix: string): string {
  if (!carries(fragment, prefix)) throw new LinkError("the link is damaged");
  return fragment.replace(/^#/, "").slice(prefix.length);
}
