import type { ReactNode } from 'react';
import styles from './seed-loader.module.css';

const bean = 'M19 38.5c4-3 9-2.5 11 .5 2.5 3.5-1 9-6 9-4 0-4.5-2.5-7-3-3-.5-2-4.5 2-6.5Z';
const tuber = 'M13 42c2-5 8-7 14-6 6 1 9 5 7 9-2 4-9 5-14 4-4-1-8-4-7-7ZM21 40.5l1.5 1M28 43l1.5-.8';
const grain = 'M13 45c4-5.5 12-8.5 21-7.5-4 6.5-13 9.5-21 7.5ZM18 44c4-2 8-3.5 12-4.5';
const pod = 'M14 40c4-5 15-5.5 20-.5-4.5 6-16 6.5-20 .5ZM18 39.5c4-1.8 8-1.8 12 .2M18 41c4 1.8 8 1.8 12-.2';
const root = 'M12 39c7-3 14-3 22 1-4 5-13 7-22-1ZM19 40.5c3 1 6 1.3 9 .8';
const seed = 'M24 35.5c3.5 2 5 4.5 4 7.5-1 2.5-3 4-4 4.5-1-.5-3-2-4-4.5-1-3 .5-5.5 4-7.5Z';

const seeds: Readonly<Record<string, string>> = {
  beans: bean,
  rice: grain,
  cocoa: pod,
  cassava: root,
  potato: tuber,
  'sweet-potato': root,
  forages: grain,
  musa: seed,
};

/** The crop's seed sprouting. It appears only after 300 ms, by CSS alone, and does not move under reduced motion. */
export function SeedLoader(props: { crop: string; label: string }): ReactNode {
  return (
    <div className={styles.loader} role="status">
      <svg
        width={64}
        height={72}
        viewBox="0 0 48 54"
        fill="none"
        stroke="currentColor"
        strokeWidth={1.5}
        strokeLinecap="round"
        strokeLinejoin="round"
        aria-hidden="true"
      >
        <path d="M4 34h9M35 34h9" className={styles.ground} />
        <path d={seeds[props.crop] ?? seed} className={styles.seed} />
        <g className={styles.sprout}>
          <path d="M24 37c0-6-.5-11 0-18" />
          <path d="M24 22c-1-5.5-5-8.5-11-8.5 0 5.5 4 9.5 11 8.5ZM24 19c.5-5.5 4-9 10.5-9.5.5 6-3.5 10-10.5 9.5Z" />
        </g>
      </svg>
      <span className={styles.text}>{props.label}</span>
    </div>
  );
}
