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
  ENERGY_SHARE,
  EXPORT_VALUE,
  FOOD,
  FOOD_PER_CAPITA,
  FOOD_PER_CAPITA_AGGREGATE,
  GRAZING_LIVESTOCK,
  IMPORT_VALUE,
  POPULATION,
  PRODUCTION,
  PROTEIN_SHARE,
  SELF_SUFFICIENCY,
  WORLD_AREA_SHARE,
  WORLD_LIVESTOCK_SHARE,
  WORLD_PRODUCTION_SHARE,
  YIELD,
} from '#catalog/elements/codes.ts';
import { findElement } from '#catalog/elements/index.ts';
import { POPULATION_ITEM } from '#catalog/items/codes.ts';
import type { Cards } from '#contract/cards.ts';
import type { CropProfile, Profile, ProfilePart, Trend } from '#contract/profiles.ts';
import { meansOverDecade } from '#domain/change-over-decade.ts';
import { groupBy } from '#domain/group-by.ts';
import type { Figure, FigureColumn } from '#release/figure-column.ts';
import type { Row } from '#release/schema.ts';
import type { ColumnKey } from '../figures/figure-store.ts';
import { rankCountries } from '../figures/rank-countries.ts';
import { isOfFewProducts } from '../figures/withheld.ts';
import { findLicences } from '../licensing/release-licences.ts';
import { selectDefaultYears } from '../queries/select-coverage.ts';
import { selectMarks } from '../queries/select-rows.ts';
import type { ServedRelease } from '../release/served-release.ts';
import type { UsedSources } from './list-used-sources.ts';

/** Elements of a harvest, and of grazing animals, each with the element of its share of the World's. */
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

/** Parts of what people eat: of a year that may be newer than that of the balance. */
const dietShares: readonly number[] = [PROTEIN_SHARE, ENERGY_SHARE];

const trendYears = 25;

/** Figures of an area, by crop. */
export interface FigureParts {
  population: Profile['population'];
  newest: Profile['newest'];
  newestBalance: Profile['newestBalance'];
  of(crop: Crop): Pick<CropProfile, 'harvest' | 'balance' | 'trade' | 'tradeWithheld'>;
}

const yearsOf = (rows: readonly Row<'series_break'>[], item: number | null, element: number): number[] =>
  rows.filter((row) => row.indicator === item && row.element === element).map(({ year }) => year);

const isItem = (item: number | null): item is number => item !== null;

type AreaFigure = Figure & ColumnKey;

/** The place of an area among the countries of a year, and how many have one; `null` where it has none. */
function findPlace(
  column: FigureColumn | undefined,
  { area, element, year }: { area: string; element: number; year: number },
  areas: ServedRelease['areas'],
  doubts: readonly Row<'doubtful_figure'>[],
): { rank: number | null; ranked: number | null } {
  if (areas.get(area)?.kind !== 'country') return { rank: null, ranked: null };
  const ranked = rankCountries(column?.slice(year) ?? [], element, areas, doubts).filter(
    ({ rank }) => rank !== null,
  );
  const rank = ranked.find((figure) => figure.area === area)?.rank ?? null;
  return { rank, ranked: rank === null ? null : ranked.length };
}

const keyOf = (item: number | null, element: number): string => `${item} ${element}`;

const itemsOf = (crops: readonly Crop[], part: 'production' | 'balance'): number[] =>
  crops.map(({ items }) => items[part]).filter(isItem);

