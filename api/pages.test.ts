import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import jsonld from 'jsonld';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { isPageDataError, type PageRequest, type RenderPage } from '#contract/page.ts';
import { copyRelease, publish, figureAddress as value } from './testing/altered-release.ts';
import { startTestApp, type TestApp } from './testing/test-app.ts';

let test: TestApp;
let client: string;
let drawn: PageRequest[] = [];

/** A renderer that shows its request. */
const renderPage: RenderPage = async (request) => {
  drawn.push(request);
  const language = request.path.startsWith('/es')
    ? 'es'
    : (request.cookieLanguage ?? request.acceptLanguage ?? 'pt');
  const page = { status: 200, language: language === 'es' || language === 'en' ? language : 'pt' } as const;
  if (request.path === '/old') return { ...page, status: 301, redirect: '/es/new' };
  if (request.path === '/es/nothing') return { ...page, status: 404, html: '<!doctype html>nothing' };
  if (request.path === '/es/broken') throw new Error('a fault of the renderer');
  if (request.release === null) return { ...page, status: 503, html: '<!doctype html>no figures yet' };
  if (request.path === '/es/wrong') {
    const fault: unknown = await request
      .getJson(value.replace('645', '646'))
      .catch((error: unknown) => error);
    const code = isPageDataError(fault) ? `${fault.status} ${fault.code}` : 'no problem';
    return { ...page, html: `<!doctype html>${code}` };
  }
  const figure = JSON.stringify(await request.getJson(value));
  return { ...page, html: `<!doctype html>${page.language} ${figure} ${'x'.repeat(1000)}` };
};

beforeAll(async () => {
  client = mkdtempSync(join(tmpdir(), 'observatory-client-'));
  mkdirSync(join(client, 'assets'));
  mkdirSync(join(client, '.vite'));
  writeFileSync(join(client, 'assets', 'app-1a2b.js'), `console.log(${JSON.stringify('y'.repeat(2000))})`);
  writeFileSync(join(client, 'assets', 'app.css'), 'body{margin:0}');
  writeFileSync(join(client, 'favicon.svg'), '<svg xmlns="http://www.w3.org/2000/svg"/>');
  writeFileSync(
    join(client, '.vite', 'manifest.json'),
    JSON.stringify({
      'src/main.tsx': {
        file: 'assets/app-1a2b.js',
        isEntry: true,
        css: ['assets/app.css'],
        imports: ['_shared.js'],
      },
      '_shared.js': { file: 'assets/shared.js' },
      'src/later.tsx': { file: 'assets/later.js', isDynamicEntry: true },
    }),
  );
  test = await startTestApp({ renderPage, client });
});
beforeEach(() => {
  drawn = [];
});
afterAll(async () => {
  await test.close();
  rmSync(client, { recursive: true, force: true });
});

