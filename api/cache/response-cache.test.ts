import { describe, expect, it } from 'vitest';
import { Answer } from './answer.ts';
import { negotiateEncoding } from './encoding.ts';
import { normaliseAddress, ResponseCache } from './response-cache.ts';

const answerOf = (text: string, kept = true): Answer =>
  new Answer({ body: Buffer.from(text), headers: { 'content-type': 'text/plain' }, kept });

describe('normaliseAddress', () => {
  it.each([
    ['/a/b', '/a/b'],
    ['/a?', '/a'],
    ['/a?y=2&x=1', '/a?x=1&y=2'],
    ['/a?ids=[1,2]', '/a?ids=%5B1%2C2%5D'],
    ['/a?ids=%5b1,2%5D', '/a?ids=%5B1%2C2%5D'],
    ['/a?x=+', '/a?x=%20'],
    ['/a?x=%2B', '/a?x=%2B'],
    ['/a%2Fb', '/a%2Fb'],
    ['/%41', '/A'],
    ['/a?x=%zz', '/a?x=%zz'],
  ])('%s is kept as %s', (url, key) => {
    expect(normaliseAddress(url)).toBe(key);
    expect(normaliseAddress(key)).toBe(key);
  });
});

describe('negotiateEncoding', () => {
  it.each([
    [undefined, 'identity'],
    ['gzip, deflate, br, zstd', 'br'],
    ['gzip', 'gzip'],
    ['br;q=0, gzip', 'gzip'],
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

  it('keeps no failure, and nothing that asks not to be kept', async () => {
    const cache = new ResponseCache(100_000);
    await expect(cache.getOrMake('/a', () => Promise.reject(new Error('no')))).rejects.toThrow('no');
    await cache.getOrMake('/b', async () => answerOf('x', false));
    expect(cache.get('/a')).toBeUndefined();
    expect(cache.get('/b')).toBeUndefined();
    expect((await cache.getOrMake('/a', async () => answerOf('y'))).body.toString()).toBe('y');
  });

  it('lets go of the least recently used answers when it is full', async () => {
    const cache = new ResponseCache(10_000);
    for (const name of ['/1', '/2', '/3', '/4'])
      await cache.getOrMake(name, async () => answerOf('x'.repeat(2000)));
    expect(cache.get('/1')).toBeUndefined();
    expect(cache.get('/4')).toBeDefined();
    expect(cache.size.bytes).toBeLessThanOrEqual(10_000);
  });

  it('counts encodings that are added later', async () => {
    const cache = new ResponseCache(100_000);
    const answer = await cache.getOrMake('/a', async () => answerOf('ab'.repeat(5000)));
    const before = cache.size.bytes;
    const { body } = await answer.prepare('br');
    cache.measure('/a');
    expect(cache.size.bytes).toBe(before + body.length);
  });
});
