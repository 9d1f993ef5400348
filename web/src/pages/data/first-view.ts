import type { Crop } from '#catalog/crop.ts';
import { POPULATION } from '#catalog/elements/codes.ts';
import { tradeElements } from '#catalog/elements/trade.ts';
import { macroRegions, worldCode } from '#catalog/regions/index.ts';
import type { ScopedElement, Section } from '#catalog/section.ts';
import { elementsOf, findSection, tableName } from '#catalog/sections/index.ts';
import { cubeElements, podiumElements } from '#contract/addresses.ts';
import type { AreaSummary, Cube, Podiums } from '#contract/data.ts';
import type { Exportability } from '#contract/exports.ts';
import type { PageRelease } from '#contract/page.ts';
import type { EditedSource, NamedSource } from '#contract/release.ts';

import { chosenMeasure, shownFlows } from '../../api/chosen-flow.ts';
import { CubeStore } from '../../api/cube-store.ts';
import { type BroughtExplanation, loadExplanation } from '../../api/load-explanation.ts';
import { failedPart, type Loaded, type LoadPart, loadedPart, shapePart, valueOr } from '../../api/loaded.ts';
import { nearestYear } from '../../api/nearest-year.ts';
import { addresses, answerOf, type GetJson } from '../../api/queries.ts';
import { sliceCube, slicePodiums } from '../../api/slice-cube.ts';
import type { ShownFlows } from '../../api/trade-flows.ts';
import type { ElementCoverage } from '../../blocks/metadata/coverage-text.ts';
import { asksPerInhabitant } from '../../url/chart-options.ts';
import { shownArea, type ViewLimits, type ViewState } from '../../url/view-state.ts';
import { parseView } from '../../url/view-url.ts';
import { comparedSlices } from './compared-slices.ts';
import { countriesFigures } from './countries-figures.ts';
import { elementCoverage } from './element-coverage.ts';
import { isInRuns, regionYears, type YearRuns, yearsWithFigures } from './years-with-figures.ts';

/** What the page must know of a map element before its cube is there. */
export interface ElementFacts {
  element: ScopedElement;
  unit: string;
  /** Years in which at least one country has a value, rising, with the number of countries. */
  years: readonly { year: number; countries: number }[];
  defaultYear: number;
  limits: readonly number[];
  hasZero: boolean;
  breaks: readonly number[];
  /** Years in which regions have the element; `null` where that is not known. */
  regions: readonly (readonly [string, YearRuns])[] | null;
}

/** The data inside the document: enough to draw the state of the URL, on the server and again in the browser. */
export interface FirstView {
  crop: string;
  section: string;
  table: string;
  indicator: number;
  areas: Loaded<readonly AreaSummary[]>;
  /** Regions with a value in some year, by macro region id. */
  regions: Loaded<readonly (readonly [number, readonly string[]])[]>;
  facts: Loaded<readonly ElementFacts[]>;
  cubes: readonly Cube[];
  /** Elements whose cubes could not be loaded. */
  failedCubes: readonly number[];
  podiums: Loaded<readonly Podiums[]>;
  /** What each element of the page covers, for the metadata tab. */
  coverage: Loaded<readonly ElementCoverage[]>;
  /** Elements that a licence keeps from being exported. */
  withheld: Loaded<Exportability['elements']>;
  /** Flows between countries; `null` for sections that show no partners, and for a year that no release covers. */
  flows: Loaded<ShownFlows | null>;
  sources: Loaded<readonly NamedSource[]>;
  release: PageRelease;
  /** `https://host` without a slash at the end. */
  origin: string;
  explanation: BroughtExplanation | null;
}

/** Whether the release has not a single figure of the element for this crop. */
export function isWithoutFigures(facts: ElementFacts | undefined): boolean {
  return facts !== undefined && facts.regions !== null && facts.years.length === 0;
}

/** Macro regions beside the World, with all their regions. */
const everyRegion = macroRegions
  .filter((macro) => macro.code !== worldCode)
  .map((macro) => [macro.id, macro.regions] as const);

