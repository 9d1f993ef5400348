import { expect, it } from 'vitest';
import { crops } from '#catalog/crops/index.ts';
import { listSections, sections } from '#catalog/sections/index.ts';
import { sectionPath } from '#catalog/sections/section-facts.ts';
import { violations, widthsInTurn } from './axe.ts';
import { useBrowser } from './browser.ts';
import { takenOver } from './data-page.ts';

const { read } = useBrowser();

const languages = ['en', 'es', 'pt'] as const;
/** The World, a country with figures of every crop's sections, and one with none of them. */
const states = ['', '?country=COL', '?country=VAT'];

/**
 * Every crop's sections, in one of the schemes: crops and sections take them in turn, so that each crop and each section is seen
 * in both. A section that one crop alone has is seen in both there. That the
 * colours of every crop can be read in both schemes is tried on them themselves, where they are made (`crop-themes.test.ts`).
 */
const pages = sections.flatMap((section, shift) => {
  const all = crops.filter((crop) => listSections(crop).includes(section));
  return all.flatMap((crop, place) => {
    const turn = crops.indexOf(crop) + listSections(crop).indexOf(section);
    const address = `/${languages[(place + shift) % 3]}${sectionPath(crop, section)}${states[place % 3]}`;
    const schemes: readonly ('light' | 'dark')[] =
      all.length === 1 ? ['light', 'dark'] : [turn % 2 === 0 ? 'light' : 'dark'];
    return schemes.map((scheme) => ({ crop: crop.id, section: section.id, address, scheme }));
  });
});

it('sees each crop and each section in both schemes', () => {
  for (const name of ['crop', 'section'] as const)
    for (const one of new Set(pages.map((page) => page[name])))
      expect(new Set(pages.filter((page) => page[name] === one).map(({ scheme }) => scheme)).size, one).toBe(
        2,
      );
});

it.each(pages)('has nothing that axe objects to, $scheme: $address', async ({ address, scheme }) => {
  const page = await read(address);
  await page.emulateMedia({ colorScheme: scheme });
  await takenOver(page.locator('select[name=element]'));
  expect(await violations(page)).toEqual([]);
});

/** States that change what a page has on it. */
const changed = [
  ...['country', 'country/KEN', 'country/SUN', 'beans/publications?pageType=conceptual'],
  ...['country=KEN&table=map&explain=KEN.-.KEN', 'country=KEN&step=1', 'tab=metadata'].map(
    (search) => `beans/data/accessionDeliveryNetwork?${search}`,
  ),
  ...['genebanks?country=COL', 'seed-varieties', 'seed-varieties?tab=metadata', 'prices'].map(
    (path) => `beans/data/${path}`,
  ),
  ...['table=price~changed~spread~producer', 'tab=metadata&table=deflator~rate~left-out'].map(
    (search) => `beans/data/prices?country=KEN&${search}`,
  ),
  ...['', '?by=countries', '?area=BRA&year=1900', '?by=countries&sort=-change&q=an'].map(
    (search) => `beans/data/production/ranking${search}`,
  ),
  'beans/comparator?series=BRA.beans.5510~COL.beans.5412~KEN.beans.5510~COL.beans.5510&kind=line',
  'beans/comparator?series=BRA.beans.5510~COL.beans.5510~KEN.beans.5510&kind=slope',
  'beans/comparator?series=BRA.beans.5510~COL.beans.5412~BRA.beans.5412~COL.beans.5510&kind=scatter',
  'contribute?format=varieties',
];

it.each(
  languages.flatMap((language, turn) =>
    changed.map((path, place) => [`/${language}/${path}`, ...widthsInTurn(turn + place)] as const),
  ),
)('has nothing that axe objects to, and does not scroll sideways: %s', async (address, width, other) => {
  const page = await read(address, { width });
  await page.waitForLoadState('networkidle');
  expect(await violations(page)).toEqual([]);
  for (const each of [width, other]) {
    await page.setViewportSize({ width: each, height: 900 });
    await expect
      .poll(() => page.evaluate(() => document.documentElement.scrollWidth))
      .toBeLessThanOrEqual(each);
  }
});
