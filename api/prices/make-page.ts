import { setImmediate as otherRequests } from 'node:timers/promises';
import type { PriceType } from '#catalog/prices/price-types.ts';
import type { PricePage } from '#contract/price-page.ts';
import { packConverters, packMonths } from '#domain/prices/columns.ts';
import type { Row } from '#release/schema.ts';
import {
  type PricedPlace,
  type PricePointRow,
  selectPriceChoices,
  selectPriceMarkets,
  selectPricePoints,
} from '../queries/select-prices.ts';
import { selectDistinct, selectRows } from '../queries/select-rows.ts';
import type { ServedRelease } from '../release/served-release.ts';
import { suspectStates } from '../shaping/to-price-rows.ts';
import { compareMonths, toSeason } from './compare-months.ts';
import { dollar, readConverters } from './read-converters.ts';
import { findLatest } from './read-latest.ts';
import { readQuotes } from './read-quotes.ts';
import { marketSeries, nineDigits, openingType, readSeries, type SeriesOfType } from './read-series.ts';
import { readYears } from './read-years.ts';
import { nameSources } from './sources.ts';

/** A page's defaults: a price type and source that have the crop's main form, else those with its commonest crop type. */
export interface Opening {
  type: PriceType;
  source: number;
  crop_type: string;
}

/** Months that a type's newest price may be older than the newest of all, so that a page still opens with it. */
const freshFor = 12;

/** Finds what a page opens with: of the choices, the first that is not stale beside another; `null` where there is no monthly price. */
export function findOpening(
  choices: readonly Pick<Row<'price_choice'>, 'price_type' | 'source'>[],
  series: readonly SeriesOfType[],
): Opening | null {
  const all = choices.flatMap(({ price_type: type, source }): (Opening & { last: number })[] => {
    const ofChoice = series.filter((each) => each.type === type && each.source === source);
    const crop_type = openingType(ofChoice);
    const opened = ofChoice.find((each) => each.crop_type === crop_type);
    const last = Math.max(...[opened?.own, opened?.usd].map((months) => months?.at(-1)?.month ?? 0));
    return crop_type === null ? [] : [{ type, source, crop_type, last }];
  });
  const ofMainForm = all.filter(({ crop_type }) => crop_type === '');
  const ways = ofMainForm.length > 0 ? ofMainForm : all;
  const newest = Math.max(...ways.map(({ last }) => last));
  const found = ways.find(({ last }) => last >= newest - freshFor);
  return found === undefined ? null : { type: found.type, source: found.source, crop_type: found.crop_type };
}

/** Numbers sources by their place in a list, each once. */
class SourceList {
  readonly ids: number[] = [];

  /** The place of a source. */
  at(id: number): number {
    const known = this.ids.indexOf(id);
    return known >= 0 ? known : this.ids.push(id) - 1;
  }
}

/** All that a page of a country's prices, or of one of its markets, shows. */
export async function makePage(
  release: ServedRelease,
  place: PricedPlace,
  city: number | null,
): Promise<PricePage> {
  const { db } = release;
  const { currency, converters, from } = await readConverters(release, place.area);
  const points = await selectPricePoints(db, place, { market: city });
  // Each step takes some milliseconds; other requests go in between.
  await otherRequests();
  const country = await readSeries(release, place);
  const series = city === null ? country : marketSeries(points, currency, converters);
  const choices = await selectPriceChoices(db, place);
  const years = await readYears(release, place);
  const markets = await selectPriceMarkets(db, place);
  const mainTypes = new Set([
    '',
    ...(await selectDistinct(db, 'price_series', 'crop_type', { ...place, main: 1 })),
  ]);
  await otherRequests();
  const breaks = await selectRows(db, 'price_break', { area: place.area });
  const leftOut = await selectRows(db, 'price_left_out', { area: place.area });
  const conflicts = await selectRows(db, 'price_conflict', { area: place.area });
  const compared: PricePage['series'][number][] = [];
  for (const each of series) {
    const { type, source, crop_type, own, usd } = each;
    const main = mainTypes.has(crop_type);
    const quotes = readQuotes(points, each, currency, converters);
    const same = compareMonths(each, quotes, converters);
    const columns = { own: packMonths(own), usd: packMonths(usd) };
    compared.push({ type, source, crop_type, main, ...columns, same, ...toSeason(quotes) });
    await otherRequests();
  }
  const list = new SourceList();
  const at = (id: number): number => list.at(id);
  const suspects = toSuspects(points, series, currency);
  const latest: PricePage['latest'][number][] = [];
  for (const choice of city === null ? choices : []) {
    await otherRequests();
    const { price_type: type, source } = choice;
    latest.push({ type, source: at(source), markets: toLatest(points, country, choice, currency) });
  }
  const opens = findOpening(choices, series);
  const about = {
    crop: place.crop,
    area: place.area,
    currency,
    city,
    opens: opens && { ...opens, source: at(opens.source) },
    series: compared.map(({ type, source, ...each }) => ({ type, source: at(source), ...each })),
    converters: packConverters(converters),
    convertersFrom: {
      own: from.own.map(at),
      usa: from.usa.map(at),
      monthly: from.monthly.map(at),
      yearly: from.yearly.map(at),
    },
    breaks: breaks.map((each) => ({ ...each, source: at(each.source) })),
    suspects,
    markets: markets.map(({ name, average, source, ...market }) => {
      return { ...market, label: name, average: average === 1, source: at(source) };
    }),
    latest,
    years: years.map(({ price_type: type, area: _, source, ...year }) => ({
      type,
      ...year,
      source: at(source),
    })),
    leftOut: leftOut.map(({ source, reason, rows }) => ({ source: at(source), reason, rows })),
    conflicts: conflicts.length,
  };
  const { inOrder } = await nameSources(release);
  return { ...about, sources: inOrder(list.ids) };
}

/** Suspect prices; one in a currency that is neither the own one nor US$ cannot be drawn. */
function toSuspects(
  points: readonly PricePointRow[],
  series: readonly SeriesOfType[],
  currency: string | null,
): PricePage['suspects'] {
  return points.flatMap((point) => {
    const indexOf = (crop_type: string): number =>
      series.findIndex(
        ({ type, source, ...each }) =>
          each.crop_type === crop_type && type === point.price_type && source === point.source,
      );
    // A type whose prices are all suspect has no series: those of the main form come with the crop's.
    const typeIndex = indexOf(point.crop_type);
    const index = typeIndex < 0 && point.main === 1 ? indexOf('') : typeIndex;
    const basis = point.currency === currency ? 'own' : point.currency === dollar ? 'usd' : null;
    if (point.suspect === 0 || basis === null || index < 0) return [];
    const { market, month, suspect } = point;
    const price = nineDigits(point.price);
    return [{ series: index, market, month, price, basis, why: suspectStates[suspect] } as const];
  });
}

/** Last prices of a type and source. */
function toLatest(
  points: readonly PricePointRow[],
  series: readonly SeriesOfType[],
  { price_type: type, source }: Row<'price_choice'>,
  currency: string | null,
): PricePage['latest'][number]['markets'] {
  return findLatest(points, series, { type, source, currency }).markets.map(
    ({ price, before, premium, ...market }) => ({
      ...market,
      price: nineDigits(price),
      before: before === null ? null : nineDigits(before),
      premium: premium === null ? null : nineDigits(premium.premium),
    }),
  );
}
