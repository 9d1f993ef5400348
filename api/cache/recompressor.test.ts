import { brotliDecompressSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { Answer } from './answer.ts';
import { type KeptPlace, Recompressor } from './recompressor.ts';

const text = Array.from({ length: 4000 }, (_, index) => `${index * index},${index % 7}`).join(';');
const answerOf = (body: string, type = 'text/plain'): Answer =>
  new Answer({ body: Buffer.from(body), headers: { 'content-type': type } });
const header = ({ headers }: { headers: readonly string[] }, name: string): string | undefined => {
  const at = headers.indexOf(name);
  return at === -1 ? undefined : headers[at + 1];
};
const unexpected = (error: unknown): void => {
  throw error;
};

/** An answer as it is kept, and what became of it. */
function kept(answer: Answer, key: string): KeptPlace & { measured: number; letGo(): void } {
  let pending: Answer | undefined = answer;
  const place = {
    key,
    measured: 0,
    find: () => pending,
    measure: () => {
      place.measured += 1;
    },
    letGo: () => {
      pending = undefined;
    },
  };
  return place;
}

describe('Recompressor', () => {
  it('makes an answer smaller at its second request, the same text under another tag', async () => {
    const recompressor = new Recompressor(unexpected);
    const answer = answerOf(text);
    const place = kept(answer, '/a');
    const quick = await answer.prepare('br');
    recompressor.requested(answer, place);
    expect(recompressor.waiting).toBe(0);
    recompressor.requested(answer, place);
    expect(recompressor.waiting).toBe(1);
    await expect.poll(() => place.measured, { timeout: 10_000 }).toBe(1);
    const best = await answer.prepare('br');
    expect(best.body.length).toBeLessThan(quick.body.length);
    expect(header(best, 'etag')).not.toBe(header(quick, 'etag'));
    expect(brotliDecompressSync(best.body).toString()).toBe((await answer.read()).toString());
    expect(answer.bytes).toBeGreaterThan(answer.length + best.body.length);
    // Once is enough.
    recompressor.requested(answer, place);
    expect(recompressor.waiting).toBe(0);
  });

  it('takes little effort while others wait, and changes the tag with the bytes', async () => {
    const [usual, little] = [answerOf(text), answerOf(text)];
    for (const encoding of ['br', 'gzip'] as const) {
      const [one, other] = [await usual.prepare(encoding), await little.prepare(encoding, 'little')];
      expect(other.body.length).toBeGreaterThan(one.body.length);
      expect(header(other, 'etag')).not.toBe(header(one, 'etag'));
      expect(usual.matches(header(other, 'etag'))).toBe(true);
    }
    const { body } = await little.prepare('br');
    expect(brotliDecompressSync(body).toString()).toBe(text);
  });

  it('skips small answers, and those no longer cached', async () => {
    const recompressor = new Recompressor(unexpected);
    const small = answerOf(text.slice(0, 5000));
    const gone = answerOf(text);
    const large = answerOf(`${text}!`);
    const places = [kept(small, '/small'), kept(gone, '/gone'), kept(large, '/large')] as const;
    // The first place is in work at once; the waiting ones are released meanwhile.
    for (const [answer, place] of [
      [large, places[2]],
      [gone, places[1]],
      [small, places[0]],
    ] as const) {
      recompressor.requested(answer, place);
      recompressor.requested(answer, place);
    }
    places[1].letGo();
    await expect.poll(() => recompressor.waiting, { timeout: 10_000 }).toBe(0);
    expect(large.isRecompressible).toBe(false);
    expect(gone.isRecompressible).toBe(true);
    expect(small.isRecompressible).toBe(true);
  });

  it('bounds what waits', () => {
    const recompressor = new Recompressor(unexpected);
    for (let number = 0; number < 500; number += 1) {
      const answer = answerOf(`${text}${number}`);
      recompressor.requested(answer, kept(answer, `/${number}`));
      recompressor.requested(answer, kept(answer, `/${number}`));
    }
    expect(recompressor.waiting).toBe(64);
    recompressor.stop();
    expect(recompressor.waiting).toBe(0);
  });

  it('logs a failure and goes on', async () => {
    const failures: unknown[] = [];
    const recompressor = new Recompressor((error) => failures.push(error));
    const broken = answerOf(text);
    broken.recompress = () => Promise.reject(new Error('no memory'));
    const whole = answerOf(text);
    for (const [answer, key] of [
      [broken, '/broken'],
      [whole, '/whole'],
    ] as const) {
      recompressor.requested(answer, kept(answer, key));
      recompressor.requested(answer, kept(answer, key));
    }
    await expect.poll(() => whole.isRecompressible, { timeout: 10_000 }).toBe(false);
    expect(failures).toEqual([new Error('no memory')]);
  });

  it('takes nothing more when it is stopped', () => {
    const recompressor = new Recompressor(unexpected);
    recompressor.stop();
    const answer = answerOf(text);
    recompressor.requested(answer, kept(answer, '/a'));
    recompressor.requested(answer, kept(answer, '/a'));
    expect(recompressor.waiting).toBe(0);
  });
});

describe('bodies that are compressed already', () => {
  it.each(['font/woff2', 'image/png', 'application/octet-stream', 'application/vnd.ms-excel'])(
    'of type %s are sent as they are',
    async (type) => {
      const variant = await answerOf(text, type).prepare('br');
      expect(header(variant, 'content-encoding')).toBeUndefined();
    },
  );

  it.each([
    'application/json; charset=utf-8',
    'application/problem+json',
    'image/svg+xml',
    'application/xml',
  ])('those of type %s are not', async (type) => {
    const variant = await answerOf(text, type).prepare('br');
    expect(header(variant, 'content-encoding')).toBe('br');
  });
});
