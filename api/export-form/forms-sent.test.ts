import { connect } from 'node:net';
import { afterEach, describe, expect, it } from 'vitest';
import type { PageRequest } from '#contract/page.ts';
import { problem } from '#contract/problem.ts';
import { startTestApp, type TestApp } from '../testing/test-app.ts';
import { openTestDesk, reachable, type TestDesk, wholeForm } from '../testing/test-desk.ts';
import { selectRequests } from './command.ts';

const url = '/api/v2/export-data';
const ends: (() => Promise<void>)[] = [];
afterEach(async () => {
  for (const end of ends.splice(0).reverse()) await end();
});

async function start(
  options: Parameters<typeof startTestApp>[0] = {},
): Promise<{ app: TestApp['app']; desk: TestDesk; log: string[] }> {
  const desk = openTestDesk();
  ends.push(desk.close);
  const test = await startTestApp({ exportDesk: desk.desk, site: reachable, ...options });
  ends.push(test.close);
  return { app: test.app, desk, log: test.log };
}

const spanish = {
  'body-too-large': 'La solicitud es demasiado grande',
  'unsupported-media-type': 'Aquí no se leen solicitudes de este tipo',
  'malformed-json': 'No se puede leer el JSON de un parámetro o del cuerpo de la solicitud',
  'invalid-fields': 'Algunos campos no son válidos',
} as const;
const rows = ({ desk }: TestDesk) => desk.requests.use(selectRequests);
const json = { 'content-type': 'application/json' };

