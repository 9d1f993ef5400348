import { elementsOfBlock } from '#catalog/blocks.ts';
import type { Crop } from '#catalog/crop.ts';
import {
  FOOD,
  IMPORT_QUANTITY,
  IMPORT_SHARE,
  IMPORT_VALUE,
  POPULATION,
  PROTEIN_SHARE,
} from '#catalog/elements/codes.ts';
import { findElement } from '#catalog/elements/index.ts';
import { tradeElements } from '#catalog/elements/trade.ts';
import { continents, worldCode } from '#catalog/regions/index.ts';
import type { Section } from '#catalog/section.ts';
import { sectionAt } from '#catalog/sections/index.ts';
import { tableName } from '#catalog/sections/section-facts.ts';
import { cubeElements, podiumElements } from '#contract/addresses.ts';
import { findDoubt } from '#contract/breaks.ts';
import type { Cube, Podiums } from '#contract/data.ts';
import type { Exportability } from '#contract/exports.ts';
import type { PageRelease } from '#contract/page.ts';
import { sliceCube } from '#contract/slice-cube.ts';
import { decade, meansOverDecade, yearsUpTo } from '#domain/change-over-decade.ts';
import { type EditionRun, editionRuns } from '#domain/edition-runs.ts';
import { isRecent } from '#domain/nearest-year.ts';
import type { EditedSource, NamedSource } from '#release/facts.ts';
import { chosenMeasure, shownFlows } from '../../api/chosen-flow.ts';
import { coveredYear } from '../../api/covered-year.ts';
import { CubeStore, isBelieved } from '../../api/cube-store.ts';
import { elementFor, isCountry } from '../../api/data-view.tsx';
import { seriesOf } from '../../api/decade-change.ts';
import { type BroughtExplanation, loadExplanation } from '../../api/load-explanation.ts';
import { type Loaded, type LoadPart, loadedPart, shapePart, valueOr } from '../../api/loaded.ts';
import { addresses, askFor, type GetJson } from '../../api/queries.ts';
import type { ShownFlows } from '../../api/trade-flows.ts';
import { isRanked } from '../../blocks/glance/glance-rank.ts';
import type { ElementCoverage } from '../../blocks/metadata/coverage-text.ts';
import { asksPerInhabitant } from '../../url/chart-options.ts';
import type { ViewState } from '../../url/view-state.ts';
import type { SectionFigures } from './load-figures.ts';
import { hasFigures, type PageFacts } from './page-limits.ts';

/**
 * The countries' figures that blocks of the first view beside the map need: of the years that they compare, of areas that are made of
 * countries, for the same countries are compared; of the World the year whose largest countries are named, and of a country the year
 * in which it is ranked, and the years of the change that its neighbours' are compared with.
 */
function comparedSlices(of: {
  section: Section;
  cubes: ReadonlyMap<number, Cube>;
  area: string;
  year: number;
}): readonly Cube[] {
  const { section, cubes, area, year } = of;
  const yearsOfCube = new Map<Cube, Set<number>>();
  const add = (element: number, years: readonly number[]): void => {
    const cube = cubes.get(element);
    if (cube !== undefined) yearsOfCube.set(cube, new Set([...(yearsOfCube.get(cube) ?? []), ...years]));
  };
  const want = (element: number, years: readonly number[]): void => {
    const cube = cubes.get(element);
    const sums = cube?.sums[area];
    if (cube === undefined) return;
    // A published World is compared over its countries as well, where amounts add up.
    const adds = findElement(element)?.aggregate === 'sum' && !isCountry(area);
    if (!adds && !years.some((at) => sums?.[cube.years.indexOf(at)] != null)) return;
    add(element, years);
  };
  for (const block of section.blocks) {
    if (block.kind === 'glance')
      for (const figure of block.figures) {
        if ('largest' in figure ? area === worldCode : isCountry(area) && isRanked(figure, section))
          add('largest' in figure ? figure.largest : figure.element.country, [year]);
      }
    if (block.kind === 'glance')
      for (const pair of elementsOfBlock(block)) {
        const element = elementFor(pair, area);
        // An unusual total names the members that it comes from.
        if (!isCountry(area) && findDoubt(cubes.get(element), area, year) !== null) add(pair.country, [year]);
        const cube = cubes.get(element);
        const means = cube && meansOverDecade(seriesOf(CubeStore.of([cube]), { element, area }), year);
        if (typeof means === 'object') want(element, [...means.years.from, ...means.years.to]);
      }
    if (block.kind !== 'decomposition') continue;
    const [element, beside] = [block.product, block.factor].map((pair) => elementFor(pair, area));
    if (element === undefined || beside === undefined) continue;
    const both = CubeStore.of([element, beside].flatMap((each) => cubes.get(each) ?? []));
    const series = seriesOf(both, { element, area, beside });
    const newest = Math.max(0, ...series.figures.keys());
    const means = meansOverDecade(series, newest);
    const years = typeof means === 'object' ? [...means.years.from, ...means.years.to] : [];
    for (const each of [element, beside]) {
      if (isCountry(area) && typeof means === 'object')
        add(each, [...yearsUpTo(newest - decade), ...yearsUpTo(newest)]);
      else want(each, years);
    }
  }
  return [...yearsOfCube].map(([cube, years]) => sliceCube(cube, null, [...years]));
}

