import { isReal } from '#domain/prices/view.ts';
import type { DataCell, DataColumn } from '../../charts/data-table/data-table-model.ts';
import type { Words } from '../../i18n/words.tsx';
import type { ShownPrices } from './shown-prices.ts';

/** Columns by which each row of a file says the view and the base year of its prices, with what they have in each row. */
export function viewColumns(
  { view, base }: Pick<ShownPrices, 'view' | 'base'>,
  words: Words,
): readonly (readonly [column: DataColumn, cell: DataCell])[] {
  const of = isReal(view) ? base : null;
  return [
    [
      { id: 'view', label: words('prices.view') },
      { text: words(`prices.view.${view}`, { base: String(of ?? '–') }) },
    ],
    [
      { id: 'base', label: words('prices.base'), numeric: true },
      { text: of === null ? '' : String(of), raw: of },
    ],
  ];
}
