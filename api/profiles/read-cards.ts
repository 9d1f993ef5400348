import { setImmediate as otherRequests } from 'node:timers/promises';
import type { Crop } from '#catalog/crop.ts';
import { PRODUCTION, YIELD } from '#catalog/elements/codes.ts';
import { findElement } from '#catalog/elements/index.ts';
import { macroRegions, worldCode } from '#catalog/regions/index.ts';
import { type CardPart, type Cards, cardParts } from '#contract/cards.ts';
import { relativeChange } from '#domain/change.ts';
import {
  type ChangingSeries,
  decade,
  meansOverDecade,
  meanUpTo,
  yearsUpTo,
} from '#domain/change-over-decade.ts';
import { sumReports } from '#domain/germplasm/sample-totals.ts';
import { membershipTest } from '#domain/inside.ts';
import { isRecent } from '#domain/nearest-year.ts';
import { plateElement } from '#domain/plate-element.ts';
import { packRun } from '#domain/prices/columns.ts';
import { median } from '#domain/prices/median.ts';
import { newestYear, seasonality, seasonIndices } from '#domain/prices/seasonality.ts';
import type { FigureColumn } from '#release/figure-column.ts';
import { allQuotes } from '../findings/read-price-series.ts';
import { findLicences } from '../licensing/release-licences.ts';
import { packIndices } from '../prices/compare-months.ts';
import { nineDigits } from '../prices/read-series.ts';
import { selectMainQuotes } from '../queries/select-prices.ts';
import { selectMarks, selectRows } from '../queries/select-rows.ts';
import type { ServedRelease } from '../release/served-release.ts';
import { requireArea } from '../routes/scope.ts';
import { listUsedSources, type UsedSources } from './list-used-sources.ts';
import { readLongTrends } from './read-figure-parts.ts';

/** Series of a country: yields in kg/ha, production in t. */
export interface Grower {
  area: string;
  yields: ChangingSeries;
  production: ChangingSeries;
}

/**
 * Means of yields of growers, the highest first, up to the newest yield of `ownArea`: `null` where that may not lead, or has none beside it.
 * Of a group, which has no own one, up to the newest year.
 */
export function compareYields(
  growers: readonly Grower[],
  ownArea: string | null,
  newest: number,
): Cards['yields'] {
  const ownYields = growers.find(({ area }) => area === ownArea)?.yields;
  const year = ownArea === null ? newest : Math.max(...(ownYields?.figures.keys() ?? []));
  if (!isRecent(year, newest) || ownYields?.doubts.has(year) === true) return null;
  const areas = growers.flatMap(({ area, yields, production }) => {
    const now = meanUpTo(yields, year);
    if (typeof now === 'string') return [];
    // Without comparable older years, only the newest mean is returned.
    const means = meansOverDecade(yields, year);
    const harvested = yearsUpTo(year).findLast(
      (each) => production.figures.has(each) && !production.doubts.has(each),
    );
    return [
      {
        area,
        before: typeof means === 'string' ? null : means.from,
        now,
        production: (harvested === undefined ? undefined : production.figures.get(harvested))?.value ?? null,
      },
    ];
  });
  if (areas.length < 2 || (ownArea !== null && !areas.some(({ area }) => area === ownArea))) return null;
  return { from: year - decade, to: year, areas: areas.sort((a, b) => b.now - a.now) };
}

interface CardScope {
  release: ServedRelease;
  area: string;
  crop: Crop;
}

/** Countries of a group at most. */
const mostMembers = 24;
/** Years that a member's line has at most. */
const memberYears = 30;

/** The figures of an item and element, and the series of each area with what keeps its years from being compared. */
async function readSeries({ release }: CardScope, indicator: number, element: number) {
  const among = { indicators: [indicator], elements: [element] };
  const column = await release.figures.column({ indicator, element });
  const breaks = await selectMarks(release.db, 'series_break', among);
  const doubts = await selectMarks(release.db, 'doubtful_figure', among);
  const yearsOf = (rows: readonly { area: string; year: number }[], area: string): number[] =>
    rows.flatMap((row) => (row.area === area ? [row.year] : []));
  return {
    column,
    seriesOf: (area: string): ChangingSeries => ({
      figures: new Map(column.series(area).map((row) => [row.year, { ...row, summed: row.contributors }])),
      breaks: yearsOf(breaks, area),
      doubts: new Set(yearsOf(doubts, area)),
    }),
  };
}

