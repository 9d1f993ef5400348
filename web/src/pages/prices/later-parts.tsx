import type { Context, ReactNode } from 'react';
import { Island, laterCode } from '../../blocks/island.tsx';
import { classNames } from '../../ui/class-names.ts';
import { rowStyles } from '../../ui/rows.ts';
import { BenchmarksContext, type BenchmarksValue, LaterContext, type LaterValue } from './later-context.ts';
import { PricesPlace } from './price-place.tsx';
import styles from './prices-page.module.css';
import type { PricesControl } from './use-prices-view.ts';

type Later = typeof import('./later/lower-figures.tsx');

/** Code of the figures of prices, which the server draws, and of the metadata tabs. */
export const later = laterCode((): Promise<Later> => import('./later/lower-figures.tsx'));

function PricesIsland<Value extends { control: PricesControl }>(props: {
  part: keyof Later;
  live: Value;
  context: Context<Value | null>;
}): ReactNode {
  const { part, live, context: Of } = props;
  return (
    <Island
      name={part}
      code={later}
      shows={live.control.view}
      className={classNames(rowStyles.parts, styles.later)}
    >
      {({ [part]: Part }) => (
        <PricesPlace control={live.control}>
          <Of.Provider value={live}>
            <Part />
          </Of.Provider>
        </PricesPlace>
      )}
    </Island>
  );
}

/** A country's figures, the metadata tab of domestic prices, or what qualifies them. */
export function LaterPart(props: {
  part: 'CountryFigures' | 'DomesticMetadata' | 'AboutPrices';
  live: LaterValue;
}): ReactNode {
  return <PricesIsland {...props} context={LaterContext} />;
}

/** The figures or the metadata tab of international prices. */
export function BenchmarksPart(props: {
  part: 'BenchmarkLines' | 'BenchmarksMetadata';
  live: BenchmarksValue;
}): ReactNode {
  return <PricesIsland {...props} context={BenchmarksContext} />;
}
