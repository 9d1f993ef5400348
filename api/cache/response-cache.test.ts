import { describe, expect, it } from 'vitest';
import { Answer } from './answer.ts';
import { negotiateEncoding } from './encoding.ts';
import { ResponseCache } from './response-cache.ts';

const answerOf = (text: string, kept = true): Answer =>
  new Answer({ body: Buffer.from(text), headers: { 'content-type': 'text/plain' }, kept });

describe('negotiateEncoding', () => {
  it.each([
    [undefined, 'identity'],
    ['gzip, deflate, br, zstd', 'br'],
    ['gzip', 'gzip'],
    ['br;q=0, gzip', 'gzip'],
    ['br;q=0, *', 'gzip'],
    ['BR', 'br'],
    ['br;q=0.1, gzip;q=0.9', 'gzip'],
    ['*', 'br'],
    ['identity', 'identity'],
    ['', 'identity'],
    ['gzip;q=0', 'identity'],
    [';;q=,,', 'identity'],
  ] as const)('%s means %s', (header, encoding) => {
    expect(negotiateEncoding(header)).toBe(encoding);
    expect(negotiateEncoding(header)).toBe(encoding);
  });
});

describe('ResponseCache', () => {
  it('makes an answer once, for all spellings and all who wait', async () => {
    const cache = new ResponseCache(100_000);
    let made = 0;
    const make = async (): Promise<Answer> => {
      made += 1;
      return answerOf('x');
    };
    await Promise.all([
      cache.getOrMake('/a?y=2&x=1', make),
      cache.getOrMake('/a?x=1&y=2', make),
      cache.getOrMake('/a?x=1&y=%32', make),
    ]);
    expect(made).toBe(1);
    expect(cache.get('/a?y=2&x=1')).toBe(cache.get('/a?x=1&y=%32'));
  });

  it('caches no failure and nothing marked as not cacheable', async () => {
    const cache = new ResponseCache(100_000);
    await expect(cache.getOrMake('/a', () => Promise.reject(new Error('no')))).rejects.toThrow('no');
    await cache.getOrMake('/b', async () => answerOf('x', false));
    expect(cache.get('/a')).toBeUndefined();
    expect(cache.get('/b')).toBeUndefined();
    const made = await cache.getOrMake('/a', async () => answerOf('y'));
    expect((await made.read()).toString()).toBe('y');
  });

  it('lets go of the least recently used answers when it is full', async () => {
    const cache = new ResponseCache(10_000);
    for (const name of ['/1', '/2', '/3', '/4'])
      await cache.getOrMake(name, async () => answerOf('x'.repeat(2000)));
    expect(cache.get('/1')).toBeUndefined();
    expect(cache.get('/4')).toBeDefined();
    expect(cache.size.bytes).toBeLessThanOrEqual(10_000);
  });

  it('knows the address that names its own release as the one that names none', async () => {
    const cache = new ResponseCache(100_000, 'r1');
    const answer = await cache.getOrMake('/a?v=r1&x=1', async () => answerOf('x'));
    expect(cache.get('/a?x=1')).toBe(answer);
    expect(cache.get('/a?x=1&v=r2')).toBeUndefined();
  });

  it('keeps the order of a name that is in the address twice', async () => {
    const cache = new ResponseCache(100_000);
    await cache.getOrMake('/a?x=2&x=1', async () => answerOf('2 first'));
    expect(cache.get('/a?x=1&x=2')).toBeUndefined();
  });

  it('counts headers and keys, so that many small answers stay within the bound', async () => {
    const cache = new ResponseCache(100_000);
    const headers = { 'content-type': 'text/plain', 'x-long': 'y'.repeat(1000) };
    for (let number = 0; number < 200; number += 1)
      await cache.getOrMake(
        `/${'a'.repeat(1000)}/${number}`,
        async () => new Answer({ body: Buffer.from('x'), headers }),
      );
    expect(cache.size.answers).toBeLessThanOrEqual(100_000 / 4000);
    expect(cache.size.bytes).toBeLessThanOrEqual(100_000);
  });

  it('keeps bodies of answers within the same bound, and evicts the excess', async () => {
    const cache = new ResponseCache(100_000);
    cache.holdValue('/a?y=1&x=2', { figures: [1] }, 501);
    expect(cache.heldValue('/a?x=2&y=1')).toEqual({ figures: [1] });
    const before = cache.size.bytes;
    expect(before).toBeGreaterThan(1000);
    cache.holdValue('/large', { figures: [2] }, 50_000);
    expect(cache.heldValue('/large')).toBeUndefined();
    for (let number = 0; number < 100; number += 1) cache.holdValue(`/${number}`, number, 500);
    expect(cache.size.bytes).toBeLessThanOrEqual(100_000 / 3);
    expect(cache.heldValue('/a?x=2&y=1')).toBeUndefined();
  });

  it('counts encodings that are added later', async () => {
    const cache = new ResponseCache(100_000);
    const answer = await cache.getOrMake('/a', async () => answerOf('ab'.repeat(5000)));
    const before = cache.size.bytes;
    const { body } = await answer.prepare('br');
    cache.measure('/a');
    expect(cache.size.bytes).toBeGreaterThanOrEqual(before + body.length);
    expect(cache.size.bytes).toBeLessThan(before + body.length + 2000);
  });
});
