import { setImmediate as otherRequests } from 'node:timers/promises';
import type { PriceWorld } from '#contract/prices.ts';
import { lastUsualMonth } from '#domain/prices/market-counts.ts';
import { monthText, yearOfMonth } from '#domain/prices/months.ts';
import {
  type MonthIndex,
  type SeasonalMonth,
  seasonality,
  seasonIndices,
} from '#domain/prices/seasonality.ts';
import { type Converters, doubtOfMonth, type PriceSeries, viewSeries } from '#domain/prices/view.ts';
import { fiveDigits } from '#domain/rounding.ts';
import { selectPricePoints } from '../queries/select-prices.ts';
import { selectRows } from '../queries/select-rows.ts';
import type { ServedRelease } from '../release/served-release.ts';
import { quotesAsPaid } from './compare-months.ts';
import { countCamps, readQuotes } from './read-quotes.ts';
import { nineDigits } from './read-series.ts';
import { nameSources } from './sources.ts';
import { readChosen } from './view-country.ts';

/** The latest price and the season of a crop's main form in every country, of the price type and source that its page opens with. */
export async function readWorld(release: ServedRelease, crop: string): Promise<PriceWorld> {
  const choices = await selectRows(release.db, 'price_choice', { crop });
  const { key, all } = await nameSources(release);
  const used = new Set<number>();
  const countries: PriceWorld['countries'] = [];
  const left_out: string[] = [];
  for (const area of new Set(choices.map((choice) => choice.area))) {
    // Each country takes some milliseconds; other requests go in between.
    await otherRequests();
    const place = { crop, area };
    const { type, source, series, currency, converters } = await readChosen(release, place, {});
    const main = series.find(({ crop_type }) => crop_type === '');
    if (main === undefined || type === null || source === null) {
      left_out.push(area);
      continue;
    }
    const points = await selectPricePoints(release.db, place, { type, source });
    const latest = latestInDollars(main, converters);
    const quotes = readQuotes(points, main, currency, converters);
    await otherRequests();
    used.add(source);
    countries.push({
      area,
      type,
      source: key(source),
      latest: latest && {
        month: monthText(latest.month),
        usd: nineDigits(latest.usd),
        markets: latest.markets,
        camps: countCamps(area, points, quotes.usd.get(latest.month) ?? []),
      },
      season: toSeason(seasonIndices(quotesAsPaid(quotes))),
    });
  }
  return { crop, countries, left_out, sources: all(used) };
}

/**
 * The newest median of a series in US$ per kg of a month with its usual markets, by a rate that lets it be compared with those of
 * other countries; `null` where no month has one.
 */
export function latestInDollars(
  series: PriceSeries,
  converters: Converters,
): { month: number; usd: number; markets: number } | null {
  const months = viewSeries(series, converters, { view: 'usd', base: null });
  const last = lastUsualMonth(months) ?? 0;
  const found = months.findLast(
    (each) => each.month <= last && each.missing === null && doubtOfMonth(converters, 'usd', each) === null,
  );
  return found === undefined || found.median === null
    ? null
    : { month: found.month, usd: found.median, markets: found.markets };
}

/** A season that is known in all twelve months, as answers have it. */
function toSeason(indices: readonly MonthIndex[]): PriceWorld['countries'][number]['season'] {
  const { months, season } = seasonality(indices);
  const years = indices.map(({ month }) => yearOfMonth(month));
  if (season === null) return null;
  const column = (name: 'index' | 'least' | 'greatest'): number[] =>
    months.map((month: SeasonalMonth) => fiveDigits(month[name] ?? 0));
  return {
    first: Math.min(...years),
    last: Math.max(...years),
    usual: column('index'),
    least: column('least'),
    greatest: column('greatest'),
    dearest: season.dearest.place + 1,
    cheapest: season.cheapest.place + 1,
    strength: fiveDigits(season.strength),
  };
}
