import { crops } from '#catalog/crops/index.ts';
import { listGermplasmSections } from '#catalog/germplasm/sections.ts';
import type { PestKind } from '#catalog/losses/pests.ts';
import { listLossPages } from '#catalog/losses/sections.ts';
import { listPriceSections } from '#catalog/prices/sections.ts';
import { groupCodes, networkPaths } from '#catalog/regions/networks.ts';
import { listSections } from '#catalog/sections/index.ts';
import { sectionPath } from '#catalog/sections/section-facts.ts';
import { recordPages } from '#datasets/record-kinds.ts';
import { askFor, type GetJson } from '../../api/queries.ts';
import { areaName } from '../../i18n/area-words.ts';
import { areaPagePath } from '../../url/area-page-path.ts';
import type { LoadedPage, PageContext } from '../page.ts';

type PageLink = readonly [path: string, text: string];

export interface AllPagesData {
  groups: readonly { title: string; links: readonly PageLink[] }[];
}

const sitePages: PageLink[] = [
  ['/', 'frame.site.title'],
  ['/beans/about', 'frame.menu.about.observatory'],
  ['/beans/about/databases', 'frame.menu.about.databases'],
  ['/beans/about/changes', 'frame.menu.about.changes'],
  ['/beans/about/glossary', 'frame.footer.glossary'],
  ['/beans/about/questions', 'guides.questions.title'],
  ['/beans/about/citing', 'guides.citing.title'],
  ['/beans/about/accessibility', 'guides.accessibility.title'],
  ['/beans/about/privacy', 'guides.privacy.title'],
  ['/country', 'guides.pages.countries'],
  ['/beans/comparator', 'frame.menu.comparator'],
  ['/beans/publications', 'frame.menu.publications'],
  ['/beans/publications?pageType=conceptual', 'frame.menu.publications.conceptual'],
  ['/beans/publications?pageType=social', 'frame.menu.publications.social'],
  ['/contribute', 'frame.menu.about.contribute'],
  ['/beans/contact', 'frame.menu.contact'],
];

const networkPages = networkPaths.map((path): PageLink => {
  const id = path.split('/').at(3);
  return [path, id === undefined ? 'frame.menu.pabra.overview' : `sections.${id}.name`];
});

/** Crops that the release has pests or diseases of; every crop where that could not be loaded. */
async function findListed(getJson: GetJson, kind: PestKind): Promise<(crop: string) => boolean> {
  try {
    const { facets } = await askFor(getJson, 'pests', `/api/v1/pests?kind=${kind}&limit=1`);
    const listed = new Set(facets.crop.map(({ id }) => id));
    return (crop) => listed.has(crop);
  } catch {
    return () => true;
  }
}

/** The list is the catalog's, without the lists of pests and diseases that are empty. */
export async function loadAllPages({ words, getJson }: PageContext): Promise<LoadedPage<AllPagesData>> {
  const [hasPests, hasDiseases] = await Promise.all([
    findListed(getJson, 'pest'),
    findListed(getJson, 'disease'),
  ]);
  const ofCrops = crops.map((crop) => ({
    title: words(`crops.${crop.id}.name`),
    links: [
      [`/${crop.id}`, words('guides.pages.overview')] as const,
      ...listSections(crop).flatMap((section): PageLink[] => {
        const [path, name] = [sectionPath(crop, section), words(`sections.${section.id}.name`)];
        return [
          [path, name],
          [`${path}/ranking`, words('guides.pages.ranking', { section: name })],
        ];
      }),
      ...[...listPriceSections(crop), ...listGermplasmSections(crop)].map(
        (section): PageLink => [sectionPath(crop, section), words(`sections.${section.id}.name`)],
      ),
      ...recordPages
        .filter((page) => page.crops.includes(crop.id))
        .map(({ id, path }): PageLink => [`/${crop.id}${path}`, words(`sections.${id}.name`)]),
      ...listLossPages(crop.id).flatMap(({ path, section, page }): PageLink[] => {
        const isEmpty =
          (section === 'pests' && !hasPests(crop.id)) || (section === 'diseases' && !hasDiseases(crop.id));
        const title = words(`sections.${section}.name`);
        return isEmpty ? [] : [[path, page === null ? title : words(`guides.pages.${page}`, { title })]];
      }),
    ],
  }));
  const ofRegions = {
    title: words('guides.pages.regions'),
    links: groupCodes.map((code): PageLink => [areaPagePath(code, true), areaName(words, code)]),
  };
  const ofNetworks = {
    title: words('frame.menu.pabra'),
    links: networkPages.map(([path, key]): PageLink => [path, words(key)]),
  };
  const ofSite = {
    title: words('guides.pages.site'),
    links: sitePages.map(([path, key]): PageLink => [path, words(key)]),
  };
  return {
    status: 200,
    head: {
      title: words('guides.pages.title'),
      description: words('guides.pages.lead'),
      theme: 'GENERAL',
      search: '',
    },
    data: { groups: [...ofCrops, ofNetworks, ofRegions, ofSite] },
  };
}
