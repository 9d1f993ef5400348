import { brotliDecompressSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { Answer } from './answer.ts';
import { Improver } from './improver.ts';

const text = Array.from({ length: 4000 }, (_, index) => `${index * index},${index % 7}`).join(';');
const answerOf = (body: string, type = 'text/plain'): Answer =>
  new Answer({ body: Buffer.from(body), headers: { 'content-type': type } });
const unexpected = (error: unknown): void => {
  throw error;
};

describe('Improver', () => {
  it('makes answers smaller one after the other, the same text under another tag', async () => {
    const improver = new Improver(unexpected);
    const answers = [answerOf(text), answerOf(`${text}!`)];
    const quick = await Promise.all(answers.map((answer) => answer.prepare('br')));
    const order: number[] = [];
    await new Promise<void>((resolve) => {
      for (const [index, answer] of answers.entries()) {
        improver.add(answer, () => {
          order.push(index);
          if (order.length === answers.length) resolve();
        });
      }
    });
    expect(order).toEqual([0, 1]);
    for (const [index, answer] of answers.entries()) {
      const best = await answer.prepare('br');
      expect(best.body.length).toBeLessThan(quick[index]?.body.length ?? 0);
      expect(best.headers['etag']).not.toBe(quick[index]?.headers['etag']);
      expect(brotliDecompressSync(best.body).toString()).toBe(answer.body.toString());
      expect(answer.bytes).toBe(answer.body.length + best.body.length);
    }
  });

  it('leaves small answers as they are', async () => {
    const improver = new Improver(unexpected);
    const small = answerOf(text.slice(0, 5000));
    const large = answerOf(text);
    const before = await small.prepare('br');
    let smallDone = false;
    improver.add(small, () => {
      smallDone = true;
    });
    await new Promise<void>((resolve) => improver.add(large, resolve));
    expect(smallDone).toBe(false);
    expect(await small.prepare('br')).toBe(before);
  });

  it('tells of a failure and goes on', async () => {
    const failures: unknown[] = [];
    const improver = new Improver((error) => failures.push(error));
    const broken = answerOf(text);
    broken.improve = () => Promise.reject(new Error('no memory'));
    improver.add(broken);
    await new Promise<void>((resolve) => improver.add(answerOf(text), resolve));
    expect(failures).toEqual([new Error('no memory')]);
  });

  it('forgets what is waiting when it is stopped', async () => {
    const improver = new Improver(unexpected);
    const done: string[] = [];
    const first = new Promise<void>((resolve) => improver.add(answerOf(text), resolve));
    improver.add(answerOf(text), () => done.push('second'));
    improver.stop();
    improver.add(answerOf(text), () => done.push('third'));
    await first;
    await new Promise((resolve) => setImmediate(resolve));
    expect(done).toEqual([]);
  });
});

describe('bodies that are compressed already', () => {
  it.each(['font/woff2', 'image/png', 'application/octet-stream', 'application/vnd.ms-excel'])(
    'of type %s are sent as they are',
    async (type) => {
      const { headers } = await answerOf(text, type).prepare('br');
      expect(headers['content-encoding']).toBeUndefined();
    },
  );

  it.each([
    'application/json; charset=utf-8',
    'application/problem+json',
    'image/svg+xml',
    'application/xml',
  ])('those of type %s are not', async (type) => {
    const { headers } = await answerOf(text, type).prepare('br');
    expect(headers['content-encoding']).toBe('br');
  });
});
