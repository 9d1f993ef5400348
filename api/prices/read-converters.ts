import { yearOfMonth } from '#domain/prices/months.ts';
import type { Converters, MonthSpan } from '#domain/prices/view.ts';
import type { Row } from '#release/schema.ts';
import { selectRows } from '../queries/select-rows.ts';
import type { ServedRelease } from '../release/served-release.ts';

/** Whose consumer prices prices in US$ are deflated by. */
export const dollarArea = 'USA';
/** ISO 4217 code of the US$. */
export const dollar = 'USD';

/** Rates and indices that convert a country's prices, and the sources (`source.id`) of each. */
export interface CountryConverters {
  /** `null` where the release knows none. */
  currency: string | null;
  converters: Converters;
  from: Readonly<Record<'own' | 'usa' | 'monthly' | 'yearly', readonly number[]>>;
}

/** Months of the rates that are official and that no market uses, joined where one follows the other. */
function officialSpans(
  rates: readonly { frequency: 'M' | 'Y'; month: number; official: 0 | 1 }[],
): readonly MonthSpan[] {
  const joined: MonthSpan[] = [];
  for (const { frequency, month } of rates
    .filter(({ official }) => official === 1)
    .toSorted((a, b) => a.month - b.month)) {
    const last = frequency === 'M' ? month : month + 11;
    const before = joined.at(-1);
    if (before !== undefined && month <= before.last + 1) before.last = Math.max(before.last, last);
    else joined.push({ first: month, last });
  }
  return joined;
}

/** Rates by month and, of those of years, by year. */
export function toRates(
  rates: readonly Pick<Row<'exchange_rate'>, 'frequency' | 'month' | 'rate'>[],
): Pick<Converters, 'monthly' | 'yearly'> {
  const of = (interval: 'M' | 'Y') => rates.filter(({ frequency }) => frequency === interval);
  return {
    monthly: new Map(of('M').map(({ month, rate }) => [month, rate])),
    yearly: new Map(of('Y').map(({ month, rate }) => [yearOfMonth(month), rate])),
  };
}

const unique = (ids: readonly number[]): readonly number[] => [...new Set(ids)].sort((a, b) => a - b);

/** Reads the consumer prices of a country and of the USA, and the country's exchange rates. */
export async function readConverters(release: ServedRelease, area: string): Promise<CountryConverters> {
  const { db } = release;
  const [money] = await selectRows(db, 'area_currency', { area });
  const currency = money?.currency ?? null;
  const ownIndex = await selectRows(db, 'consumer_price_index', { area });
  const usa =
    area === dollarArea ? ownIndex : await selectRows(db, 'consumer_price_index', { area: dollarArea });
  const rates = await selectRows(db, 'exchange_rate', { area });
  const sourcesOf = (interval: 'M' | 'Y') =>
    unique(rates.filter(({ frequency }) => frequency === interval).map(({ source }) => source));
  const index = (rows: typeof ownIndex) => new Map(rows.map(({ year, value }) => [year, value]));
  return {
    currency,
    converters: {
      own: index(ownIndex),
      usa: index(usa),
      ...toRates(rates),
      isDollar: currency === dollar,
      official: officialSpans(rates),
    },
    from: {
      own: unique(ownIndex.map(({ source }) => source)),
      usa: unique(usa.map(({ source }) => source)),
      monthly: sourcesOf('M'),
      yearly: sourcesOf('Y'),
    },
  };
}
