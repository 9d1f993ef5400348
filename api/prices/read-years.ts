import { findCrop } from '#catalog/crops/index.ts';
import type { DoubtReason } from '#catalog/doubts.ts';
import { PRODUCER_PRICE } from '#catalog/elements/codes.ts';
import type { PriceType } from '#catalog/prices/price-types.ts';
import { groupBy } from '#domain/group-by.ts';
import { isRateDoubtful } from '#domain/prices/view.ts';
import type { Row } from '#release/schema.ts';
import type { PricedPlace } from '../queries/select-prices.ts';
import { selectRows } from '../queries/select-rows.ts';
import type { ServedRelease } from '../release/served-release.ts';
import { toRates } from './read-converters.ts';
import { nineDigits } from './read-series.ts';

const yearColumns = ['price_type', 'area', 'year', 'value', 'months', 'source', 'flag'] as const;

/** A year's figure of a country, in US$ per kg. */
type PriceYearRow = Omit<Row<'price_year'>, 'crop' | 'price_type'>;

/** A year's figure, with the reason why it is doubtful. */
export type ReadYear = PriceYearRow & { doubt?: DoubtReason | undefined };

/** Whether the rate of an area's year makes its prices in US$ doubtful. */
async function readRateDoubts(
  { db }: Pick<ServedRelease, 'db'>,
  areas: readonly string[],
): Promise<(area: string, year: number) => boolean> {
  const rates = groupBy(await selectRows(db, 'exchange_rate', { area: areas }), ({ area }) => area);
  const converters = new Map([...rates].map(([area, rows]) => [area, toRates(rows)]));
  return (area, year) => {
    const ofArea = converters.get(area);
    return ofArea !== undefined && isRateDoubtful(ofArea, year);
  };
}

/** The figures in nine digits, doubtful ones with the reason: producers' prices by the rules for figures of FAOSTAT, others by their rate. */
async function readRows<T extends PriceYearRow & { price_type: PriceType }>(
  { db }: Pick<ServedRelease, 'db'>,
  { crop, area }: { crop: string; area?: string },
  rows: readonly T[],
): Promise<(T & ReadYear)[]> {
  const item = findCrop(crop)?.items.production ?? null;
  const doubts =
    item === null || rows.every(({ price_type }) => price_type !== 'producer')
      ? []
      : await selectRows(db, 'doubtful_figure', { indicator: item, element: PRODUCER_PRICE, area });
  const reasons = new Map(doubts.map((row) => [`${row.area} ${row.year}`, row.reason]));
  const ofMarkets = rows.filter(({ price_type }) => price_type !== 'producer');
  const isOfDoubtfulRate = await readRateDoubts({ db }, [...new Set(ofMarkets.map((row) => row.area))]);
  return rows.map((row) => {
    const doubt =
      row.price_type === 'producer'
        ? reasons.get(`${row.area} ${row.year}`)
        : isOfDoubtfulRate(row.area, row.year)
          ? 'rate'
          : undefined;
    return { ...row, value: nineDigits(row.value), ...(doubt !== undefined && { doubt }) };
  });
}

/** The year's figures of one country by type, years rising, in US$ per kg. */
export async function readYears(
  release: Pick<ServedRelease, 'db'>,
  place: PricedPlace,
): Promise<(ReadYear & { price_type: PriceType })[]> {
  return readRows(
    release,
    place,
    await selectRows(
      release.db,
      'price_year',
      { crop: place.crop, area: place.area },
      { columns: yearColumns, order: ['price_type', 'year'] },
    ),
  );
}

/** The year's figures of all countries of a type, by country, years rising, in US$ per kg. */
export async function readYearsOfAll(
  release: Pick<ServedRelease, 'db'>,
  { crop, type }: { crop: string; type: PriceType },
): Promise<ReadYear[]> {
  return readRows(
    release,
    { crop },
    await selectRows(
      release.db,
      'price_year',
      { crop, price_type: type },
      { columns: yearColumns, order: ['area', 'year'] },
    ),
  );
}
