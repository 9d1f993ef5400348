import { worldCode } from '#catalog/regions/index.ts';
import type { Figure } from '../../../figure/figure.ts';
import type { MoneySpeech } from '../../../i18n/money.ts';
import type { ShownBenchmarks } from '../benchmarks-model.ts';
import { figureSources } from '../price-sources.ts';
import { linesTable } from './lines-figure.tsx';

/** International prices as lines, in US$ of the month or of the base year. */
export function benchmarksFigure(
  { lines, isReal, base, sources, change }: ShownBenchmarks,
  speech: MoneySpeech,
): Figure {
  const { words } = speech;
  const title = words('prices.benchmark.title', {
    view: words(isReal ? 'prices.view.usdeflac' : 'prices.view.usd', { base: String(base ?? '–') }),
  });
  return {
    info: words('prices.benchmark.info'),
    ...figureSources(words, sources),
    ...linesTable(speech, {
      id: 'benchmark',
      title,
      finding: change,
      isWide: true,
      by: 'month',
      lines,
      unit: words('prices.unit.dollars'),
      shortUnit: words('units.usd-kg.short'),
      decimals: 3,
      inDollars: true,
    }),
    area: worldCode,
  };
}