async function readArea(release: ServedRelease, area: string, crops: readonly Crop[]) {
  const indicators = [...itemsOf(crops, 'production'), ...itemsOf(crops, 'balance')];
  const { db } = release;
  // A composition of successors that a source goes on with is no figure of the state itself.
  const last = release.areas.get(area)?.last_year ?? null;
  const columns = await release.figures.columns({
    indicators: [...indicators, POPULATION_ITEM],
    elements: [...harvest, ...shares, ...traded, ...balance, ...dietShares, POPULATION],
  });
  const found = columns.flatMap(({ indicator, element, column }): AreaFigure[] =>
    column.series(area).map((figure) => ({ ...figure, indicator, element })),
  );
  const rows = last === null ? found : found.filter(({ year }) => year <= last);
  const seriesOf = groupBy(rows, ({ indicator, element }) => keyOf(indicator, element));
  const columnOf = new Map(
    columns.map(({ indicator, element, column }) => [keyOf(indicator, element), column]),
  );
  const among = { indicators, elements: [...harvest, SELF_SUFFICIENCY], area };
  const breaks = await selectMarks(db, 'series_break', among);
  const seams = await selectMarks(db, 'series_seam', among);
  const allDoubts = await selectMarks(db, 'doubtful_figure', {
    indicators,
    elements: [...harvest, ...traded, ...balance, ...dietShares],
  });
  const doubtsOf = groupBy(allDoubts, ({ indicator, element }) => keyOf(indicator, element));
  const doubts = allDoubts.filter((row) => row.area === area);
  return {
    seriesOf: (item: number | null, element: number): readonly AreaFigure[] =>
      seriesOf.get(keyOf(item, element)) ?? [],
    placeOf: (item: number | null, element: number, year: number) =>
      findPlace(
        columnOf.get(keyOf(item, element)),
        { area, element, year },
        release.areas,
        doubtsOf.get(keyOf(item, element)) ?? [],
      ),
    breaks,
    seams,
    doubts,
    doubtOf: new Map(
      doubts.map(({ indicator, element, year, reason }) => [`${keyOf(indicator, element)} ${year}`, reason]),
    ),
  };
}

type AreaData = Awaited<ReturnType<typeof readArea>>;

/** A figure as profiles have it; its source is noted as used. */
function toProfileFigure({ doubtOf }: AreaData, used: Set<number>, row: AreaFigure) {
  if (row.source !== null) used.add(row.source);
  const { indicator, element, year, value, flag } = row;
  const doubt = doubtOf.get(`${keyOf(indicator, element)} ${year}`);
  return { element, year, value, flag, ...(doubt !== undefined && { doubt }) };
}

/** Figures of the newest year in which an item has any of some elements: where it can be, one that has the domestic supply. */
function newestOf(
  data: AreaData,
  used: Set<number>,
  item: number | null,
  elements: readonly number[],
): CropProfile['balance'] {
  const rows = elements.flatMap((element) => data.seriesOf(item, element));
  const telling = rows.filter(({ element }) => element === DOMESTIC_SUPPLY);
  const year = Math.max(0, ...(telling.length > 0 ? telling : rows).map((row) => row.year));
  return rows.filter((row) => row.year === year).map((row) => toProfileFigure(data, used, row));
}

/** The last years of an element of an item, with its place and share in the newest one; none where it has no figure. */
function trendOf(
  data: AreaData,
  used: Set<number>,
  { item, element, years }: { item: number | null; element: number; years: number },
): Trend[] {
  const rows = data.seriesOf(item, element);
  const last = rows.at(-1);
  if (last === undefined) return [];
  const { year } = last;
  const since = Math.max(rows[0]?.year ?? year, year - years + 1);
  const values = new Map(rows.map((row) => [row.year, row.value]));
  const shareElement = harvestShares[element] ?? null;
  const share =
    shareElement === null ? undefined : data.seriesOf(item, shareElement).find((row) => row.year === year);
  return [
    {
      ...toProfileFigure(data, used, last),
      ...data.placeOf(item, element, year),
      share: share?.value ?? null,
      contributors: last.contributors,
      since,
      // Six digits are finer than any line.
      values: Array.from({ length: year - since + 1 }, (_, at) => {
        const value = values.get(since + at);
        return value === undefined ? null : Number(value.toPrecision(6));
      }),
      breaks: yearsOf(data.breaks, item, element).filter((each) => each > since),
      seams: yearsOf(data.seams, item, element).filter((each) => each > since),
      doubts: Object.fromEntries(
        data.doubts
          .filter((each) => each.indicator === item && each.element === element && each.year >= since)
          .map((each) => [each.year, each.reason]),
      ),
    },
  ];
}

/** Items whose trade is withheld because it is of few products. */
async function readWithheld({ db }: ServedRelease): Promise<readonly number[]> {
  const withheld: number[] = [];
  for (const { items } of crops.filter(isTraded)) {
    const { production: indicator } = items;
    if (indicator !== null && (await isOfFewProducts(db, { indicator, element: IMPORT_VALUE })))
      withheld.push(indicator);
  }
  return withheld;
}

