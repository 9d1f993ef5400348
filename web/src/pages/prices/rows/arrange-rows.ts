import type { PriceRow, PriceRows } from '#contract/prices.ts';
import { bandOf } from '#domain/prices/median.ts';

/** A price that is in the median, in the money that the median was found in. */
export interface CountedRow {
  row: PriceRow;
  /** Per kg, in the own currency or in US$. */
  price: number;
  /** The middle one, or one of the middle two. */
  middle: boolean;
}

/** The prices of a month, those in the median by size. */
export interface ArrangedRows {
  counted: readonly CountedRow[];
  others: readonly PriceRow[];
  /** `null` where no price is in the median, or one of them has no rate. */
  band: { median: number; least: number; greatest: number } | null;
}

/**
 * Splits the prices of a month into those that are in the median and the others. `basis` is the money in which it was found: in US$
 * prices in other currencies count as well.
 */
export function arrangeRows({ rows }: Pick<PriceRows, 'rows'>, basis: 'own' | 'usd'): ArrangedRows {
  const counts = (row: PriceRow): boolean =>
    row.state === 'kept' || (basis === 'usd' && row.state === 'other-currency');
  const priced = rows
    .filter(counts)
    .flatMap((row) => {
      const price = basis === 'own' ? row.price : row.usd;
      return price === null ? [] : [{ row, price }];
    })
    .sort((a, b) => a.price - b.price || a.row.market.localeCompare(b.row.market));
  const upper = Math.floor(priced.length / 2);
  const lower = priced.length % 2 === 1 ? upper : upper - 1;
  const isWhole = priced.length === rows.filter(counts).length;
  return {
    counted: priced.map((entry, at) => ({ ...entry, middle: at === lower || at === upper })),
    others: rows.filter((row) => !counts(row)),
    band: isWhole ? bandOf(priced.map(({ price }) => price)) : null,
  };
}
