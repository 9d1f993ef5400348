import { type ReactNode, useContext } from 'react';
import { PictureContext } from '../charts/picture/picture-parts.ts';
import { ViewLink } from '../ui/view-link.tsx';
import styles from './ranked-list.module.css';
import { type RankedPlace, rankedListPicture } from './ranked-list-picture.tsx';

/** A place with its value, and where it leads. */
export interface RankedRow extends RankedPlace {
  /** `null` where it leads nowhere. */
  href: string | null;
  /** Where the address is another view of this page: changes the state instead of loading it. */
  onChoose?: () => void;
  selected?: boolean;
  /** The value, where it is more than words. */
  valueLink?: ReactNode;
}

/** Places by value, highest first, each a bar; those after the first ones are behind a word. */
export function RankedList(props: {
  /** Heads of the value and of the text beside it, hidden from screen readers. */
  heads?: readonly string[];
  rows: readonly RankedRow[];
  /** Number of open rows; default: all. */
  listed?: number;
  /** Summary of the others. */
  more?: string;
}): ReactNode {
  const { heads = [], rows, listed = rows.length, more = '' } = props;
  const picture = useContext(PictureContext);
  if (import.meta.env.SSR && picture !== null)
    picture.add(
      rankedListPicture(rows.slice(0, listed), {
        heads,
        more: rows.length > listed ? more : null,
        width: picture.width,
      }),
    );
  return (
    <>
      {heads.length > 0 && (
        <div className={styles.heads} aria-hidden="true">
          <p className={styles.head}>
            {heads.map((head) => (
              <span key={head}>{head}</span>
            ))}
          </p>
        </div>
      )}
      <ol className={styles.list}>{rows.slice(0, listed).map(toLine)}</ol>
      {rows.length > listed && (
        // On paper it stays closed, with the number of rows in its summary.
        <details className={styles.more} data-print="summary">
          <summary>{more}</summary>
          <ol className={styles.list} start={listed + 1}>
            {rows.slice(listed).map(toLine)}
          </ol>
        </details>
      )}
    </>
  );
}

function toLine(row: RankedRow): ReactNode {
  return (
    <li key={row.id} className={styles.row} data-selected={row.selected || undefined}>
      {row.href === null ? (
        <span className={styles.name}>{row.name}</span>
      ) : (
        <ViewLink href={row.href} onChoose={row.onChoose} className={styles.name}>
          {row.name}
        </ViewLink>
      )}
      <span className={styles.track} aria-hidden="true">
        <span
          className={styles.bar}
          style={{
            inlineSize: `${row.part * 100}%`,
            ...(row.colour !== undefined && { background: row.colour, outline: '1px solid var(--rule)' }),
          }}
        />
      </span>
      <span className={styles.value}>{row.valueLink ?? row.value}</span>
      {row.beside !== undefined && <span className={styles.beside}>{row.beside}</span>}
    </li>
  );
}
