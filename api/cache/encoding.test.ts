import { describe, expect, it } from 'vitest';
import { toBytes } from './encoding.ts';

describe('a text as bytes', () => {
  it.each([
    ['nothing', ''],
    ['ASCII', '<p>Beans</p>'.repeat(1000)],
    ['accents among it', `${'<p>Production</p>'.repeat(2000)}feijão, 10–20 m²`],
    ['more beyond ASCII than there is room for', 'ã–𝒳'.repeat(3000)],
    ['a sign of four bytes at the very end of the room', `${'a'.repeat(3200)}${'ã'.repeat(127)}𝒳`],
    ['half of a sign', 'a\ud835b'],
  ])('is UTF-8: %s', (_name, text) => {
    expect(toBytes(text).equals(Buffer.from(text, 'utf8'))).toBe(true);
  });
});
