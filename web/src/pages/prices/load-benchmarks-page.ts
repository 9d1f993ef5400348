import { cropTheme, findCrop } from '#catalog/crops/index.ts';
import { benchmarksOf } from '#catalog/prices/benchmarks.ts';
import { priceAddresses } from '#contract/price-addresses.ts';
import { packRun } from '#domain/prices/columns.ts';
import { failedPart, type Loaded, loadedPart } from '../../api/loaded.ts';
import { askFor } from '../../api/queries.ts';
import { pricesParams } from '../../url/prices-params.ts';
import type { LoadedPage, PageContext } from '../page.ts';
import { benchmarksHeading } from './benchmarks-model.ts';
import { later } from './later-parts.tsx';
import { type BenchmarkMonths, type BenchmarksPageData, toRun } from './prices-data.ts';

type LoadedSeries = Pick<BenchmarksPageData, 'deflator'> & { series: Loaded<readonly BenchmarkMonths[]> };

/** Loads the series of the world market that are the crop's, or near to it; `null` where there is no such crop. */
export async function loadBenchmarksPage(
  context: PageContext,
): Promise<LoadedPage<BenchmarksPageData> | null> {
  const crop = findCrop(context.params['crop'] ?? '');
  if (crop === undefined) return null;
  const { words, search, release } = context;
  const view = { ...pricesParams.parse(search), country: null, city: null };
  const { own, near } = benchmarksOf(crop.id);
  const [{ series, deflator }] = await Promise.all([
    loadSeries(own.length > 0 ? own : near, context),
    later.load(context.language),
  ]);
  const version = release.pinned ? release.id : null;
  const kind = own.length > 0 ? 'own' : near.length > 0 ? 'near' : 'none';
  const title = benchmarksHeading(words, crop.id, kind);
  return {
    status: 200,
    head: {
      title,
      description: `${title}. ${words('sections.prices-international.description')}`,
      theme: cropTheme(crop),
      search: pricesParams.serialise(view, version),
    },
    data: {
      crop: crop.id,
      view,
      search,
      release: { id: release.id, created: release.created, pinned: release.pinned },
      origin: context.origin,
      kind,
      series,
      deflator,
    },
  };
}

async function loadSeries(
  requested: ReturnType<typeof benchmarksOf>['own'],
  { getJson, loadPart }: Pick<PageContext, 'getJson' | 'loadPart'>,
): Promise<LoadedSeries> {
  const answers = await Promise.all(
    requested.map(({ id }) => loadPart(askFor(getJson, 'benchmark', priceAddresses.benchmark(id)), null)),
  );
  const series: BenchmarkMonths[] = [];
  let deflator: BenchmarksPageData['deflator'] = { values: packRun(new Map()), sources: [] };
  for (const [index, answer] of answers.entries()) {
    if (answer.state === 'failed') return { series: failedPart, deflator };
    const about = requested[index];
    if (answer.value === null || about === undefined || answer.value.data.length === 0) continue;
    deflator = {
      values: packRun(new Map(answer.value.deflator.values.map(({ year, value }) => [year, value]))),
      sources: answer.value.deflator.sources,
    };
    series.push({
      id: about.id,
      months: toRun(answer.value.data, about.kilograms),
      sources: answer.value.sources,
    });
  }
  return { series: loadedPart(series), deflator };
}
