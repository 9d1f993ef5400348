import { type ReactNode, useMemo, useState } from 'react';
import { type DeferredCode, DeferredPart } from '../../blocks/deferred-part.tsx';
import { loadPageWords } from '../../i18n/page-words.ts';
import {
  createWords,
  joinWords,
  useLanguage,
  useWords,
  type Words,
  WordsProvider,
} from '../../i18n/words.tsx';
import type { Language } from '../../url/paths.ts';
import { LaterContext, type LaterValue } from './later-context.ts';
import styles from './prices-page.module.css';
import { PricesContext } from './use-prices-view.ts';

/** Code and words of the figures of a country, which the server draws, and of the metadata tab. */
interface Later {
  parts: typeof import('./later/lower-figures.tsx');
  words: Words;
}

const known = new Map<Language, Later>();

/** Loads both. The server does so before it draws a page; a browser when they are about to be seen. */
export async function loadLater(language: Language): Promise<Later> {
  const [messages, parts] = await Promise.all([
    loadPageWords(['prices-later'], language),
    import('./later/lower-figures.tsx'),
  ]);
  const later = { parts, words: createWords(language, messages) };
  known.set(language, later);
  return later;
}

const viewOf = ({ control }: LaterValue): unknown => control.view;

/** A country's figures or the metadata tab: drawn by the server, with code when the visitor comes near or chooses another view. */
export function LaterPart(props: {
  part: 'CountryFigures' | 'DomesticMetadata';
  live: LaterValue;
}): ReactNode {
  const { part, live } = props;
  const language = useLanguage();
  const [of] = useState(
    (): DeferredCode<Later, LaterValue> => ({
      name: part,
      load: () => loadLater(language),
      atHand: () => known.get(language) ?? null,
      Provider: LaterProvider,
      Content: ({ code }) => <Drawn part={part} later={code} />,
    }),
  );
  return <DeferredPart of={of} live={live} viewOf={viewOf} className={styles.later} />;
}

function LaterProvider({ value, children }: { value: LaterValue; children: ReactNode }): ReactNode {
  return (
    <PricesContext.Provider value={value.control}>
      <LaterContext.Provider value={value}>{children}</LaterContext.Provider>
    </PricesContext.Provider>
  );
}

function Drawn({ part, later }: { part: keyof Later['parts']; later: Later }): ReactNode {
  const language = useLanguage();
  const words = useWords();
  const all = useMemo(() => joinWords(words, later.words), [words, later]);
  const Part = later.parts[part];
  return (
    <WordsProvider language={language} words={all}>
      <Part />
    </WordsProvider>
  );
}
