import { findElement } from '#catalog/elements/index.ts';
import { findFlow, mirrorElement } from '#catalog/elements/trade.ts';
import { macroRegions, regionCodes, worldCode } from '#catalog/regions/index.ts';
import { networkAreas } from '#catalog/regions/networks.ts';
import type { ScopedElement, Section } from '#catalog/section.ts';
import { cubeElements } from '#contract/addresses.ts';
import type { AreaSummary, Cube, Podiums } from '#contract/data.ts';
import type { PageRelease } from '#contract/page.ts';
import { membershipTest } from '#domain/inside.ts';
import { nearestYear } from '#domain/nearest-year.ts';
import { chosenFlow } from '../../api/chosen-flow.ts';
import type { CubeStore } from '../../api/cube-store.ts';
import { elementFor } from '../../api/data-view.tsx';
import { type Loaded, valueOr } from '../../api/loaded.ts';
import { shownArea, type ViewLimits, type ViewState } from '../../url/view-state.ts';

/** Years as runs: first and last year of each, in one list; most regions have one or two. */
type YearRuns = readonly number[];

export function toRuns(years: readonly number[]): YearRuns {
  const runs: number[] = [];
  for (const year of years) {
    if (runs.at(-1) === year - 1) runs[runs.length - 1] = year;
    else runs.push(year, year);
  }
  return runs;
}

export function isInRuns(runs: YearRuns, year: number): boolean {
  return runs.some((first, at) => at % 2 === 0 && first <= year && year <= (runs[at + 1] ?? first));
}

const ofFilters = new Set([...regionCodes.filter((code) => code !== worldCode), ...networkAreas]);

export function regionYears(cube: Cube): readonly (readonly [string, YearRuns])[] {
  return cube.areas.flatMap((area, row) => {
    if (!ofFilters.has(area)) return [];
    const years = cube.years.filter((_, column) => hasFigure(cube, row, column));
    return years.length === 0 ? [] : [[area, toRuns(years)] as const];
  });
}

const hasFigure = (cube: Cube, row: number, column: number): boolean =>
  (cube.rows[row]?.[column] ?? null) !== null;

/** The years that fit, or all where none does. */
const preferred = (years: readonly number[], fits: (year: number) => boolean): readonly number[] => {
  const fitting = years.filter(fits);
  return fitting.length > 0 ? fitting : years;
};

/**
 * The year with which the World, each region and each network opens: the nearest to the element's default year in which it has a
 * figure of the element itself, some country of it has one for the map, and its podium is ranked. Those that open with the default
 * year itself, or have no figure, are left out.
 */
export function openingYears(of: {
  /** Of the element for countries and for aggregates. */
  countries: Cube;
  aggregates: Cube;
  /** Podium of aggregates; absent where the section has none. */
  podium: Podiums | undefined;
  areas: readonly AreaSummary[];
}): readonly (readonly [string, number])[] {
  const { countries, aggregates, podium } = of;
  const places = new Map(of.areas.map((area) => [area.code, area]));
  return [worldCode, ...ofFilters].flatMap((area) => {
    const row = aggregates.areas.indexOf(area);
    if (row < 0) return [];
    const isInside = membershipTest(area, (code) => places.get(code));
    const members = countries.areas.flatMap((code, at) =>
      code !== area && places.get(code)?.kind !== 'aggregate' && isInside(code) ? [at] : [],
    );
    const ranked = podium?.counts[podium.areas.indexOf(area)] ?? [];
    const own = aggregates.years.filter((_, column) => hasFigure(aggregates, row, column));
    const yearsWithMembers = preferred(own, (year) => {
      const column = countries.years.indexOf(year);
      return members.some((at) => hasFigure(countries, at, column));
    });
    const years = preferred(yearsWithMembers, (year) => (ranked[podium?.years.indexOf(year) ?? -1] ?? 0) > 0);
    const year = nearestYear(years, countries.defaultYear);
    return year === null || year === countries.defaultYear ? [] : [[area, year] as const];
  });
}

/**
 * The years in which an area has figures: of the element, else of any other of the section; none where it has nothing or
 * nothing is loaded.
 */
export function yearsWithFigures(
  cubes: CubeStore,
  { section, pair, area }: { section: Section; pair: ScopedElement; area: string },
): readonly number[] {
  const own = [...(cubes.series(elementFor(pair, area), area)?.keys() ?? [])];
  if (own.length > 0) return own;
  return cubeElements(section).flatMap((element) => [...(cubes.series(element, area)?.keys() ?? [])]);
}

