/**
 * Messages to clients as the bytes that go over the wire (RFC 6455, 5.2: whole, unmasked, of a server), written as strings in
 * which each character is a byte. Several of them are one string, and one call sends it: made of buffers, a message is two
 * of them, and each costs as much as all of this.
 */
export function textFrame(text: string): string {
  const size = Buffer.byteLength(text);
  const bytes = size === text.length ? text : Buffer.from(text, "utf8").toString("latin1");
  if (size < 126) return TEXT + String.fromCharCode(size) + bytes;
  if (size < 0x10000) return TEXT + String.fromCharCode(126, size >>> 8, size & 255) + bytes;
  return TEXT + String.fromCharCode(127, 0, 0, 0, 0, size >>> 24, (size >>> 16) & 255, (size >>> 8) & 255, size & 255) + bytes;
}

/** The last frame of a message (128), and what kind it is. */
const TEXT = String.fromCharCode(128 | 1);
export const PING_FRAME = String.fromCharCode(128 | 9, 0);
