import { type Context, type ReactNode, useState } from 'react';
import { type DeferredCode, DeferredPart } from '../../blocks/deferred-part.tsx';
import { loadWords } from '../../i18n/page-words.ts';
import { FurtherWords, useLanguage, type Words } from '../../i18n/words.tsx';
import type { Language } from '../../url/paths.ts';
import { BenchmarksContext, type BenchmarksValue, LaterContext, type LaterValue } from './later-context.ts';
import styles from './prices-page.module.css';
import { PricesContext, type PricesControl } from './use-prices-view.ts';

/** Code and words of the figures of prices, which the server draws, and of the metadata tabs. */
interface Later {
  parts: typeof import('./later/lower-figures.tsx');
  words: Words;
}

const known = new Map<Language, Later>();

/** Loads both. The server does so before it draws a page; a browser when they are about to be seen. */
export async function loadLater(language: Language): Promise<Later> {
  const [words, parts] = await Promise.all([
    loadWords(['prices-later', 'benchmark-names'], language),
    import('./later/lower-figures.tsx'),
  ]);
  const later = { parts, words };
  known.set(language, later);
  return later;
}

/** A part of a page of prices: drawn by the server, with code when the visitor comes near or chooses another view. */
function Deferred<Value extends { control: PricesControl }>(props: {
  part: keyof Later['parts'];
  live: Value;
  context: Context<Value | null>;
}): ReactNode {
  const { part, live, context: Of } = props;
  const language = useLanguage();
  const [of] = useState(
    (): DeferredCode<Later, Value> => ({
      name: part,
      load: () => loadLater(language),
      atHand: () => known.get(language) ?? null,
      Provider: ({ value, children }) => (
        <PricesContext.Provider value={value.control}>
          <Of.Provider value={value}>{children}</Of.Provider>
        </PricesContext.Provider>
      ),
      Content: ({ code }) => <Drawn part={part} later={code} />,
    }),
  );
  return <DeferredPart of={of} live={live} viewOf={({ control }) => control.view} className={styles.later} />;
}

/** A country's figures, the metadata tab of domestic prices, or what qualifies them. */
export function LaterPart(props: {
  part: 'CountryFigures' | 'DomesticMetadata' | 'AboutPrices';
  live: LaterValue;
}): ReactNode {
  return <Deferred {...props} context={LaterContext} />;
}

/** The figures or the metadata tab of international prices. */
export function BenchmarksPart(props: {
  part: 'BenchmarkLines' | 'BenchmarksMetadata';
  live: BenchmarksValue;
}): ReactNode {
  return <Deferred {...props} context={BenchmarksContext} />;
}

function Drawn({ part, later }: { part: keyof Later['parts']; later: Later }): ReactNode {
  const Part = later.parts[part];
  return (
    <FurtherWords words={later.words}>
      <Part />
    </FurtherWords>
  );
}
