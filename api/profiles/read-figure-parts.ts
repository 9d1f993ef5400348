import { setImmediate as otherRequests } from 'node:timers/promises';
import type { Crop } from '#catalog/crop.ts';
import { crops } from '#catalog/crops/index.ts';
import { listTradeItems } from '#catalog/crops/trade-items.ts';
import {
  AREA_HARVESTED,
  BALANCE_EXPORTS,
  BALANCE_IMPORTS,
  BALANCE_PRODUCTION,
  DOMESTIC_SUPPLY,
  EXPORT_VALUE,
  FOOD,
  FOOD_PER_CAPITA,
  FOOD_PER_CAPITA_AGGREGATE,
  GRAZING_LIVESTOCK,
  IMPORT_VALUE,
  POPULATION,
  PRODUCTION,
  SELF_SUFFICIENCY,
  WORLD_AREA_SHARE,
  WORLD_LIVESTOCK_SHARE,
  WORLD_PRODUCTION_SHARE,
  YIELD,
} from '#catalog/elements/codes.ts';
import { POPULATION_ITEM } from '#catalog/items/codes.ts';
import type { CropProfile, Profile, ProfilePart, Trend } from '#contract/profiles.ts';
import { groupBy } from '#domain/group-by.ts';
import type { Figure, FigureColumn } from '#release/figure-column.ts';
import type { Row } from '#release/schema.ts';
import type { KeptElement } from '../figures/figure-store.ts';
import { rankCountries } from '../figures/rank-countries.ts';
import { isOfFewProducts } from '../figures/withheld.ts';
import { selectBreaksAmong, selectSeamsAmong } from '../queries/select-breaks-among.ts';
import { selectDefaultYears } from '../queries/select-default-years.ts';
import { selectDoubtsAmong } from '../queries/select-doubts-among.ts';
import type { ServedRelease } from '../release/served-release.ts';

/** What is told of a harvest, and of grazing animals, with the element that has its part of the World's. */
const harvestShares: Readonly<Record<number, number | null>> = {
  [PRODUCTION]: WORLD_PRODUCTION_SHARE,
  [AREA_HARVESTED]: WORLD_AREA_SHARE,
  [YIELD]: null,
  [GRAZING_LIVESTOCK]: WORLD_LIVESTOCK_SHARE,
};
const harvest: readonly number[] = [PRODUCTION, AREA_HARVESTED, YIELD, GRAZING_LIVESTOCK];
const shares = Object.values(harvestShares).filter((element) => element !== null);
const traded: readonly number[] = [IMPORT_VALUE, EXPORT_VALUE];
/** Whether trade in a crop is shown at all. */
const isTraded = (crop: Crop): boolean => listTradeItems(crop).length > 0;
const balance: readonly number[] = [
  BALANCE_PRODUCTION,
  BALANCE_IMPORTS,
  BALANCE_EXPORTS,
  DOMESTIC_SUPPLY,
  FOOD,
  FOOD_PER_CAPITA,
  FOOD_PER_CAPITA_AGGREGATE,
  SELF_SUFFICIENCY,
];

/** Years of a trend. */
const trendYears = 25;

/** Ids of the sources of what is shown, by part. */
export type UsedSources = Readonly<Record<ProfilePart, Set<number>>>;

/** Figures of an area, by crop. */
export interface FigureParts {
  population: Profile['population'];
  newest: Profile['newest'];
  of(crop: Crop): Pick<CropProfile, 'harvest' | 'balance' | 'trade' | 'tradeWithheld'>;
}

/** Years of a series among the rows of several. */
const yearsOf = (rows: readonly Row<'series_break'>[], item: number | null, element: number): number[] =>
  rows.filter((row) => row.indicator === item && row.element === element).map(({ year }) => year);

const isItem = (item: number | null): item is number => item !== null;

/** A figure of the area, with its item and element. */
type AreaFigure = Figure & KeptElement;

/** The place of an area among the countries of a year, and how many have one; `null` where it has none. */
function findPlace(
  column: FigureColumn | undefined,
  { area, element, year }: { area: string; element: number; year: number },
  areas: ServedRelease['areas'],
): { rank: number | null; ranked: number | null } {
  const ranked = rankCountries(column?.slice(year) ?? [], element, areas).filter(({ rank }) => rank !== null);
  const rank = ranked.find((figure) => figure.area === area)?.rank ?? null;
  return { rank, ranked: rank === null ? null : ranked.length };
}

