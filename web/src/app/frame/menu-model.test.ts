import { describe, expect, it } from 'vitest';
import type { Crop } from '#catalog/crop.ts';
import { beans } from '#catalog/crops/beans.ts';
import { crops } from '#catalog/crops/index.ts';
import { rice } from '#catalog/crops/rice.ts';
import type { SectionGroup } from '#catalog/section.ts';
import type { SectionId } from '#catalog/sections/index.ts';
import { buildMenu, buildSidebar, type MenuContext, type MenuEntry } from './menu-model.ts';

const groups: Readonly<Partial<Record<SectionId, SectionGroup>>> = {
  'surface-context': 'production',
  production: 'production',
  'production-value': 'production',
  consumption: 'consumption',
  prices: 'prices',
  'prices-international': 'prices',
  collections: 'germplasm',
  trade: 'trade',
  genebanks: 'germplasm',
  'seed-varieties': 'germplasm',
  accessionDeliveryNetwork: 'germplasm',
};
const every = (crop: Crop) => crop.sections.map((id) => ({ id, group: groups[id] ?? 'production' }));
const only =
  (...ids: readonly SectionId[]) =>
  (crop: Crop) =>
    every(crop).filter((section) => ids.includes(section.id));

const context = (change: Partial<MenuContext> = {}): MenuContext => ({
  language: 'es',
  path: '/beans/data/consumption',
  search: '',
  crop: beans,
  crops,
  sectionsOf: every,
  isBuilt: () => true,
  ...change,
});
const panelOf = (menu: readonly MenuEntry[], id: string) => {
  const entry = menu.find((candidate) => candidate.id === id);
  if (entry?.kind !== 'panel') throw new Error(`No panel ${id}.`);
  return entry;
};
const hrefs = (menu: readonly MenuEntry[], id: string, group: string) =>
  panelOf(menu, id)
    .groups.find((candidate) => candidate.id === group)
    ?.links.map((link) => link.href);

describe('buildMenu', () => {
  it('lists the published entries in order', () => {
    expect(buildMenu(context()).map((entry) => entry.id)).toEqual([
      'home',
      'data',
      'comparator',
      'publications',
      'pabra',
      'about',
      'contact',
    ]);
  });

  it('leads to the published routes, below the language', () => {
    const menu = buildMenu(context());
    expect(hrefs(menu, 'data', 'production')).toEqual([
      '/es/beans/data/surface-context',
      '/es/beans/data/production',
      '/es/beans/data/production-value',
    ]);
    expect(hrefs(menu, 'data', 'germplasm')).toEqual([
      '/es/beans/data/genebanks',
      '/es/beans/data/seed-varieties',
      '/es/beans/data/accessionDeliveryNetwork',
      '/es/beans/data/collections',
    ]);
    expect(hrefs(menu, 'publications', 'publications')).toEqual([
      '/es/beans/publications',
      '/es/beans/publications?pageType=conceptual',
      '/es/beans/publications?pageType=social',
    ]);
    expect(hrefs(menu, 'pabra', 'seed-systems')).toEqual([
      '/es/beans/pabra/seed-production',
      '/es/beans/pabra/seed-varieties',
    ]);
    expect(hrefs(menu, 'about', 'about')).toEqual([
      '/es/beans/about',
      '/es/beans/about/databases',
      '/es/beans/about/changes',
      '/es/contribute',
    ]);
  });

  it('leaves out what is not built, and panels that would be empty', () => {
    const menu = buildMenu(context({ isBuilt: () => false, sectionsOf: only('consumption') }));
    expect(menu.map((entry) => entry.id)).toEqual(['data']);
    expect(panelOf(menu, 'data').groups.map((group) => group.id)).toEqual(['consumption', 'crops']);
    expect(buildMenu(context({ isBuilt: () => false, sectionsOf: () => [] }))).toEqual([]);
  });

  it('leads to the same section of the other crops where they have it', () => {
    const links = hrefs(buildMenu(context()), 'data', 'crops');
    expect(links).toContain('/es/rice/data/consumption');
    expect(links).toContain('/es/cocoa/data/surface-context');
  });

  it('keeps the place of the page on the way to other sections and to the home, and nothing else of its view', () => {
    const search = '?country=RWA&macro=20&region=014&year=2013';
    const menu = buildMenu(context({ search }));
    const place = '?country=RWA&macro=20&region=014';
    expect(menu.find(({ id }) => id === 'home')).toMatchObject({
      href: `/es/beans${place}`,
      keepsPlace: true,
    });
    expect(hrefs(menu, 'data', 'prices')?.[0]).toBe(`/es/beans/data/prices${place}`);
    expect(menu.find(({ id }) => id === 'contact')).toMatchObject({ href: '/es/beans/contact' });
  });

  it('marks the page that is being looked at', () => {
    const data = panelOf(buildMenu(context()), 'data');
    expect(data.current).toBe(true);
    expect(
      data.groups.flatMap((group) => group.links.filter((link) => link.current).map((link) => link.id)),
    ).toEqual(['consumption']);
  });

  it.each([
    ['', 'all'],
    ['?q=CAL', 'all'],
    ['?pageType=social', 'social'],
    ['?pageType=conceptual&page=2', 'conceptual'],
  ])('marks of the publications %j as %s', (search, id) => {
    const menu = buildMenu(context({ path: '/beans/publications', search }));
    const links = panelOf(menu, 'publications').groups.flatMap((group) => group.links);
    expect(links.filter((link) => link.current).map((link) => link.id)).toEqual([id]);
  });
});

