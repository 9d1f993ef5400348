import { afterEach, describe, expect, it } from 'vitest';
import { exportChallenge } from '#contract/export-form.ts';
import { problem } from '#contract/problem.ts';
import type { ExportDeskOptions } from '../export-form/export-desk.ts';
import { startTestApp, type TestApp } from '../testing/test-app.ts';
import { openTestDesk, type TestDesk, wholeForm } from '../testing/test-desk.ts';

const ends: (() => Promise<void>)[] = [];
afterEach(async () => {
  for (const end of ends.splice(0).reverse()) await end();
});

async function start(
  file?: string,
  google?: ExportDeskOptions['google'],
): Promise<{ test: TestApp; desk: TestDesk }> {
  const desk = openTestDesk({ ...(file === undefined ? {} : { file }), google });
  ends.push(desk.close);
  const test = await startTestApp({ exportDesk: desk.desk });
  ends.push(test.close);
  return { test, desk };
}

const send = async (test: TestApp, solution: object): Promise<string> => {
  const url = '/api/v2/export-data';
  const response = await test.app.inject({ method: 'POST', url, payload: { ...wholeForm, ...solution } });
  return response.statusCode === 201 ? 'accepted' : problem.parse(response.json()).code;
};

const decoded = (solution: string) => JSON.parse(Buffer.from(solution, 'base64').toString());
const encoded = (value: unknown): string => Buffer.from(JSON.stringify(value)).toString('base64');

describe('a solution of the proof of work', () => {
  it('serves once, on every node of a store, and nowhere else', async () => {
    const one = await start();
    const two = await start(one.desk.file);
    const foreign = await start();
    const recaptcha = await one.desk.solve();
    expect(await send(foreign.test, { recaptcha })).toBe('captcha-failed');
    expect(await send(two.test, { recaptcha })).toBe('accepted');
    expect(await send(two.test, { recaptcha })).toBe('captcha-failed');
    expect(await send(one.test, { recaptcha })).toBe('captcha-failed');
    // Base64 has many spellings of one solution.
    expect(await send(one.test, { recaptcha: ` ${recaptcha}\n` })).toBe('captcha-failed');
  });

  it('is over after ten minutes, by the clock of the node that answers', async () => {
    const { test, desk } = await start();
    const recaptcha = await desk.solve();
    desk.setClock(11);
    expect(await send(test, { recaptcha })).toBe('captcha-failed');
    desk.setClock(8);
    expect(await send(test, { recaptcha })).toBe('accepted');
  });

  it('is refused when anything of it was changed', async () => {
    const { test, desk } = await start();
    const { challenge, solution } = decoded(await desk.solve());
    const parameters = challenge.parameters;
    const wrong = [
      { challenge, solution: { ...solution, derivedKey: '0'.repeat(64) } },
      { challenge: { ...challenge, signature: '0'.repeat(64) }, solution },
      { challenge: { ...challenge, parameters: { ...parameters, expiresAt: 4e9 } }, solution },
      { challenge: { ...challenge, parameters: { ...parameters, cost: 1 } }, solution },
      { challenge: { ...challenge, parameters: { ...parameters, cost: 1e9 } }, solution },
      { challenge: { ...challenge, parameters: { ...parameters, keyPrefix: '0' } }, solution },
      { challenge: { ...challenge, parameters: { ...parameters, keySignature: undefined } }, solution },
      { challenge: { ...challenge, parameters: { ...parameters, algorithm: 'SHA-256' } }, solution },
      { challenge: { ...challenge, signature: undefined }, solution },
      { challenge, solution: { ...solution, counter: -1 } },
      { challenge },
      {},
      null,
      [],
    ];
    for (const form of wrong)
      expect(await send(test, { recaptcha: encoded(form) }), JSON.stringify(form)).toBe('captcha-failed');
    for (const recaptcha of ['', 'x', '%%%', undefined, 7, null, encoded('x')])
      expect(await send(test, { recaptcha }), String(recaptcha)).toBe('captcha-failed');
    expect(await send(test, { recaptcha: encoded({ challenge, solution }) })).toBe('accepted');
  });

  it('comes in challenges that differ, and that are not cached', async () => {
    const { test } = await start();
    const answers = await Promise.all([1, 2].map(() => test.app.inject('/api/v2/export-challenge')));
    for (const { headers } of answers) expect(headers['cache-control']).toBe('no-store');
    const [first, second] = answers.map((answer) => exportChallenge.parse(answer.json()));
    expect(first).not.toEqual(second);
    expect(first).toMatchObject({
      kind: 'altcha',
      challenge: { parameters: { algorithm: 'PBKDF2/SHA-256' } },
    });
    expect((await test.app.inject('/api/v2/export-challenge?kind=other')).statusCode).toBe(400);
  });
});