/** Reads harvests, balances, trade and population of an area; `used` takes the sources of what is shown. */
export async function readFigureParts(
  release: ServedRelease,
  area: string,
  used: UsedSources,
): Promise<FigureParts> {
  const { db, areas } = release;
  const produced = crops.map(({ items }) => items.production).filter(isItem);
  const balanced = crops.map(({ items }) => items.balance).filter(isItem);
  // A composition of successors that a source goes on with is no figure of the state itself.
  const last = release.areas.get(area)?.last_year ?? null;
  const columns = await release.figures.columns({
    indicators: [...produced, ...balanced, POPULATION_ITEM],
    elements: [...harvest, ...shares, ...traded, ...balance, POPULATION],
  });
  const found = columns.flatMap(({ indicator, element, column }): AreaFigure[] =>
    column.series(area).map((figure) => ({ ...figure, indicator, element })),
  );
  const rows = last === null ? found : found.filter(({ year }) => year <= last);
  const seriesOf = groupBy(rows, ({ indicator, element }) => `${indicator} ${element}`);
  const ownRows = (item: number | null, element: number): readonly AreaFigure[] =>
    seriesOf.get(`${item} ${element}`) ?? [];
  const columnOf = new Map(
    columns.map(({ indicator, element, column }) => [`${indicator} ${element}`, column]),
  );
  const among = { indicators: produced, elements: harvest, area };
  const breaks = await selectBreaksAmong(db, among);
  const seams = await selectSeamsAmong(db, among);
  const doubts = await selectDoubtsAmong(db, {
    indicators: [...produced, ...balanced],
    elements: [...harvest, ...traded, ...balance],
    area,
  });
  const doubtOf = new Map(
    doubts.map(({ indicator, element, year, reason }) => [`${indicator} ${element} ${year}`, reason]),
  );
  const defaults = await selectDefaultYears(db, { indicators: produced, elements: [PRODUCTION] });
  const bare = (row: AreaFigure, part: ProfilePart) => {
    if (row.source !== null) used[part].add(row.source);
    const { indicator, element, year, value, flag } = row;
    const doubt = doubtOf.get(`${indicator} ${element} ${year}`);
    return { element, year, value, flag, ...(doubt !== undefined && { doubt }) };
  };
  /** Figures of the newest year in which an item has any of some elements: where it can be, one that has those that matter. */
  const newestOf = (
    part: ProfilePart,
    item: number | null,
    elements: readonly number[],
  ): CropProfile['balance'] => {
    const own = elements.flatMap((element) => ownRows(item, element));
    const telling = own.filter(({ element }) => element === DOMESTIC_SUPPLY);
    const year = Math.max(0, ...(telling.length > 0 ? telling : own).map((row) => row.year));
    return own.filter((row) => row.year === year).map((row) => bare(row, part));
  };
  const trendOf = (item: number | null, element: number): Trend[] => {
    const own = ownRows(item, element);
    const last = own.at(-1);
    if (last === undefined) return [];
    const { year } = last;
    const since = Math.max(own[0]?.year ?? year, year - trendYears + 1);
    const values = new Map(own.map((row) => [row.year, row.value]));
    const part = harvestShares[element] ?? null;
    const share = part === null ? undefined : ownRows(item, part).find((row) => row.year === year);
    const place = findPlace(columnOf.get(`${item} ${element}`), { area, element, year }, areas);
    return [
      {
        ...bare(last, 'harvest'),
        ...place,
        share: share?.value ?? null,
        contributors: last.contributors,
        since,
        // Six digits are finer than any line.
        values: Array.from({ length: year - since + 1 }, (_, at) => {
          const value = values.get(since + at);
          return value === undefined ? null : Number(value.toPrecision(6));
        }),
        breaks: yearsOf(breaks, item, element).filter((each) => each > since),
        seams: yearsOf(seams, item, element).filter((each) => each > since),
        doubts: Object.fromEntries(
          doubts
            .filter((each) => each.indicator === item && each.element === element && each.year >= since)
            .map((each) => [each.year, each.reason]),
        ),
      },
    ];
  };
  const withheld: number[] = [];
  for (const indicator of crops
    .filter(isTraded)
    .map(({ items }) => items.production)
    .filter(isItem))
    if (await isOfFewProducts(db, { indicator, element: IMPORT_VALUE })) withheld.push(indicator);
  const counted = ownRows(POPULATION_ITEM, POPULATION).at(-1);
  const partsOf = new Map<string, ReturnType<FigureParts['of']>>();
  for (const { id, items } of crops) {
    partsOf.set(id, {
      harvest: harvest.flatMap((element) => trendOf(items.production, element)),
      balance: newestOf('balance', items.balance, balance),
      // Each flow's own: of one that ended earlier it would be said that none is known.
      trade: traded.flatMap((element) => newestOf('trade', items.production, [element])),
      tradeWithheld: items.production !== null && withheld.includes(items.production),
    });
    await otherRequests();
  }
  return {
    newest: defaults.length === 0 ? null : Math.max(...defaults.map((each) => each.year)),
    population:
      counted === undefined ? null : { year: counted.year, value: counted.value, flag: counted.flag },
    of: ({ id }) => partsOf.get(id) ?? { harvest: [], balance: [], trade: [], tradeWithheld: false },
  };
}
