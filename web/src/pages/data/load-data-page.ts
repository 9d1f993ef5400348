import type { Crop } from '#catalog/crop.ts';
import { cropTheme, findCrop } from '#catalog/crops/index.ts';
import { macroRegions, worldCode } from '#catalog/regions/index.ts';
import type { Section } from '#catalog/section.ts';
import { sectionAt } from '#catalog/sections/index.ts';
import type { Networks } from '#contract/networks.ts';
import { heldSection } from '#domain/held-section.ts';
import { CubeStore } from '../../api/cube-store.ts';
import { type Loaded, shapePart, valueOr } from '../../api/loaded.ts';
import { metadataCode } from '../../blocks/metadata/metadata-tab.tsx';
import { blockAddress } from '../../blocks/registry.ts';
import { cropWords } from '../../i18n/crop-words.ts';
import type { IgnoredParam } from '../../url/ignored-params.ts';
import { viewParams } from '../../url/view-params.ts';
import { shownArea, type ViewLimits, type ViewState } from '../../url/view-state.ts';
import type { LoadedPage, PageContext } from '../page.ts';
import { cutFirstView, type FirstView } from './first-view.ts';
import { leadOf } from './lead.ts';
import { loadFigures, type SectionFigures } from './load-figures.ts';
import { loadLowerBlocks } from './lower-blocks.tsx';
import { countInside, shownYear, viewLimits } from './page-limits.ts';
import { pageTitle } from './page-texts.ts';
import { shownAtFirst } from './shown-data.ts';
import type { Lead } from './trade-lead.ts';
import { wantedFigures } from './wanted-figures.ts';

/** Options of a section's page: choices of each block, tables and series. */
export function offeredBy(
  section: Section,
): Readonly<Record<'choices' | 'tables' | 'hidden', (entry: string) => boolean>> {
  const addresses = section.blocks.map((block) => ({ block, address: blockAddress(block) }));
  const choices: Readonly<Record<string, (choice: string) => boolean>> = Object.assign(
    {},
    ...addresses.map(({ block, address }) => address.choices?.(block)),
  );
  const tables = new Set(addresses.flatMap(({ block, address }) => address.tables(block)));
  const series = new Set(addresses.flatMap(({ block, address }) => address.series?.(block) ?? []));
  return {
    choices: (entry) => {
      const dot = entry.indexOf('.');
      return choices[entry.slice(0, dot)]?.(entry.slice(dot + 1)) ?? false;
    },
    tables: (id) => tables.has(id),
    hidden: (id) => series.has(id),
  };
}

/** Parameters that name where a country lies, the narrowest last. */
const placed: readonly string[] = ['macro', 'region', 'network'];

/** The same parameters; a region without the chosen country is marked as such. */
export function withOutside(
  ignored: readonly IgnoredParam[],
  { country }: Pick<ViewState, 'country'>,
  { isInside, regions }: Pick<ViewLimits, 'isInside' | 'regions'>,
): readonly IgnoredParam[] {
  const offered = new Set([...macroRegions.map(({ code }) => code), ...[...regions.values()].flat()]);
  return ignored.map((entry) => {
    const code = macroRegions.find(({ id }) => String(id) === entry.asked)?.code ?? entry.asked;
    const isOutside =
      country !== null &&
      placed.includes(entry.name) &&
      offered.has(code) &&
      isInside?.(country, code) === false;
    return isOutside ? { ...entry, outside: code } : entry;
  });
}

export interface DataPageData {
  first: FirstView;
  view: ViewState;
  /** Parameters of the address without effect. */
  ignored: readonly IgnoredParam[];
  fetched: string | undefined;
  /** The lead of this view: working it out would take a waking phone 60 ms. */
  lead: Lead | null;
  /** On a section's page of PABRA its networks and members. */
  networks?: Loaded<Networks>;
}

