import { type CSSProperties, type MouseEvent, memo, type ReactNode, useMemo, useState } from 'react';
import { FigureLink } from '../figure-link/figure-link.tsx';
import { type CellWalk, useCellWalk, type WalkedRow } from './cell-walk.ts';
import styles from './data-table.module.css';
import {
  breakMark,
  type DataCell,
  type DataColumn,
  type DataRow,
  doubtMark,
  nextSort,
  seamMark,
  sortRows,
  type TableExplain,
  type TableLinks,
  type TableSort,
  type TableSortLinks,
  usedFlags,
} from './data-table-model.ts';
import notes from './table-notes.module.css';
import { useMounted } from './use-mounted.ts';

export type DataTableProps = RowTexts & {
  /** Prefix of ids; unique on the page. */
  id: string;
  caption: string;
  /** The first column names the rows unless another one `holds` the names. */
  columns: readonly DataColumn[];
  rows: readonly DataRow[];
  foot?: DataRow | undefined;
  /** Orders texts by the reader's alphabet; the headers sort only with it. Keep its identity between renders. */
  compareText?: ((a: string, b: string) => number) | undefined;
  /** Sorts by links instead, where the address keeps the order; the rows come sorted. */
  sortLinks?: TableSortLinks | undefined;
  /** Makes every figure a way to its explanation. Keep its identity between renders. */
  explain?: TableExplain | undefined;
  /** Makes figures links to their explanations; with `explain` only until scripts run. */
  links?: TableLinks | undefined;
  /** Where the table is what its page is for, it is as long as it is, and its heads stay while the page scrolls. */
  isPage?: boolean | undefined;
  /** In narrow windows the name takes a line of its own above the row's figures. */
  stacks?: boolean | undefined;
  under?: ReactNode;
};

function useSort({ columns, rows, compareText, sortLinks }: DataTableProps) {
  const [sort, setSort] = useState<TableSort | null>(null);
  const sorted = useMemo(
    () => (compareText === undefined ? rows : sortRows(rows, sort, compareText)),
    [rows, sort, compareText],
  );
  const sortOf = (index: number): HeadSort | undefined => {
    if (sortLinks === undefined && compareText === undefined) return undefined;
    const now = sortLinks?.sort ?? sort;
    return {
      direction: now?.column !== index ? 'none' : now.descending ? 'descending' : 'ascending',
      choose: (event) =>
        sortLinks === undefined ? setSort(nextSort(sort, index)) : sortLinks.choose(index, event),
      link: sortLinks && {
        href: sortLinks.hrefOf(index),
        label: sortLinks.label(columns[index]?.label ?? ''),
      },
    };
  };
  return { sorted, sortOf };
}

type LabelledWalk = CellWalk & Pick<TableExplain, 'label'>;

const walkedRows = (
  rows: readonly DataRow[],
  columns: readonly DataColumn[],
  explain: TableExplain | undefined,
): readonly WalkedRow[] =>
  explain === undefined
    ? []
    : rows.map(({ id, cells }) => ({
        id,
        keys: columns.map((column, at) => (cells[at]?.text ? explain.keyOf(id, column.id) : null)),
      }));

