import { isReal } from '#domain/prices/view.ts';
import { type ColumnOf, columnOf } from '../../figure/figure.ts';
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
