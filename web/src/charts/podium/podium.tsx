import { type ReactNode, useContext } from 'react';
import { PictureContext } from '../picture/picture-parts.ts';
import { KeyboardChart } from '../plot/keyboard-chart.tsx';
import styles from './podium.module.css';
import { type PodiumItem, toPodiumModel } from './podium-model.ts';
import { podiumPicture } from './podium-picture.tsx';

export type PodiumProps = {
  label: string;
  items: readonly PodiumItem[];
  /** Shown in the podium's place when nothing is ranked. */
  empty: ReactNode;
  /** How to read the podium with the keyboard. */
  hint: string;
};

/** The first places of a ranking, and the own one, on steps with their ranks; names and values are below. */
export function Podium({ label, items, empty, hint }: PodiumProps) {
  const places = toPodiumModel(items);
  const points = [
    places.map(({ item }) => ({ text: `${item.rankLabel}: ${item.name}, ${item.valueLabel}` })),
  ];
  const tallest = Math.max(...places.map(({ height }) => height));
  const picture = useContext(PictureContext);
  if (import.meta.env.SSR && picture !== null && places.length > 0)
    picture.add(podiumPicture(places, picture));
  if (places.length === 0) return <div className={`${styles.podium} ${styles.empty}`}>{empty}</div>;
  return (
    <div className={styles.podium}>
      <KeyboardChart title={label} hint={hint} points={points}>
        {(_, cursor) => (
          <ol
            className={styles.places}
            aria-label={label}
            style={{
              gridTemplateColumns: places
                .map(({ isApart }) => `${isApart ? '12px ' : ''}minmax(0, 90px)`)
                .join(' '),
              gridTemplateRows: `minmax(${tallest}px, 1fr) auto auto`,
            }}
          >
            {places.map(({ item, height, isApart }, index) => (
              <li
                key={item.id}
                className={styles.place}
                data-selected={item.selected || undefined}
                data-active={cursor?.point === index || undefined}
                style={isApart ? { gridColumn: index + 2 } : undefined}
              >
                <span className="visually-hidden">{item.rankLabel}</span>
                <span
                  className={styles.step}
                  style={{ height: `${(height / tallest) * 100}%` }}
                  aria-hidden="true"
                >
                  <span className={styles.rank}>{item.rankText}</span>
                  {item.icon}
                </span>
                <span className={styles.name} title={item.name}>
                  {item.name}
                </span>
                <span className={styles.value}>{(item.link ?? ((figure) => figure))(item.valueText)}</span>
              </li>
            ))}
          </ol>
        )}
      </KeyboardChart>
    </div>
  );
}
