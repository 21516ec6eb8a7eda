/** A case within a link: its text, compressed, behind the #. Nothing is stored anywhere else. */
const PREFIX = "#c=";

async function through(bytes: Uint8Array<ArrayBuffer>, stream: GenericTransformStream): Promise<Uint8Array<ArrayBuffer>> {
  const result = new Blob([bytes]).stream().pipeThrough(stream as ReadableWritablePair<Uint8Array<ArrayBuffer>, Uint8Array<ArrayBuffer>>);
  return new Uint8Array(await new Response(result).arrayBuffer());
}

export async function linkTo(text: string): Promise<string> {
  const bytes = await through(new TextEncoder().encode(text), new CompressionStream("deflate-raw"));
  const letters = btoa(String.fromCharCode(...bytes))
    .replaceAll("+", "-")
    .replaceAll("/", "_")
    .replaceAll("=", "");
  return `${location.origin}/judge${PREFIX}${letters}`;
}

export const isCaseLink = (hash: string): boolean => hash.startsWith(PREFIX);

/** Throws where the link is damaged. */
export async function textOfLink(hash: string): Promise<string> {
  const letters = hash.slice(PREFIX.length).replaceAll("-", "+").replaceAll("_", "/");
  const bytes = Uint8Array.from(atob(letters), (letter) => letter.charCodeAt(0));
  return new TextDecoder("utf-8", { fatal: true }).decode(await through(bytes, new DecompressionStream("deflate-raw")));
}
