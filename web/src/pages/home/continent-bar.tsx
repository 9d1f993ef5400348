import type { ReactNode } from 'react';
import { partOf } from '../../api/least-of-sum.ts';
import { areaName } from '../../i18n/area-words.ts';
import { useSpeech } from '../../i18n/speech.ts';
import styles from './belt.module.css';
import type { Fields } from './belt.ts';

/** Most continents named. */
const named = 3;

/** The continents with most hectares as parts of one bar: phones have no room for the bars by latitude. */
export function ContinentBar({ belt: { continents, world } }: { belt: Fields }): ReactNode {
  const { words, formats } = useSpeech();
  if (world === null || world <= 0) return null;
  const largest = [...continents].sort((a, b) => b.value - a.value).slice(0, named);
  return (
    <ul className={styles.continents}>
      {largest.map((continent) => (
        <li key={continent.area} style={{ flexGrow: continent.value / world }}>
          {areaName(words, continent.area)} {formats.percent(partOf(continent, world), 0)}
        </li>
      ))}
    </ul>
  );
}
