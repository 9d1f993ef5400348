import { get } from 'node:http';
import type { FastifyInstance } from 'fastify';
import { afterEach, describe, expect, it } from 'vitest';
import type { RenderPage } from '#contract/page.ts';
import { figureAddress as value } from './testing/altered-release.ts';
import { startTestApp, type TestApp } from './testing/test-app.ts';

const tests: TestApp[] = [];
afterEach(async () => {
  for (const test of tests.splice(0)) await test.close();
});

async function start(options: Parameters<typeof startTestApp>[0]): Promise<TestApp> {
  const test = await startTestApp(options);
  tests.push(test);
  return test;
}

const overTls = { 'x-forwarded-proto': 'https', 'x-forwarded-host': 'beans.example' };
const renderPage: RenderPage = async ({ origin }) => ({ status: 200, html: origin, language: 'en' });

describe('strict transport security', () => {
  it('is sent over TLS alone, also by a trusted proxy’s header, and never cached with an answer', async () => {
    const { app } = await start({ trustProxy: '127.0.0.1', renderPage });
    for (const url of [value, '/en/beans', '/api/v1/nothing']) {
      const plain = await app.inject(url);
      const secure = await app.inject({ url, headers: overTls });
      const again = await app.inject(url);
      expect(plain.headers['strict-transport-security'], url).toBeUndefined();
      expect(secure.headers['strict-transport-security'], url).toBe('max-age=31536000');
      expect(again.headers['strict-transport-security'], url).toBeUndefined();
    }
    // A socket of both families writes addresses of IPv4 as those of IPv6.
    const mapped = await app.inject({ url: value, headers: overTls, remoteAddress: '::ffff:127.0.0.1' });
    expect(mapped.headers['strict-transport-security']).toBe('max-age=31536000');
  });

  it('is not sent because of an untrusted client’s header', async () => {
    const { app } = await start({ renderPage });
    const { headers } = await app.inject({ url: '/en/beans', headers: { ...overTls, host: 'x.example' } });
    expect(headers['strict-transport-security']).toBeUndefined();
  });
});

describe('the origin of links in pages', () => {
  const hosts = ['a.example', 'b.example', 'localhost:81', '10.1.2.3', '[::1]:9', 'c.example:80'];
  const warning = /PUBLIC_ORIGIN is not set/;
  const warnings = ({ log }: TestApp) => log.filter((line) => warning.test(line)).length;

  it.each([
    ['behind a proxy that is believed', { trustProxy: '127.0.0.1' }, overTls],
    ['behind one that is not', {}, { 'x-forwarded-for': '203.0.113.7' }],
  ])('is none %s, and one page is cached whatever the Host', async (_, options, headers) => {
    const test = await start({ ...options, renderPage });
    for (const host of hosts) {
      const namedHeaders = 'x-forwarded-host' in headers ? { ...headers, 'x-forwarded-host': host } : headers;
      const { body } = await test.app.inject({ url: '/en/beans', headers: { ...namedHeaders, host } });
      expect(body).toBe('');
    }
    expect(test.store.current?.cache.size.answers).toBe(1);
    expect(warnings(test)).toBe(1);
  });

  it('is the address that a connection was made to, and none for any other name', async () => {
    const test = await start({ renderPage });
    const origin = await test.app.listen({ port: 0, host: '127.0.0.1' });
    const local = origin.replace('127.0.0.1', 'localhost');
    const { port } = new URL(origin);
    const bodyFor = (host: string): Promise<string> =>
      new Promise((resolve, reject) => {
        get({ host: '127.0.0.1', port, path: '/en/beans', headers: { host } }, async (response) => {
          resolve((await response.toArray()).join(''));
        }).on('error', reject);
      });
    expect(await bodyFor(new URL(origin).host)).toBe(origin);
    expect(await bodyFor(new URL(local).host)).toBe(local);
    for (const host of [...hosts, 'a"><b', `127.0.0.2:${port}`]) expect(await bodyFor(host)).toBe('');
    expect(test.store.current?.cache.size.answers).toBe(3);
    expect(warnings(test)).toBe(0);
  });

  it('is the one that is set, behind a proxy as well', async () => {
    const test = await start({ trustProxy: '127.0.0.1', publicOrigin: 'https://beans.example', renderPage });
    for (const host of hosts)
      expect((await test.app.inject({ url: '/en/beans', headers: { ...overTls, host } })).body).toBe(
        'https://beans.example',
      );
    expect(warnings(test)).toBe(0);
  });
});

