import type { Crop } from '#catalog/crop.ts';
import { tradeElements } from '#catalog/elements/trade.ts';
import { macroRegions, worldCode } from '#catalog/regions/index.ts';
import type { ScopedElement, Section } from '#catalog/section.ts';
import { elementsOf, tableName } from '#catalog/sections/index.ts';
import { cubeElements, podiumElements } from '#contract/addresses.ts';
import type { AreaSummary, Cube, Podiums } from '#contract/data.ts';
import type { Exportability } from '#contract/exports.ts';
import type { PageRelease } from '#contract/page.ts';
import type { EditedSource, NamedSource } from '#contract/release.ts';
import { chosenMeasure, shownFlows } from '../../api/chosen-flow.ts';
import { CubeStore } from '../../api/cube-store.ts';
import { cutCube, cutPodiums } from '../../api/cut.ts';
import { type BroughtExplanation, loadExplanation } from '../../api/load-explanation.ts';
import { nearestYear } from '../../api/nearest-year.ts';
import { addresses, answerOf, type GetJson } from '../../api/queries.ts';
import type { ShownFlows } from '../../api/trade-flows.ts';
import type { ElementCoverage } from '../../blocks/metadata/coverage-text.ts';
import { asksPerInhabitant } from '../../url/chart-options.ts';
import { shownArea, type ViewLimits, type ViewState } from '../../url/view-state.ts';
import { parseView } from '../../url/view-url.ts';
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
  areas: readonly AreaSummary[];
  /** Regions with a value in some year, by macro region id. */
  regions: readonly (readonly [number, readonly string[]])[];
  facts: readonly ElementFacts[];
  cubes: readonly Cube[];
  podiums: readonly Podiums[];
  /** What each element of the page covers, for the metadata tab. */
  coverage: readonly ElementCoverage[];
  /** Elements that a licence keeps from being exported; `null` where that is not known. */
  withheld: Exportability['elements'] | null;
  /** Flows between countries, for sections that show partners. */
  flows: ShownFlows | null;
  sources: readonly NamedSource[];
  release: PageRelease;
  /** `https://host` without a slash at the end. */
  origin: string;
  explanation: BroughtExplanation | null;
}

/** Whether the release has not a single figure of the element for this crop; what could not be loaded counts as having some. */
export function isWithoutFigures(facts: ElementFacts | undefined): boolean {
  return facts !== undefined && facts.regions !== null && facts.years.length === 0;
}

