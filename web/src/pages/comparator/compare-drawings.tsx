import { createContext, type ReactNode, useContext, useState } from 'react';
import { type DeferredCode, DeferredPart } from '../../blocks/deferred-part.tsx';
import { loadWords } from '../../i18n/page-words.ts';
import { FurtherWords, useLanguage, type Words } from '../../i18n/words.tsx';
import type { Language } from '../../url/paths.ts';
import styles from './comparator-page.module.css';
import type { LiveComparison } from './shown-lines.ts';

/** Code of pictures and table, and the words of charts. */
interface Drawings {
  parts: typeof import('./drawn-comparison.tsx');
  words: Words;
}

const known = new Map<Language, Drawings>();

/** Loads both. The server does so before it draws a page; a browser when they are come to or touched. */
export async function loadDrawings(language: Language): Promise<Drawings> {
  const [words, parts] = await Promise.all([
    loadWords(['charts'], language),
    import('./drawn-comparison.tsx'),
  ]);
  const drawings = { parts, words };
  known.set(language, drawings);
  return drawings;
}

const Live = createContext<LiveComparison | null>(null);

function Drawn({ drawings: { parts, words } }: { drawings: Drawings }): ReactNode {
  const live = useContext(Live);
  return live === null ? null : (
    <FurtherWords words={words}>
      <parts.DrawnComparison live={live} />
    </FurtherWords>
  );
}

/** Pictures and table of the comparison: drawn by the server, with code when the visitor comes near, touches them or goes on. */
export function ComparedDrawings({ live }: { live: LiveComparison }): ReactNode {
  const language = useLanguage();
  const [of] = useState(
    (): DeferredCode<Drawings, LiveComparison> => ({
      name: 'comparison',
      load: () => loadDrawings(language),
      atHand: () => known.get(language) ?? null,
      Provider: ({ value, children }) => <Live.Provider value={value}>{children}</Live.Provider>,
      Content: ({ code }) => <Drawn drawings={code} />,
    }),
  );
  return <DeferredPart of={of} live={live} viewOf={({ data }) => data} className={styles.drawings} />;
}
