import type { PriceSource } from '#contract/prices.ts';
import { requiredContext } from '../../ui/required-context.ts';
import type { KnownSamples } from './later/lower-figures.ts';
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

export const [LaterContext, useLater] = requiredContext<LaterValue>('page of shipments');
