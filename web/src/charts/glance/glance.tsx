import { type ReactNode, useContext } from 'react';
import { PictureContext } from '../picture/picture-parts.ts';
import styles from './glance.module.css';
import type { GlanceItem } from './glance-item.ts';
import { glancePicture } from './glance-picture.tsx';
import { splitNumber } from './split-number.ts';

/** The digits large, scale and unit smaller behind them. */
function toLarge(text: string, link: GlanceItem['link'] = (number) => number): ReactNode {
  const [digits, unit] = splitNumber(text);
  return link(
    <>
      <span className={styles.digits}>{digits}</span>
      {/* `millones de ha` is on one line, under its number where both have no room. */}
      <span className={styles.unit}>{unit.replace(' de ', '\u00a0de\u00a0')}</span>
    </>,
  );
}

/** A few figures side by side, or two in a row where there is less room: number, what it is, and how it changed. */
export function Glance({ items }: { items: readonly GlanceItem[] }): ReactNode {
  const picture = useContext(PictureContext);
  if (import.meta.env.SSR && picture !== null) picture.add(glancePicture(items, picture.width));
  return (
    <div className={styles.glance}>
      <dl className={styles.grid} data-figures={items.length}>
        {items.map(({ id, number, isMissing = false, link, meaning, notes = [] }, index) => (
          <div key={id ?? index} id={id} className={styles.item}>
            <dt className={styles.what}>{meaning}</dt>
            <dd className={isMissing ? styles.missing : styles.number}>
              {isMissing || typeof number !== 'string' ? number : toLarge(number, link)}
            </dd>
            <dd className={styles.notes}>
              {notes.map((note, at) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: The notes of a figure keep their places.
                <span key={at}>{note}</span>
              ))}
            </dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
