import { isReal } from '#domain/prices/view.ts';
import { type ColumnOf, columnOf } from '../../figure/figure.ts';
import { type Money, type MoneySpeech, shortUnit } from '../../i18n/money.ts';
import type { Words } from '../../i18n/words.tsx';
import type { ShownPrices } from './shown-prices.ts';

/** Columns of a file for the view and the base year of its prices. */
export function viewColumns(
  { view, base }: Pick<ShownPrices, 'view' | 'base'>,
  words: Words,
): readonly ColumnOf<unknown>[] {
  const year = isReal(view) ? base : null;
  return [
    columnOf(
      'view',
      words('prices.view'),
      'text',
      () => words(`prices.view.${view}`, { base: String(year ?? '–') }),
      { filesOnly: true },
    ),
    columnOf('base', words('prices.base'), 'year', () => year, { filesOnly: true }),
  ];
}

/** Prices per kg with two decimals. */
export const priceColumn = <Item>(
  { words, formats }: Pick<MoneySpeech, 'words' | 'formats'>,
  money: Money,
  of: ColumnOf<Item>['of'],
): ColumnOf<Item> =>
  columnOf('price', words('prices.column.price'), 'number', of, {
    unit: shortUnit({ words }, money),
    write: (value) => formats.number(value, 2, 2),
  });
