import { worldCode } from '#catalog/regions/index.ts';
import type { Figure } from '../../../figure/figure.ts';
import type { MoneySpeech } from '../../../i18n/money.ts';
import type { ShownBenchmarks } from '../benchmarks-model.ts';
import { figureSources } from '../price-sources.ts';
import { type Line, linesTable } from './lines-figure.tsx';

export function benchmarksFigure(shownBenchmarks: ShownBenchmarks, speech: MoneySpeech): Figure {
  const { kind, lines, newest, isReal, base, sources, finding } = shownBenchmarks;
  const { words, formats } = speech;
  // Of one good a line that ends earlier repeats one that goes on.
  const isDrawn = ({ values }: Line): boolean => kind === 'near' || [...values.keys()].at(-1) === newest;
  const older = lines.filter((line) => !isDrawn(line));
  const title = words('prices.benchmark.title', {
    view: words(isReal ? 'prices.view.usdeflac' : 'prices.view.usd', { base: String(base ?? '–') }),
  });
  return {
    info: words('prices.benchmark.info'),
    ...(older.length > 0 && {
      remarks: [words('prices.benchmark.older', { list: formats.list(older.map(({ label }) => label)) })],
    }),
    ...figureSources(words, sources),
    ...linesTable(speech, {
      id: 'benchmark',
      title,
      finding,
      isWide: true,
      by: 'month',
      lines,
      drawn: lines.filter(isDrawn),
      unit: words('prices.unit.dollars'),
      shortUnit: words('units.usd-kg.short'),
      decimals: 3,
      inDollars: true,
    }),
    area: worldCode,
  };
}
