import type { Context, ReactNode } from 'react';
import type { PriceWorld } from '#contract/prices.ts';
import { Island, laterCode } from '../../blocks/island.tsx';
import { loadWords } from '../../i18n/page-words.ts';
import { FurtherWords, type Words } from '../../i18n/words.tsx';
import { classNames } from '../../ui/class-names.ts';
import { rowStyles } from '../../ui/rows.ts';
import { BenchmarksContext, type BenchmarksValue, LaterContext, type LaterValue } from './later-context.ts';
import { PricesPlace } from './price-place.tsx';
import { laterPriceGroups } from './prices-data.ts';
import styles from './prices-page.module.css';
import type { PricesControl } from './use-prices-view.ts';

type Later = typeof import('./later/lower-figures.tsx');

const loadParts = (): Promise<Later> => import('./later/lower-figures.tsx');

export const later = laterCode(async (language): Promise<{ parts: Later; words: Words }> => {
  const [parts, words] = await Promise.all([loadParts(), loadWords(laterPriceGroups, language)]);
  return { parts, words };
});

function PricesIsland<Value extends { control: PricesControl }>(props: {
  part: keyof Later;
  live: Value;
  context: Context<Value | null>;
  /** Its data, where that is not the view. */
  shows?: unknown;
  isStill?: boolean;
}): ReactNode {
  const { part, live, context: Of, shows = live.control.view, isStill = false } = props;
  return (
    <Island
      name={part}
      code={later}
      shows={shows}
      isStill={isStill}
      className={classNames(rowStyles.parts, styles.later)}
    >
      {({ parts: { [part]: Part }, words }) => (
        <FurtherWords words={words}>
          <PricesPlace control={live.control}>
            <Of.Provider value={live}>
              <Part />
            </Of.Provider>
          </PricesPlace>
        </FurtherWords>
      )}
    </Island>
  );
}

export function LaterPart(props: {
  part: 'CountryFirst' | 'CountryFollowing' | 'WorldMap' | 'DomesticMetadata' | 'AboutPrices';
  live: LaterValue;
}): ReactNode {
  return <PricesIsland {...props} context={LaterContext} />;
}

/** Latest prices or seasons of the world: links and a foot, hydrated at the first use. */
export function WorldPart(props: {
  part: 'WorldLatest' | 'WorldSeasons';
  live: LaterValue;
  world: PriceWorld;
}): ReactNode {
  const { world, ...part } = props;
  return <PricesIsland {...part} context={LaterContext} shows={world} isStill />;
}

export function BenchmarksPart(props: {
  part: 'BenchmarkLines' | 'BenchmarksMetadata';
  live: BenchmarksValue;
}): ReactNode {
  return <PricesIsland {...props} context={BenchmarksContext} />;
}
