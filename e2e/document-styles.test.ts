import { expect, it } from 'vitest';
import { crops } from '#catalog/crops/index.ts';
import { listSections } from '#catalog/sections/index.ts';
import { sectionPath } from '#catalog/sections/section-facts.ts';
import { baseUrl, uncompressed } from './browser.ts';

/** The World, a country without and with a choice, a region, the tables, what is explained, and what is wrong in an address. */
const views = [
  '',
  '?country=KEN&table=map&explain=KEN.-.KEN',
  '?country=ATA',
  '?region=014&layout=map&classes=year',
  '?tab=metadata',
  '?layout=graphs&country=NOWHERE&year=soon',
  '?v=2020-01-01-none',
];

/** Classes that rules of a style sheet name. */
const classesOf = (sheet: string): ReadonlySet<string> =>
  new Set([...sheet.matchAll(/\.([a-z][\w-]+)(?=[^}]*\{)/g)].map(([, name = '']) => name));

/** A document's style sheets of head and body, and the classes of what it shows. */
async function readParts(address: string) {
  const html = await (await fetch(baseUrl + address, uncompressed)).text();
  const [head = '', body = ''] = html.split('<body>');
  const stylesOf = (part: string): string =>
    [...part.matchAll(/<style>(.*?)<\/style>/gs)].map(([, sheet = '']) => sheet).join('');
  const shown = body.replaceAll(/<(style|script)[ >].*?<\/\1>/gs, '');
  const classes = [...shown.matchAll(/ class="([^"]+)"/g)].flatMap(([, names = '']) => names.split(' '));
  return { first: stylesOf(head), later: stylesOf(body), classes: new Set(classes) };
}

it('documents of pages of figures show nothing whose styles stand behind it', async () => {
  const addresses = crops.flatMap((crop) =>
    listSections(crop).flatMap((section) => views.map((view) => sectionPath(crop, section) + view)),
  );
  const unstyled = [];
  for (const address of [...addresses, '/beans/pabra/production', '/beans/pabra/consumption']) {
    const { first, later, classes } = await readParts(`/pt${address}`);
    const behind = classesOf(later);
    // What is counted below is there.
    expect(behind.size, address).toBeGreaterThan(200);
    const before = classesOf(first);
    expect([...classes].filter((name) => before.has(name)).length, address).toBeGreaterThan(50);
    unstyled.push(...[...classes].filter((name) => behind.has(name)).map((name) => `${address}: ${name}`));
  }
  expect(unstyled).toEqual([]);
}, 480_000);

it('documents of other pages have both parts in their heads', async () => {
  const { first, later } = await readParts('/pt/beans/data/prices');
  const figures = await readParts('/pt/beans/data/consumption');
  expect(later).toBe('');
  expect(figures.later.length).toBeGreaterThan(10_000);
  expect(first).toBe(figures.first + figures.later);
});
