import { computedFlag } from '#catalog/flags.ts';
import { benchmarks } from '#catalog/prices/benchmarks.ts';
import { routes } from '#contract/routes.ts';
import { monthText } from '#domain/prices/months.ts';
import { nameSources } from '../prices/sources.ts';
import { benchmarkUnits, readBenchmarkYears, viewBenchmark } from '../prices/view-benchmark.ts';
import { selectBenchmarks } from '../queries/select-prices.ts';
import { type DataRoute, dataRoute } from './data-route.ts';

/** International benchmark prices. */
export const benchmarkRoutes: readonly DataRoute[] = [
  dataRoute(routes.benchmarks, async ({ release, words }) => {
    const sources = await nameSources(release);
    const rows = await selectBenchmarks(release.db);
    return benchmarks.flatMap(({ id, kilograms, crop, near }) => {
      const { en, es, pt } = words.names(`prices.benchmarks.${id}`);
      const files = rows.filter(({ series }) => series === id);
      if (files.length === 0) return [];
      return [
        {
          series: id,
          series_en: en,
          series_es: es,
          series_pt: pt,
          unit: benchmarkUnits[kilograms],
          crop,
          near: [...near],
          first: monthText(Math.min(...files.map(({ first }) => first))),
          last: monthText(Math.max(...files.map(({ last }) => last))),
          sources: sources.all(files.map(({ source }) => source)),
        },
      ];
    });
  }),
  dataRoute(routes.benchmarkYears, async ({ params, release }) => {
    const { key } = await nameSources(release);
    const years = await readBenchmarkYears(release, params.series);
    return years.map(({ source, ...year }) => ({ ...year, flag: computedFlag, source: key(source) }));
  }),
  dataRoute(routes.benchmark, async ({ params, query, release }) => {
    const sources = await nameSources(release);
    const { series, view, base, months, deflator } = await viewBenchmark(release, params.series, query);
    return {
      series: series.id,
      unit: benchmarkUnits[series.kilograms],
      view,
      base,
      sources: sources.all(months.map(({ source }) => source)),
      deflator: {
        values: deflator.map(({ year, value }) => ({ year, value })),
        sources: sources.all(deflator.map(({ source }) => source)),
      },
      data: months.map(({ month, value, source }) => {
        return { date: monthText(month), value, source: sources.key(source) };
      }),
    };
  }),
];