/** The newest year in which most countries have a figure of any of the items. */
async function readNewestYear(
  { db }: ServedRelease,
  indicators: readonly number[],
  elements: readonly number[],
): Promise<number | null> {
  const defaults = await selectDefaultYears(db, { indicators, elements });
  return defaults.length === 0 ? null : Math.max(...defaults.map(({ year }) => year));
}

/** Reads harvests, balances, trade and population of an area; `used` collects the sources. */
export async function readFigureParts(
  release: ServedRelease,
  area: string,
  used: UsedSources<ProfilePart>,
): Promise<FigureParts> {
  const data = await readArea(release, area, crops);
  const newest = await readNewestYear(release, itemsOf(crops, 'production'), [PRODUCTION]);
  const newestBalance = await readNewestYear(release, itemsOf(crops, 'balance'), dietShares);
  const withheld = await readWithheld(release);
  const counted = data.seriesOf(POPULATION_ITEM, POPULATION).at(-1);
  const partsOf = new Map<string, ReturnType<FigureParts['of']>>();
  for (const { id, items } of crops) {
    const { production, balance: balanceItem } = items;
    partsOf.set(id, {
      harvest: harvest.flatMap((element) =>
        trendOf(data, used.harvest, { item: production, element, years: trendYears }),
      ),
      balance: [
        ...newestOf(data, used.balance, balanceItem, balance),
        ...newestOf(data, used.balance, balanceItem, dietShares),
      ],
      // Each flow has its own: one that ended earlier would otherwise seem unknown.
      trade: traded.flatMap((element) => newestOf(data, used.trade, production, [element])),
      tradeWithheld: production !== null && withheld.includes(production),
    });
    await otherRequests();
  }
  await addSourcesOfSums(release, used, partsOf);
  return {
    newest,
    newestBalance,
    population:
      counted === undefined ? null : { year: counted.year, value: counted.value, flag: counted.flag },
    of: ({ id }) => partsOf.get(id) ?? { harvest: [], balance: [], trade: [], tradeWithheld: false },
  };
}

/** A sum of countries names no source: it has those of its series. Those of one crop are those of all. */
async function addSourcesOfSums(
  release: ServedRelease,
  used: UsedSources<ProfilePart>,
  partsOf: ReadonlyMap<string, ReturnType<FigureParts['of']>>,
): Promise<void> {
  for (const [part, itemOf] of [
    ['harvest', 'production'],
    ['balance', 'balance'],
    ['trade', 'production'],
  ] as const) {
    if (used[part].size > 0) continue;
    const crop = crops.find((each) => (partsOf.get(each.id)?.[part].length ?? 0) > 0);
    const indicator = crop?.items[itemOf] ?? null;
    const [figure] = partsOf.get(crop?.id ?? '')?.[part] ?? [];
    const element = figure && findElement(figure.element);
    if (indicator === null || element === undefined) continue;
    for (const source of await findLicences(release).behind({ element, indicator }))
      used[part].add(source.id);
  }
}

/** Harvests and self-sufficiency of a crop in an area over all years, with their means; `used` takes the sources of the harvests. */
export async function readLongTrends(
  release: ServedRelease,
  { area, crop }: { area: string; crop: Crop },
  used: Set<number>,
): Promise<Pick<Cards, 'harvest' | 'supply'>> {
  const data = await readArea(release, area, [crop]);
  const { production, balance: balanceItem } = crop.items;
  const isAggregate = release.areas.get(area)?.kind === 'aggregate';
  const trendsOf = (item: number | null, element: number): Cards['harvest'] =>
    trendOf(data, used, { item, element, years: Number.POSITIVE_INFINITY }).map((trend) => {
      const rows = data.seriesOf(item, element);
      for (const { source } of rows) if (source !== null) used.add(source);
      const means = meansOverDecade(
        {
          figures: new Map(rows.map((row) => [row.year, { ...row, summed: row.contributors }])),
          breaks: trend.breaks,
          doubts: new Set(Object.keys(trend.doubts).map(Number)),
        },
        trend.year,
      );
      if (isAggregate || typeof means === 'string') return { ...trend, means: null };
      const { from, to, years } = means;
      return { ...trend, means: { from, to, years } };
    });
  return {
    harvest: harvest.flatMap((element) => trendsOf(production, element)),
    // Self-sufficiency is computed, of no source.
    supply: trendsOf(balanceItem, SELF_SUFFICIENCY)[0] ?? null,
  };
}