describe('pages', () => {
  it('are drawn with data of the API, once, and kept', async () => {
    const first = await test.app.inject('/es/beans/data/consumption?year=2020');
    const second = await test.app.inject('/es/beans/data/consumption?year=2020');
    expect(first.body).toContain('"value":15.25');
    expect(second.body).toBe(first.body);
    expect(drawn).toHaveLength(1);
    expect(drawn[0]).toMatchObject({
      path: '/es/beans/data/consumption',
      search: '?year=2020',
      origin: 'http://localhost:80',
      release: { id: test.store.current?.id, origin: 'sources' },
    });
  });

  it('have the headers of documents', async () => {
    const { headers } = await test.app.inject('/pt/beans');
    expect(headers).toMatchObject({
      'content-type': 'text/html; charset=utf-8',
      'content-language': 'pt',
      vary: 'Accept-Encoding',
      'x-content-type-options': 'nosniff',
      'x-frame-options': 'SAMEORIGIN',
    });
    const policy = String(headers['content-security-policy']);
    expect(policy).toMatch(/script-src 'self' 'sha256-[\w+/]{43}=';/);
    expect(policy).toContain("frame-ancestors 'self'");
    expect(policy).not.toMatch(/script-src[^;]*unsafe/);
    for (const feature of ['camera', 'microphone', 'geolocation', 'payment', 'usb'])
      expect(headers['permissions-policy']).toContain(`${feature}=()`);
    const packed = await test.app.inject({ url: '/pt/beans', headers: { 'accept-encoding': 'br' } });
    expect(brotliDecompressSync(packed.rawPayload).toString()).toContain('<!doctype html>');
    const again = await test.app.inject({
      url: '/pt/beans',
      headers: { 'if-none-match': String(headers.etag) },
    });
    expect(again.statusCode).toBe(304);
  });

  it('without a language in the path are kept by the visitor’s language', async () => {
    const ask = async (headers: Record<string, string>): Promise<string> => {
      const response = await test.app.inject({ url: '/beans', headers });
      expect(response.headers.vary).toBe('Accept-Encoding, Accept-Language, Cookie');
      return String(response.headers['content-language']);
    };
    expect(await ask({ 'accept-language': 'en-US,en;q=0.9' })).toBe('en');
    expect(await ask({ 'accept-language': 'en-GB' })).toBe('en');
    expect(await ask({ 'accept-language': 'en-GB, es' })).toBe('en');
    expect(await ask({ 'accept-language': 'en-GB', cookie: 'a=1; language=es' })).toBe('es');
    expect(await ask({ 'accept-language': 'fr', cookie: 'language=fr' })).toBe('pt');
    expect(await ask({ cookie: 'other=%E0%A4; language=en' })).toBe('en');
    expect(await ask({})).toBe('pt');
    expect(drawn).toHaveLength(4);
  });

  it('in Spanish have the decimals of the cookie, else of the region, and are kept by them', async () => {
    const ask = async (headers: Record<string, string>, url = '/es/rice'): Promise<string> => {
      const response = await test.app.inject({ url, headers });
      expect(response.headers.vary).toBe('Accept-Encoding, Accept-Language, Cookie');
      return response.body;
    };
    const regional = await ask({ 'accept-language': 'es-MX,es;q=0.9,en;q=0.8' });
    expect(drawn.at(-1)?.decimals).toBe('point');
    expect(await ask({ 'accept-language': 'es-ES', cookie: 'decimals=point' })).toBe(regional);
    const { length } = drawn;
    await ask({ 'accept-language': 'es-MX', cookie: 'decimals=comma' });
    expect(drawn.at(-1)?.decimals).toBe('comma');
    for (const cookie of ['decimals=', 'decimals=dot', 'decimals=%E0%A4', 'decimals=comma; decimals=point'])
      await ask({ 'accept-language': 'es-419,es;q=0.9', cookie });
    expect(drawn).toHaveLength(length + 1);
  });

  it('redirect, and do not keep what was not found', async () => {
    const moved = await test.app.inject('/old');
    expect(moved.statusCode).toBe(301);
    expect(moved.headers.location).toBe('/es/new');
    const nothing = await test.app.inject('/es/nothing');
    expect(nothing.statusCode).toBe(404);
    expect(nothing.headers['cache-control']).toBe('no-store');
    await test.app.inject('/es/nothing');
    expect(drawn.filter(({ path }) => path === '/es/nothing')).toHaveLength(2);
  });

  it('learn the code of a problem', async () => {
    expect((await test.app.inject('/es/wrong')).body).toBe('<!doctype html>404 unknown-element');
  });

  it('a fault of the renderer is a problem, logged, and the server lives', async () => {
    const response = await test.app.inject('/es/broken');
    expect(response.statusCode).toBe(500);
    expect(response.json()).toMatchObject({ code: 'internal' });
    expect(response.body).not.toContain('a fault of the renderer');
    expect(test.log.join('')).toContain('a fault of the renderer');
    expect((await test.app.inject('/es/beans')).statusCode).toBe(200);
  });

  it('get the built files', async () => {
    await test.app.inject('/es/assets-please');
    expect(drawn[0]?.assets).toMatchObject({
      js: ['/assets/app-1a2b.js'],
      css: ['/assets/app.css'],
      styles: 'body{margin:0}',
      preload: [{ href: '/assets/shared.js', rel: 'modulepreload' }],
      files: { 'src/later.tsx': { file: '/assets/later.js' } },
    });
  });

  it('without a release are drawn with the status that the renderer gives, and not kept', async () => {
    const empty = await startTestApp({ release: null, renderPage });
    const response = await empty.app.inject('/es/beans');
    expect(response.statusCode).toBe(503);
    expect(response.body).toContain('no figures yet');
    expect(response.headers['cache-control']).toBe('no-store');
    await empty.close();
  });

  it('get the day of the next release only where it has been announced', async () => {
    const announced = await startTestApp({ renderPage, nextUpdate: '2027-03-01' });
    await announced.app.inject('/es/beans');
    await announced.close();
    await test.app.inject('/es/beans?not=kept');
    expect(drawn.map(({ release }) => release?.nextUpdate)).toEqual(['2027-03-01', null]);
  });

  it('are drawn again from a new release', async () => {
    const other = await startTestApp({ renderPage, release: 'r1' });
    expect((await other.app.inject('/es/beans')).body).toContain('15.25');
    copyRelease(other.directory, 'r2', { figure: 16.5 });
    publish(other.directory, 'r2');
    await other.store.refresh();
    expect((await other.app.inject('/es/beans')).body).toContain('16.5');
    await other.close();
  });
});

