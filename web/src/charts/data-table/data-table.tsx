import { memo, useMemo, useState } from 'react';
import { FigureLink } from '../figure-link/figure-link.tsx';
import { type CellWalk, useCellWalk } from './cell-walk.ts';
import styles from './data-table.module.css';
import {
  breakMark,
  type DataColumn,
  type DataRow,
  nextSort,
  sortRows,
  type TableExplain,
  type TableLinks,
  type TableSort,
  usedFlags,
} from './data-table-model.ts';
import { useMounted } from './use-mounted.ts';

export type DataTableProps = {
  /** Prefix of ids; unique on the page. */
  id: string;
  /** What the table shows, where and when. */
  caption: string;
  /** The first column names the rows. */
  columns: readonly DataColumn[];
  rows: readonly DataRow[];
  /** Meaning of a flag letter, and of none. */
  flagLabel: (flag: string) => string;
  /** Text of a missing value. */
  noValue: string;
  /** Orders texts by the reader's alphabet; the headers sort only with it. Keep its identity between renders. */
  compareText?: ((a: string, b: string) => number) | undefined;
  /** Makes every figure a way to its explanation. Keep its identity between renders. */
  explain?: TableExplain | undefined;
  /** Makes figures links to their explanations: all there are without `explain`, and with it what stands until scripts run. */
  links?: TableLinks | undefined;
};

/** The figures of a chart or a map as a table. */
export const DataTable = memo(function DataTable(props: DataTableProps) {
  const { id, caption, columns, rows, flagLabel, noValue, compareText } = props;
  const mounted = useMounted();
  // What only scripts can answer is not there before them: a button that does nothing, a hint that is not true.
  const explain = mounted ? props.explain : undefined;
  const links = explain === undefined ? props.links : undefined;
  const [sort, setSort] = useState<TableSort | null>(null);
  const sorted = useMemo(
    () => (compareText === undefined ? rows : sortRows(rows, sort, compareText)),
    [rows, sort, compareText],
  );
  const flags = useMemo(() => usedFlags(rows), [rows]);
  const walk = useCellWalk(sorted, columns, explain);
  return (
    <div className={styles.box}>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a box that scrolls must be reachable by keyboard. */}
      <section className={styles.scroll} aria-labelledby={`${id}-caption`} tabIndex={0}>
        <table className={styles.table}>
          <caption id={`${id}-caption`}>{caption}</caption>
          <thead>
            <tr>
              {columns.map((column, index) => (
                <HeaderCell
                  key={column.id}
                  column={column}
                  sort={sort?.column === index ? sort : null}
                  onSort={compareText === undefined ? undefined : () => setSort(nextSort(sort, index))}
                />
              ))}
            </tr>
          </thead>
          <tbody {...walk?.handlers} data-explained={walk === null ? undefined : 'yes'}>
            {sorted.map((row) => (
              <BodyRow
                key={row.id}
                row={row}
                columns={columns}
                flagLabel={flagLabel}
                noValue={noValue}
                walk={walk?.at.row === row.id ? walk : null}
                links={row.selected === true || links?.rows === 'all' ? links : undefined}
              />
            ))}
          </tbody>
        </table>
      </section>
      {props.explain !== undefined && (
        <p className={styles.hint} data-waits={explain === undefined || undefined}>
          {props.explain.hint}
        </p>
      )}
      {flags.length > 0 && (
        <dl className={styles.flags}>
          {flags.map((flag) => (
            <div key={flag}>
              <dt>{flag || '\u00a0'}</dt>
              <dd>{flagLabel(flag)}</dd>
            </div>
          ))}
        </dl>
      )}
    </div>
  );
});

type HeaderCellProps = { column: DataColumn; sort: TableSort | null; onSort: (() => void) | undefined };

function HeaderCell({ column, sort, onSort }: HeaderCellProps) {
  const unit = column.unit !== undefined && <span className={styles.unit}>{column.unit}</span>;
  const direction = sort === null ? 'none' : sort.descending ? 'descending' : 'ascending';
  return (
    <th
      scope="col"
      className={column.numeric === true ? styles.numeric : undefined}
      aria-sort={onSort === undefined ? undefined : direction}
    >
      {onSort === undefined ? (
        column.label
      ) : (
        <button type="button" className={styles.sort} onClick={onSort}>
          {column.label}
          <svg width="8" height="12" viewBox="0 0 8 12" aria-hidden="true" focusable="false">
            <path d="M4,0L8,5H0Z" fill="currentColor" opacity={direction === 'ascending' ? 1 : 0.25} />
            <path d="M4,12L0,7H8Z" fill="currentColor" opacity={direction === 'descending' ? 1 : 0.25} />
          </svg>
        </button>
      )}
      {unit}
    </th>
  );
}

type BodyRowProps = {
  row: DataRow;
  columns: readonly DataColumn[];
  /** For the row that the keyboard is on: its figure is a button. */
  walk: CellWalk | null;
} & Pick<DataTableProps, 'flagLabel' | 'noValue' | 'links'>;

const BodyRow = memo(function BodyRow({ row, columns, flagLabel, noValue, walk, links }: BodyRowProps) {
  return (
    <tr data-selected={row.selected || undefined}>
      {columns.map((column, index) => {
        const cell = row.cells[index];
        const style = column.numeric === true ? styles.numeric : undefined;
        if (index === 0) {
          return (
            <th key={column.id} scope="row" className={style}>
              {cell?.text}
            </th>
          );
        }
        if (cell === undefined || cell.text === '') {
          return (
            <td key={column.id} className={`${style ?? ''} ${styles.missing}`}>
              {noValue}
            </td>
          );
        }
        const key = links?.keyOf(row.id, column.id) ?? null;
        return (
          <td key={column.id} className={style}>
            {links !== undefined && key !== null ? (
              <FigureLink
                text={cell.text}
                label={links.label(cell.text)}
                href={links.hrefOf(key)}
                explain={key}
              />
            ) : walk?.at.column === index ? (
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
            {cell.flag !== undefined && cell.flag !== '' && (
              <abbr className={styles.flag} title={flagLabel(cell.flag)}>
                {cell.flag}
              </abbr>
            )}
            {cell.isBreak === true && (
              <abbr className={styles.flag} title={flagLabel(breakMark)}>
                {breakMark}
              </abbr>
            )}
          </td>
        );
      })}
    </tr>
  );
});