export const DataTable = memo(function DataTable(props: DataTableProps) {
  const { id, caption, columns, rows, foot, flagLabel, noValue, isPage } = props;
  const mounted = useMounted();
  // What only scripts can answer is not there before them: a button that does nothing, a hint that is not true.
  const explain = mounted ? props.explain : undefined;
  const links = explain === undefined ? props.links : undefined;
  const { sorted, sortOf } = useSort(props);
  const flags = usedFlags(rows);
  const walked = useMemo(() => walkedRows(sorted, columns, explain), [sorted, columns, explain]);
  const cellWalk = useCellWalk(walked);
  const walk = cellWalk && { ...cellWalk, label: explain?.label ?? String };
  // One row alone: two would cover each other.
  const pinned = isPage === true ? sorted.find(({ selected }) => selected === true)?.id : undefined;
  const table = (
    <table
      className={styles.table}
      data-frame={isPage === true ? 'page' : undefined}
      data-stacks={props.stacks || undefined}
    >
      <caption id={`${id}-caption`}>{caption}</caption>
      <thead>
        <tr>
          {columns.map((column, index) => (
            <HeadCell key={column.id} column={column} sort={sortOf(index)} />
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
            pinned={row.id === pinned}
            walk={walk?.at.row === row.id ? walk : null}
            links={row.selected === true || links?.rows === 'all' ? links : undefined}
          />
        ))}
      </tbody>
      {foot !== undefined && (
        <tfoot>
          <BodyRow row={foot} columns={columns} flagLabel={flagLabel} noValue={noValue} />
        </tfoot>
      )}
    </table>
  );
  const letters = flags.length > 0 && (
    <dl className={notes.flags}>
      {flags.map((flag) => (
        <div key={flag}>
          <dt>{flag || '\u00a0'}</dt>
          <dd>{flagLabel(flag)}</dd>
        </div>
      ))}
    </dl>
  );
  const parts = (
    <>
      {isPage === true ? (
        <>
          {/* Below so long a table nobody finds them. */}
          {letters}
          <div className={styles.page}>{table}</div>
        </>
      ) : (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a box that scrolls must be reachable by keyboard.
        <section className={styles.scroll} aria-labelledby={`${id}-caption`} tabIndex={0}>
          {table}
        </section>
      )}
      {props.explain !== undefined && (
        <p className={notes.hint} data-waits={explain === undefined || undefined}>
          {props.explain.hint}
        </p>
      )}
      {props.under}
      {isPage !== true && letters}
    </>
  );
  return isPage === true ? parts : <div className={styles.box}>{parts}</div>;
});

type HeadSort = {
  direction: 'none' | 'ascending' | 'descending';
  choose: (event: MouseEvent) => void;
  link?: { href: string; label: string } | undefined;
};

function HeadCell({ column, sort }: { column: DataColumn; sort: HeadSort | undefined }): ReactNode {
  return (
    <th
      scope="col"
      className={column.numeric === true ? styles.numeric : undefined}
      aria-sort={sort?.direction}
      data-holds={column.holds}
    >
      {sort === undefined ? column.label : <SortControl column={column} sort={sort} />}
      {column.unit !== undefined && <span className={styles.unit}>{column.unit}</span>}
    </th>
  );
}

function SortControl({ column, sort }: { column: DataColumn; sort: HeadSort }): ReactNode {
  const { direction, choose, link } = sort;
  const content = (
    <>
      {column.short === undefined ? (
        column.label
      ) : (
        <>
          <span className={styles.long}>{column.label}</span>
          <span className={styles.short} aria-hidden="true">
            {column.short}
          </span>
        </>
      )}
      <svg width="8" height="12" viewBox="0 0 8 12" aria-hidden="true" focusable="false">
        <path d="M4,0L8,5H0Z" fill="currentColor" opacity={direction === 'ascending' ? 1 : 0.25} />
        <path d="M4,12L0,7H8Z" fill="currentColor" opacity={direction === 'descending' ? 1 : 0.25} />
      </svg>
    </>
  );
  if (link === undefined)
    return (
      <button type="button" className={styles.sort} onClick={choose}>
        {content}
      </button>
    );
  return (
    <a className={styles.sort} href={link.href} title={link.label} rel="nofollow" onClick={choose}>
      {content}
    </a>
  );
}

type RowTexts = {
  flagLabel: (flag: string) => string;
  noValue: string;
};

type BodyRowProps = RowTexts & {
  row: DataRow;
  columns: readonly DataColumn[];
  walk?: LabelledWalk | null;
  links?: TableLinks | undefined;
  pinned?: boolean | undefined;
};

const BodyRow = memo(function BodyRow({ row, columns, walk, links, pinned, ...texts }: BodyRowProps) {
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
        <span
          className={styles.bar}
          style={{ '--part': Math.max(0, cell.bar).toFixed(4) } as CSSProperties}
        />
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
    walk: LabelledWalk | null;
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
