import { routes } from '#contract/routes.ts';
import { requireOpen } from '../licensing/require-open-answer.ts';
import { requirePricedPlace } from '../prices/ask.ts';
import { readYearsOfAll } from '../prices/read-years.ts';
import { nameSources } from '../prices/sources.ts';
import { viewBenchmark } from '../prices/view-benchmark.ts';
import { sourcesOf, viewCountry } from '../prices/view-country.ts';
import { selectRows } from '../queries/select-rows.ts';
import { toCsv } from '../shaping/to-csv.ts';
import {
  benchmarkColumns,
  priceColumns,
  priceYearColumns,
  toBenchmarkCsv,
  toPriceCsv,
  toPriceYearCsv,
} from '../shaping/to-price-csv.ts';
import { naming } from '../words.ts';
import { AnsweredFile, type DataRoute, fileRoute } from './data-route.ts';
import { requireCrop } from './scope.ts';

/** Series of prices to keep, as far as the licences of their sources allow handing them on. */
export const priceExportRoutes: readonly DataRoute[] = [
  fileRoute(routes.exportPrices, async ({ params, query, release, words }) => {
    const place = requirePricedPlace(release, params);
    const prices = await viewCountry(release, place, query);
    const licence = requireOpen(`Prices of ${place.crop} in ${place.area}`, sourcesOf(prices));
    const { city, view, type } = prices;
    const [market] = city === null ? [] : await selectRows(release.db, 'price_market', { id: city });
    const rows = toPriceCsv(prices, {
      area: place.area,
      crop: place.crop,
      cityName: market?.name ?? null,
      byType: query.by === 'type',
      licence,
      nameOf: naming(words, query.lang),
    });
    const parts = [place.crop, place.area, city, type, view, query.by === 'type' ? 'types' : null];
    const name = parts.filter((part) => part !== null).join('_');
    return new AnsweredFile(`prices_${name}.csv`, await toCsv(priceColumns, rows));
  }),
  fileRoute(routes.exportPriceYears, async ({ params, query, release, words }) => {
    const { id: crop } = requireCrop(params.crop);
    const type = query.type ?? 'retail';
    const sources = await nameSources(release);
    const rows = await readYearsOfAll(release, { crop, type });
    const all = sources.all(rows.map(({ source }) => source));
    if (all.every(({ exportable }) => !exportable)) requireOpen(`Yearly prices of ${crop}`, all);
    const table = toPriceYearCsv(rows, {
      crop,
      type,
      sources,
      m49Of: (area) => release.areas.get(area)?.m49 ?? null,
      nameOf: naming(words, query.lang),
    });
    return new AnsweredFile(`price_years_${crop}_${type}.csv`, await toCsv(priceYearColumns, table));
  }),
  fileRoute(routes.exportBenchmark, async ({ params, query, release, words }) => {
    const sources = await nameSources(release);
    const viewed = await viewBenchmark(release, params.series, query);
    const { series, view, months, deflator } = viewed;
    const used = [...months, ...(view === 'real' ? deflator : [])].map(({ source }) => source);
    const licence = requireOpen(`Benchmark prices ${series.id}`, sources.all(used));
    const rows = toBenchmarkCsv(viewed, { sources, licence, nameOf: naming(words, query.lang) });
    return new AnsweredFile(`benchmark_${series.id}_${view}.csv`, await toCsv(benchmarkColumns, rows));
  }),
];
