import { crops } from '#catalog/crops/index.ts';
import type { PriceType } from '#catalog/prices/price-types.ts';
import type { PricedMonths } from '#domain/findings/find-price.ts';
import { groupBy } from '#domain/group-by.ts';
import { yearOfMonth } from '#domain/prices/months.ts';
import type { QuotedMonths } from '#domain/prices/same-markets.ts';
import { seasonYears } from '#domain/prices/seasonality.ts';
import type { Row } from '#release/schema.ts';
import { byMonth } from '../prices/read-quotes.ts';
import { nameSources } from '../prices/sources.ts';
import { type MainQuoteRow, selectMainQuotes } from '../queries/select-prices.ts';
import { selectRows } from '../queries/select-rows.ts';
import type { ServedRelease } from '../release/served-release.ts';

/** The prices of a crop's main form in a country that its page opens with. */
export interface PriceSeries extends PricedMonths {
  area: string;
  type: PriceType;
  source: string;
  currency: string | null;
}

/** Years of prices that the rule may look at: the seasons', the twelve months up to the first of them, and those by which a last price may be old. */
const yearsBack = seasonYears + 5;

const typeOrder: readonly PriceType[] = ['retail', 'wholesale', 'producer'];

export interface QuotesOfType {
  type: PriceType;
  source: number;
  currency: string;
  months: QuotedMonths;
  suspects: readonly number[];
}

/** The quotes of a crop in an area by price type and source, in the order in which its page opens with them: in US$ where there are no others. */
export function allQuotes(
  choices: readonly Pick<Row<'price_choice'>, 'price_type' | 'place' | 'source'>[],
  quotes: readonly MainQuoteRow[],
): readonly QuotesOfType[] {
  const inOrder = [...choices].sort(
    (a, b) => typeOrder.indexOf(a.price_type) - typeOrder.indexOf(b.price_type) || a.place - b.place,
  );
  return inOrder.flatMap(({ price_type: type, source }) => {
    const all = quotes.filter((row) => row.price_type === type && row.source === source);
    const own = all.filter(({ currency }) => currency !== 'USD');
    const rows = own.length > 0 ? own : all;
    const months = byMonth(rows.filter(({ suspect }) => suspect === 0));
    if (months.size === 0) return [];
    const currency = rows[0]?.currency ?? '';
    return [
      {
        type,
        source,
        currency,
        months,
        suspects: rows.flatMap((row) => (row.suspect === 0 ? [] : row.month)),
      },
    ];
  });
}

/** The first of them. */
export const firstQuotes = (...args: Parameters<typeof allQuotes>): QuotesOfType | null =>
  allQuotes(...args)[0] ?? null;

/** The prices of every crop and country that their pages open with, by crop. */
export async function readPriceSeries(
  release: ServedRelease,
): Promise<ReadonlyMap<string, readonly PriceSeries[]>> {
  const { db } = release;
  const allChoices = await selectRows(db, 'price_choice', { crop: crops.map(({ id }) => id) });
  const series = new Map<string, PriceSeries[]>();
  if (allChoices.length === 0) return series;
  const newest = Math.max(...allChoices.map(({ last_month: last }) => last));
  const choices = groupBy(allChoices, placeOf);
  const currencies = new Map((await selectRows(db, 'area_currency')).map((row) => [row.area, row.currency]));
  const indices = await selectRows(db, 'consumer_price_index');
  const firstYear = yearOfMonth(newest) - yearsBack;
  const consumer = groupBy(
    indices.filter(({ year }) => year >= firstYear),
    ({ area }) => area,
  );
  const breaks = await selectRows(db, 'price_break');
  const sources = await nameSources(release);
  for (const placeChoices of choices.values()) {
    const [choice] = placeChoices;
    if (choice === undefined) continue;
    const { crop, area } = choice;
    const quoteFilter = { crops: [crop], area, since: newest - 12 * yearsBack };
    const first = firstQuotes(placeChoices, await selectMainQuotes(db, quoteFilter));
    if (first === null) continue;
    const listed = series.get(crop) ?? [];
    listed.push({
      area,
      type: first.type,
      source: sources.key(first.source),
      currency: currencies.get(area) ?? null,
      months: first.months,
      suspects: first.suspects,
      breaks: breaks
        .filter((each) => each.area === area && each.source === first.source)
        .map(({ month }) => month),
      consumer: new Map((consumer.get(area) ?? []).map(({ year, value }) => [year, value])),
      newest,
    });
    series.set(crop, listed);
  }
  return series;
}

const placeOf = ({ crop, area }: { crop: string; area: string }): string => `${crop} ${area}`;
