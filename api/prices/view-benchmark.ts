import { type Benchmark, benchmarks, findBenchmark } from '#catalog/prices/benchmarks.ts';
import { factorOf } from '#domain/prices/view.ts';
import { yearMedians } from '#domain/prices/year-medians.ts';
import { invalid, listed, ProblemError, quoted } from '../errors.ts';
import { selectRows } from '../queries/select-rows.ts';
import type { ServedRelease } from '../release/served-release.ts';
import { dollarArea } from './read-converters.ts';
import { nineDigits } from './read-series.ts';

/** US$ per this much, as published, by its kilograms. */
export const benchmarkUnits = { 1: 'USD/kg', 1000: 'USD/t' } as const;

export interface ViewedBenchmark {
  series: Benchmark;
  view: 'nominal' | 'real';
  base: number | null;
  /** `null` where no consumer prices of the USA are known of the year. */
  months: readonly { month: number; value: number | null; source: number }[];
  deflator: readonly { year: number; value: number; source: number }[];
}

/** The figures of years of a series in nominal US$ per kg, and the source of the newest month of each. Throws `unknown-series`. */
export async function readBenchmarkYears(
  release: ServedRelease,
  id: string,
): Promise<{ year: number; value: number; months: number; source: number }[]> {
  const { id: series, kilograms } = requireBenchmark(id);
  const months = await selectRows(release.db, 'benchmark_price', { series });
  return yearMedians(months).map(({ year, value, months: count, newest }) => {
    return { year, value: nineDigits(value / kilograms), months: count, source: newest.source };
  });
}

/** The series of an address. Throws `unknown-series`. */
function requireBenchmark(id: string): Benchmark {
  const series = findBenchmark(id);
  if (series !== undefined) return series;
  throw new ProblemError(
    'unknown-series',
    `There is no series ${quoted(id)}. Series: ${listed(benchmarks.map((each) => each.id))}.`,
  );
}

/**
 * A series of benchmark prices as published, or divided by the consumer prices of the USA times those of the base year. Throws
 * `unknown-series`, and `invalid-parameter` for a base year without consumer prices.
 */
export async function viewBenchmark(
  release: ServedRelease,
  id: string,
  options: { view?: 'nominal' | 'real' | undefined; base?: number | undefined },
): Promise<ViewedBenchmark> {
  const series = requireBenchmark(id);
  const view = options.view ?? 'nominal';
  const deflator = await selectRows(release.db, 'consumer_price_index', { area: dollarArea });
  const index = new Map(deflator.map(({ year, value }) => [year, value]));
  if (options.base !== undefined && !index.has(options.base)) {
    const years = deflator.length === 0 ? 'none' : `${deflator[0]?.year} to ${deflator.at(-1)?.year}`;
    invalid(
      `The parameter "base" cannot be ${quoted(options.base)}: a base year needs consumer prices of the USA. Their years: ${years}.`,
    );
  }
  const base = options.base ?? deflator.at(-1)?.year ?? null;
  const converters = {
    own: index,
    usa: index,
    monthly: new Map(),
    yearly: new Map(),
    official: [],
    isDollar: true,
  };
  const viewed = { nominal: 'usd', real: 'usdeflac' } as const;
  const months = (await selectRows(release.db, 'benchmark_price', { series: series.id })).map(
    ({ month, value, source }) => {
      const by = factorOf(converters, { view: viewed[view], month, base, basis: 'usd' });
      return { month, value: 'factor' in by ? value * by.factor : null, source };
    },
  );
  return { series, view, base: view === 'real' ? base : null, months, deflator };
}