/** Elements on land in general. Every country has some, whether the crop grows there or not. */
function isBesideCrop(section: Section, element: number): boolean {
  const isMapped = section.mapElements.some((pair) => pair.country === element || pair.aggregate === element);
  return !isMapped && findElement(element)?.domain === 'land';
}

/**
 * Whether some element of the section has a figure of the crop in the area in any year; `null` while that is not known. Of an
 * area without reports of its own the reports of its partners are figures, too: those are in no series.
 */
export function hasFigures(section: Section, area: string, cubes: CubeStore): boolean | null {
  const series = cubeElements(section)
    .filter((element) => !isBesideCrop(section, element))
    .map((element) => cubes.series(element, area));
  if (series.some((entry) => entry != null && entry.size > 0)) return true;
  return series.includes(undefined) || section.blocks.some(({ kind }) => kind === 'partners') ? null : false;
}

/** Facts of a map element that the page needs before its cube. */
export interface ElementFacts {
  element: ScopedElement;
  unit: string;
  /** Years in which at least one country has a value, rising, with the number of countries. */
  years: readonly { year: number; countries: number }[];
  defaultYear: number;
  /** Areas whose pages open with it, since it is more than the flow that the section has first. */
  opensIn: readonly string[];
  limits: readonly number[];
  hasZero: boolean;
  breaks: readonly number[];
  /** Years in which regions have the element; `null` where that is not known. */
  regions: readonly (readonly [string, YearRuns])[] | null;
  /** The year with which the World and each region opens, where that is not the default one. */
  openingYears: readonly (readonly [string, number])[];
}

/** Input of the limits of a page's views: each part as it was loaded. */
export interface PageFacts {
  section: Pick<Section, 'mapElements'>;
  areas: Loaded<readonly AreaSummary[]>;
  /** Regions with a value in some year, by macro region id. */
  regions: Loaded<readonly (readonly [number, readonly string[]])[]>;
  facts: Loaded<readonly ElementFacts[]>;
  release: Pick<PageRelease, 'id' | 'pinned'>;
  /** The network whose pages these are; absent on those of the World. */
  root?: string | undefined;
}

/** Whether the release has not a single figure of the element for this crop. */
export function isWithoutFigures(facts: ElementFacts | undefined): boolean {
  return facts !== undefined && facts.regions !== null && facts.years.length === 0;
}

/** Published id of the World. */
const worldId = 10;

/** Macro regions beside the World, each with all its regions, and the whole of it last: a macro region opens with its first region. */
const everyRegion = macroRegions
  .filter((macro) => macro.code !== worldCode)
  .map((macro) => [macro.id, [...macro.regions, macro.code]] as const);

/** Country-scope ids of the map's elements. A page opens with one that it has figures of. */
function elementsOffered({ facts, section }: Pick<PageFacts, 'facts' | 'section'>): readonly number[] {
  if (facts.state === 'failed') return section.mapElements.map((element) => element.country);
  return [
    ...facts.value.filter((entry) => !isWithoutFigures(entry)),
    ...facts.value.filter(isWithoutFigures),
  ].map(({ element }) => element.country);
}

/** Macro region and region of a country; of two macro regions that have its region the chosen one, else the first. */
function findHome(
  region: string | null | undefined,
  chosen: number,
  regions: ViewLimits['regions'],
): { macro: number; region: string } | undefined {
  if (region == null) return undefined;
  const macros = [...regions].flatMap(([macro, codes]) => (codes.includes(region) ? [macro] : []));
  const macro = macros.includes(chosen) ? chosen : macros[0];
  return macro === undefined ? undefined : { macro, region };
}

/** The limits within which a view of this page is valid. A failed part limits nothing. */
export function viewLimits(data: PageFacts): ViewLimits & Required<Pick<ViewLimits, 'hasData'>> {
  const { root } = data;
  const countries = valueOr(data.areas, []).filter(
    ({ kind, networks }) => kind !== 'aggregate' && (root === undefined || networks?.includes(root)),
  );
  const places = new Map(countries.map((area) => [area.code, area]));
  const regions =
    root === undefined
      ? new Map(valueOr(data.regions, everyRegion))
      : new Map([[worldId, networkAreas] as const]);
  const elements = elementsOffered(data);
  const known = new Map(valueOr(data.facts, []).map((facts) => [facts.element.country, facts]));
  const opposite = known.get(mirrorElement(elements[0] ?? 0) ?? 0);
  return {
    hasData: (element, region, year) => {
      const facts = known.get(element);
      if (facts === undefined || facts.regions === null) return true;
      const runs = facts.regions.find(([code]) => code === region)?.[1] ?? [];
      return isInRuns(runs, year ?? facts.defaultYear);
    },
    elements,
    openingElement: (area, view) =>
      opposite?.opensIn.includes(area) && chosenFlow(view) !== '1' ? opposite.element.country : undefined,
    ofAggregates: new Map(data.section.mapElements.map(({ country, aggregate }) => [aggregate, country])),
    regions,
    macros: root === undefined ? macroRegions.map((macro) => macro.id) : [worldId],
    world: worldId,
    ...(root === undefined ? {} : { root }),
    ...(countries.length === 0
      ? {}
      : {
          countries: new Set(places.keys()),
          isInside: (country, region) => membershipTest(region, (code) => places.get(code))(country),
          homeOf: (country, macro) => findHome(places.get(country)?.region, macro, regions),
        }),
    ...(data.release.pinned ? { version: data.release.id } : {}),
  };
}