/** Country-scope ids of the map's elements. A page opens with one that it has figures of. */
function elementsOffered({ facts, section }: Pick<FirstView, 'facts' | 'section'>): readonly number[] {
  if (facts.state === 'failed')
    return findSection(section)?.mapElements.map((element) => element.country) ?? [];
  return [
    ...facts.value.filter((entry) => !isWithoutFigures(entry)),
    ...facts.value.filter(isWithoutFigures),
  ].map(({ element }) => element.country);
}

/** The limits within which a view of this page is valid. What could not be loaded limits nothing. */
export function viewLimits(
  data: Pick<FirstView, 'section' | 'facts' | 'regions' | 'areas' | 'release'>,
): ViewLimits & Required<Pick<ViewLimits, 'hasData'>> {
  const countries = valueOr(data.areas, []).filter((area) => area.kind !== 'aggregate');
  const known = new Map(valueOr(data.facts, []).map((facts) => [facts.element.country, facts]));
  return {
    hasData: (element, region, year) => {
      const facts = known.get(element);
      if (facts === undefined || facts.regions === null) return true;
      const runs = facts.regions.find(([code]) => code === region)?.[1] ?? [];
      return isInRuns(runs, year ?? facts.defaultYear);
    },
    elements: elementsOffered(data),
    regions: new Map(valueOr(data.regions, everyRegion)),
    macros: macroRegions.map((macro) => macro.id),
    world: 10,
    ...(countries.length === 0 ? {} : { countries: new Set(countries.map((area) => area.code)) }),
    ...(data.release.pinned ? { version: data.release.id } : {}),
  };
}

/**
 * The year that the page shows: the wanted one, else the element's default, else the section's fall-backs. An area that has
 * no figures of the default year opens with the nearest year that it has.
 */
export function shownYear(
  view: Pick<ViewState, 'year' | 'region' | 'country'>,
  facts: ElementFacts | undefined,
  { section, cubes }: { section: Section; cubes: CubeStore },
): number {
  if (view.year !== null) return view.year;
  if (facts === undefined || facts.years.length === 0) return section.fallbackYears.at(-1) ?? 2020;
  const area = shownArea(view, worldCode);
  const years = yearsWithFigures(cubes, { section, pair: facts.element, area });
  return nearestYear(years, facts.defaultYear) ?? facts.defaultYear;
}

/** Regions of which some area, or where areas could not be loaded the region itself, has a value. */
const regionsWithData = (
  areas: Loaded<readonly AreaSummary[]>,
  cubes: readonly Cube[],
): readonly (readonly [number, readonly string[]])[] => {
  const present = new Set(cubes.flatMap((cube) => cube.areas));
  const seen =
    areas.state === 'failed'
      ? present
      : new Set(areas.value.filter((area) => present.has(area.code)).map((area) => area.region ?? ''));
  return everyRegion
    .map(([macro, codes]) => [macro, codes.filter((code) => seen.has(code))] as const)
    .filter(([, codes]) => codes.length > 0);
};

/** What is known of an element from its cubes of all areas and years. */
export function factsOf(element: ScopedElement, cubeOf: (id: number) => Cube | undefined): ElementFacts {
  const cube = cubeOf(element.country);
  const ofRegions = cubeOf(element.aggregate);
  return {
    element,
    unit: cube?.unit ?? '',
    years: (cube?.years ?? []).map((year, column) => ({ year, countries: cube?.countries[column] ?? 0 })),
    defaultYear: cube?.defaultYear ?? 0,
    limits: cube?.limits ?? [],
    hasZero: cube?.hasZero ?? false,
    breaks: cube?.breaks ?? [],
    regions: ofRegions === undefined ? null : regionYears(ofRegions),
  };
}

/** Pages name a source and its editions; what each covers stands on the page of the sources. */
const toNamed = (source: EditedSource): NamedSource => ({
  ...source,
  editions: source.editions.map(({ key, kind, carrier }) => ({ key, kind, carrier })),
});

