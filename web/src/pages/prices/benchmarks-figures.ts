import type { Figure } from '../../figure/figure.ts';
import type { Speech } from '../../i18n/speech.ts';
import type { PageAddressNotes } from '../page.ts';
import { showBenchmarks } from './benchmarks-model.ts';
import { ignoredBenchmarks } from './ignored-prices.ts';
import { benchmarksFigure } from './later/benchmarks-figure.ts';
import type { BenchmarksPageData } from './prices-data.ts';

/** International prices as lines; none where there are no prices, or none could be loaded. */
export function benchmarksFigures(data: BenchmarksPageData, speech: Speech): readonly Figure[] {
  const shownBenchmarks = showBenchmarks(data, data.view, speech);
  return data.view.tab === 'metadata' || shownBenchmarks.lines.length === 0
    ? []
    : [benchmarksFigure(shownBenchmarks, speech)];
}

/** Notes on parameters without effect. Without figures years cannot be checked. */
export function benchmarksAddress(data: BenchmarksPageData, speech: Speech): PageAddressNotes {
  const { bases } = showBenchmarks(data, data.view, speech);
  return {
    ignored: data.series.state === 'failed' ? [] : ignoredBenchmarks(data.search, data.view, bases),
  };
}
