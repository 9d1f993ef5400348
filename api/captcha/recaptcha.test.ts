import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { afterEach, describe, expect, it } from 'vitest';
import { startTestApp } from '../testing/test-app.ts';
import { openTestDesk } from '../testing/test-desk.ts';
import { recaptcha } from './recaptcha.ts';

const ends: (() => void)[] = [];
afterEach(() => {
  for (const end of ends.splice(0)) end();
});

/** A server in place of Google's, with the parameters that it received. */
async function standIn(answer: (response: ServerResponse, request: IncomingMessage) => void): Promise<{
  check(token: string): Promise<unknown>;
  told: URLSearchParams[];
  headers: IncomingMessage['headers'][];
}> {
  const received: URLSearchParams[] = [];
  const headers: IncomingMessage['headers'][] = [];
  const server = createServer((request, response) => {
    let text = '';
    request.on('data', (chunk: Buffer) => {
      text += chunk.toString();
    });
    request.on('end', () => {
      received.push(new URLSearchParams(text));
      headers.push(request.headers);
      answer(response, request);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  ends.push(() => {
    server.closeAllConnections();
    server.close();
  });
  const address = server.address();
  const port = typeof address === 'object' && address !== null ? address.port : 0;
  const captcha = recaptcha({
    siteKey: 'site',
    secret: 'hidden',
    leastScore: 0.5,
    hostname: 'beans.example',
    verifyUrl: `http://127.0.0.1:${port}/siteverify`,
    fetch,
    clock: () => new Date('2026-11-23T12:00:00Z'),
  });
  return { check: (token) => captcha.check(token), told: received, headers };
}

const json = (value: unknown) => (response: ServerResponse) =>
  void response.setHeader('content-type', 'application/json').end(JSON.stringify(value));

const passes = { success: true, hostname: 'beans.example', score: 0.9, action: 'export_data' };

describe('Google reCAPTCHA', () => {
  it('is let into pages by the addresses of its files, and not by whole origins', async () => {
    const google = {
      siteKey: 'site',
      secret: 'hidden',
      leastScore: 0.5,
      hostname: undefined,
      verifyUrl: 'x:',
    };
    const desk = openTestDesk({ google });
    const renderPage = async () => ({ status: 200, html: 'page', language: 'pt' as const });
    const test = await startTestApp({ exportDesk: desk.desk, renderPage });
    ends.push(() => void test.close().then(desk.close));
    const policy = String((await test.app.inject('/pt')).headers['content-security-policy']);
    const allowed = policy.match(/https:[^ ;]+/g);
    expect(new Set(allowed)).toEqual(
      new Set(['https://www.google.com/recaptcha/', 'https://www.gstatic.com/recaptcha/']),
    );
    expect(allowed).toHaveLength(6);
  });

  it('passes on the token and the secret, nothing of the visitor, and returns the id of the solution', async () => {
    const { check, told } = await standIn(json(passes));
    expect(await check('token')).toEqual({
      once: 'recaptcha token',
      expiresAt: new Date('2026-11-23T12:02:00Z'),
    });
    expect(told.map((query) => [...query])).toEqual([
      [
        ['secret', 'hidden'],
        ['response', 'token'],
      ],
    ]);
  });

  it('takes version 2, which has no score and no action', async () => {
    const { check } = await standIn(json({ success: true, hostname: 'beans.example', challenge_ts: 'x' }));
    expect(await check('token')).toMatchObject({ once: 'recaptcha token' });
  });

  it.each([
    ['a failure', { success: false, 'error-codes': ['invalid-input-response'] }],
    ['a token that served before', { success: false, 'error-codes': ['timeout-or-duplicate'] }],
    ['a low score', { ...passes, score: 0.49 }],
    ['another host', { ...passes, hostname: 'evil.example' }],
    ['no host', { ...passes, hostname: undefined }],
    ['another action', { ...passes, action: 'login' }],
  ])('refuses %s', async (_what, answer) => {
    const { check } = await standIn(json(answer));
    await expect(check('token')).rejects.toMatchObject({ code: 'captcha-failed' });
  });

  it.each([
    ['a wrong secret', json({ success: false, 'error-codes': ['invalid-input-secret'] })],
    ['an answer that is no JSON', (response: ServerResponse) => void response.end('<html>')],
    ['an answer of another shape', json({ success: 'true' })],
    ['a list', json([passes])],
    [
      'a status of failure',
      (response: ServerResponse) => void response.writeHead(500).end('{"success":true}'),
    ],
    ['a redirect', (response: ServerResponse) => void response.writeHead(302, { location: '/other' }).end()],
    ['a connection that is cut', (response: ServerResponse) => void response.destroy()],
  ])('cannot tell by %s', async (_what, answer) => {
    const { check } = await standIn(answer);
    await expect(check('token')).rejects.toMatchObject({ code: 'captcha-unavailable', status: 503 });
  });

  it('waits for 5 s and no longer', { tags: ['sweep'] }, async () => {
    const { check } = await standIn(() => {});
    const began = performance.now();
    await expect(check('token')).rejects.toMatchObject({ code: 'captcha-unavailable' });
    expect(performance.now() - began).toBeGreaterThan(4900);
    expect(performance.now() - began).toBeLessThan(9000);
  });

  it('does not send a token of any length', async () => {
    const { check, told } = await standIn(json(passes));
    await expect(check('x'.repeat(9000))).rejects.toMatchObject({ code: 'captcha-failed' });
    expect(told).toEqual([]);
  });
});
