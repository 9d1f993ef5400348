import type { ReactNode } from 'react';
import { KeyboardChart } from '../keyboard-chart/keyboard-chart.tsx';
import styles from './podium.module.css';
import { PODIUM_BAR_WIDTH, type PodiumEntry, toPodiumModel } from './podium-model.ts';

export type PodiumItem = PodiumEntry & {
  name: string;
  /** The rank as it is read aloud, e.g. "2nd place". */
  rankLabel: string;
  /** The rank as it stands on the bar. */
  rankText: string;
  /** Figure with its unit, when there is one. */
  valueLabel: string;
  icon: ReactNode;
  /** Makes the figure the way to its explanation. */
  link?: (figure: ReactNode) => ReactNode;
};

export type PodiumProps = {
  /** What is ranked, where and when. */
  label: string;
  items: readonly PodiumItem[];
  /** Says the place of the own crop when it is none of the first. */
  ownLine?: ReactNode;
  /** Stands in the podium's place when nothing is ranked. */
  empty: ReactNode;
  /** How to read the podium with the keyboard. */
  hint: string;
};

/** The first places of a ranking, in the order of their ranks. */
export function Podium({ label, items, ownLine, empty, hint }: PodiumProps) {
  const places = toPodiumModel(items);
  const points = [
    places.map(({ item }) => ({ text: `${item.rankLabel}: ${item.name}, ${item.valueLabel}` })),
  ];
  const tallest = Math.max(...places.map(({ height }) => height));
  if (places.length === 0) return <div className={`${styles.podium} ${styles.empty}`}>{empty}</div>;
  return (
    <div className={styles.podium}>
      <KeyboardChart title={label} hint={hint} points={points}>
        {(_, cursor) => (
          <ol
            className={styles.places}
            aria-label={label}
            style={{ gridTemplateColumns: `repeat(${places.length}, minmax(0, 110px))` }}
          >
            {places.map(({ item, height, fill, ink }, index) => (
              <li
                key={item.id}
                className={styles.place}
                data-selected={item.selected || undefined}
                data-active={cursor?.point === index || undefined}
                style={{ paddingTop: tallest - height }}
              >
                <span className={styles.icon} aria-hidden="true">
                  {item.icon}
                </span>
                <span className={styles.hidden}>{item.rankLabel}</span>
                <svg
                  className={styles.bar}
                  width={PODIUM_BAR_WIDTH}
                  height={height}
                  aria-hidden="true"
                  focusable="false"
                >
                  <rect width="100%" height={height} fill={fill} />
                  <rect width="100%" height="3" fill={item.selected ? fill : item.colour} />
                  <text
                    x="50%"
                    y="40"
                    textAnchor="middle"
                    fill={ink}
                    fontFamily="var(--font-serif)"
                    fontSize="28"
                  >
                    {item.rankText}
                  </text>
                </svg>
                <span className={styles.name} title={item.name}>
                  {item.name}
                </span>
                {/* Units break after their slash where a place is narrow, never inside a word. */}
                <span className={styles.value}>
                  {(item.link ?? ((figure) => figure))(item.valueLabel.replaceAll('/', '/\u200b'))}
                </span>
              </li>
            ))}
          </ol>
        )}
      </KeyboardChart>
      {ownLine !== undefined && <p className={styles.own}>{ownLine}</p>}
    </div>
  );
}
