import { explainedKey } from '#contract/explain-address.ts';
import { elementColumn } from '../../figure/columns.ts';
import { type ColumnOf, columnOf, type Figure, tableOf } from '../../figure/figure.ts';
import { areaName } from '../../i18n/area-words.ts';
import type { Speech } from '../../i18n/speech.ts';
import type { ComparedRow } from './comparison-table.tsx';

/** The networks beside each other, in the unit of the element. */
export function comparisonTable(
  rows: readonly ComparedRow[],
  { element, year, selected = null }: { element: number; year: number; selected?: string | null },
  speech: Speech,
): Pick<Figure, 'columns' | 'rows' | 'rowCount' | 'keyOf'> {
  const { words } = speech;
  const column = (
    key: string,
    kind: ColumnOf<ComparedRow>['kind'],
    of: ColumnOf<ComparedRow>['of'],
  ): ColumnOf<ComparedRow> => columnOf(key, words(`networks.column.${key}`), kind, of);
  return {
    ...tableOf(
      rows,
      [
        column('area', 'name', ({ area }) => ({ value: areaName(words, area), code: area })),
        {
          ...column('value', 'number', ({ figure }) => figure && { value: figure.value, flag: figure.flag }),
          ...elementColumn(element, speech),
        },
        column('contributors', 'number', ({ figure }) => figure?.contributors ?? null),
        column('members', 'number', ({ members }) => members),
        column('africa', 'share', ({ ofAfrica }) => ofAfrica),
        column('world', 'share', ({ ofWorld }) => ofWorld),
      ],
      ({ area }) => area,
      ({ area }) => area === selected,
    ),
    keyOf: (row, key) => (key === 'value' ? explainedKey(row, element, year) : null),
  };
}