/** A series, with the releases of its years. */
export interface SeriesEditions {
  area: string;
  element: number;
  runs: readonly EditionRun[];
}

/** The data inside the document: enough to draw the state of the URL, on the server and again in the browser. */
export interface FirstView extends PageFacts {
  crop: string;
  /** The section's configuration: the browser has none of the others. */
  section: Section;
  table: string;
  indicator: number;
  cubes: readonly Cube[];
  /** Elements whose cubes could not be loaded. */
  failedCubes: readonly number[];
  /** Of the shown area, all years. */
  podiums: Loaded<readonly Podiums[]>;
  coverage: Loaded<readonly ElementCoverage[]>;
  /** Elements that a licence keeps from being exported. */
  withheld: Loaded<Exportability['elements']>;
  /** Flows between countries; `null` for sections that show no partners, and for a year that no release covers. */
  flows: Loaded<ShownFlows | null>;
  sources: Loaded<readonly NamedSource[]>;
  editions: SeriesEditions;
  release: PageRelease;
  /** `https://host` without a slash at the end. */
  origin: string;
  explanation: BroughtExplanation | null;
  /** Of a country without figures of the section what it last imported; `null` of others. */
  imported: { element: number; year: number; value: number; flag: string } | null;
}

/** What a country last imported of a crop; `null` where no page shows that. */
async function loadImported(
  crop: Crop,
  { area, year }: { area: string; year: number },
  { getJson, loadPart }: { getJson: GetJson; loadPart: LoadPart },
): Promise<FirstView['imported']> {
  const trade = sectionAt(crop, 'trade');
  const indicator = trade && crop.items[trade.indicator];
  if (trade === undefined || indicator == null) return null;
  const elements = [IMPORT_QUANTITY, IMPORT_VALUE];
  const address = addresses.cubes(tableName(crop, trade), indicator, elements, { area });
  const { cubes } = valueOr(await loadPart(askFor(getJson, 'cubes', address)), { cubes: [] });
  const store = CubeStore.of([], cubes);
  const [newest = null] = elements.flatMap((element) =>
    [...(store.series(element, area) ?? [])]
      .filter(([at, figure]) => isRecent(at, year) && isBelieved(figure) && figure.value > 0)
      .slice(-1)
      .map(([at, { value, flag }]) => ({ element, year: at, value, flag })),
  );
  return newest;
}

/** Pages name a source and its editions; the page of the sources has what each covers. */
const toNamed = (source: EditedSource): NamedSource => ({
  ...source,
  editions: source.editions.map(({ key, kind, carrier }) => ({ key, kind, carrier })),
});

function loadFlows(
  of: Omit<ShownFlows, 'answer'>,
  { getJson, loadPart }: { getJson: GetJson; loadPart: LoadPart },
): Promise<Loaded<ShownFlows | null>> {
  const { area, year, measure, indicator } = of;
  const answer = askFor(getJson, 'tradeFlows', addresses.tradeFlows(area, year, measure, indicator));
  return loadPart(
    answer.then((flows) => ({ ...of, answer: flows })),
    null,
  );
}

/** The series of the continents on the World's page. */
function continentSlices(section: Section, area: string, cube: Cube | undefined): readonly Cube[] {
  if (cube === undefined || area !== worldCode) return [];
  if (!section.blocks.some(({ kind }) => kind === 'continents')) return [];
  return continents.map((code) => sliceCube(cube, [code], null));
}

const releasesOf = (sources: readonly EditedSource[], section: Section): Record<string, string> =>
  Object.fromEntries(
    sources
      .filter(({ key }) => section.sources.includes(key))
      .flatMap((source) => source.editions)
      .filter(({ kind, release }) => kind !== 'computed' && release !== '')
      .map(({ key, release }) => [key, release]),
  );