function noteSources(used: Set<number>, column: FigureColumn, areas: readonly string[]): void {
  for (const area of areas)
    for (const { source } of column.series(area)) if (source !== null) used.add(source);
}

/** Yields of the countries of the area's region, of a group of its own ones, means of three years: newest, and ten years before. */
async function readYields(scope: CardScope, used: Set<number>): Promise<Cards['yields']> {
  const { release, area, crop } = scope;
  const indicator = crop.items.production;
  const ownArea = release.areas.get(area);
  const isGroup = ownArea?.kind === 'aggregate';
  if (indicator === null || !(isGroup || (ownArea?.kind === 'country' && ownArea.region !== null)))
    return null;
  const isInside = membershipTest(area, (code) => release.areas.get(code));
  const yields = await readSeries(scope, indicator, YIELD);
  const harvests = await readSeries(scope, indicator, PRODUCTION);
  const growers = [...release.areas.values()].flatMap(({ code, kind, region }) =>
    kind === 'country' && (isGroup ? isInside(code) : region === ownArea?.region)
      ? [{ area: code, yields: yields.seriesOf(code), production: harvests.seriesOf(code) }]
      : [],
  );
  await otherRequests();
  const compared = compareYields(growers, isGroup ? null : area, yields.column.years.at(-1) ?? 0);
  noteSources(used, yields.column, compared?.areas.map((each) => each.area) ?? []);
  return compared;
}

/** The crop's share of the World's food. */
async function readWorld({ release, crop }: CardScope): Promise<Cards['world']> {
  const indicator = crop.items.balance;
  if (indicator === null) return null;
  const series = { indicator, element: plateElement(crop.id), area: worldCode };
  const last = (await release.figures.series(series)).at(-1);
  return last === undefined ? null : { year: last.year, value: last.value };
}

/** Prices of the type and source that the crop's page opens with, and the season of the first that has one. */
async function readPrices(
  { release, area, crop }: CardScope,
  used: UsedSources<CardPart>,
): Promise<Pick<Cards, 'prices' | 'season'>> {
  const { db } = release;
  const scope = { crops: [crop.id], area };
  const choices = await selectRows(db, 'price_choice', { crop: crop.id, area });
  const quotes =
    choices.length === 0 ? [] : await selectMainQuotes(db, { ...scope, since: 0, withDollars: true });
  const series = allQuotes(choices, quotes);
  const [first] = series;
  if (first === undefined) return { prices: null, season: null };
  used.price.add(first.source);
  const medians = [...first.months].flatMap(([month, own]): [number, number][] => {
    const middle = median(own.map(({ price }) => price));
    return middle === null ? [] : [[month, nineDigits(middle)]];
  });
  for (const each of series) {
    const indices = seasonIndices(each.months);
    if (seasonality(indices).season === null) continue;
    used.season.add(each.source);
    const season = {
      type: each.type,
      indices: packIndices(indices),
      newest_year: packIndices(newestYear(each.months)),
    };
    return { prices: packRun(new Map(medians)), season };
  }
  return { prices: packRun(new Map(medians)), season: null };
}

/** Samples by year of the report, and varieties by year of release. */
async function readSeed(
  { release, area, crop }: CardScope,
  used: UsedSources<CardPart>,
): Promise<Pick<Cards, 'samples' | 'varieties'>> {
  const scope = { area, crop: crop.id };
  const reports = await selectRows(release.db, 'sample_report', scope);
  const varieties = await selectRows(release.db, 'variety', scope, { columns: ['crop', 'year', 'source'] });
  for (const { source } of reports) used.samples.add(source);
  for (const { source } of varieties) used.varieties.add(source);
  const inOrder = (years: readonly number[]): number[] => [...new Set(years)].sort((a, b) => a - b);
  const released = varieties.flatMap(({ year }) => year ?? []);
  return {
    samples: inOrder(reports.map(({ year }) => year)).map((year) => {
      const sumOf = (side: 'received' | 'provided'): number | null =>
        sumReports(reports.flatMap((row) => (row.year === year && row.side === side ? [row.samples] : [])));
      return { year, received: sumOf('received'), provided: sumOf('provided') };
    }),
    varieties: inOrder(released).map((year) => ({
      year,
      count: released.filter((each) => each === year).length,
    })),
  };
}

