import { type Context, type ReactNode, useState } from 'react';
import { type DeferredCode, DeferredPart } from '../../blocks/deferred-part.tsx';
import { classNames } from '../../ui/class-names.ts';
import { rowStyles } from '../../ui/rows.ts';
import { BenchmarksContext, type BenchmarksValue, LaterContext, type LaterValue } from './later-context.ts';
import { PricesPlace } from './price-place.tsx';
import styles from './prices-page.module.css';
import type { PricesControl } from './use-prices-view.ts';

/** Code of the figures of prices, which the server draws, and of the metadata tabs. */
type Later = typeof import('./later/lower-figures.tsx');

let known: Later | null = null;

/** Loads it. The server does so before it draws a page; a browser when they are about to be seen. */
export async function loadLater(): Promise<Later> {
  known = await import('./later/lower-figures.tsx');
  return known;
}

/** A part of a page of prices: drawn by the server, with code when the visitor comes near or chooses another view. */
function Deferred<Value extends { control: PricesControl }>(props: {
  part: keyof Later;
  live: Value;
  context: Context<Value | null>;
}): ReactNode {
  const { part, live, context: Of } = props;
  const [of] = useState(
    (): DeferredCode<Later, Value> => ({
      name: part,
      load: loadLater,
      atHand: () => known,
      Provider: ({ value, children }) => (
        <PricesPlace control={value.control}>
          <Of.Provider value={value}>{children}</Of.Provider>
        </PricesPlace>
      ),
      Content: ({ code }) => {
        const Part = code[part];
        return <Part />;
      },
    }),
  );
  return (
    <DeferredPart
      of={of}
      live={live}
      viewOf={({ control }) => control.view}
      className={classNames(rowStyles.parts, styles.later)}
    />
  );
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