describe('built files', () => {
  it('are served compressed, and for ever when their name has a hash', async () => {
    const script = await test.app.inject({
      url: '/assets/app-1a2b.js',
      headers: { 'accept-encoding': 'gzip, br' },
    });
    expect(script.headers).toMatchObject({
      'content-type': 'text/javascript; charset=utf-8',
      'cache-control': 'public, max-age=31536000, immutable',
      'content-encoding': 'br',
    });
    const icon = await test.app.inject('/favicon.ico');
    expect(icon.headers).toMatchObject({
      'content-type': 'image/svg+xml',
      'cache-control': 'public, max-age=3600',
    });
  });

  it('that do not exist are no pages, and the manifest is not public', async () => {
    expect((await test.app.inject('/assets/none.js')).json()).toMatchObject({ code: 'unknown-path' });
    expect((await test.app.inject('/assets/../.vite/manifest.json')).body).not.toContain('isEntry');
    expect((await test.app.inject('/.vite/manifest.json')).body).not.toContain('isEntry');
  });
});

describe('what search engines read', () => {
  it('robots.txt names the sitemap, which has every page in every language', async () => {
    const robots = await test.app.inject({ url: '/robots.txt', headers: { host: 'crops.example' } });
    expect(robots.body).toContain('Sitemap: http://crops.example/sitemap.xml');
    const { body } = await test.app.inject({ url: '/sitemap.xml', headers: { host: 'crops.example' } });
    for (const page of [
      '/en/beans/data/consumption',
      '/es/rice/data/consumption',
      '/pt/cassava/data/consumption',
    ]) {
      expect(body).toContain(`<loc>http://crops.example${page}</loc><lastmod>2026-02-01</lastmod>`);
    }
    expect(body).toContain('hreflang="x-default" href="http://crops.example/beans/data/consumption"');
    expect(body).toContain('hreflang="pt-BR" href="http://crops.example/pt/beans/data/consumption"');
    expect(body).not.toContain('/potato/data/consumption');
  });

  it('the catalogue has every data set with a title in each language, its page and its files', async () => {
    const answer = await test.app.inject({ url: '/catalog.jsonld', headers: { host: 'crops.example' } });
    expect(answer.headers['content-type']).toBe('application/ld+json; charset=utf-8');
    const datasets = answer.json()['dcat:dataset'] as Record<string, unknown>[];
    expect(new Set(datasets.map((each) => each['@id'])).size).toBe(datasets.length);
    expect(
      datasets.find((each) => each['dct:identifier'] === 'http://crops.example/rice/data/trade'),
    ).toMatchObject({
      '@type': 'dcat:Dataset',
      'dct:title': expect.arrayContaining([
        { '@language': 'pt-BR', '@value': 'Arroz: Importações e exportações' },
      ]),
      'dcat:landingPage': expect.arrayContaining([{ '@id': 'http://crops.example/es/rice/data/trade' }]),
    });
  });

  it('the catalogue has what DCAT-AP requires of catalogues, data sets and agents', async () => {
    const answer = await test.app.inject({ url: '/catalog.jsonld', headers: { host: 'crops.example' } });
    // Throws where a part of the document means nothing by its vocabularies.
    const things = await jsonld.flatten(answer.json(), null, { safe: true });
    const [dcat, dct, foaf] = [
      'http://www.w3.org/ns/dcat#',
      'http://purl.org/dc/terms/',
      'http://xmlns.com/foaf/0.1/',
    ];
    const ofKind = (kind: string) => things.filter((thing) => thing['@type']?.includes(kind));
    const lacking = (
      [
        [`${dcat}Catalog`, [`${dct}title`, `${dct}description`, `${dct}publisher`, `${dcat}dataset`]],
        [`${dcat}Dataset`, [`${dct}title`, `${dct}description`]],
        [`${foaf}Agent`, [`${foaf}name`]],
      ] as const
    ).flatMap(([kind, required]) => {
      const all = ofKind(kind);
      return all.length === 0
        ? [kind]
        : all.flatMap((thing) => required.filter((property) => (thing[property] ?? []).length === 0));
    });
    expect(lacking).toEqual([]);
    // Values of these are things, and not their names.
    const named = [`${dct}publisher`, `${dct}language`, `${dcat}dataset`, `${dcat}landingPage`];
    const texts = things.flatMap((thing) =>
      named.flatMap((property) => (thing[property] ?? []).filter((value) => value['@id'] === undefined)),
    );
    expect(texts).toEqual([]);
    expect(ofKind(`${dcat}Catalog`)[0]?.[`${dcat}dataset`]).toHaveLength(ofKind(`${dcat}Dataset`).length);
  });

  it('the metadata for DataCite have every required field, and a DOI once the operator has set one', async () => {
    const { body } = await test.app.inject({ url: '/datacite.json', headers: { host: 'crops.example' } });
    const metadata = JSON.parse(body);
    const { id, created } = test.store.current?.info ?? { id: '', created: '' };
    expect(metadata).toMatchObject({
      schemaVersion: 'http://datacite.org/schema/kernel-4',
      creators: [{ name: expect.stringMatching(/./) }],
      titles: expect.arrayContaining([{ title: expect.stringMatching(/./), lang: 'en' }]),
      publisher: { name: expect.stringMatching(/./) },
      publicationYear: created.slice(0, 4),
      types: { resourceTypeGeneral: 'Dataset' },
      version: id,
      alternateIdentifiers: [{ alternateIdentifier: `http://crops.example/?v=${id}` }],
      rightsList: expect.arrayContaining([expect.objectContaining({ rightsIdentifierScheme: 'SPDX' })]),
    });
    expect(metadata).not.toHaveProperty('doi');
    expect((await test.app.inject('/datacite.json?v=r99')).statusCode).toBe(404);
    const organisation = { en: 'Bean House', es: 'Casa del Frijol', pt: 'Casa do Feijão' };
    const site = await startTestApp({ site: { doi: '10.5555/beans', organisation } });
    expect((await site.app.inject('/datacite.json')).json()).toMatchObject({
      doi: '10.5555/beans',
      creators: [{ name: 'Bean House' }],
    });
    await site.close();
  });

  it('assistants get the list of pages, and finders of weaknesses the contact', async () => {
    const { body } = await test.app.inject({ url: '/llms.txt', headers: { host: 'crops.example' } });
    expect(body).toContain('](http://crops.example/en/cocoa/data/production)');
    expect((await test.app.inject('/.well-known/security.txt')).headers['content-type']).not.toMatch(/plain/);
    const contactApp = await startTestApp({
      site: { security: { contact: 'mailto:safe@beans.example', expires: '2027-06-30' } },
      publicOrigin: 'https://beans.example',
    });
    expect((await contactApp.app.inject('/.well-known/security.txt')).body.split('\n')).toEqual([
      'Contact: mailto:safe@beans.example',
      'Expires: 2027-06-30T00:00:00Z',
      'Preferred-Languages: en, es, pt',
      'Canonical: https://beans.example/.well-known/security.txt',
      '',
    ]);
    await contactApp.close();
  });

  it('a host that is none is not repeated, and a configured origin goes before', async () => {
    const odd = await test.app.inject({ url: '/robots.txt', headers: { host: 'a"><b' } });
    expect(odd.body).toContain('Sitemap: http://localhost/sitemap.xml');
    const fixed = await startTestApp({ publicOrigin: 'https://beans.example' });
    expect((await fixed.app.inject('/robots.txt')).body).toContain('https://beans.example/sitemap.xml');
    await fixed.close();
  });
});