describe('what is sent to the export form', () => {
  it.each([
    [
      'a form of 1 MB',
      json,
      JSON.stringify({ ...wholeForm, FULL_NAME: 'a'.repeat(1e6) }),
      413,
      'body-too-large',
    ],
    ['one just too large', json, JSON.stringify({ x: 'a'.repeat(16 * 1024) }), 413, 'body-too-large'],
    [
      'a plain form of 1 MB',
      { 'content-type': 'application/x-www-form-urlencoded' },
      'a'.repeat(1e6),
      413,
      'body-too-large',
    ],
    ['text', { 'content-type': 'text/plain' }, JSON.stringify(wholeForm), 415, 'unsupported-media-type'],
    ['XML', { 'content-type': 'application/xml' }, '<a/>', 415, 'unsupported-media-type'],
    ['parts', { 'content-type': 'multipart/form-data; boundary=x' }, '--x--', 415, 'unsupported-media-type'],
    ['no type', { 'content-type': '' }, '{}', 415, 'unsupported-media-type'],
    ['half of JSON', json, '{"FULL_NAME":', 400, 'malformed-json'],
    ['bytes', json, '\u0000\u0001', 400, 'malformed-json'],
    ['nothing', json, '', 400, 'malformed-json'],
    ['a list', json, '[1,2]', 400, 'invalid-fields'],
    ['a number', json, '7', 400, 'invalid-fields'],
    ['null', json, 'null', 400, 'invalid-fields'],
    ['a prototype', json, '{"__proto__":{"FULL_NAME":"Ana"}}', 400, 'invalid-fields'],
    ['a deep tree', json, `${'['.repeat(5000)}${']'.repeat(5000)}`, 400, 'invalid-fields'],
  ])('%s is refused with its code', async (_what, headers, payload, status, code) => {
    const { app, desk } = await start();
    const response = await app.inject({ method: 'POST', url, headers, payload });
    expect(response.statusCode).toBe(status);
    expect(problem.parse(response.json()).code).toBe(code);
    expect(response.headers['cache-control']).toBe('no-store');
    expect(await rows(desk)).toEqual([]);
  });

  it.each(['GET', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'] as const)(
    '%s is no way to send it',
    async (method) => {
      const { app } = await start();
      const response = await app.inject({ method, url });
      expect(response.statusCode).toBe(405);
      expect(response.headers.allow).toBe('POST');
      // Scripts of other sites are not allowed: the header that they need is absent.
      expect(response.headers['access-control-allow-methods']).toBeUndefined();
    },
  );

  it('a megabyte on a real connection is answered, and one that is cut in the middle keeps nothing', async () => {
    const { app, desk, log } = await start();
    const origin = await app.listen({ port: 0, host: '127.0.0.1' });
    const response = await fetch(`${origin}${url}`, { method: 'POST', headers: json, body: 'a'.repeat(1e6) });
    expect(response.status).toBe(413);
    const port = Number(new URL(origin).port);
    const solution = { recaptcha: await desk.solve() };
    const text = JSON.stringify({ ...wholeForm, ...solution });
    await new Promise<void>((resolve) => {
      const head = `POST ${url} HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: ${text.length + 50}\r\n\r\n`;
      const socket = connect(port, '127.0.0.1', () => socket.write(head + text));
      socket.on('error', () => {});
      socket.on('close', () => resolve());
      setTimeout(() => socket.destroy(), 100);
    });
    expect((await fetch(`${origin}/healthz`)).status).toBe(200);
    expect(await rows(desk)).toEqual([]);
    expect(log.filter((line) => line.includes('"level":50'))).toEqual([]);
    expect(
      (await app.inject({ method: 'POST', url, payload: { ...wholeForm, ...solution } })).statusCode,
    ).toBe(201);
  });
});

describe('a plain form', () => {
  const seen: PageRequest[] = [];
  const pages = {
    renderPage: async (request: PageRequest) => {
      seen.push(request);
      return { status: 200, html: 'page', language: 'pt' as const };
    },
  };
  const post = (app: TestApp['app'], form: Record<string, string>) =>
    app.inject({
      method: 'POST',
      url,
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      payload: new URLSearchParams(form).toString(),
    });

  it('leads to the file with its permit', async () => {
    const { app, desk } = await start(pages);
    const response = await post(app, { ...wholeForm, ...(await desk.solveSum()) });
    expect(response.statusCode).toBe(303);
    expect(response.headers['cache-control']).toBe('no-store');
    const { location = '' } = response.headers;
    expect(location).toMatch(
      /^\/pt\/beans\/data\/consumption\.xlsx\?country=KEN&year=2017&permit=[\w-]{32}$/,
    );
    await desk.desk.permits.take(/permit=(.*)/.exec(location)?.[1], location);
    expect((await rows(desk))[0]?.full_name).toBe('Orlando Anderson');
  });

  it('comes again with what stood in it, its wrong fields and another sum', async () => {
    const { app, desk } = await start(pages);
    seen.length = 0;
    const response = await post(app, { ...wholeForm, FULL_NAME: '<b>Ana', EMAIL: '"', recaptcha: 'x' });
    expect([response.statusCode, response.body]).toEqual([400, 'page']);
    expect(response.headers['cache-control']).toBe('no-store');
    expect(response.headers['content-security-policy']).toContain("script-src 'self'");
    expect(seen).toHaveLength(1);
    expect(seen[0]?.path).toBe('/pt/about/export');
    expect(new URLSearchParams(seen[0]?.search).get('file')).toBe(
      '/pt/beans/data/consumption.xlsx?country=KEN&year=2017',
    );
    const { form, exportForm } = seen[0] ?? {};
    expect(form).toMatchObject({ code: 'invalid-fields', invalid: ['FULL_NAME', 'EMAIL'] });
    expect(form?.values).toMatchObject({ FULL_NAME: '<b>Ana', COUNTRY: 'BRA' });
    const { token: recaptcha = '', terms = [0, 0] } = (await exportForm?.askSum()) ?? {};
    const answer = String(terms[0] + terms[1]);
    desk.setClock(1);
    expect((await post(app, { ...wholeForm, recaptcha, answer })).statusCode).toBe(303);
    expect(await rows(desk)).toHaveLength(1);
    const unsolved = await post(app, { ...wholeForm });
    expect(unsolved.statusCode).toBe(403);
    expect(seen.at(-1)?.form).toMatchObject({ code: 'captcha-failed', invalid: [] });
    // The page at its own address has no form state.
    await app.inject('/pt/beans/data/consumption?country=KEN&year=2017');
    expect(seen.at(-1)?.form).toBeUndefined();
  });

  it('comes again with the same sum and its answer, until they have served or are wrong', async () => {
    const { app, desk } = await start(pages);
    const solution = await desk.solveSum();
    const newToken = async () => (await seen.at(-1)?.exportForm?.askSum())?.token;
    expect((await post(app, { ...wholeForm, ...solution, EMAIL: '"' })).statusCode).toBe(400);
    expect(await newToken()).toBe(solution.recaptcha);
    expect(seen.at(-1)?.form?.values['answer']).toBe(solution.answer);
    expect((await post(app, { ...wholeForm, ...solution, answer: '0' })).statusCode).toBe(403);
    expect(await newToken()).not.toBe(solution.recaptcha);
    expect(seen.at(-1)?.form?.values).not.toHaveProperty('answer');
    expect((await post(app, { ...wholeForm, ...solution })).statusCode).toBe(303);
    expect((await post(app, { ...wholeForm, ...solution })).statusCode).toBe(403);
    expect(await newToken()).not.toBe(solution.recaptcha);
  });

  it.each([
    ['too large', 'application/x-www-form-urlencoded', 'a'.repeat(1e5), 413, 'body-too-large'],
    ['of another type', 'multipart/form-data; boundary=x', '--x--', 415, 'unsupported-media-type'],
    ['text', 'text/plain', 'FULL_NAME=Ana', 415, 'unsupported-media-type'],
    ['broken', 'application/json', '{', 400, 'malformed-json'],
    ['of no file', 'application/x-www-form-urlencoded', 'FULL_NAME=Ana', 400, 'invalid-fields'],
  ] as const)(
    'that is %s is refused by a page in the language of the browser',
    async (_what, type, payload, status, code) => {
      const { app, desk } = await start(pages);
      const sent = { 'content-type': type, accept: 'text/html,application/xhtml+xml,*/*;q=0.8' };
      const send = (more: Record<string, string>) =>
        app.inject({ method: 'POST', url, headers: { ...sent, ...more }, payload });
      const refused = await send({ 'accept-language': 'es-MX,en;q=0.5' });
      expect([refused.statusCode, refused.body]).toEqual([status, 'page']);
      expect(refused.headers['content-type']).toBe('text/html; charset=utf-8');
      expect(refused.headers['cache-control']).toBe('no-store');
      expect(seen.at(-1)).toMatchObject({ path: '/es/about/export', search: '', form: { code, values: {} } });
      expect(seen.at(-1)?.form?.title).toBe(spanish[code]);
      // The language chosen on the site has priority over the browser's.
      await send({ 'accept-language': 'es', cookie: 'language=en' });
      expect(seen.at(-1)?.path).toBe('/en/about/export');
      // A program that accepts anything gets a problem.
      const response = await send({ accept: '*/*' });
      expect(problem.parse(response.json())).toMatchObject({ status, code });
      expect(await rows(desk)).toEqual([]);
    },
  );

  it('that is one too many comes again with its values, and the time to send it', async () => {
    const { app, desk } = await start({
      ...pages,
      rateLimits: { all: 0, form: 1, files: 0, api: 0, pages: 0 },
    });
    expect((await post(app, { ...wholeForm, ...(await desk.solveSum()) })).statusCode).toBe(303);
    const solution = await desk.solveSum();
    const refused = await post(app, { ...wholeForm, FULL_NAME: 'Ana María', ...solution });
    expect([refused.statusCode, refused.body]).toEqual([429, 'page']);
    expect(refused.headers['content-type']).toBe('text/html; charset=utf-8');
    expect(refused.headers['cache-control']).toBe('no-store');
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
    expect(Number(refused.headers['retry-after'])).toBeLessThanOrEqual(60);
    expect(refused.headers['ratelimit-policy']).toBe('"form";q=1;w=60');
    expect(seen.at(-1)?.form).toMatchObject({
      ...{ code: 'too-many-requests', invalid: [], title: 'Solicitações demais em pouco tempo' },
      values: { FULL_NAME: 'Ana María', EMAIL: wholeForm.EMAIL, COUNTRY: 'BRA', answer: solution.answer },
    });
    expect(await rows(desk)).toHaveLength(1);
    // A script gets a problem, as does a form without a page.
    for (const payload of [wholeForm, {}]) {
      const problemOf = await app.inject({ method: 'POST', url, payload });
      expect(problem.parse(problemOf.json()).code).toBe('too-many-requests');
      expect(Number(problemOf.headers['retry-after'])).toBeGreaterThan(0);
    }
    const bare = await post(app, { ...wholeForm, file: '//host.example/a.xlsx' });
    expect(problem.parse(bare.json()).code).toBe('too-many-requests');
    expect(Number(bare.headers['retry-after'])).toBeGreaterThan(0);
  });

  it('that the store cannot keep comes again with 503, and the same form is kept later', async () => {
    const { app, desk } = await start(pages);
    const solution = await desk.solveSum();
    const { requests } = desk.desk;
    const rename = (from: string, to: string) =>
      requests.use((db) => db.schema.alterTable('export_requests').renameColumn(from, to).execute());
    await rename('full_name', 'another');
    const refused = await post(app, { ...wholeForm, ...solution });
    expect([refused.statusCode, refused.headers['retry-after']]).toEqual([503, '5']);
    expect(seen.at(-1)?.form).toMatchObject({
      code: 'store-unavailable',
      title: 'Não foi possível guardar a solicitação',
      values: { FULL_NAME: wholeForm.FULL_NAME },
    });
    await rename('another', 'full_name');
    expect((await post(app, { ...wholeForm, ...solution })).statusCode).toBe(303);
    expect(await rows(desk)).toHaveLength(1);
  });

  it('for no file of the site, or without pages, is answered with a problem', async () => {
    const { app, desk } = await start(pages);
    const response = await post(app, {
      ...wholeForm,
      file: '//host.example/a.xlsx',
      ...(await desk.solveSum()),
    });
    expect(problem.parse(response.json())).toMatchObject({ status: 400, fields: ['file'] });
    const alone = await start();
    expect(problem.parse((await post(alone.app, wholeForm)).json()).code).toBe('captcha-failed');
  });
});
