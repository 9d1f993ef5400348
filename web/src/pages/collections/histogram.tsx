import type { ReactNode } from 'react';
import type { Histogram } from '#domain/germplasm/points.ts';
import styles from './collections-page.module.css';

const size = { width: 240, height: 48 };

/** Points by steps of a measure, as bars that share one baseline; those within the range are strong. */
export function HistogramBars(props: {
  histogram: Histogram;
  label: string;
  ends: readonly [string, string];
}): ReactNode {
  const { counts } = props.histogram;
  if (counts.length === 0) return null;
  const most = Math.max(1, ...counts);
  const step = size.width / counts.length;
  return (
    <figure className={styles.histogram}>
      <svg
        viewBox={`0 0 ${size.width} ${size.height}`}
        preserveAspectRatio="none"
        role="img"
        aria-label={props.label}
      >
        {counts.map((count, at) => {
          // Every bar is visible: one of a few points among thousands has a pixel.
          const height = count === 0 ? 0 : Math.max(1, (count / most) * (size.height - 2));
          return (
            <rect
              // biome-ignore lint/suspicious/noArrayIndexKey: steps are known by their place.
              key={at}
              x={at * step + 0.5}
              y={size.height - height}
              width={Math.max(0.5, step - 1)}
              height={height}
              fill="var(--accent)"
            />
          );
        })}
        <path d={`M0,${size.height - 0.5}H${size.width}`} stroke="var(--edge)" />
      </svg>
      <p aria-hidden="true">
        <span>{props.ends[0]}</span>
        <span>{props.ends[1]}</span>
      </p>
    </figure>
  );
}
