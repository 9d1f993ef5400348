import { createContext } from 'react';
import type { Varieties } from '#contract/varieties.ts';
import type { NamedSource, PageOf } from './varieties-data.ts';

/** What the metadata tab is drawn from. */
export interface LaterValue {
  page: PageOf;
  /** Path of the page with its language, and the query string of its view. */
  path: string;
  search: string;
  /** Title of the document, and what a citation names. */
  heading: string;
  title: string;
  /** What is defined, in its order, as the page calls it; `null` where only the definitions name it. */
  terms: readonly { id: string; name: string | null }[];
  /** Whether the terms are fields of one variety. */
  isOne: boolean;
  /** Sources of the records, and what of them was left out. */
  answer: Pick<Varieties, 'sources' | 'left_out'>;
  /** Sources that have no records: counts of the World. */
  further: readonly NamedSource[];
  /** Sources of what the page shows. */
  cited: readonly NamedSource[];
}

export const MetadataContext = createContext<LaterValue | null>(null);
