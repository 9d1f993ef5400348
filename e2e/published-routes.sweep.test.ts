import { brotliCompressSync, constants } from 'node:zlib';
import pLimit from 'p-limit';
import { describe, expect, it } from 'vitest';
import { crops } from '#catalog/crops/index.ts';
import { listSections } from '#catalog/sections/index.ts';
import { sectionPath } from '#catalog/sections/section-facts.ts';
import { violations } from './axe.ts';
import { baseUrl, useBrowser } from './browser.ts';
import { publishedKinds, publishedRoutes } from './published-routes.ts';

const { read } = useBrowser();

const languages = ['en', 'es', 'pt'] as const;
const atOnce = pLimit(4);

interface Read {
  address: string;
  status: number;
  headings: number;
  title: string;
  description: string;
  html: string;
  /** Bytes after brotli as a server compresses that has nothing else to do; 0 where no length was sent. */
  bytes: number;
}

/**
 * Most bytes of a page after brotli, 25 % above what is aimed at: its document with the data of the first view, and the scripts that
 * the document names.
 */
const budgets = { document: 110_000 * 1.25, scripts: 160_000 * 1.25 };

const usual = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } };

const compressed = { headers: { 'accept-encoding': 'br' } };

const sizes = new Map<string, Promise<number>>();

/** Bytes of a script at brotli's best, as it is sent from the second visitor on; requested once. */
function sizeOf(script: string): Promise<number> {
  const known =
    sizes.get(script) ??
    atOnce(async () => {
      const answer = await fetch(baseUrl + script);
      return answer.ok ? brotliCompressSync(Buffer.from(await answer.arrayBuffer())).length : 0;
    });
  sizes.set(script, known);
  return known;
}

/** Pages and scripts that are too heavy, or have an unknown size since no length was sent. */
async function listHeavy(pages: readonly Read[]) {
  const weights = await Promise.all(
    pages.map(async ({ address, html, bytes }) => {
      const named = html.matchAll(/<(?:link rel="modulepreload" href|script [^>]*src)="([^"]+\.js)"/g);
      const files = [...new Set([...named].map(([, file = '']) => file))];
      const all = await Promise.all(files.map(sizeOf));
      return {
        address,
        document: bytes,
        scripts: all.reduce((sum, size) => sum + size, 0),
        isWhole: !all.includes(0),
      };
    }),
  );
  return weights.filter(
    ({ document, scripts, isWhole }) =>
      !isWhole || document === 0 || document > budgets.document || scripts === 0 || scripts > budgets.scripts,
  );
}

/** What a reader without scripts gets at an address. */
const readDocument = (address: string): Promise<Read> =>
  atOnce(async () => {
    const answer = await fetch(baseUrl + address, { redirect: 'manual', ...compressed });
    const html = await answer.text();
    return {
      address,
      status: answer.status,
      headings: html.match(/<h1[\s>]/g)?.length ?? 0,
      title: /<title>([^<]*)<\/title>/.exec(html)?.[1] ?? '',
      description: /<meta name="description" content="([^"]*)"/.exec(html)?.[1] ?? '',
      html,
      bytes: answer.headers.has('content-length') ? brotliCompressSync(html, usual).length : 0,
    };
  });

/** Those that are no page: not 200, or without one heading, a title or a description. */
const listFaults = (pages: readonly Read[]) =>
  pages
    .filter(
      ({ status, headings, title, description }) =>
        status !== 200 || headings !== 1 || title.length < 12 || description.length < 40,
    )
    .map(({ html: _, bytes: __, ...page }) => page);

const repeated = (texts: readonly string[]): string[] =>
  texts.filter((text, place) => texts.indexOf(text) !== place);

it('has the 57 published routes', () => {
  expect(new Set(publishedRoutes).size).toBe(57);
});

describe.each(languages)('in %s', { timeout: 480_000 }, (language) => {
  it('every published route is a page of its own, without scripts', async () => {
    const pages = await Promise.all(
      [...publishedRoutes, ...publishedKinds].map((path) => readDocument(`/${language}${path}`)),
    );
    expect(listFaults(pages)).toEqual([]);
    expect(await listHeavy(pages)).toEqual([]);
    expect(repeated(pages.map(({ title }) => title))).toEqual([]);
    expect(repeated(pages.map(({ description }) => description))).toEqual([]);
    for (const { html, address } of pages) expect(html, address).toContain(`<html lang="${language}`);
  });

  it('every way that menus, sidebars and feet name leads to a page', async () => {
    const from = await Promise.all(
      crops
        .map(({ id }) => readDocument(`/${language}/${id}`))
        .concat(readDocument(`/${language}/beans/pabra`)),
    );
    const named = new Set(
      from.flatMap(({ html }) =>
        [...html.matchAll(/<a [^>]*href="(\/[^"#]*)/g)].map(([, href = '']) => href.replaceAll('&amp;', '&')),
      ),
    );
    const pages = [...named].filter((href) => /^\/(en|es|pt)(\/|$)/.test(href) && !/\.\w+(\?|$)/.test(href));
    expect(pages.length).toBeGreaterThan(60);
    expect(listFaults(await Promise.all(pages.map(readDocument)))).toEqual([]);
  });
});

/** Paths of all addresses of the sitemap. */
async function listSitemap(): Promise<string[]> {
  const sitemap = await (await fetch(`${baseUrl}/sitemap.xml`)).text();
  return [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, loc = '']) => new URL(loc).pathname);
}

it('every address of the sitemap is a page, and no two of a language have one title or description', async () => {
  const addresses = await listSitemap();
  expect(addresses.length).toBeGreaterThan(1000);
  // Each page in one of the languages, in turn.
  const inTurn = addresses.filter((_, at) => at % 3 === Math.floor(at / 3) % 3);
  const pages = await Promise.all(inTurn.map(readDocument));
  expect(listFaults(pages)).toEqual([]);
  expect(repeated(pages.map(({ address, title }) => `${address.slice(1, 3)} ${title}`))).toEqual([]);
  expect(repeated(pages.map(({ address, description }) => `${address.slice(1, 3)} ${description}`))).toEqual(
    [],
  );
}, 480_000);

it.each(languages)('every page of the list for people is in the sitemap (%s)', async (language) => {
  const { html } = await readDocument(`/${language}/beans/about/pages`);
  const main = /<main[\s>].*<\/main>/s.exec(html)?.[0] ?? '';
  const listed = [...main.matchAll(/<a [^>]*href="(\/(?:en|es|pt)(?:\/[^"#?]*)?)"/g)].map(
    ([, href = '']) => href,
  );
  expect(listed.length).toBeGreaterThan(150);
  const known = new Set(await listSitemap());
  expect(listed.filter((path) => !known.has(path))).toEqual([]);
});

/** Those of sections of figures are tried in their states elsewhere, in both schemes. */
const ofFigures = new Set(
  crops.flatMap((crop) => listSections(crop).map((section) => sectionPath(crop, section))),
);

it.each(
  publishedRoutes
    .filter((path) => !ofFigures.has(path))
    .map((path, turn) => [`/${languages[turn % 3]}${path}`, turn % 2 === 0 ? 390 : 1280] as const),
)('has nothing that axe objects to: %s, %i px', async (address, width) => {
  const page = await read(address, { width });
  expect(await violations(page)).toEqual([]);
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
});
