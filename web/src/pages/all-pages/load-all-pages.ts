import { crops } from '#catalog/crops/index.ts';
import { listGermplasmSections } from '#catalog/germplasm/sections.ts';
import { listLossPages } from '#catalog/losses/sections.ts';
import { listPriceSections } from '#catalog/prices/sections.ts';
import { groupCodes } from '#catalog/regions/group-codes.ts';
import { networkPaths } from '#catalog/regions/networks.ts';
import { listSections } from '#catalog/sections/index.ts';
import { sectionPath } from '#catalog/sections/section-facts.ts';
import { recordPages } from '#datasets/record-kinds.ts';
import { areaName } from '../../i18n/area-words.ts';
import { areaPagePath } from '../../url/area-page-path.ts';
import type { LoadedPage, PageContext } from '../page.ts';

type PageLink = readonly [path: string, text: string];

/** Every page under the heading of its crop or of the observatory itself. */
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

/** The list is the catalog's: it cannot fail to load. */
export async function loadAllPages({ words }: PageContext): Promise<LoadedPage<AllPagesData>> {
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
      ...listLossPages(crop.id).map(({ path, section, page }): PageLink => {
        const title = words(`sections.${section}.name`);
        return [path, page === null ? title : words(`guides.pages.${page}`, { title })];
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
