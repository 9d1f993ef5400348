import type { DeriveKeyFunction } from 'altcha-lib';

/** PBKDF2 with SHA-256 (RFC 8018, FIPS 180-4) for plain HTTP, where browsers have no `crypto.subtle`; password, salt and key are one block each. */

const primes: number[] = [];
for (let n = 2; primes.length < 64; n += 1) if (primes.every((prime) => n % prime !== 0)) primes.push(n);

/** SHA-256 begins with the fractions of these primes' roots, as words of 32 bits. */
const fraction = (root: number): number => ((root % 1) * 2 ** 32) | 0;
const constants = Int32Array.from(primes, (prime) => fraction(Math.cbrt(prime)));
const start = Int32Array.from(primes.slice(0, 8), (prime) => fraction(Math.sqrt(prime)));

const words = new Int32Array(64);
const at = (list: Int32Array, index: number): number => list[index] ?? 0;
const rotate = (word: number, by: number): number => (word >>> by) | (word << (32 - by));

/** SHA-256 of one more block of 16 words; `after` may be the block itself. */
function compress(before: Int32Array, block: Int32Array, after: Int32Array): void {
  words.set(block);
  for (let i = 16; i < 64; i += 1) {
    const near = at(words, i - 2);
    const far = at(words, i - 15);
    const mixed =
      (rotate(near, 17) ^ rotate(near, 19) ^ (near >>> 10)) +
      (rotate(far, 7) ^ rotate(far, 18) ^ (far >>> 3));
    words[i] = mixed + at(words, i - 7) + at(words, i - 16);
  }
  let [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0, g = 0, h = 0] = before;
  for (let i = 0; i < 64; i += 1) {
    const one =
      h +
      (rotate(e, 6) ^ rotate(e, 11) ^ rotate(e, 25)) +
      ((e & f) ^ (~e & g)) +
      at(constants, i) +
      at(words, i);
    const two = (rotate(a, 2) ^ rotate(a, 13) ^ rotate(a, 22)) + ((a & b) ^ (a & c) ^ (b & c));
    h = g;
    g = f;
    f = e;
    e = (d + one) | 0;
    d = c;
    c = b;
    b = a;
    a = (one + two) | 0;
  }
  const all = [a, b, c, d, e, f, g, h];
  for (let i = 0; i < 8; i += 1) after[i] = at(before, i) + (all[i] ?? 0);
}

/** Bytes at the beginning of a block of 64, as its words. */
function toBlock(bytes: Uint8Array): Int32Array {
  const view = new DataView(new ArrayBuffer(64));
  bytes.forEach((byte, i) => void view.setUint8(i, byte));
  return Int32Array.from({ length: 16 }, (_, i) => view.getInt32(i * 4));
}

function stateOf(password: Uint8Array, pad: number): Int32Array {
  const state = new Int32Array(8);
  compress(
    start,
    toBlock(password).map((word) => word ^ (pad * 0x01010101)),
    state,
  );
  return state;
}

/** Ends a message whose last block begins with so many bytes, behind a block of the password. */
function end(block: Int32Array, bytes: number): Int32Array {
  const last = block.slice();
  last[bytes / 4] = 0x80000000;
  last[15] = (64 + bytes) * 8;
  return last;
}

/** A key of 32 bytes, as `crypto.subtle` would derive it from a salt of 16. */
export const deriveInScript: DeriveKeyFunction = async ({ cost }, salt, password) => {
  const [inner, outer] = [stateOf(password, 0x36), stateOf(password, 0x5c)];
  const key = new Int32Array(8);
  const block = end(new Int32Array(16), 32);
  let message = end(toBlock(Uint8Array.of(...salt, 0, 0, 0, 1)), salt.length + 4);
  for (let round = 0; round < cost; round += 1) {
    compress(inner, message, block);
    compress(outer, block, block);
    for (let i = 0; i < 8; i += 1) key[i] = at(key, i) ^ at(block, i);
    message = block;
  }
  const derivedKey = new Uint8Array(32);
  const view = new DataView(derivedKey.buffer);
  key.forEach((word, i) => void view.setInt32(i * 4, word));
  return { derivedKey };
};