describe('the answer to a sum', () => {
  const sendPlain = async (test: TestApp, solution: Record<string, string>): Promise<string> => {
    const response = await test.app.inject({
      method: 'POST',
      url: '/api/v2/export-data',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      payload: new URLSearchParams({ ...wholeForm, ...solution }).toString(),
    });
    return response.statusCode === 303 ? 'accepted' : problem.parse(response.json()).code;
  };

  it('serves once, with its own token, until it is over', async () => {
    const { test, desk } = await start();
    const foreign = await start();
    const sum = await desk.solveSum();
    const other = { ...sum, answer: String(Number(sum.answer) + 1) };
    expect(await sendPlain(test, other)).toBe('captcha-failed');
    expect(await sendPlain(test, { ...sum, answer: '' })).toBe('captcha-failed');
    expect(await sendPlain(test, { ...sum, recaptcha: 'x' })).toBe('captcha-failed');
    expect(await sendPlain(test, { ...sum, recaptcha: `${sum.recaptcha}xx` })).toBe('captcha-failed');
    expect(await sendPlain(test, { ...sum, recaptcha: sum.recaptcha.slice(1) })).toBe('captcha-failed');
    expect(await sendPlain(foreign.test, sum)).toBe('captcha-failed');
    desk.setClock(11);
    expect(await sendPlain(test, sum)).toBe('captcha-failed');
    desk.setClock(0);
    expect(await sendPlain(test, { ...sum, answer: ` ${sum.answer} ` })).toBe('accepted');
    expect(await sendPlain(test, sum)).toBe('captcha-failed');
  });

  it('serves a plain form alone', async () => {
    const { test, desk } = await start();
    expect(await send(test, await desk.solveSum())).toBe('captcha-failed');
    const response = await test.app.inject('/api/v2/export-challenge?kind=sum');
    expect(problem.parse(response.json()).code).toBe('unknown-parameter');
  });

  it('cannot be read out of its token', async () => {
    const { desk } = await start();
    const tokens = await Promise.all(Array.from({ length: 8 }, () => desk.desk.sums?.ask()));
    for (const question of tokens) {
      const text = Buffer.from(question?.token ?? '', 'base64url').toString('latin1');
      expect(text).not.toContain(question?.terms.join());
    }
    expect(new Set(tokens.map((question) => question?.token)).size).toBe(8);
  });

  it('is neither offered nor accepted where the captcha is Google’s', async () => {
    const { desk, test } = await start();
    const file = desk.file;
    const google = await start(file, {
      ...{ siteKey: 'site', secret: 'hidden', leastScore: 0.5, hostname: undefined },
      verifyUrl: 'http://127.0.0.1:1/',
    });
    const sum = await desk.solveSum();
    expect(google.desk.desk.sums).toBeNull();
    // Only Google could verify this token, and it is out of reach here.
    expect(await sendPlain(google.test, sum)).toBe('captcha-unavailable');
    expect(await sendPlain(test, sum)).toBe('accepted');
  });

  it('is replaced where it was at fault, by a sum that counts from the first', async () => {
    const { desk } = await start();
    const { sums } = desk.desk;
    const { recaptcha: token, answer } = await desk.solveSum();
    expect((await sums?.ask(token, true))?.token).toBe(token);
    const next = await sums?.ask(token, false);
    expect(next?.token).not.toBe(token);
    const sum = String((next?.terms[0] ?? 0) + (next?.terms[1] ?? 0));
    await expect(sums?.check(next?.token ?? '', sum)).resolves.toMatchObject({
      once: expect.stringMatching(/^sum /),
    });
    // Unknown or expired tokens count for nothing.
    for (const before of ['x', `${token}xx`])
      expect((await sums?.ask(before, true))?.token, answer).not.toBe(before);
    desk.setClock(11);
    expect((await sums?.ask(token, true))?.token).not.toBe(token);
  });

  it.each(['proof of work', 'sum'] as const)(
    'is refused when it comes sooner than a person writes: %s',
    async (kind) => {
      const { test, desk } = await start();
      const solution = kind === 'sum' ? await desk.solveSum() : { recaptcha: await desk.solve() };
      const sent = () =>
        kind === 'sum' ? sendPlain(test, solution as Record<string, string>) : send(test, solution);
      // Challenges of this desk are a minute old.
      desk.setClock(-58 / 60);
      expect(await sent()).toBe('captcha-failed');
      desk.setClock(-56 / 60);
      expect(await sent()).toBe('accepted');
    },
  );

  it('is refused with a field that no person sees', async () => {
    const { test, desk } = await start();
    const sum = await desk.solveSum();
    const recaptcha = await desk.solve();
    expect(await sendPlain(test, { ...sum, website: 'x' })).toBe('captcha-failed');
    expect(await send(test, { recaptcha, website: 'x' })).toBe('captcha-failed');
    expect(await sendPlain(test, { ...sum, website: '' })).toBe('accepted');
    expect(await send(test, { recaptcha })).toBe('accepted');
  });
});
