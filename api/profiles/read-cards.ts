import { setImmediate as otherRequests } from 'node:timers/promises';
import type { Crop } from '#catalog/crop.ts';
import { ENERGY_SHARE, PRODUCTION, PROTEIN_SHARE, YIELD } from '#catalog/elements/codes.ts';
import { macroRegions, worldCode } from '#catalog/regions/index.ts';
import { type CardPart, type Cards, cardParts } from '#contract/cards.ts';
import { decade, meansOverDecade } from '#domain/change-over-decade.ts';
import { sumReports } from '#domain/germplasm/sample-totals.ts';
import { membershipTest } from '#domain/inside.ts';
import { packRun } from '#domain/prices/columns.ts';
import { median } from '#domain/prices/median.ts';
import { newestYear, seasonality, seasonIndices } from '#domain/prices/seasonality.ts';
import { isRecent } from '#domain/recent.ts';
import type { FigureColumn } from '#release/figure-column.ts';
import { allQuotes } from '../findings/read-price-series.ts';
import { packIndices } from '../prices/compare-months.ts';
import { nineDigits } from '../prices/read-series.ts';
import { nameSources } from '../prices/sources.ts';
import { selectAreaSamples, selectAreaVarieties } from '../queries/select-area-germplasm.ts';
import { selectBreaksAmong } from '../queries/select-breaks-among.ts';
import { selectDoubtsAmong } from '../queries/select-doubts-among.ts';
import { selectEveryChoice } from '../queries/select-main-choices.ts';
import { selectMainQuotes } from '../queries/select-main-quotes.ts';
import type { ServedRelease } from '../release/served-release.ts';
import { requireArea } from '../routes/scope.ts';
import { readLongTrends } from './read-figure-parts.ts';

interface CardScope {
  release: ServedRelease;
  area: string;
  crop: Crop;
}

type UsedSources = Readonly<Record<CardPart, Set<number>>>;

/** Countries of a group at most. */
const mostMembers = 24;
/** Years that a member's line has at most. */
const memberYears = 30;

/** The series of an item and element by area, with what keeps their years from being compared. */
async function readSeries({ release }: CardScope, indicator: number, element: number) {
  const of = { indicators: [indicator], elements: [element] };
  const column = await release.figures.column({ indicator, element });
  const breaks = await selectBreaksAmong(release.db, of);
  const doubts = await selectDoubtsAmong(release.db, of);
  const yearsOf = (rows: readonly { area: string; year: number }[], area: string): number[] =>
    rows.flatMap((row) => (row.area === area ? [row.year] : []));
  return {
    column,
    breaksOf: (area: string) => yearsOf(breaks, area),
    isDoubtful: (area: string, year: number) => yearsOf(doubts, area).includes(year),
    meansOf: (area: string, year: number) =>
      meansOverDecade(
        {
          figures: new Map(
            column.series(area).map((row) => [row.year, { ...row, summed: row.contributors }]),
          ),
          breaks: yearsOf(breaks, area),
          doubts: new Set(yearsOf(doubts, area)),
        },
        year,
      ),
  };
}

function noteSources(used: Set<number>, column: FigureColumn, areas: readonly string[]): void {
  for (const area of areas)
    for (const { source } of column.series(area)) if (source !== null) used.add(source);
}

/** Yields of the countries of the area's region, means of three years: newest, and ten years before. */
async function readYields(scope: CardScope, used: Set<number>): Promise<Cards['yields']> {
  const { release, area, crop } = scope;
  const indicator = crop.items.production;
  const own = release.areas.get(area);
  if (indicator === null || own === undefined || own.kind !== 'country' || own.region === null) return null;
  const { column, meansOf, isDoubtful } = await readSeries(scope, indicator, YIELD);
  const harvests = await release.figures.column({ indicator, element: PRODUCTION });
  const year = column.series(area).at(-1)?.year;
  if (year === undefined || isDoubtful(area, year)) return null;
  const near = [...release.areas.values()].filter(
    ({ kind, region }) => kind === 'country' && region === own.region,
  );
  const areas = near.flatMap(({ code }): NonNullable<Cards['yields']>['areas'] => {
    const means = meansOf(code, year);
    const of = { area: code, production: harvests.series(code).at(-1)?.value ?? 0 };
    if (typeof means !== 'string') return [{ ...of, before: means.from, now: means.to }];
    const rows = column.series(code).filter((row) => row.year > year - 3 && !isDoubtful(code, row.year));
    // Where the past cannot be compared, three newest years still can be beside those of others.
    return rows.length < 2
      ? []
      : [{ ...of, before: null, now: rows.reduce((sum, { value }) => sum + value, 0) / rows.length }];
  });
  if (areas.length < 2 || !areas.some((each) => each.area === area)) return null;
  noteSources(
    used,
    column,
    areas.map((each) => each.area),
  );
  return { from: year - decade, to: year, areas: areas.sort((a, b) => b.now - a.now) };
}

