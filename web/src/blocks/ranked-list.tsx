import { type ReactNode, useContext } from 'react';
import { PictureContext } from '../charts/picture/picture-parts.ts';
import { tenth } from '../charts/plot/paths.ts';
import { ViewLink } from '../ui/view-link.tsx';
import styles from './ranked-list.module.css';
import { RankedDots, type RankedPlace, type RankedScale, rankedListPicture } from './ranked-list-picture.tsx';

export interface RankedRow extends RankedPlace {
  /** `null` where it leads nowhere. */
  href: string | null;
  /** Where the address is another view of this page: changes the state instead of loading it. */
  onChoose?: () => void;
  selected?: boolean;
  /** The value, where it is more than words. */
  valueLink?: ReactNode;
}

/** Places by value, highest first, each a bar or, on a scale, a dot; those after the first ones are behind a word. */
export function RankedList(props: {
  heads?: readonly string[];
  rows: readonly RankedRow[];
  /** Scale of dots; without one, rows have bars from zero. */
  scale?: RankedScale;
  /** Number of open rows; default: all. */
  listed?: number;
  /** Summary of the others. */
  more?: string;
}): ReactNode {
  const { heads = [], rows, scale, listed = rows.length, more = '' } = props;
  const picture = useContext(PictureContext);
  if (import.meta.env.SSR && picture !== null)
    picture.add(
      rankedListPicture(rows.slice(0, listed), {
        heads,
        more: rows.length > listed ? more : null,
        width: picture.width,
        scale,
      }),
    );
  return (
    <>
      {heads.length > 0 && (
        <div className={styles.heads} aria-hidden="true">
          <p className={styles.head}>
            {scale !== undefined && (
              <svg className={styles.scale} aria-hidden="true">
                {scale.ticks.map(({ part, text }) => (
                  <text key={part} x={inShares(part)} y="14" textAnchor="middle" fill="currentColor">
                    {text}
                  </text>
                ))}
              </svg>
            )}
            {heads.map((head) => (
              <span key={head}>{head}</span>
            ))}
          </p>
        </div>
      )}
      <ol className={styles.list}>{rows.slice(0, listed).map((row) => toLine(row, scale))}</ol>
      {rows.length > listed && (
        // On paper it stays closed, with the number of rows in its summary.
        <details className={styles.more} data-print="summary">
          <summary>{more}</summary>
          <ol className={styles.list} start={listed + 1}>
            {rows.slice(listed).map((row) => toLine(row, scale))}
          </ol>
        </details>
      )}
    </>
  );
}

const inShares = (part: number): string => `${tenth(part * 100)}%`;

function toLine(row: RankedRow, scale: RankedScale | undefined): ReactNode {
  return (
    <li key={row.id} className={styles.row} data-selected={row.selected || undefined}>
      {row.href === null ? (
        <span className={styles.name}>{row.name}</span>
      ) : (
        <ViewLink href={row.href} onChoose={row.onChoose} className={styles.name}>
          {row.name}
        </ViewLink>
      )}
      {scale === undefined ? (
        <span className={styles.track} aria-hidden="true">
          <span
            className={styles.bar}
            style={{
              inlineSize: `${row.part * 100}%`,
              ...(row.colour !== undefined && { background: row.colour, outline: '1px solid var(--rule)' }),
            }}
          />
        </span>
      ) : (
        <svg className={styles.dots} aria-hidden="true">
          <RankedDots row={row} scale={scale} xOf={inShares} height="100%" middle="50%" />
        </svg>
      )}
      <span className={styles.value}>{row.valueLink ?? row.value}</span>
      {row.beside !== undefined && <span className={styles.beside}>{row.beside}</span>}
    </li>
  );
}