/** Loads and cuts the data of the first view for the state in `search`. */
export async function loadFirstView(options: {
  crop: Crop;
  section: Section;
  indicator: number;
  search: string;
  getJson: GetJson;
  loadPart: LoadPart;
  release: PageRelease;
  origin: string;
}): Promise<FirstView> {
  const { crop, section, indicator, search, getJson, loadPart, release, origin } = options;
  const table = tableName(crop, section);
  const ranked = podiumElements(section);
  const wanted = cubeElements(section);

  const [areas, all, podiums, sources, exports] = await Promise.all([
    loadPart(answerOf(getJson, 'areas', addresses.areas())),
    loadPart(answerOf(getJson, 'cubes', addresses.cubes(table, indicator, wanted))),
    ranked.length === 0
      ? loadedPart({ podiums: [] })
      : loadPart(answerOf(getJson, 'podiums', addresses.podiums(table, indicator, ranked))),
    loadPart(answerOf(getJson, 'sources', '/api/v1/sources')),
    loadPart(answerOf(getJson, 'exports', addresses.exports(table, indicator, elementsOf(section)))),
  ]);
  const every = valueOr(all, { cubes: [] }).cubes;
  const cubes = new Map(every.map((cube) => [cube.element, cube]));
  const facts = shapePart(all, () =>
    section.mapElements.map((element) => factsOf(element, (id) => cubes.get(id))),
  );
  const regions = shapePart(all, () => regionsWithData(areas, every));

  const view = parseView(search, viewLimits({ section: section.id, facts, regions, areas, release }));
  const chosen = valueOr(facts, []).find((entry) => entry.element.country === view.element);
  const year = shownYear(view, chosen, { section, cubes: CubeStore.of(every) });
  const area = shownArea(view, worldCode);
  // The map's element, and those whose countries a block ranks.
  const ranks = section.blocks.some(({ kind }) => kind === 'traders');
  const measure = chosenMeasure(view);
  const traded = ranks ? shownFlows(view).map((flow) => tradeElements[measure][flow]) : [];
  const slices = [...new Set([view.element, ...traded])].flatMap((element) => cubes.get(element) ?? []);
  const asked = { area, year, measure, indicator };
  const flows = section.blocks.some(({ kind }) => kind === 'partners')
    ? await loadPart(
        answerOf(getJson, 'tradeFlows', addresses.tradeFlows(area, year, measure, indicator)).then(
          (answer) => ({ ...asked, answer }),
        ),
        null,
      )
    : loadedPart(null);
  const divisor = asksPerInhabitant(view.choices)
    ? await loadPart(answerOf(getJson, 'cube', addresses.population()))
    : loadedPart(null);
  const population = valueOr(divisor, null);
  return {
    crop: crop.id,
    section: section.id,
    table,
    indicator,
    areas,
    regions,
    facts,
    cubes: [
      // First those with all years: they also tell what an element covers.
      ...every.map((cube) => sliceCube(cube, [area], null)),
      ...slices.map((cube) => sliceCube(cube, null, [year])),
      ...comparedSlices({ section, cubes, area, year, choices: view.choices }),
      ...(population === null
        ? []
        : [sliceCube(population, [area], null), sliceCube(population, null, [year])]),
      ...(chosen === undefined || !section.blocks.some((block) => block.kind === 'countries')
        ? []
        : countriesFigures({
            choice: view.choices['countries'],
            pair: chosen.element,
            year,
            country: view.country,
            cubes,
            population,
            areas: valueOr(areas, []),
          })),
    ],
    failedCubes: [
      ...(all.state === 'failed' ? wanted : []),
      ...(divisor.state === 'failed' ? [POPULATION] : []),
    ],
    podiums: shapePart(podiums, (answer) => answer.podiums.map((entry) => slicePodiums(entry, area, year))),
    coverage:
      all.state === 'failed' || podiums.state === 'failed'
        ? failedPart
        : shapePart(areas, (list) =>
            elementCoverage(crop, indicator, { cubes: every, podiums: podiums.value.podiums, areas: list }),
          ),
    withheld: shapePart(exports, ({ elements }) => elements.filter(({ withheld }) => withheld.length > 0)),
    flows,
    sources: shapePart(sources, (list) =>
      list.filter((source) => section.sources.includes(source.key)).map(toNamed),
    ),
    release,
    origin,
    explanation: await loadExplanation(view.explain, { table, indicator }, { getJson, loadPart }),
  };
}
