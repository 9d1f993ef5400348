import type { ReactNode } from 'react';
import { Island, laterCode } from '../../blocks/island.tsx';
import { loadWords } from '../../i18n/page-words.ts';
import { FurtherWords, type Words } from '../../i18n/words.tsx';
import { classNames } from '../../ui/class-names.ts';
import { rowStyles } from '../../ui/rows.ts';
import type { BenchmarksValue, LaterValue } from './later/lower-figures.tsx';
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

function PricesIsland(props: {
  name: string;
  control: PricesControl;
  shows: unknown;
  isStill?: boolean;
  children: (parts: Later) => ReactNode;
}): ReactNode {
  const { control, children, ...island } = props;
  return (
    <Island {...island} code={later} className={classNames(rowStyles.parts, styles.later)}>
      {({ parts, words }) => (
        <FurtherWords words={words}>
          <PricesPlace control={control}>{children(parts)}</PricesPlace>
        </FurtherWords>
      )}
    </Island>
  );
}

/** Latest prices and seasons of the world have links and a foot alone: they are hydrated at the first use. */
const stillParts: readonly string[] = ['WorldLatest', 'WorldSeasons'];

export function LaterPart(props: {
  part:
    | 'CountryFirst'
    | 'CountryFollowing'
    | 'WorldLatest'
    | 'WorldSeasons'
    | 'WorldMap'
    | 'DomesticMetadata'
    | 'AboutPrices';
  live: LaterValue;
}): ReactNode {
  const { part, live } = props;
  const { control, world } = live;
  const isStill = stillParts.includes(part);
  return (
    <PricesIsland name={part} {...{ control, isStill }} shows={isStill ? world : control.view}>
      {({ [part]: Part }) => <Part live={live} />}
    </PricesIsland>
  );
}

export function BenchmarksPart(props: {
  part: 'BenchmarkLines' | 'BenchmarksMetadata';
  live: BenchmarksValue;
}): ReactNode {
  const { part, live } = props;
  const { control } = live;
  return (
    <PricesIsland name={part} control={control} shows={control.view}>
      {({ [part]: Part }) => <Part live={live} />}
    </PricesIsland>
  );
}
