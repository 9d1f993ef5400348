import type { Crop } from '#catalog/crop.ts';
import { crops } from '#catalog/crops/index.ts';
import { listTradeItems } from '#catalog/crops/trade-items.ts';
import { EXPORT_QUANTITY, IMPORT_QUANTITY, PRODUCTION } from '#catalog/elements/codes.ts';
import type { ServedFinding } from '#contract/findings.ts';
import type { RankedSeries } from '#domain/findings/find-rank.ts';
import type { FlaggedTrade } from '#domain/findings/find-turn.ts';
import { groupBy } from '#domain/group-by.ts';
import { selectBreaksAmong } from '../queries/select-breaks-among.ts';
import { selectDefaultYears } from '../queries/select-default-years.ts';
import { type FigureSinceRow, selectFiguresSince } from '../queries/select-figures-since.ts';
import type { ServedRelease } from '../release/served-release.ts';
import { changingElements, harvestFindings } from './harvest-findings.ts';
import { priceFindings } from './price-findings.ts';
import { readPriceSeries } from './read-price-series.ts';
import { type TradeSeries, tradeFindings } from './trade-findings.ts';

/** Years before the newest that a rule may look at. */
const yearsBack = 11;

const flows: readonly number[] = [IMPORT_QUANTITY, EXPORT_QUANTITY];

const found = new WeakMap<ServedRelease, Promise<readonly ServedFinding[]>>();

/**
 * Every finding of a release, those that stand out most first: worked out when somebody first asks, and kept as long as the
 * release is.
 */
export function readFindings(release: ServedRelease): Promise<readonly ServedFinding[]> {
  const known = found.get(release);
  if (known !== undefined) return known;
  const working = workOut(release);
  found.set(release, working);
  // What failed is tried again by the next who asks.
  working.catch(() => found.delete(release));
  return working;
}

async function workOut(release: ServedRelease): Promise<readonly ServedFinding[]> {
  const all: ServedFinding[] = [];
  const prices = await readPriceSeries(release);
  for (const crop of crops) {
    all.push(...(await ofHarvests(release, crop)));
    all.push(...(await ofTrade(release, crop)));
    all.push(...priceFindings(crop, prices.get(crop.id) ?? []));
  }
  return all.sort((a, b) => b.weight - a.weight || (a.id < b.id ? -1 : 1));
}

const areaOf = ({ area }: FigureSinceRow): string => area;

const isCountry = (release: ServedRelease, code: string): boolean =>
  release.areas.get(code)?.kind === 'country';

async function ofHarvests(release: ServedRelease, crop: Crop): Promise<readonly ServedFinding[]> {
  const { production: item } = crop.items;
  if (item === null) return [];
  const { db } = release;
  const of = { indicators: [item], elements: changingElements };
  const newest = (await selectDefaultYears(db, { ...of, elements: [PRODUCTION] }))[0]?.year;
  if (newest === undefined) return [];
  const rows = await selectFiguresSince(db, { ...of, since: newest - yearsBack });
  const breaks = await selectBreaksAmong(db, of);
  const series = new Map<number, RankedSeries[]>();
  for (const element of changingElements) {
    const ofElement = breaks.filter((each) => each.element === element);
    const figures = rows.filter((row) => row.element === element && isCountry(release, row.area));
    series.set(
      element,
      [...groupBy(figures, areaOf)].map(([area, own]) => ({
        area,
        figures: own.map(({ year, value, flag }) => ({ year, value, flag })),
        breaks: ofElement.filter((each) => each.area === area).map(({ year }) => year),
      })),
    );
  }
  return harvestFindings(crop, series, newest);
}

async function ofTrade(release: ServedRelease, crop: Crop): Promise<readonly ServedFinding[]> {
  const { production: item } = crop.items;
  if (item === null || listTradeItems(crop).length === 0) return [];
  const { db } = release;
  const of = { indicators: [item], elements: flows };
  const newest = Math.max(0, ...(await selectDefaultYears(db, of)).map(({ year }) => year));
  const rows = await selectFiguresSince(db, { ...of, since: newest - yearsBack });
  const breaks = await selectBreaksAmong(db, of);
  const series = [
    ...groupBy(
      rows.filter(({ area }) => isCountry(release, area)),
      areaOf,
    ),
  ].map(
    ([area, own]): TradeSeries => ({
      area,
      trade: joinFlows(own),
      breaks: breaks.filter((each) => each.area === area).map(({ year }) => year),
    }),
  );
  return tradeFindings(crop, series);
}

/** Years with both flows, rising. */
function joinFlows(rows: readonly FigureSinceRow[]): FlaggedTrade[] {
  const years = [...new Set(rows.map(({ year }) => year))].sort((a, b) => a - b);
  return years.flatMap((year): FlaggedTrade[] => {
    const of = (element: number) => rows.find((row) => row.year === year && row.element === element);
    const [imports, exports] = [of(IMPORT_QUANTITY), of(EXPORT_QUANTITY)];
    if (imports === undefined || exports === undefined) return [];
    return [{ year, imports: imports.value, exports: exports.value, flags: [imports.flag, exports.flag] }];
  });
}