/** Cuts the view's figures out of the section's, and loads those of some views only. */
export async function cutFirstView(options: {
  crop: Crop;
  section: Section;
  figures: SectionFigures;
  view: ViewState;
  area: string;
  year: number;
  getJson: GetJson;
  loadPart: LoadPart;
  release: PageRelease;
  origin: string;
  root?: string | undefined;
}): Promise<FirstView> {
  const { crop, section, figures, view, area, year, getJson, loadPart, release, origin, root } = options;
  const { table, indicator, areas, regions, facts, cubes, all, coverage, exports } = figures;
  const areaCubes = [...cubes.values()].map((cube) => sliceCube(cube, [area], null));
  const chosen = valueOr(facts, []).find((entry) => entry.element.country === view.element);
  // The map's element, and those whose countries a block ranks.
  const ranks = section.blocks.some(({ kind }) => kind === 'traders');
  const measure = chosenMeasure(view, section);
  const traded = ranks ? shownFlows(view).map((flow) => tradeElements[measure][flow]) : [];
  const comparedYear = view.year === null ? coveredYear(cubes.get(view.element), year) : year;
  const years = [...new Set([comparedYear, year])].sort((a, b) => a - b);
  // Networks are compared by the figures of aggregates.
  const compared = root === undefined || chosen === undefined ? [] : [chosen.element.aggregate];
  // The list of countries that depend on imports is chosen by what they eat.
  const chosenBy = view.element === IMPORT_SHARE ? [FOOD, PROTEIN_SHARE] : [];
  const slices = [...new Set([view.element, ...traded, ...compared, ...chosenBy])].flatMap(
    (element) => cubes.get(element) ?? [],
  );
  const flows = section.blocks.some(({ kind }) => kind === 'partners')
    ? await loadFlows({ area, year, measure, indicator }, { getJson, loadPart })
    : loadedPart(null);
  const releases = releasesOf(valueOr(figures.sources, []), section);
  const shownElement = chosen === undefined ? view.element : elementFor(chosen.element, area);
  const series = await loadPart(askFor(getJson, 'chart', addresses.chart(table, area, [shownElement])), null);
  const loadedSeries = valueOr(series, null);
  const ranked = podiumElements(section);
  const ofArea =
    ranked.length === 0
      ? loadedPart({ podiums: [] })
      : await loadPart(askFor(getJson, 'podiums', addresses.podiums(table, indicator, ranked, { area })));
  const divisor = asksPerInhabitant(view.choices)
    ? await loadPart(askFor(getJson, 'cube', addresses.population()))
    : loadedPart(null);
  const population = valueOr(divisor, null);
  return {
    crop: crop.id,
    section,
    table,
    indicator,
    areas,
    regions,
    facts,
    cubes: [
      // First those with all years: they also have an element's coverage.
      ...areaCubes,
      ...slices.map((cube) => sliceCube(cube, null, years)),
      ...continentSlices(section, area, chosen && cubes.get(chosen.element.aggregate)),
      ...comparedSlices({ section, cubes, area, year }),
      ...(population === null
        ? []
        : [sliceCube(population, [area], null), sliceCube(population, null, [year])]),
      // Of an element that aggregates have under another id, the World beside its countries.
      ...(chosen === undefined || chosen.element.aggregate === chosen.element.country
        ? []
        : [cubes.get(chosen.element.aggregate)].flatMap((cube) =>
            cube === undefined ? [] : sliceCube(cube, [worldCode], null),
          )),
    ],
    failedCubes: [
      ...(all.state === 'failed' ? cubeElements(section) : []),
      ...(divisor.state === 'failed' ? [POPULATION] : []),
    ],
    podiums: shapePart(ofArea, (answer) => answer.podiums),
    coverage,
    withheld: shapePart(exports, ({ elements }) => elements.filter(({ withheld }) => withheld.length > 0)),
    flows,
    sources: shapePart(figures.sources, (list) =>
      list.filter((source) => section.sources.includes(source.key)).map(toNamed),
    ),
    editions: {
      area,
      element: shownElement,
      runs: editionRuns(loadedSeries?.data.observations ?? [], releases),
    },
    release,
    origin,
    ...(root === undefined ? {} : { root }),
    imported:
      isCountry(area) && hasFigures(section, area, CubeStore.of([], areaCubes)) === false
        ? await loadImported(crop, { area, year }, { getJson, loadPart })
        : null,
    explanation: await loadExplanation(view.explain, { table, indicator }, { getJson, loadPart }),
  };
}