/**
 * How a data page comes about, from its address to its blocks. Each step takes the result of the one before:
 *
 * 1. path → crop and section of the catalog (`sectionAt`)
 * 2. section → its figures, all areas and years, requested from the API in process (`loadFigures`); of its blocks those remain that
 *    have some (`heldSection`)
 * 3. query string → the view, within what the figures allow (`viewLimits`, `viewParams`); the only time that it is parsed
 * 4. view → area and year shown, and parameters without effect (`shownYear`, `Params.ignored`)
 * 5. figures + view → those that the view shows, for the payload (`cutFirstView`)
 * 6. section → blocks (`blocks/registry.ts`); the code of those below the first window is loaded before the page is drawn
 *
 * Then `DataPage` draws it. In the browser `useDataPage` keeps the view, which every control changes through the view's store
 * (`url/view-store.ts`) and which is written back into the address; `useFigures` fetches of the figures of step 2 what another view needs, so that steps 4
 * to 6 follow it. With `root` the page is one of a network of countries, in place of the World. A block takes both from `useDataView` and asks `CubeStore` for figures.
 */
export async function loadDataPage(
  context: PageContext,
  root?: string,
): Promise<LoadedPage<DataPageData> | null> {
  const place = findPlace(context.params);
  if (place === null) return null;
  const { crop } = place;
  const { words, formats, getJson, loadPart, release, origin, search } = context;

  const loaded = await loadFigures(place, { getJson, loadPart, release });
  const figures = root === undefined ? loaded : figuresInside(loaded, root);
  const section = heldFigures(place.section, figures);

  const limits = viewLimits({ ...figures, section, release, root });
  const params = viewParams(limits);
  const view = params.parse(search);
  const ignored = withOutside(params.ignored(search, view, offeredBy(section)), view, limits);

  const area = shownArea(view, worldCode);
  const facts = valueOr(figures.facts, []).find((entry) => entry.element.country === view.element);
  const year = shownYear(view, facts, { section, cubes: CubeStore.of([...figures.cubes.values()]) });

  const [first] = await Promise.all([
    cutFirstView({ crop, section, figures, view, area, year, getJson, loadPart, release, origin, root }),
    loadLowerBlocks(section.blocks, context.language),
    metadataCode.load(context.language),
  ]);
  const opened = { element: view.element, area, year, choices: view.choices };
  const { table, indicator } = first;
  const page = { section: first.section, table, indicator, opened, isBrought: true };
  const [fetched] = wantedFigures(page, opened, false).all;
  return {
    status: 200,
    head: {
      title: pageTitle(words, { crop, section, area, year }),
      description: words(`${section.id}.description`, cropWords(words, crop.id, section.id)),
      theme: cropTheme(crop),
      // An explanation is part of a link, but no page of its own.
      search: params.serialise({ ...view, explain: null }, limits.version),
    },
    data: {
      ...{ first, view, ignored, fetched: fetched?.address },
      lead: leadOf(shownAtFirst({ first, view }), { words, formats }),
    },
  };
}

/** Figures with facts on a network's countries alone. */
function figuresInside(figures: SectionFigures, root: string): SectionFigures {
  const members = valueOr(figures.areas, []).filter(({ networks }) => networks?.includes(root));
  const codes = new Set(members.map(({ code }) => code));
  const facts = shapePart(figures.facts, (all) =>
    all.map((each) => countInside(each, figures.cubes.get(each.element.country), (area) => codes.has(area))),
  );
  return codes.size === 0 ? figures : { ...figures, facts };
}

/** The section's parts with figures; the whole section where figures could not be loaded. */
function heldFigures(section: Section, { all, cubes }: SectionFigures): Section {
  if (all.state === 'failed') return section;
  return heldSection(section, (element) => (cubes.get(element)?.areas.length ?? 0) > 0);
}

/** The crop and its section of a path; `null` where there is none, or the crop has no item that the section is about. */
function findPlace(
  params: PageContext['params'],
): { crop: Crop; section: Section; indicator: number } | null {
  const crop = findCrop(params['crop'] ?? '');
  const section = crop === undefined ? undefined : sectionAt(crop, params['section'] ?? '');
  const indicator = section === undefined ? undefined : crop?.items[section.indicator];
  return crop === undefined || section === undefined || indicator == null
    ? null
    : { crop, section, indicator };
}