describe('a page that leads to another address', () => {
  it.each([
    '//host.example',
    '/\\\\host.example',
    'https://host.example/',
    '/\t/host.example',
    'javascript:alert(1)',
  ])('does not lead to %j', async (redirect) => {
    const { app } = await start({ renderPage: async () => ({ status: 301, redirect, language: 'en' }) });
    const { statusCode, headers } = await app.inject('/en/old');
    expect(statusCode).toBe(404);
    expect(headers.location).toBeUndefined();
  });

  it('leads to one of this site', async () => {
    const redirect = '/en/new?x=1';
    const { app } = await start({ renderPage: async () => ({ status: 301, redirect, language: 'en' }) });
    const { statusCode, headers } = await app.inject('/en/old');
    expect([statusCode, headers.location]).toEqual([301, redirect]);
  });
});

it('pages are kept by what they read of an address', async () => {
  let drawn = 0;
  const { app } = await start({
    renderPage: async ({ search }) => {
      drawn += 1;
      return { status: 200, html: `searched ${search}`, language: 'en' };
    },
    pageAddress: (path, search) => ({
      path,
      search: search.includes('crop=rice') ? '?crop=rice' : '',
      isUnknown: false,
    }),
  });
  for (const query of ['', '?utm_source=x', '?utm_source=y', '?fbclid=1', '?a=1&b=2'])
    expect((await app.inject(`/en${query}`)).body).toBe('searched ');
  expect(drawn).toBe(1);
  for (const query of ['?crop=rice', '?gclid=1&crop=rice']) {
    expect((await app.inject(`/en${query}`)).body).toBe('searched ?crop=rice');
  }
  expect(drawn).toBe(2);
});

it('problems are in one language: that of the header, English without one', async () => {
  const { app } = await start({});
  const title = async (headers: Record<string, string>): Promise<unknown> =>
    (await app.inject({ url: '/api/v1/nothing', headers })).json().title;
  expect(await title({})).toBe('This address does not exist');
  expect(await title({ 'accept-language': 'en' })).toBe(await title({}));
  expect(await title({ 'accept-language': 'fr' })).not.toBe(await title({}));
});

/** A directive of the policy of an address. */
async function policyOf(app: FastifyInstance, path: string): Promise<(name: string) => string | undefined> {
  const policy = String((await app.inject(path)).headers['content-security-policy']);
  return (name) => policy.split(';').find((directive) => directive.startsWith(`${name} `));
}

it('the style element is allowed by its hash alone', async () => {
  const { app } = await start({ renderPage });
  const policy = await policyOf(app, '/en/beans');
  expect(policy('style-src')).toMatch(/^style-src 'self' 'sha256-[\w+/]+='$/);
  expect(policy('script-src')).not.toContain('unsafe');
  expect(policy('script-src-attr')).toBe("script-src-attr 'none'");
});

it('the service that analyses traffic is allowed to pages by its origin, where one is set, and to data never', async () => {
  const without = await policyOf((await start({ renderPage })).app, '/en/beans');
  const { app } = await start({
    renderPage,
    site: {
      analytics: {
        script: 'https://traffic.example:8443/js/script.js?v=2',
        site: 'beans.example',
        service: 'Traffic Example',
        notice: 'https://notice.example/privacy',
      },
    },
  });
  const pages = await policyOf(app, '/en/beans');
  const origin = ' https://traffic.example:8443';
  for (const name of ['script-src', 'connect-src'])
    expect(pages(name), name).toBe(`${without(name)}${origin}`);
  for (const name of ['default-src', 'style-src', 'img-src', 'frame-src', 'form-action'])
    expect(pages(name), name).toBe(without(name));
  expect((await app.inject('/api/v1/release')).headers['content-security-policy']).not.toContain('traffic');
});
