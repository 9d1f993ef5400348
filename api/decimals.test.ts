import { afterAll, beforeAll, expect, it } from 'vitest';
import { decimalsIn } from './language.ts';
import { startTestApp, type TestApp } from './testing/test-app.ts';

let test: TestApp;
beforeAll(async () => {
  test = await startTestApp();
});
afterAll(() => test.close());

it('has in Spanish the chosen decimals, else those of the first country that the browser names', () => {
  expect(decimalsIn('es', 'point', 'es-ES')).toBe('point');
  expect(decimalsIn('es', 'comma', 'es-MX')).toBe('comma');
  for (const header of ['es-MX', 'en;q=0.9, es-pe;q=0.8', 'es;q=0.9,es-US;q=0.7', 'es-GT,es-AR'])
    expect(decimalsIn('es', undefined, header), header).toBe('point');
  for (const header of [
    undefined,
    '',
    'es',
    'es-419',
    'es-AR,es-MX',
    'en-US',
    'pt-PE',
    'x-es-MX',
    `${' '.repeat(200)},es-MX`,
  ])
    expect(decimalsIn('es', 'dot', header), header).toBe('comma');
  expect([decimalsIn('en', 'comma', 'es-ES'), decimalsIn('pt', 'point', 'es-MX')]).toEqual([
    'point',
    'comma',
  ]);
});

it('is remembered by a link that leads back to page and state', async () => {
  const to = '/es/beans/data/consumption?year=2017&country=KEN';
  const { statusCode, headers } = await test.app.inject(
    `/decimals?${new URLSearchParams({ sign: 'point', to })}`,
  );
  expect(statusCode).toBe(303);
  expect(headers.location).toBe(to);
  expect(headers['set-cookie']).toMatch(
    /^decimals=point; Max-Age=31536000; Path=\/; HttpOnly; SameSite=Lax$/,
  );
  expect(headers['cache-control']).toBe('no-store');
});

it.each([
  ['no sign', '/decimals?to=/es'],
  ['another sign', '/decimals?sign=dot&to=/es'],
  ['a sign with a header in it', '/decimals?sign=point%0d%0aset-cookie:a&to=/es'],
  ['no page', '/decimals?sign=point'],
  ['a page in another language', '/decimals?sign=point&to=/en/beans'],
  ['a page of which only the beginning is Spanish', '/decimals?sign=point&to=/estonia'],
  ['another site', '/decimals?sign=point&to=https://example.org/es'],
  ['another site without a scheme', '/decimals?sign=point&to=//example.org/es'],
  ['another site behind a backslash', '/decimals?sign=point&to=/%5Cexample.org/es'],
  ['a script', '/decimals?sign=point&to=javascript:alert(1)'],
])('refuses %s, and remembers nothing', async (_, url) => {
  const { statusCode, headers } = await test.app.inject(url);
  expect(statusCode).toBe(400);
  expect(headers['set-cookie']).toBeUndefined();
});

it('leads to no other site by dots in a path', async () => {
  const { headers } = await test.app.inject('/decimals?sign=comma&to=/es/..//example.org');
  expect(headers.location ?? '').not.toMatch(/^\/\//);
});
