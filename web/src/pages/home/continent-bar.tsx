import type { ReactNode } from 'react';
import { partOf } from '../../api/least-of-sum.ts';
import { areaName } from '../../i18n/area-words.ts';
import { useSpeech } from '../../i18n/speech.ts';
import styles from './belt.module.css';
import type { Fields } from './belt.ts';

const named = 3;

/** The continents with most hectares as parts of one bar, the rest of which is all others: phones have no room for the bars by latitude. */
export function ContinentBar({ belt: { continents, world } }: { belt: Fields }): ReactNode {
  const { words, formats } = useSpeech();
  if (world === null || world <= 0) return null;
  const largest = [...continents].sort((a, b) => b.value - a.value).slice(0, named);
  const parts = largest.map((continent) => ({ ...continent, part: partOf(continent, world) }));
  return (
    <div className={styles.continents}>
      <div className={styles.bar} aria-hidden="true">
        {parts.map(({ area, part }) => (
          <span key={area} style={{ width: `${100 * part}%` }} />
        ))}
      </div>
      <ul>
        {parts.map(({ area, part, isLeast }) => (
          <li key={area}>
            {areaName(words, area)} {isLeast && '≥ '}
            {formats.percent(part, 0)}
          </li>
        ))}
      </ul>
    </div>
  );
}
