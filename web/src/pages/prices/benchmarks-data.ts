import type { PriceSource } from '#contract/prices.ts';
import type { Run } from '#domain/prices/columns.ts';
import type { Loaded } from '../../api/loaded.ts';
import type { PricesView } from '../../url/prices-params.ts';

export interface BenchmarkMonths {
  id: string;
  months: Run;
  sources: readonly PriceSource[];
}

export interface BenchmarksPageData {
  crop: string;
  view: PricesView;
  search: string;
  release: { id: string; created: string; pinned: boolean };
  origin: string;
  /** Series of the crop itself, or of those that are near to it. */
  kind: 'own' | 'near' | 'none';
  series: Loaded<readonly BenchmarkMonths[]>;
  /** Consumer prices of the USA by year, and where they are from. */
  deflator: { values: Run; sources: readonly PriceSource[] };
}
