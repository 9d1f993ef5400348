import type { ReactNode } from 'react';
import { Island, laterCode } from '../../blocks/island.tsx';
import { loadWords } from '../../i18n/page-words.ts';
import { FurtherWords, type Words } from '../../i18n/words.tsx';
import { classNames } from '../../ui/class-names.ts';
import { rowStyles } from '../../ui/rows.ts';
import { PricesPlace } from './price-place.tsx';
import { laterPriceGroups } from './prices-data.ts';
import styles from './prices-page.module.css';

type Later = typeof import('./later/lower-figures.tsx');

const loadParts = (): Promise<Later> => import('./later/lower-figures.tsx');

export const later = laterCode(async (language): Promise<{ parts: Later; words: Words }> => {
  const [parts, words] = await Promise.all([loadParts(), loadWords(laterPriceGroups, language)]);
  return { parts, words };
});

/** Parts that are components; the other exports are tested alone. */
type PartName = Exclude<keyof Later, 'aboutNotes'>;
type LiveOf<Name extends PartName> = Parameters<Later[Name]>[0]['live'];

/** Latest prices and seasons of the world have links and a foot alone, and files menus: they are hydrated at the first use. */
const worldParts: readonly PartName[] = ['WorldSeasons'];
const takeParts: readonly PartName[] = ['Take', 'BenchmarksTake'];

/** A part of a page of prices whose code and words are loaded later. */
export function LaterPart<Name extends PartName>(props: { part: Name; live: LiveOf<Name> }): ReactNode {
  const { part, live } = props;
  const { control } = live;
  const isOfWorld = worldParts.includes(part);
  const isTaken = takeParts.includes(part);
  return (
    <Island
      name={part}
      code={later}
      isStill={isOfWorld || isTaken}
      // A choice that changes the map alone leaves the other figures of the world as they are.
      shows={isOfWorld && 'world' in live ? live.world : control.view}
      className={isTaken ? undefined : classNames(rowStyles.parts, styles.later)}
    >
      {({ parts, words }) => {
        const Part = parts[part] as (props: { live: LiveOf<Name> }) => ReactNode;
        return (
          <FurtherWords words={words}>
            <PricesPlace control={control}>
              <Part live={live} />
            </PricesPlace>
          </FurtherWords>
        );
      }}
    </Island>
  );
}