/**
 * The year that the page shows: the wanted one, else the area's: a country's newest, a region's opening year, or nearest to the default one.
 * Else that default, else the section's fall-backs.
 */
export function shownYear(
  view: Pick<ViewState, 'year' | 'region' | 'country'>,
  facts: ElementFacts | undefined,
  { section, cubes }: { section: Section; cubes: CubeStore },
): number {
  if (view.year !== null) return view.year;
  if (facts === undefined || facts.years.length === 0) return section.fallbackYears.at(-1) ?? 2020;
  const area = shownArea(view, worldCode);
  const opening = facts.openingYears.find(([code]) => code === area);
  if (opening !== undefined) return opening[1];
  const years = yearsWithFigures(cubes, { section, pair: facts.element, area });
  return (view.country === null ? nearestYear(years, facts.defaultYear) : years.at(-1)) ?? facts.defaultYear;
}

export const regionsWithData = (
  areas: readonly AreaSummary[] | null,
  cubes: readonly Cube[],
): readonly (readonly [number, readonly string[]])[] => {
  const present = new Set(cubes.flatMap((cube) => cube.areas));
  const seen =
    areas === null
      ? present
      : new Set(areas.filter((area) => present.has(area.code)).map((area) => area.region ?? ''));
  return everyRegion
    .map(
      ([macro, codes]) =>
        [
          macro,
          codes.filter((code, at) =>
            at === codes.length - 1 ? codes.some((each) => seen.has(each)) : seen.has(code),
          ),
        ] as const,
    )
    .filter(([, codes]) => codes.length > 0);
};

/** The areas that export more than they import, in the newest year that has both; none of other elements than exports. */
function largerIn(element: number, cubeOf: (id: number) => Cube | undefined): readonly string[] {
  if (findFlow(element)?.flow !== '2') return [];
  const [exports, imports] = [element, mirrorElement(element) ?? 0].map(cubeOf);
  if (exports === undefined || imports === undefined) return [];
  return exports.areas.filter((area, row) => {
    const bought = imports.rows[imports.areas.indexOf(area)] ?? [];
    const column = exports.years.findLastIndex(
      (year, at) => exports.rows[row]?.[at] != null && bought[imports.years.indexOf(year)] != null,
    );
    const year = exports.years[column] ?? 0;
    return (
      area !== worldCode && (exports.rows[row]?.[column] ?? 0) > (bought[imports.years.indexOf(year)] ?? 0)
    );
  });
}

/** Facts whose years count the countries of a network alone. */
export function countInside(
  facts: ElementFacts,
  cube: Cube | undefined,
  isMember: (area: string) => boolean,
): ElementFacts {
  if (cube === undefined) return facts;
  const rows = cube.rows.filter((_, row) => isMember(cube.areas[row] ?? ''));
  const years = cube.years.map((year, column) => ({
    year,
    countries: rows.filter((row) => row[column] != null).length,
  }));
  return { ...facts, years };
}

export function toFacts(
  element: ScopedElement,
  cubeOf: (id: number) => Cube | undefined,
  beside: { areas: readonly AreaSummary[]; podium: Podiums | undefined },
): ElementFacts {
  const cube = cubeOf(element.country);
  const ofRegions = cubeOf(element.aggregate);
  return {
    element,
    unit: cube?.unit ?? '',
    years: (cube?.years ?? []).map((year, column) => ({ year, countries: cube?.countries[column] ?? 0 })),
    defaultYear: cube?.defaultYear ?? 0,
    opensIn: largerIn(element.country, cubeOf),
    limits: cube?.limits ?? [],
    hasZero: cube?.hasZero ?? false,
    breaks: cube?.breaks ?? [],
    regions: ofRegions === undefined ? null : regionYears(ofRegions),
    openingYears:
      cube === undefined || ofRegions === undefined
        ? []
        : openingYears({ countries: cube, aggregates: ofRegions, ...beside }),
  };
}
