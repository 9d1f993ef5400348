import type { ReactNode } from 'react';
import { Sparkline, type SparklineProps } from '../sparkline/sparkline.tsx';
import styles from './key-value.module.css';

export type KeyValueProps = {
  /** What the number is, where and when. */
  label: string;
  /** The frame's title says the label already; then it is only read aloud. */
  labelHidden?: boolean | undefined;
  /** The number, which may be the way to its explanation; `null` shows `missing` instead. */
  value: ReactNode;
  unit: string;
  /** The sentence that says that there is no figure for this year. */
  missing: string;
  /** Change against the year before, in words and figures; nothing when either year has no figure. */
  delta?: ReactNode;
  /** Marks that qualify the figure, e.g. its flag in words. */
  note?: ReactNode;
  trend?: Pick<SparklineProps, 'years' | 'values' | 'breaks' | 'year' | 'colour' | 'label'> | undefined;
};

/** One figure with its unit, its trend of ten years and its change against the year before. */
export function KeyValue({
  label,
  labelHidden = false,
  value,
  unit,
  missing,
  delta,
  note,
  trend,
}: KeyValueProps) {
  return (
    <dl className={styles.item} data-bare={labelHidden || undefined}>
      <dt className={labelHidden ? styles.hidden : styles.label}>{label}</dt>
      <dd className={styles.line}>
        {value === null || value === false ? (
          <p className={styles.missing}>{missing}</p>
        ) : (
          <p className={styles.figure}>
            <span className={styles.number}>{value}</span> <span className={styles.unit}>{unit}</span>
          </p>
        )}
        {trend !== undefined && (
          <span className={styles.trend}>
            <Sparkline {...trend} width={96} height={32} />
          </span>
        )}
      </dd>
      <dd className={styles.delta}>
        {delta}
        {note != null && <span className={styles.note}>{note}</span>}
      </dd>
    </dl>
  );
}
