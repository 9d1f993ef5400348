import { setImmediate as otherRequests } from 'node:timers/promises';
import type { PriceWorld } from '#contract/prices.ts';
import { latestInDollars } from '#domain/prices/latest-in-dollars.ts';
import { monthText, yearOfMonth } from '#domain/prices/months.ts';
import {
  type MonthIndex,
  type SeasonalMonth,
  seasonality,
  seasonIndices,
} from '#domain/prices/seasonality.ts';
import { selectEveryChoice } from '../queries/select-main-choices.ts';
import { selectPricePoints } from '../queries/select-price-points.ts';
import type { ServedRelease } from '../release/served-release.ts';
import { fiveDigits, quotesAsPaid } from './compare-months.ts';
import { readQuotes } from './read-quotes.ts';
import { nineDigits } from './read-series.ts';
import { nameSources } from './sources.ts';
import { readChosen } from './view-country.ts';

/** The latest price and the season of a crop's main form in every country, of the price type and source that its page opens with. */
export async function readWorld(release: ServedRelease, crop: string): Promise<PriceWorld> {
  const choices = await selectEveryChoice(release.db, { crops: [crop] });
  const { key, all } = await nameSources(release);
  const used = new Set<number>();
  const countries: PriceWorld['countries'] = [];
  for (const area of new Set(choices.map((choice) => choice.area))) {
    // Each country takes some milliseconds; other requests go in between.
    await otherRequests();
    const place = { crop, area };
    const { type, source, series, currency, converters } = await readChosen(release, place, {});
    const main = series.find(({ crop_type }) => crop_type === '');
    if (main === undefined || type === null || source === null) continue;
    const points = await selectPricePoints(release.db, place, { type, source });
    const latest = latestInDollars(main, converters);
    const quotes = quotesAsPaid(readQuotes(points, main, currency, converters));
    used.add(source);
    countries.push({
      area,
      type,
      source: key(source),
      latest: latest && { ...latest, month: monthText(latest.month), usd: nineDigits(latest.usd) },
      season: toSeason(seasonIndices(quotes)),
    });
  }
  return { crop, countries, sources: all(used) };
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
