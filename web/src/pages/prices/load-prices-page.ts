import { cropTheme, findCrop } from '#catalog/crops/index.ts';
import { benchmarksOf } from '#catalog/prices/benchmarks.ts';
import { priceAddresses } from '#contract/price-addresses.ts';
import type { PriceMap } from '#contract/prices.ts';
import { failedPart, type Loaded, loadedPart, shapePart, valueOr } from '../../api/loaded.ts';
import { askFor } from '../../api/queries.ts';
import { type PricesView, type PriceTypeId, pricesParams } from '../../url/prices-params.ts';
import type { LoadedPage, PageContext } from '../page.ts';
import { later } from './later-parts.tsx';
import { explainedMedian } from './median-sentence.tsx';
import { headingText, introText } from './price-texts.ts';
import {
  type BesidePrice,
  mapAddress,
  mapType,
  mapTypes,
  type PricesPageData,
  pageAddress,
  toRun,
  worldAddress,
} from './prices-data.ts';
import { loadRowsPanel } from './rows-host.tsx';
import { readPage, showPrices } from './shown-prices.ts';

type Asking = Pick<PageContext, 'getJson' | 'loadPart'>;

/** Loads the prices of a crop: its map, or the country that the address names. `null` where there is no such crop. */
export async function loadPricesPage(context: PageContext): Promise<LoadedPage<PricesPageData> | null> {
  const crop = findCrop(context.params['crop'] ?? '');
  if (crop === undefined) return null;
  const { words, search, release, getJson, loadPart } = context;
  const requested = pricesParams.parse(search);
  const [maps, beside, found] = await Promise.all([
    Promise.all(mapTypes.map((type) => loadMap(crop.id, type, context))),
    loadBeside(crop.id, context),
    loadCountry(crop.id, requested, context),
    later.load(context.language),
  ]);
  const { page } = found;
  const country = page === null ? null : valueOr(page.answer, null);
  const ofWorld = worldAddress(crop.id, found.view, country);
  const world =
    ofWorld === null
      ? null
      : { address: ofWorld, answer: await loadPart(askFor(getJson, 'priceWorld', ofWorld)) };
  const { view, rows } = await loadRowsOf(found, context);
  const shownPrices = country && showPrices(readPage(country), view);
  const version = release.pinned ? release.id : null;
  return {
    status: 200,
    head: {
      title: headingText(words, crop.id, view.country, country, shownPrices?.cropType),
      description: introText(words, crop.id),
      theme: cropTheme(crop),
      search: pricesParams.serialise(view, version),
    },
    data: {
      crop: crop.id,
      view,
      search,
      release: { id: release.id, created: release.created, pinned: release.pinned },
      origin: context.origin,
      countries: countriesOf(maps),
      map:
        page === null
          ? {
              address: mapAddress(crop.id, view),
              answer: maps[mapTypes.indexOf(mapType(view))] ?? failedPart,
            }
          : null,
      world,
      page,
      rows,
      beside,
    },
  };
}

function loadMap(crop: string, type: PriceTypeId, { getJson, loadPart }: Asking): Promise<Loaded<PriceMap>> {
  return loadPart(askFor(getJson, 'priceMap', priceAddresses.map(crop, type)));
}

/** Which countries have figures of each type; failed as soon as one map is: absence is unknown then. */
function countriesOf(maps: readonly Loaded<PriceMap>[]): PricesPageData['countries'] {
  const countries: Record<PriceTypeId, readonly string[]> = { retail: [], wholesale: [], producer: [] };
  for (const [index, type] of mapTypes.entries()) {
    const map = maps[index];
    if (map === undefined || map.state === 'failed') return failedPart;
    countries[type] = map.value.areas;
  }
  return loadedPart(countries);
}

/** The country's prices; a city or country that does not exist is left out of the view. */
async function loadCountry(
  crop: string,
  requested: PricesView,
  { getJson, loadPart }: Asking,
): Promise<Pick<PricesPageData, 'view' | 'page'>> {
  const places = [requested, { ...requested, city: null }];
  for (const view of requested.city === null ? places.slice(1) : places) {
    const address = pageAddress(crop, view);
    if (address === null) break;
    const answer = await loadPart(askFor(getJson, 'pricePage', address), null);
    if (answer.state === 'failed') return { view, page: { address, answer } };
    if (answer.value !== null) return { view, page: { address, answer: loadedPart(answer.value) } };
  }
  return { view: { ...requested, country: null, city: null }, page: null };
}

/** The prices behind the view's median; the view loses the parameter where there is no such median. */
async function loadRowsOf(
  { view, page }: Pick<PricesPageData, 'view' | 'page'>,
  { getJson, loadPart, language }: PageContext,
): Promise<Pick<PricesPageData, 'view' | 'rows'>> {
  if (view.explain === null || page === null || page.answer.state === 'failed') return { view, rows: null };
  const shownPrices = showPrices(readPage(page.answer.value), view);
  const median = shownPrices === null ? null : explainedMedian(shownPrices, view.explain);
  if (median === null) return { view: { ...view, explain: null }, rows: null };
  const [answer] = await Promise.all([
    loadPart(askFor(getJson, 'priceRows', median.address)),
    loadRowsPanel(language),
  ]);
  return { view, rows: { address: median.address, answer } };
}

async function loadBeside(crop: string, { getJson, loadPart }: Asking): Promise<Loaded<BesidePrice | null>> {
  const [series] = benchmarksOf(crop).own;
  if (series === undefined) return loadedPart(null);
  const answer = await loadPart(askFor(getJson, 'benchmark', priceAddresses.benchmark(series.id)), null);
  return shapePart(answer, (benchmark) =>
    benchmark === null || benchmark.data.length === 0
      ? null
      : {
          series: series.id,
          months: toRun(benchmark.data, series.kilograms),
          sources: benchmark.sources,
        },
  );
}
