import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { editionHeader, type PageRequest, type RenderPage } from '#contract/page.ts';
import { figureAddress } from './testing/altered-release.ts';
import { startTestApp, type TestApp } from './testing/test-app.ts';

let folder: string;
let on: TestApp;
let off: TestApp;
const drawn: PageRequest[] = [];

const renderPage: RenderPage = async (request) => {
  drawn.push(request);
  return { status: 200, language: 'en', html: '<!doctype html>' };
};

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'observatory-worker-'));
  for (const name of ['client/.vite', 'worker']) mkdirSync(join(folder, name), { recursive: true });
  const page = 'web/src/pages/data/data-page.tsx';
  writeFileSync(
    join(folder, 'client/.vite/manifest.json'),
    JSON.stringify({
      [page]: {
        file: 'assets/data.js',
        imports: ['_map.js'],
        dynamicImports: ['lower.tsx', 'locales/en/charts.words.js'],
      },
      '_map.js': { file: 'assets/map.js', imports: [page, 'web/src/app/entry-client.tsx'] },
      'lower.tsx': { file: 'assets/lower.js' },
      'locales/en/charts.words.js': { file: 'assets/charts.js' },
      'web/src/app/entry-client.tsx': { file: 'assets/entry.js', isEntry: true },
    }),
  );
  writeFileSync(join(folder, 'worker/service-worker.js'), 'save();');
  const client = join(folder, 'client');
  on = await startTestApp({ renderPage, client, offline: true });
  off = await startTestApp({ renderPage, client, offline: false });
});

afterAll(async () => {
  await Promise.all([on.close(), off.close()]);
  rmSync(folder, { recursive: true, force: true });
});

describe('the worker that saves pages', () => {
  it('is of the release and the build, which pages and data name too', async () => {
    const { headers, body } = await on.app.inject('/service-worker.js');
    expect(headers).toMatchObject({
      'cache-control': 'no-cache',
      'content-type': 'text/javascript; charset=utf-8',
    });
    const [, build] = /"build":"(\w+)"/.exec(body) ?? [];
    const release = on.store.current?.id;
    expect(body).toBe(
      `self.edition={"release":"${release}","build":"${build}"};self.laterCode=["/assets/data.js","/assets/map.js","/assets/lower.js"];\nsave();`,
    );
    for (const address of ['/en/beans', figureAddress])
      expect((await on.app.inject(address)).headers[editionHeader]).toBe(`${release}.${build}`);
    expect(drawn.at(-1)?.canBeSaved).toBe(true);
    const again = await on.app.inject({
      url: '/service-worker.js',
      headers: { 'if-none-match': String(headers.etag) },
    });
    expect(again.statusCode).toBe(304);
  });

  it('lets the site be installed under its name in each language', async () => {
    const names = new Set<string>();
    for (const language of ['en', 'es', 'pt']) {
      const answer = await on.app.inject(`/${language}/site.webmanifest`);
      expect(answer.headers['content-type']).toBe('application/manifest+json; charset=utf-8');
      const manifest = answer.json();
      expect(manifest).toMatchObject({ start_url: `/${language}`, scope: '/', display: 'standalone' });
      names.add(manifest.name);
    }
    expect(names.size).toBe(3);
    const policy = (await on.app.inject('/en/beans')).headers['content-security-policy'];
    expect(policy).toContain("worker-src 'self';manifest-src 'self'");
  });

  it('gives way to one that ends it where the operator wants none', async () => {
    const { body } = await off.app.inject('/service-worker.js');
    expect(body).toContain('registration.unregister()');
    await off.app.inject('/en/beans');
    expect(drawn.at(-1)?.canBeSaved).toBe(false);
  });
});