/** The crop's share of the World's food. */
async function readWorld({ release, crop }: CardScope, used: Set<number>): Promise<Cards['world']> {
  const indicator = crop.items.balance;
  if (indicator === null) return [];
  const world: Cards['world'] = [];
  for (const element of [PROTEIN_SHARE, ENERGY_SHARE]) {
    const last = (await release.figures.series({ indicator, element, area: worldCode })).at(-1);
    if (last === undefined) continue;
    if (last.source !== null) used.add(last.source);
    world.push({ element, year: last.year, value: last.value });
  }
  return world;
}

/** Prices of the type and source that the crop's page opens with, and the season of the first that has one. */
async function readPrices(
  { release, area, crop }: CardScope,
  used: UsedSources,
): Promise<Pick<Cards, 'prices' | 'season'>> {
  const { db } = release;
  const of = { crops: [crop.id], area };
  const choices = await selectEveryChoice(db, of);
  const quotes = choices.length === 0 ? [] : await selectMainQuotes(db, { ...of, since: 0 });
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
  used: UsedSources,
): Promise<Pick<Cards, 'samples' | 'varieties'>> {
  const of = { area, crops: [crop.id] };
  const reports = await selectAreaSamples(release.db, of);
  const varieties = await selectAreaVarieties(release.db, of);
  for (const { source } of reports) used.samples.add(source);
  for (const { source } of varieties) used.varieties.add(source);
  const inOrder = (years: readonly number[]): number[] => [...new Set(years)].sort((a, b) => a - b);
  const released = varieties.flatMap(({ year }) => year ?? []);
  return {
    samples: inOrder(reports.map(({ year }) => year)).map((year) => {
      const side = (of: 'received' | 'provided'): number | null =>
        sumReports(reports.flatMap((row) => (row.year === year && row.side === of ? [row.samples] : [])));
      return { year, received: side('received'), provided: side('provided') };
    }),
    varieties: inOrder(released).map((year) => ({
      year,
      count: released.filter((each) => each === year).length,
    })),
  };
}

/** Who is drawn small on a group's page: its countries, of the World its regions. */
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
  const { column, breaksOf, isDoubtful, meansOf } = await readSeries(scope, indicator, PRODUCTION);
  const newest = column.years.at(-1) ?? 0;
  const grown = [...new Set(membersOf(scope))].flatMap((code) => {
    const last = column.series(code).at(-1);
    return last === undefined || last.value === 0 || !isRecent(last.year, newest) ? [] : [last];
  });
  const largest = grown.sort((a, b) => b.value - a.value).slice(0, mostMembers);
  noteSources(
    used,
    column,
    largest.map((each) => each.area),
  );
  const members = largest.map((last) => {
    const since = last.year - memberYears + 1;
    const values = new Map(column.series(last.area).map(({ year, value }) => [year, value]));
    const means = meansOf(last.area, last.year);
    return {
      area: last.area,
      year: last.year,
      since,
      values: Array.from({ length: memberYears }, (_, at) => {
        const value = values.get(since + at);
        return value === undefined || isDoubtful(last.area, since + at) ? null : Number(value.toPrecision(6));
      }),
      breaks: breaksOf(last.area).filter((year) => year > since),
      change: typeof means === 'string' || means.from <= 0 ? null : means.to / means.from - 1,
    };
  });
  return members.toSorted(
    (a, b) => (b.change ?? Number.NEGATIVE_INFINITY) - (a.change ?? Number.NEGATIVE_INFINITY) || 0,
  );
}

/** The series behind the pictures of a crop in an area. Throws `unknown-area`. */
export async function readCards(release: ServedRelease, asked: string, crop: Crop): Promise<Cards> {
  const { code, kind } = requireArea(release, asked);
  const scope = { release, area: code, crop };
  const used: UsedSources = {
    harvest: new Set(),
    supply: new Set(),
    plate: new Set(),
    price: new Set(),
    season: new Set(),
    samples: new Set(),
    varieties: new Set(),
    members: new Set(),
  };
  const { harvest, supply } = await readLongTrends(release, scope, used);
  const yields = await readYields(scope, used.harvest);
  const world = await readWorld(scope, used.plate);
  await otherRequests();
  const priced = kind === 'aggregate' ? { prices: null, season: null } : await readPrices(scope, used);
  await otherRequests();
  const seed = await readSeed(scope, used);
  const members = await readMembers(scope, used.members);
  const sources = await nameSources(release);
  return {
    ...{ area: code, crop: crop.id, harvest, supply, yields, world, ...priced, ...seed, members },
    sources: [...new Set(cardParts.flatMap((part) => [...used[part]]))]
      .sort((a, b) => a - b)
      .flatMap((id) => {
        const source = sources.name(id);
        return source === null ? [] : [{ ...source, parts: cardParts.filter((part) => used[part].has(id)) }];
      }),
  };
}
