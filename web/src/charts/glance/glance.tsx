import type { ReactNode } from 'react';
import { Sparkline, type SparklineProps } from '../sparkline/sparkline.tsx';
import styles from './glance.module.css';

/** One of the figures at a glance. */
export type GlanceItem = {
  /** Anchor of the figure. */
  id?: string | undefined;
  /** The number with its unit, which may be the way to its explanation; or what says that there is none. */
  number: ReactNode;
  /** There is no number: it is said in small type. */
  isMissing?: boolean | undefined;
  /** What the number is, in words that read on from it. */
  what: string;
  /** Lines below: another figure of the same matter, the change, what the sentence adds. */
  notes?: readonly ReactNode[] | undefined;
  /** Drawn from six years on. */
  trend?: Pick<SparklineProps, 'years' | 'values' | 'year' | 'colour'> | undefined;
};

/** A line of fewer years tells nothing. */
const fewestYears = 6;

/** A few figures on one grid: number, meaning, change, and a trend in a slot of one size. */
export function Glance({ items }: { items: readonly GlanceItem[] }): ReactNode {
  return (
    <div className={styles.glance}>
      <dl className={styles.grid}>
        {items.map(({ id, number, isMissing = false, what, notes = [], trend }, index) => (
          <div key={id ?? index} id={id} className={styles.item}>
            <dt className={styles.what}>{what}</dt>
            <dd className={styles.line}>
              <span className={isMissing ? styles.missing : styles.number}>{number}</span>
              {trend !== undefined && trend.years.length >= fewestYears && (
                <span className={styles.trend}>
                  <Sparkline {...trend} span={11} width={96} height={32} />
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
