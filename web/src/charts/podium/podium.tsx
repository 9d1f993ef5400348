import { type ReactNode, useContext } from 'react';
import { PictureContext } from '../picture/picture-parts.ts';
import { KeyboardChart } from '../plot/keyboard-chart.tsx';
import styles from './podium.module.css';
import { type PodiumItem, toPodiumModel } from './podium-model.ts';
import { podiumPicture } from './podium-picture.tsx';

export type PodiumProps = {
  /** What is ranked, where and when. */
  label: string;
  items: readonly PodiumItem[];
  /** The place of the own crop, wherever it is. */
  ownLine?: ReactNode;
  /** Stands in the podium's place when nothing is ranked. */
  empty: ReactNode;
  /** How to read the podium with the keyboard. */
  hint: string;
};

/** The first places of a ranking on steps that tell their ranks; how much each is, a thin bar and the value tell below. */
export function Podium({ label, items, ownLine, empty, hint }: PodiumProps) {
  const places = toPodiumModel(items);
  const points = [
    places.map(({ item }) => ({ text: `${item.rankLabel}: ${item.name}, ${item.valueLabel}` })),
  ];
  const tallest = Math.max(...places.map(({ height }) => height));
  const picture = useContext(PictureContext);
  if (import.meta.env.SSR && picture !== null && places.length > 0)
    picture.add(podiumPicture(places, { width: picture.width, ownLine }));
  if (places.length === 0) return <div className={`${styles.podium} ${styles.empty}`}>{empty}</div>;
  return (
    <div className={styles.podium}>
      <KeyboardChart title={label} hint={hint} points={points}>
        {(_, cursor) => (
          <ol
            className={styles.places}
            aria-label={label}
            style={{
              gridTemplateColumns: `repeat(${places.length}, minmax(0, 90px))`,
              gridTemplateRows: `${tallest}px auto auto auto`,
            }}
          >
            {places.map(({ item, height, part }, index) => (
              <li
                key={item.id}
                className={styles.place}
                data-selected={item.selected || undefined}
                data-active={cursor?.point === index || undefined}
              >
                <span className={styles.hidden}>{item.rankLabel}</span>
                <span className={styles.step} style={{ height }} aria-hidden="true">
                  <span className={styles.rank}>{item.rankText}</span>
                  {item.icon}
                </span>
                <span className={styles.name} title={item.name}>
                  {item.name}
                </span>
                <svg
                  className={styles.part}
                  viewBox="0 0 100 4"
                  preserveAspectRatio="none"
                  aria-hidden="true"
                  focusable="false"
                >
                  <rect width="100" height="4" fill="var(--rule)" />
                  <rect width={part} height="4" fill={item.colour} />
                </svg>
                <span className={styles.value}>{(item.link ?? ((figure) => figure))(item.valueLabel)}</span>
              </li>
            ))}
          </ol>
        )}
      </KeyboardChart>
      {ownLine !== undefined && <p className={styles.own}>{ownLine}</p>}
    </div>
  );
}
