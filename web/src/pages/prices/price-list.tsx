import type { ReactNode } from 'react';
import { ViewLink } from '../../ui/view-link.tsx';
import styles from './price-list.module.css';

/** A place with its price: where it leads, the part that its price is of the greatest, and what stands beside it. */
export interface PriceListRow {
  id: string;
  name: string;
  href: string;
  onChoose: () => void;
  /** 0 to 1 */
  part: number;
  price: string;
  beside: string;
}

/** Places by price, dearest first, each a bar; those after the first ones are behind a word. */
export function PriceList(props: {
  /** Heads of price and of what stands beside it; the rows say enough for ears. */
  heads: readonly string[];
  rows: readonly PriceListRow[];
  /** So many rows stand open. */
  listed: number;
  /** What opens the others. */
  more: string;
}): ReactNode {
  const { heads, rows, listed } = props;
  const line = (row: PriceListRow): ReactNode => (
    <li key={row.id} className={styles.row}>
      <ViewLink href={row.href} onChoose={row.onChoose} className={styles.name}>
        {row.name}
      </ViewLink>
      <span className={styles.track} aria-hidden="true">
        <span className={styles.bar} style={{ inlineSize: `${row.part * 100}%` }} />
      </span>
      <span className={styles.price}>{row.price}</span>
      <span className={styles.premium}>{row.beside}</span>
    </li>
  );
  return (
    <>
      <p className={styles.head} aria-hidden="true">
        {heads.map((head) => (
          <span key={head}>{head}</span>
        ))}
      </p>
      <ol className={styles.list}>{rows.slice(0, listed).map(line)}</ol>
      {rows.length > listed && (
        <details className={styles.more}>
          <summary>{props.more}</summary>
          <ol className={styles.list} start={listed + 1}>
            {rows.slice(listed).map(line)}
          </ol>
        </details>
      )}
    </>
  );
}
