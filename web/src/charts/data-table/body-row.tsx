import { memo, type ReactNode } from 'react';
import { FigureLink } from '../figure-link/figure-link.tsx';
import type { CellWalk } from './cell-walk.ts';
import styles from './data-table.module.css';
import {
  breakMark,
  type DataCell,
  type DataColumn,
  type DataRow,
  doubtMark,
  seamMark,
  type TableLinks,
} from './data-table-model.ts';

export type RowTexts = {
  flagLabel: (flag: string) => string;
  noValue: string;
};

type BodyRowProps = RowTexts & {
  row: DataRow;
  columns: readonly DataColumn[];
  walk?: CellWalk | null;
  links?: TableLinks | undefined;
  /** Stays in the window while the other rows pass. */
  pinned?: boolean | undefined;
};

/** A row: the cell that names it, and its figures. */
export const BodyRow = memo(function BodyRow({ row, columns, walk, links, pinned, ...texts }: BodyRowProps) {
  const names = Math.max(
    0,
    columns.findIndex((column) => column.holds === 'names'),
  );
  return (
    <tr data-selected={row.selected || undefined} data-pinned={pinned || undefined}>
      {columns.map((column, index) => {
        const cell = row.cells[index];
        const style = column.numeric === true ? styles.numeric : undefined;
        if (index === names)
          return (
            <th key={column.id} scope="row" className={style}>
              <Name cell={cell} />
            </th>
          );
        if (column.holds === 'ranks')
          return (
            <td key={column.id} className={styles.rank}>
              <Rank cell={cell} />
            </td>
          );
        if (cell === undefined || cell.text === '')
          return (
            <td key={column.id} className={`${style ?? ''} ${styles.missing}`}>
              {texts.noValue}
            </td>
          );
        const key = links?.keyOf(row.id, column.id) ?? null;
        const explain =
          links !== undefined && key !== null
            ? { key, href: links.hrefOf(key), label: links.label(cell.text) }
            : cell.explain;
        return (
          <td key={column.id} className={style}>
            <Figure cell={cell} explain={explain} walk={walk?.at.column === index ? walk : null} {...texts} />
          </td>
        );
      })}
    </tr>
  );
});

function Name({ cell }: { cell: DataCell | undefined }): ReactNode {
  return (
    <>
      {cell?.href === undefined ? cell?.text : <a href={cell.href}>{cell.text}</a>}
      {cell?.bar !== undefined && (
        <span className={styles.bar} style={{ inlineSize: `${Math.max(0, cell.bar * 100).toFixed(2)}%` }} />
      )}
    </>
  );
}

function Rank({ cell }: { cell: DataCell | undefined }): ReactNode {
  if (cell?.spoken === undefined) return cell?.text;
  return (
    <>
      <span aria-hidden="true">{cell.text}</span>
      <span className="visually-hidden">{cell.spoken}</span>
    </>
  );
}

function Figure(
  props: Pick<RowTexts, 'flagLabel'> & {
    cell: DataCell;
    explain: DataCell['explain'];
    walk: CellWalk | null;
  },
): ReactNode {
  const { cell, explain, walk, flagLabel } = props;
  const mark = (flag: string): ReactNode => (
    <abbr className={styles.flag} title={flagLabel(flag)}>
      {flag}
    </abbr>
  );
  return (
    <>
      {explain !== undefined ? (
        <FigureLink text={cell.text} label={explain.label} href={explain.href} explain={explain.key} />
      ) : walk !== null ? (
        <button
          type="button"
          className={styles.explained}
          ref={walk.focusReached}
          aria-label={walk.label(cell.text)}
        >
          {cell.text}
        </button>
      ) : (
        cell.text
      )}
      {cell.doubt !== undefined && (
        <abbr className={styles.flag} title={cell.doubt}>
          {doubtMark}
        </abbr>
      )}
      {cell.flag !== undefined && cell.flag !== '' && mark(cell.flag)}
      {cell.isBreak === true && mark(breakMark)}
      {cell.isSeam === true && mark(seamMark)}
    </>
  );
}
