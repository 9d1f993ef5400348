import { afterEach, describe, expect, it } from 'vitest';
import { exportChallenge } from '#contract/export-form.ts';
import { problem } from '#contract/problem.ts';
import { startTestApp, type TestApp } from '../testing/test-app.ts';
import { openTestDesk, solve, solveSum, type TestDesk, wholeForm } from '../testing/test-desk.ts';

const ends: (() => Promise<void>)[] = [];
afterEach(async () => {
  for (const end of ends.splice(0).reverse()) await end();
});

async function start(file?: string): Promise<{ test: TestApp; desk: TestDesk }> {
  const desk = openTestDesk(file === undefined ? {} : { file });
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
    const recaptcha = await solve(one.test.app);
    expect(await send(foreign.test, { recaptcha })).toBe('captcha-failed');
    expect(await send(two.test, { recaptcha })).toBe('accepted');
    expect(await send(two.test, { recaptcha })).toBe('captcha-failed');
    expect(await send(one.test, { recaptcha })).toBe('captcha-failed');
    // Base64 has many spellings of one solution.
    expect(await send(one.test, { recaptcha: ` ${recaptcha}\n` })).toBe('captcha-failed');
  });

  it('is over after ten minutes, by the clock of the node that is asked', async () => {
    const { test, desk } = await start();
    const recaptcha = await solve(test.app);
    desk.setClock(11);
    expect(await send(test, { recaptcha })).toBe('captcha-failed');
    desk.setClock(-5);
    expect(await send(test, { recaptcha })).toBe('accepted');
  });

  it('is refused when anything of it was changed', async () => {
    const { test } = await start();
    const { challenge, solution } = decoded(await solve(test.app));
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
    for (const given of wrong)
      expect(await send(test, { recaptcha: encoded(given) }), JSON.stringify(given)).toBe('captcha-failed');
    for (const recaptcha of ['', 'x', '%%%', undefined, 7, null, encoded('x')])
      expect(await send(test, { recaptcha }), String(recaptcha)).toBe('captcha-failed');
    expect(await send(test, { recaptcha: encoded({ challenge, solution }) })).toBe('accepted');
  });

  it('is asked for by challenges that differ, and that nobody keeps', async () => {
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
  it('serves once, with its own token, until it is over', async () => {
    const { test, desk } = await start();
    const foreign = await start();
    const asked = await solveSum(test.app);
    const other = { ...asked, answer: String(Number(asked.answer) + 1) };
    expect(await send(test, other)).toBe('captcha-failed');
    expect(await send(test, { ...asked, answer: '' })).toBe('captcha-failed');
    expect(await send(test, { ...asked, recaptcha: `${asked.recaptcha}x` })).toBe('captcha-failed');
    expect(await send(test, { ...asked, recaptcha: asked.recaptcha.slice(1) })).toBe('captcha-failed');
    expect(await send(foreign.test, asked)).toBe('captcha-failed');
    desk.setClock(11);
    expect(await send(test, asked)).toBe('captcha-failed');
    desk.setClock(0);
    expect(await send(test, { ...asked, answer: ` ${asked.answer} ` })).toBe('accepted');
    expect(await send(test, asked)).toBe('captcha-failed');
  });
});
