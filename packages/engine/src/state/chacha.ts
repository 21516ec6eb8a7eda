/**
 * ChaCha20's block function (RFC 8439): from a key of eight words and a place in a stream, words that nobody can tell from
 * chance or continue without the key.
 */
const ROUNDS = 20;
const SIGMA = [0x61707865, 0x3320646e, 0x79622d32, 0x6b206574] as const;

function quarter(block: Int32Array, a: number, b: number, c: number, d: number): void {
  block[a] += block[b];
  block[d] = rotated(block[d] ^ block[a], 16);
  block[c] += block[d];
  block[b] = rotated(block[b] ^ block[c], 12);
  block[a] += block[b];
  block[d] = rotated(block[d] ^ block[a], 8);
  block[c] += block[d];
  block[b] = rotated(block[b] ^ block[c], 7);
}

const rotated = (x: number, by: number): number => (x << by) | (x >>> (32 - by));

function filled(key: readonly number[], from: number, counter: number, nonce: readonly number[]): Int32Array {
  const start = new Int32Array(16);
  for (let i = 0; i < 4; i++) start[i] = SIGMA[i];
  for (let i = 0; i < 8; i++) start[4 + i] = key[from + i];
  start[12] = counter;
  for (let i = 0; i < 3; i++) start[13 + i] = nonce[i];
  const block = start.slice();
  for (let round = 0; round < ROUNDS; round += 2) {
    quarter(block, 0, 4, 8, 12);
    quarter(block, 1, 5, 9, 13);
    quarter(block, 2, 6, 10, 14);
    quarter(block, 3, 7, 11, 15);
    quarter(block, 0, 5, 10, 15);
    quarter(block, 1, 6, 11, 12);
    quarter(block, 2, 7, 8, 13);
    quarter(block, 3, 4, 9, 14);
  }
  for (let i = 0; i < 16; i++) block[i] += start[i];
  return block;
}

/** One block of 16 words; the key lies in `words` from `from` on. */
export const chachaBlock = (words: readonly number[], from: number, counter: number, nonce: readonly number[]): number[] =>
  Array.from(filled(words, from, counter, nonce), (word) => word >>> 0);

/** Word number `at` of a stream. */
export const chachaWord = (words: readonly number[], from: number, stream: number, at: number): number =>
  filled(words, from, at >>> 4, [stream, 0, 0])[at & 15] >>> 0;