/** The limits within which a view of this page is valid. */
export function viewLimits(
  data: Pick<FirstView, 'facts' | 'regions' | 'areas' | 'release'>,
): ViewLimits & Required<Pick<ViewLimits, 'hasData'>> {
  const countries = data.areas.filter((area) => area.kind !== 'aggregate').map((area) => area.code);
  const known = new Map(data.facts.map((facts) => [facts.element.country, facts]));
  return {
    hasData: (element, region, year) => {
      const facts = known.get(element);
      if (facts === undefined || facts.regions === null) return true;
      const runs = facts.regions.find(([code]) => code === region)?.[1] ?? [];
      return isInRuns(runs, year ?? facts.defaultYear);
    },
    // A page opens with an element that it has figures of.
    elements: [
      ...data.facts.filter((facts) => !isWithoutFigures(facts)),
      ...data.facts.filter(isWithoutFigures),
    ].map((facts) => facts.element.country),
    regions: new Map(data.regions.map(([macro, codes]) => [macro, codes])),
    macros: macroRegions.map((macro) => macro.id),
    world: 10,
    ...(countries.length === 0 ? {} : { countries: new Set(countries) }),
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

const regionsWithData = (
  areas: readonly AreaSummary[],
  cubes: readonly Cube[],
): readonly (readonly [number, readonly string[]])[] => {
  const present = new Set(cubes.flatMap((cube) => cube.areas));
  const regionsSeen = new Set(
    areas.filter((area) => present.has(area.code)).map((area) => area.region ?? ''),
  );
  return macroRegions
    .filter((macro) => macro.code !== worldCode)
    .map((macro) => [macro.id, macro.regions.filter((code) => regionsSeen.has(code))] as const)
    .filter(([, codes]) => codes.length > 0);
};

const factsOf = (element: ScopedElement, cubes: ReadonlyMap<number, Cube>): ElementFacts => {
  const cube = cubes.get(element.country);
  const ofRegions = cubes.get(element.aggregate);
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
};

/** Pages name a source and its editions; what each covers stands on the page of the sources. */
const toNamed = (source: EditedSource): NamedSource => ({
  ...source,
  editions: source.editions.map(({ key, kind, carrier }) => ({ key, kind, carrier })),
});

/** A failed part leaves its place to the error states of the page; the rest of the page stays. */
const orNothing = async <T>(answer: Promise<T>, nothing: T, report: (cause: unknown) => void): Promise<T> => {
  try {
    return await answer;
  } catch (cause) {
    report(cause);
    return nothing;
  }
};

/** Loads and cuts the data of the first view for the state in `search`. */
export async function loadFirstView(options: {
  crop: Crop;
  section: Section;
  indicator: number;
  search: string;
  getJson: GetJson;
  release: PageRelease;
  origin: string;
}): Promise<FirstView> {
  const { crop, section, indicator, search, getJson, release, origin } = options;
  const table = tableName(crop, section);
  const ranked = podiumElements(section);
  const wanted = cubeElements(section);
  const report = (cause: unknown): void => console.error('Error fetching data:', cause);

  const [areas, all, podiums, sources, exports] = await Promise.all([
    orNothing(answerOf(getJson, 'areas', addresses.areas()), [], report),
    orNothing(answerOf(getJson, 'cubes', addresses.cubes(table, indicator, wanted)), { cubes: [] }, report),
    ranked.length === 0
      ? { podiums: [] }
      : orNothing(
          answerOf(getJson, 'podiums', addresses.podiums(table, indicator, ranked)),
          { podiums: [] },
          report,
        ),
    orNothing(answerOf(getJson, 'sources', '/api/v1/sources'), [], report),
    orNothing(
      answerOf(getJson, 'exports', addresses.exports(table, indicator, elementsOf(section))),
      null,
      report,
    ),
  ]);
  const cubes = new Map(all.cubes.map((cube) => [cube.element, cube]));
  const facts = section.mapElements.map((element) => factsOf(element, cubes));
  const regions = regionsWithData(areas, all.cubes);

  const view = parseView(search, viewLimits({ facts, regions, areas, release }));
  const chosen = facts.find((entry) => entry.element.country === view.element);
  const year = shownYear(view, chosen, { section, cubes: CubeStore.of(all.cubes) });
  const area = shownArea(view, worldCode);
  // The map's element, and those whose countries a block ranks.
  const ranks = section.blocks.some(({ kind }) => kind === 'traders');
  const measure = chosenMeasure(view);
  const traded = ranks ? shownFlows(view).map((flow) => tradeElements[measure][flow]) : [];
  const slices = [...new Set([view.element, ...traded])].flatMap((element) => cubes.get(element) ?? []);
  const asked = { area, year, measure, indicator };
  const flows = section.blocks.some(({ kind }) => kind === 'partners')
    ? await orNothing(
        answerOf(getJson, 'tradeFlows', addresses.tradeFlows(area, year, measure, indicator)).then(
          (answer) => ({ ...asked, answer }),
        ),
        null,
        report,
      )
    : null;
  const population = asksPerInhabitant(view.choices)
    ? await orNothing(answerOf(getJson, 'cube', addresses.population()), null, report)
    : null;
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
      ...all.cubes.map((cube) => cutCube(cube, [area], null)),
      ...slices.map((cube) => cutCube(cube, null, [year])),
      ...(population === null ? [] : [cutCube(population, [area], null), cutCube(population, null, [year])]),
      ...(chosen === undefined || !section.blocks.some((block) => block.kind === 'countries')
        ? []
        : countriesFigures({
            choice: view.choices['countries'],
            pair: chosen.element,
            year,
            country: view.country,
            cubes,
            population,
            areas,
          })),
    ],
    podiums: podiums.podiums.map((entry) => cutPodiums(entry, area, year)),
    coverage: elementCoverage(crop, indicator, { cubes: all.cubes, podiums: podiums.podiums, areas }),
    withheld: exports?.elements.filter(({ withheld }) => withheld.length > 0) ?? null,
    flows,
    sources: sources.filter((source) => section.sources.includes(source.key)).map(toNamed),
    release,
    origin,
    explanation: await loadExplanation(view.explain, { table, indicator }, getJson),
  };
}
