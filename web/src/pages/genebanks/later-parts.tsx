import type { ReactNode } from 'react';
import type { PriceSource } from '#contract/prices.ts';
import { Island, laterCode } from '../../blocks/island.tsx';
import { rowStyles } from '../../ui/rows.ts';
import type { KnownSamples } from './later/sample-tables.tsx';
import { SamplesPlace } from './samples-place.tsx';
import type { GenebanksControl } from './use-genebanks.ts';

/** Data of the figures below the first window, and of the metadata tab. */
export interface LaterValue {
  control: GenebanksControl;
  /** `null` where it could not be loaded. */
  known: KnownSamples | null;
  /** Years of the period that is shown; `null` without any report of the crop. */
  years: readonly [first: number, last: number] | null;
  sources: readonly PriceSource[];
  title: string;
  origin: string;
}

type Parts = typeof import('./later/lower-parts.tsx');

/** The code of the figures below the first window and of the metadata tab. */
export const lowerCode = laterCode((): Promise<Parts> => import('./later/lower-parts.tsx'));

/** The figures below the first window, or the metadata tab. */
export function LaterPart({ part, live }: { part: keyof Parts; live: LaterValue }): ReactNode {
  return (
    <Island name={part} code={lowerCode} shows={live.control.view} className={rowStyles.parts}>
      {({ [part]: Part }) => (
        <SamplesPlace control={live.control}>
          <Part {...live} />
        </SamplesPlace>
      )}
    </Island>
  );
}
