import type { ReactNode } from 'react';
import { Island, laterCode } from '../../blocks/island.tsx';
import { loadWords } from '../../i18n/page-words.ts';
import { FurtherWords } from '../../i18n/words.tsx';
import styles from './comparator-page.module.css';
import type { LiveComparison } from './shown-lines.ts';

/** Code of pictures and table, and the words of charts. */
export const drawingsCode = laterCode(async (language) => {
  const [words, { DrawnComparison }] = await Promise.all([
    loadWords(['charts'], language),
    import('./drawn-comparison.tsx'),
  ]);
  return { words, DrawnComparison };
});

/** Pictures and table of the comparison. They are awake from the start: what is chosen in the sentence waits for all that sleeps. */
export function ComparedDrawings({ live }: { live: LiveComparison }): ReactNode {
  return (
    <Island name="comparison" code={drawingsCode} shows={live.data} atOnce className={styles.drawings}>
      {({ words, DrawnComparison }) => (
        <FurtherWords words={words}>
          <DrawnComparison live={live} />
        </FurtherWords>
      )}
    </Island>
  );
}
