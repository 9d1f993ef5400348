import { type ReactNode, useContext } from 'react';
import { PictureContext } from '../picture/picture-parts.ts';
import { fewestTrendYears, Sparkline } from '../sparkline/sparkline.tsx';
import styles from './glance.module.css';
import type { GlanceItem } from './glance-item.ts';
import { glancePicture } from './glance-picture.tsx';
import { splitNumber } from './split-number.ts';

/** Letters of a number that leave room for a trend in half of a narrow column. */
const mostLetters = 9;

const isLong = ({ number }: GlanceItem): boolean => typeof number === 'string' && number.length > mostLetters;

/** The digits large, scale and unit smaller behind them. */
function toLarge(text: string, link: GlanceItem['link'] = (number) => number): ReactNode {
  const [digits, unit] = splitNumber(text);
  return link(
    <>
      <span className={styles.digits}>{digits}</span>
      <span className={styles.unit}>{unit}</span>
    </>,
  );
}

/** A few figures on one grid: number, meaning, change, and a trend in a slot of one size. */
export function Glance({ items }: { items: readonly GlanceItem[] }): ReactNode {
  const picture = useContext(PictureContext);
  if (import.meta.env.SSR && picture !== null) picture.add(glancePicture(items, picture.width));
  return (
    <div className={styles.glance}>
      <dl className={styles.grid} data-long={items.some(isLong) || undefined}>
        {items.map(({ id, number, isMissing = false, link, what, notes = [], trend }, index) => (
          <div key={id ?? index} id={id} className={styles.item}>
            <dt className={styles.what}>{what}</dt>
            <dd className={styles.line}>
              <span className={isMissing ? styles.missing : styles.number}>
                {isMissing || typeof number !== 'string' ? number : toLarge(number, link)}
              </span>
              {trend !== undefined && trend.years.length >= fewestTrendYears && (
                <span className={styles.trend}>
                  <Sparkline {...trend} span={11} width={72} height={28} />
                </span>
              )}
            </dd>
            <dd className={styles.notes}>
              {notes.map((note, at) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: The lines of a figure keep their places.
                <span key={at}>{note}</span>
              ))}
            </dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
