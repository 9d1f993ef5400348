import { isReal } from '#domain/prices/view.ts';
import type { ColumnOf } from '../../figure/figure.ts';
import type { Words } from '../../i18n/words.tsx';
import type { ShownPrices } from './shown-prices.ts';

/** Columns of a file for the view and the base year of its prices. */
export function viewColumns(
  { view, base }: Pick<ShownPrices, 'view' | 'base'>,
  words: Words,
): readonly ColumnOf<unknown>[] {
  const year = isReal(view) ? base : null;
  return [
    {
      key: 'view',
      label: words('prices.view'),
      kind: 'text',
      filesOnly: true,
      of: () => words(`prices.view.${view}`, { base: String(year ?? '–') }),
    },
    { key: 'base', label: words('prices.base'), kind: 'year', filesOnly: true, of: () => year },
  ];
}
