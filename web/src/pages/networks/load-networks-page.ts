import { setImmediate as otherRequests } from 'node:timers/promises';
import { cropTheme } from '#catalog/crops/index.ts';
import { PRODUCTION } from '#catalog/elements/codes.ts';
import { allianceCode, networkSections } from '#catalog/regions/networks.ts';
import { sectionAt } from '#catalog/sections/index.ts';
import { tableName } from '#catalog/sections/section-facts.ts';
import { addresses } from '#contract/addresses.ts';
import type { Cube } from '#contract/data.ts';
import type { RouteAnswer } from '#contract/routes.ts';
import { sliceCube } from '#contract/slice-cube.ts';
import { relativeChange } from '#domain/change.ts';
import { africaCode, comparedAreas } from '#domain/networks/compare-networks.ts';
import { CubeStore } from '../../api/cube-store.ts';
import { decadeChange } from '../../api/decade-change.ts';
import { failedPart, loadedPart, shapePart } from '../../api/loaded.ts';
import { askFor } from '../../api/queries.ts';
import { countriesOf } from '../../api/region-countries.ts';
import { networksCode } from '../../blocks/networks/networks-island.tsx';
import { toSpeech } from '../../i18n/speech.ts';
import { type DataPageData, loadDataPage } from '../data/load-data-page.ts';
import type { LoadedPage, PageContext } from '../page.ts';
import { loadVarietiesPage, type VarietiesPageData } from '../varieties/load-varieties-page.ts';
import { leadText } from './network-findings.ts';
import {
  isOfCrop,
  loadNetworks,
  type NetworkSeries,
  type NetworksPageData,
  networkCrop,
  networkTrends,
} from './networks-data.ts';

export async function loadNetworkDataPage(context: PageContext): Promise<LoadedPage<DataPageData> | null> {
  const section = context.path.split('/').at(-1) ?? '';
  if (!isOfCrop(context) || !networkSections.some((id) => id === section)) return null;
  const [page, networks] = await Promise.all([
    loadDataPage({ ...context, params: { ...context.params, section } }, allianceCode),
    loadNetworks(context),
    networksCode.load(context.language),
  ]);
  if (page === null) return null;
  // The World's page of the section has the same one: search engines show each page its own.
  const description = `${page.head.title}. ${page.head.description}`;
  return { ...page, head: { ...page.head, description }, data: { ...page.data, networks } };
}

export async function loadNetworkVarietiesPage(
  context: PageContext,
): Promise<LoadedPage<VarietiesPageData> | null> {
  return isOfCrop(context) ? loadVarietiesPage(context, allianceCode) : null;
}

type Areas = RouteAnswer<'areas'>;

async function loadCubes({ getJson }: PageContext): Promise<readonly Cube[]> {
  const sections = [...new Set(networkTrends.map(({ section }) => section))];
  const answers = await Promise.all(
    sections.map(async (id) => {
      const section = sectionAt(networkCrop, id);
      const indicator = section === undefined ? null : networkCrop.items[section.indicator];
      if (section === undefined || indicator === null) return [];
      const elements = networkTrends.flatMap((trend) => (trend.section === id ? trend.element : []));
      const address = addresses.cubes(tableName(networkCrop, section), indicator, elements);
      return (await askFor(getJson, 'cubes', address)).cubes;
    }),
  );
  return answers.flat();
}

async function toSeries(cubes: readonly Cube[], areas: Areas): Promise<readonly NetworkSeries[]> {
  const store = CubeStore.of(cubes);
  const byCode = new Map(areas.map((area) => [area.code, area]));
  const series: NetworkSeries[] = [];
  for (const cube of cubes) {
    const changes = comparedAreas.flatMap((area): [string, number][] => {
      const change = decadeChange(store, byCode, { element: cube.element, area, year: cube.defaultYear });
      const relative = typeof change === 'object' ? relativeChange(change) : null;
      return relative === null ? [] : [[area, relative]];
    });
    series.push({ cube: sliceCube(cube, comparedAreas, null), changes: Object.fromEntries(changes) });
    await otherRequests();
  }
  return series;
}

/** Believed harvests of the newest year. */
function toHarvests(cubes: readonly Cube[]): Readonly<Record<string, number>> {
  const year = cubes.find(({ element }) => element === PRODUCTION)?.defaultYear;
  const slice = year === undefined ? null : CubeStore.of(cubes).slice(PRODUCTION, year);
  return Object.fromEntries(
    [...(slice ?? [])].flatMap(([area, { value, doubt }]) =>
      doubt === undefined ? [[area, value] as const] : [],
    ),
  );
}

/** Loads the first page of PABRA; `null` for another crop. */
export async function loadNetworksPage(context: PageContext): Promise<LoadedPage<NetworksPageData> | null> {
  if (!isOfCrop(context)) return null;
  const { words, language, release, getJson, loadPart } = context;
  const [networks, sources, areas, cubes] = await Promise.all([
    loadNetworks(context),
    loadPart(askFor(getJson, 'sources', '/api/v1/sources')),
    loadPart(askFor(getJson, 'areas', addresses.areas())),
    loadPart(loadCubes(context)),
  ]);
  const members = new Set(networks.state === 'failed' ? [] : networks.value.members.map(({ iso3 }) => iso3));
  const series =
    areas.state === 'failed' || cubes.state === 'failed'
      ? failedPart
      : loadedPart(await toSeries(cubes.value, areas.value));
  const keys = networkTrends.flatMap(({ section }) => sectionAt(networkCrop, section)?.sources ?? []);
  const data: NetworksPageData = {
    release: { id: release.id, created: release.created, pinned: release.pinned },
    networks,
    africa:
      areas.state === 'failed'
        ? []
        : [...countriesOf(africaCode, new Map(areas.value.map((area) => [area.code, area])))],
    series,
    harvests: Object.fromEntries(
      Object.entries(cubes.state === 'failed' ? {} : toHarvests(cubes.value)).filter(
        ([code]) => members.has(code) || comparedAreas.includes(code),
      ),
    ),
    sources: shapePart(sources, (list) => list.filter(({ key }) => keys.includes(key))),
  };
  return {
    status: 200,
    head: {
      title: words('networks.title'),
      description: leadText(data, toSpeech(language, words)) || words('networks.what.text'),
      theme: cropTheme(networkCrop),
      search: release.pinned ? `?v=${release.id}` : '',
    },
    data,
  };
}