describe('buildSidebar', () => {
  const sections = (crop: string) =>
    buildSidebar(context())
      .find((entry) => entry.id === crop)
      ?.links.map((link) => link.id);

  it('has the crops and sections of the specification', () => {
    expect(buildSidebar(context()).map((crop) => crop.id)).toEqual(crops.map((crop) => crop.id));
    expect(sections('cocoa')).toEqual(['surface-context', 'production', 'production-value', 'prices']);
    expect(sections('beans')).toEqual([...beans.sections]);
    expect(sections('rice')).toEqual([...rice.sections]);
    expect(sections('cassava')).toContain('prices-international');
  });

  it('opens the current crop and marks the current section only', () => {
    const sidebar = buildSidebar(context({ path: '/rice/data/consumption', crop: rice }));
    expect(sidebar.filter((crop) => crop.current).map((crop) => crop.id)).toEqual(['rice']);
    const marked = sidebar.flatMap((crop) => crop.links.filter((link) => link.current));
    expect(marked.map((link) => link.href)).toEqual(['/es/rice/data/consumption']);
  });

  it('leaves out crops without a built section', () => {
    const sidebar = buildSidebar(context({ sectionsOf: only('consumption') }));
    expect(sidebar.map((crop) => crop.id)).toEqual(['beans', 'rice', 'cassava', 'musa']);
  });

  it('leads to the section that stands under the same address for the other crop', () => {
    const livestock = { id: 'livestock', slug: 'surface-context', group: 'production' } as const;
    const sectionsOf = (crop: Crop) => (crop.id === 'forages' ? [livestock] : every(crop));
    const path = '/beans/data/surface-context';
    const menu = buildMenu(context({ path, sectionsOf }));
    const links = panelOf(menu, 'data').groups.flatMap((group) => group.links);
    expect(links.map(({ href }) => href)).toContain('/es/forages/data/surface-context');
    const sidebar = buildSidebar(context({ path: '/forages/data/surface-context', sectionsOf }));
    const forages = sidebar.find((crop) => crop.id === 'forages');
    expect(forages?.links).toEqual([
      {
        id: 'livestock',
        words: 'sections.livestock.name',
        href: '/es/forages/data/surface-context',
        current: true,
        keepsPlace: true,
      },
    ]);
  });
});
