import { type ReactNode, useContext } from 'react';
import { PictureContext } from '../../charts/picture/picture-parts.ts';
import { ViewLink } from '../../ui/view-link.tsx';
import styles from './price-list.module.css';
import { type PricedPlace, priceListPicture } from './price-list-picture.tsx';

/** A place with its price, and where it leads. */
export interface PriceListRow extends PricedPlace {
  href: string;
  onChoose: () => void;
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
  const picture = useContext(PictureContext);
  if (import.meta.env.SSR && picture !== null)
    picture.add(
      priceListPicture(rows.slice(0, listed), {
        heads,
        more: rows.length > listed ? props.more : null,
        width: picture.width,
      }),
    );
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
      <div className={styles.heads} aria-hidden="true">
        <p className={styles.head}>
          {heads.map((head) => (
            <span key={head}>{head}</span>
          ))}
        </p>
      </div>
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
