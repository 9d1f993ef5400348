import type { Crop } from '#catalog/crop.ts';
import { crops } from '#catalog/crops/index.ts';
import { listTradeItems } from '#catalog/crops/trade-items.ts';
import { EXPORT_QUANTITY, IMPORT_QUANTITY, PRODUCTION } from '#catalog/elements/codes.ts';
import { domesticPrices } from '#catalog/prices/sections.ts';
import { hasSection, sectionPath } from '#catalog/sections/section-facts.ts';
import { trade } from '#catalog/sections/trade.ts';
import type { ServedFinding } from '#contract/findings.ts';
import type { ChangingSeries } from '#domain/change-over-decade.ts';
import { findPrice } from '#domain/findings/find-price.ts';
import type { RankedSeries } from '#domain/findings/find-rank.ts';
import { findTurn } from '#domain/findings/find-turn.ts';
import { groupBy } from '#domain/group-by.ts';
import { isRecent } from '#domain/nearest-year.ts';
import { monthText } from '#domain/prices/months.ts';
import { selectDefaultYears } from '../queries/select-coverage.ts';
import { selectMarks } from '../queries/select-rows.ts';
import { onceARelease } from '../release/once-a-release.ts';
import type { ServedRelease } from '../release/served-release.ts';
import { changingElements, harvestFindings } from './harvest-findings.ts';
import { type PriceSeries, readPriceSeries } from './read-price-series.ts';

/** Countries whose last price of a crop is out of its season. */
function priceFindings(crop: Crop, series: readonly PriceSeries[]): ServedFinding[] {
  return series.flatMap((prices): ServedFinding[] => {
    const found = findPrice(prices);
    if (typeof found === 'string') return [];
    const { month, ...numbers } = found;
    const { area, type, source, currency } = prices;
    return [
      {
        rule: 'price',
        id: `price-${area}-${crop.id}-${type}-${monthText(month)}`,
        area,
        crop: crop.id,
        weight: Math.abs(Math.log(found.ratio / found.usual)) * 10,
        page: `/${crop.id}/data/${domesticPrices.id}?country=${area}&type=${type}&source=${source}`,
        type,
        source,
        currency,
        month: monthText(month),
        ...numbers,
      },
    ];
  });
}

/** A country's trade of a crop, and the newest year in which it has both flows. */
interface TradeSeries {
  area: string;
  imports: ChangingSeries;
  exports: ChangingSeries;
  newest: number;
}

/** Countries that turned from net importer of a crop to net exporter, or back. */
export function tradeFindings(crop: Crop, series: readonly TradeSeries[]): ServedFinding[] {
  return series.flatMap(({ area, newest, ...flows }): ServedFinding[] => {
    const turn = findTurn(flows, newest);
    if (typeof turn === 'string') return [];
    const { year } = turn.to;
    // The page opens with values, which the finding does not speak of.
    const page = hasSection(crop, trade)
      ? `${sectionPath(crop, trade)}?element=${IMPORT_QUANTITY}&year=${year}&country=${area}&show=charts.quantity`
      : `/${crop.id}`;
    const larger = Math.max(turn.to.imports, turn.to.exports);
    return [
      {
        rule: 'turn',
        id: `turn-${area}-${crop.id}-${year}`,
        area,
        crop: crop.id,
        weight: Math.log10(larger),
        page,
        became: turn.became,
        from: { ...turn.from, years: [...turn.from.years] },
        to: { ...turn.to, years: [...turn.to.years] },
      },
    ];
  });
}

/** Years before the newest that a rule may look at: of some countries the newest is older. */
const yearsBack = 16;

const flows: readonly number[] = [IMPORT_QUANTITY, EXPORT_QUANTITY];

/** Every finding of a release, by falling weight: computed at its first use, and cached with the release. */
export const readFindings = onceARelease(async (release): Promise<readonly ServedFinding[]> => {
  const all: ServedFinding[] = [];
  const prices = await readPriceSeries(release);
  for (const crop of crops) {
    all.push(...(await ofHarvests(release, crop)));
    all.push(...(await ofTrade(release, crop)));
    all.push(...priceFindings(crop, prices.get(crop.id) ?? []));
  }
  return all.sort((a, b) => b.weight - a.weight || (a.id < b.id ? -1 : 1));
});

/** Series of countries by element: figures, breaks and doubtful figures. */
async function readSeries(
  { db, figures, areas }: ServedRelease,
  filter: { indicators: readonly number[]; elements: readonly number[] },
  newest: number,
): Promise<ReadonlyMap<number, readonly RankedSeries[]>> {
  const columns = await figures.columns(filter);
  const breaks = await selectMarks(db, 'series_break', filter);
  const doubts = await selectMarks(db, 'doubtful_figure', filter);
  const keyOf = ({ element, area }: { element: number; area: string }): string => `${element} ${area}`;
  const [broken, doubtful] = [groupBy(breaks, keyOf), groupBy(doubts, keyOf)];
  const series = columns.flatMap(({ element, column }) =>
    column.areas.flatMap((area) => {
      const recentRows = column.series(area).filter(({ year }) => year >= newest - yearsBack);
      if (recentRows.length === 0 || areas.get(area)?.kind !== 'country') return [];
      const key = keyOf({ element, area });
      return [
        {
          element,
          area,
          figures: new Map(recentRows.map(({ year, value, flag }) => [year, { value, flag, summed: null }])),
          breaks: (broken.get(key) ?? []).map(({ year }) => year),
          doubts: new Set((doubtful.get(key) ?? []).map(({ year }) => year)),
        },
      ];
    }),
  );
  return groupBy(series, ({ element }) => element);
}

async function ofHarvests(release: ServedRelease, crop: Crop): Promise<readonly ServedFinding[]> {
  const { production: item } = crop.items;
  if (item === null) return [];
  const columns = { indicators: [item], elements: changingElements };
  const newest = (await selectDefaultYears(release.db, { ...columns, elements: [PRODUCTION] }))[0]?.year;
  if (newest === undefined) return [];
  return harvestFindings(crop, await readSeries(release, columns, newest), newest);
}

async function ofTrade(release: ServedRelease, crop: Crop): Promise<readonly ServedFinding[]> {
  const { production: item } = crop.items;
  if (item === null || listTradeItems(crop).length === 0) return [];
  const columns = { indicators: [item], elements: flows };
  const newest = Math.max(0, ...(await selectDefaultYears(release.db, columns)).map(({ year }) => year));
  const series = await readSeries(release, columns, newest);
  const exportsOf = new Map((series.get(EXPORT_QUANTITY) ?? []).map((each) => [each.area, each]));
  const traded = (series.get(IMPORT_QUANTITY) ?? []).flatMap((imports): TradeSeries[] => {
    const { area } = imports;
    const exports = exportsOf.get(area);
    const years = [...imports.figures.keys()].filter((year) => exports?.figures.has(year));
    const last = Math.max(0, ...years);
    return exports === undefined || !isRecent(last, newest) ? [] : [{ area, imports, exports, newest: last }];
  });
  return tradeFindings(crop, traded);
}
