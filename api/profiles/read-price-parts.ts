import { crops } from '#catalog/crops/index.ts';
import type { CropProfile } from '#contract/profiles.ts';
import { doubtOfChange } from '#domain/prices/doubted-change.ts';
import { lastUsualMonth } from '#domain/prices/market-counts.ts';
import { median } from '#domain/prices/median.ts';
import { monthText } from '#domain/prices/months.ts';
import {
  againstYearBefore,
  countMarkets,
  marketCounts,
  monthsInYear,
  type Quote,
  type SameMarkets,
} from '#domain/prices/same-markets.ts';
import { firstQuotes, type QuotesOfType } from '../findings/read-price-series.ts';
import { countCamps } from '../prices/read-quotes.ts';
import { nineDigits } from '../prices/read-series.ts';
import { nameSources } from '../prices/sources.ts';
import { selectMainQuotes } from '../queries/select-prices.ts';
import { selectRows } from '../queries/select-rows.ts';
import type { ServedRelease } from '../release/served-release.ts';

/** The median of quotes; `null` of none. */
function medianOf(quotes: readonly Quote[]): number | null {
  const found = median(quotes.map(({ price }) => price));
  return found === null ? null : nineDigits(found);
}

/** A month against the year before over the same markets; `null` where suspect prices near them make the change implausible. */
export function believedChange(
  { months, suspects }: Pick<QuotesOfType, 'months' | 'suspects'>,
  month: number,
): SameMarkets | null {
  const same = againstYearBefore(months, month);
  if (same === null || same.before === null || same.after === null) return same;
  const doubt = doubtOfChange(suspects, [month, month - monthsInYear], same.after / same.before);
  return doubt === 'untold' ? null : same;
}

type Price = NonNullable<CropProfile['price']>;

/**
 * The last price of each crop's main form in a country: of a month with its usual markets, and of the price type and source that its
 * page opens with.
 */
export async function readPriceParts(
  release: ServedRelease,
  area: string,
  used: Set<number>,
): Promise<ReadonlyMap<string, Price>> {
  const { db } = release;
  const scope = { crops: crops.map(({ id }) => id), area };
  const choices = await selectRows(db, 'price_choice', { crop: scope.crops, area });
  if (choices.length === 0) return new Map();
  const quotes = await selectMainQuotes(db, { ...scope, since: 0, withDollars: true });
  const sources = await nameSources(release);
  const found = new Map<string, Price>();
  for (const { id } of crops) {
    const first = firstQuotes(
      choices.filter(({ crop }) => crop === id),
      quotes.filter(({ crop }) => crop === id),
    );
    if (first === null) continue;
    const month = lastUsualMonth(marketCounts(first.months));
    if (month === null) continue;
    const [own, before] = [first.months.get(month) ?? [], first.months.get(month - monthsInYear)];
    const same = believedChange(first, month);
    used.add(first.source);
    found.set(id, {
      type: first.type,
      source: sources.key(first.source),
      currency: first.currency,
      month: monthText(month),
      median: medianOf(own) ?? 0,
      markets: countMarkets(own),
      camps: countCamps(area, quotes, own),
      yearBefore: before === undefined ? null : medianOf(before),
      change: same && {
        ...(same.before === null || same.after === null
          ? { before: null, after: null, percent: null }
          : {
              before: nineDigits(same.before),
              after: nineDigits(same.after),
              percent: (same.after / same.before - 1) * 100,
            }),
        date: monthText(month),
        markets: same.markets,
        markets_before: countMarkets(before ?? []),
        markets_after: countMarkets(own),
      },
    });
  }
  return found;
}