/** Members drawn small on a group's page: its countries, of the World its regions. */
function membersOf({ release, area }: CardScope): readonly string[] {
  if (area === worldCode) return macroRegions.flatMap(({ regions }) => regions);
  const isInside = membershipTest(area, (code) => release.areas.get(code));
  return [...release.areas.values()].flatMap(({ code, kind }) =>
    kind === 'country' && isInside(code) ? [code] : [],
  );
}

/** Production of a group's members, the largest change first; those without a change follow, the largest first. */
async function readMembers(scope: CardScope, used: Set<number>): Promise<Cards['members']> {
  const { release, area, crop } = scope;
  const indicator = crop.items.production;
  if (indicator === null || release.areas.get(area)?.kind !== 'aggregate') return [];
  const { column, seriesOf } = await readSeries(scope, indicator, PRODUCTION);
  const newest = column.years.at(-1) ?? 0;
  const grown = [...new Set(membersOf(scope))].flatMap((code) => {
    const last = column.series(code).at(-1);
    return last === undefined || last.value === 0 || !isRecent(last.year, newest) ? [] : [last];
  });
  const largest = grown.sort((a, b) => b.value - a.value).slice(0, mostMembers);
  // Regions are sums, which have no source of their own.
  const published = area === worldCode ? [...release.areas.keys()] : largest.map((last) => last.area);
  noteSources(used, column, published);
  const members = largest.map(({ area: member, year, value: production }) => {
    const since = year - memberYears + 1;
    const series = seriesOf(member);
    const means = meansOverDecade(series, year);
    return {
      area: member,
      year,
      since,
      production,
      values: Array.from({ length: memberYears }, (_, at) => {
        const value = series.figures.get(since + at)?.value;
        return value === undefined || series.doubts.has(since + at) ? null : Number(value.toPrecision(6));
      }),
      breaks: series.breaks.filter((each) => each > since),
      change: typeof means === 'string' ? null : relativeChange(means),
    };
  });
  return members.toSorted(
    (a, b) => (b.change ?? Number.NEGATIVE_INFINITY) - (a.change ?? Number.NEGATIVE_INFINITY) || 0,
  );
}

/** Computed figures, as of grazing animals, name no source: they have those of their series. */
async function addSourcesOfSeries(
  { release, crop }: CardScope,
  used: UsedSources<CardPart>,
  { harvest, yields, members }: Pick<Cards, 'harvest' | 'yields' | 'members'>,
): Promise<void> {
  const element = findElement(harvest[0]?.element ?? PRODUCTION);
  const indicator = crop.items.production;
  const has = { harvest: harvest.length > 0, yields: yields !== null, members: members.length > 0 };
  const lacking = (['harvest', 'yields', 'members'] as const).filter(
    (part) => has[part] && used[part].size === 0,
  );
  if (lacking.length === 0 || element === undefined || indicator === null) return;
  for (const { id } of await findLicences(release).behind({ element, indicator }))
    for (const part of lacking) used[part].add(id);
}

/** The series behind the pictures of a crop in an area. Throws `unknown-area`. */
export async function readCards(release: ServedRelease, areaCode: string, crop: Crop): Promise<Cards> {
  const { code, kind } = requireArea(release, areaCode);
  const scope = { release, area: code, crop };
  const used: UsedSources<CardPart> = {
    harvest: new Set(),
    yields: new Set(),
    price: new Set(),
    season: new Set(),
    samples: new Set(),
    varieties: new Set(),
    members: new Set(),
  };
  const { harvest, supply } = await readLongTrends(release, scope, used.harvest);
  const yields = await readYields(scope, used.yields);
  const world = await readWorld(scope);
  await otherRequests();
  const priced = kind === 'aggregate' ? { prices: null, season: null } : await readPrices(scope, used);
  await otherRequests();
  const seed = await readSeed(scope, used);
  const members = await readMembers(scope, used.members);
  await addSourcesOfSeries(scope, used, { harvest, yields, members });
  return {
    ...{ area: code, crop: crop.id, harvest, supply, yields, world, ...priced, ...seed, members },
    sources: await listUsedSources(release, cardParts, used),
  };
}
