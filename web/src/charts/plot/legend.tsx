import { memo } from 'react';
import styles from './legend.module.css';
import type { ChartSeries } from './series.ts';
import { Swatch } from './swatch.tsx';

export type ChartLegendProps = {
  label: string;
  series: readonly Pick<ChartSeries, 'id' | 'label' | 'mark' | 'colour' | 'dash'>[];
  hidden: readonly string[];
  onToggle?: ((id: string) => void) | undefined;
  /** Shown only where the box is too narrow for names at the line ends. */
  narrowOnly?: boolean | undefined;
};

/** The series above a chart: buttons when they can be switched, a plain key otherwise. */
export const Legend = memo(function Legend({
  label,
  series,
  hidden,
  onToggle,
  narrowOnly = false,
}: ChartLegendProps) {
  return (
    <ul className={styles.legend} aria-label={label} data-narrow-only={narrowOnly || undefined}>
      {series.map(({ id, label: name, mark, colour, dash }) => {
        const shown = !hidden.includes(id);
        const content = (
          <>
            <Swatch mark={mark} colour={colour} dash={dash} />
            <span className={styles.name}>{name}</span>
          </>
        );
        return (
          <li key={id}>
            {onToggle === undefined ? (
              <span className={styles.entry}>{content}</span>
            ) : (
              <button
                type="button"
                className={styles.entry}
                aria-pressed={shown}
                onClick={() => onToggle(id)}
              >
                {content}
              </button>
            )}
          </li>
        );
      })}
    </ul>
  );
});
