import type { MouseEvent, ReactNode } from 'react';
import styles from './data-table.module.css';
import type { DataColumn } from './data-table-model.ts';

/** How a head sorts its column: by a press or, where the address keeps the order, by a link. */
export type HeadSort = {
  direction: 'none' | 'ascending' | 'descending';
  choose: (event: MouseEvent) => void;
  link?: { href: string; label: string } | undefined;
};

/** The head of a column: label, unit, and the way to sort by it. */
export function HeadCell({ column, sort }: { column: DataColumn; sort: HeadSort | undefined }): ReactNode {
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
