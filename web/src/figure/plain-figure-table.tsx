import { type ComponentProps, type ReactNode, useMemo } from 'react';
import type { DataRow } from '../charts/data-table/data-table-model.ts';
import { useSpeech } from '../i18n/speech.ts';
import { type PlainColumn, PlainTable } from '../ui/plain-table.tsx';
import { toDrawnTable } from './cell-text.ts';
import type { Figure } from './figure.ts';

/** The rows of a figure as a plain table without sorting; names are links to their pages. */
export function PlainFigureTable(props: {
  figure: Figure;
  most?: number;
  table?: Partial<ComponentProps<typeof PlainTable<DataRow>>>;
}): ReactNode {
  const { figure, most, table } = props;
  const { formats } = useSpeech();
  const { columns, rows } = useMemo(
    () => toDrawnTable({ columns: figure.columns, rows: () => figure.rows(0, most) }, formats),
    [figure, most, formats],
  );
  return (
    <PlainTable
      label={figure.title}
      columns={columns.map(({ label, numeric }, at): PlainColumn<DataRow> => {
        const cell = ({ cells }: DataRow): ReactNode => {
          const { text = '', href } = cells[at] ?? {};
          return href === undefined ? text : <a href={href}>{text}</a>;
        };
        return numeric === true ? [label, cell, 'numeric'] : [label, cell];
      })}
      rows={rows}
      {...table}
    />
  );
}
