import type { Crop } from '#catalog/crop.ts';
import { IMPORT_SHARE, PRODUCTION, PROTEIN_SHARE, YIELD } from '#catalog/elements/codes.ts';
import { domesticPrices, listPriceSections } from '#catalog/prices/sections.ts';
import { listSections } from '#catalog/sections/index.ts';
import { addresses } from '#contract/addresses.ts';
import type { AreaSummary, Cube } from '#contract/data.ts';
import { priceAddresses } from '#contract/price-addresses.ts';
import { sampleAddresses } from '#contract/sample-addresses.ts';
import { failedPart, type Loaded, loadedPart, shapePart } from '../../api/loaded.ts';
import { askFor } from '../../api/queries.ts';
import type { Language } from '../../url/paths.ts';
import type { PageContext } from '../page.ts';
import {
  type Answer,
  type AnswerFigures,
  newestMarket,
  toDependence,
  toPrice,
  toProduction,
  toProtein,
  toSamples,
  toYield,
} from './answers.ts';
import { type KeptAddress, keepRelease } from './kept-address.ts';

/** Cities by language; the first one with a new price is shown. */
const cities: Readonly<Record<Language, readonly (readonly [country: string, city: string])[]>> = {
  en: [
    ['UGA', 'Kampala'],
    ['KEN', 'Nairobi'],
  ],
  es: [
    ['NIC', 'Managua'],
    ['SLV', 'San Salvador'],
    ['HND', 'Tegucigalpa'],
  ],
  pt: [['AGO', 'Luanda']],
};

type Found = Loaded<AnswerFigures | null>;

/** Questions on a crop with their answers, in the order of the page; without those that the release cannot answer. */
export async function loadAnswers(
  crop: Crop,
  areas: Loaded<readonly AreaSummary[]>,
  context: PageContext,
  keptAddress: KeptAddress,
): Promise<readonly Loaded<Answer | null>[]> {
  if (areas.state === 'failed') return [failedPart];
  const byCode = new Map(areas.value.map((area) => [area.code, area]));
  const cubeOf = cubeReader(crop, context);
  // Only crops with a page on food have a question on it.
  const hasFood = listSections(crop).some(({ id }) => id === 'consumption');
  const [production, yields, imported, protein] = await Promise.all([
    cubeOf('production', PRODUCTION),
    cubeOf('production', YIELD),
    hasFood ? cubeOf('balance', IMPORT_SHARE) : loadedPart(null),
    hasFood ? cubeOf('balance', PROTEIN_SHARE) : loadedPart(null),
  ]);
  const shaped = (cube: Loaded<Cube | null>, shape: typeof toYield): Found =>
    shapePart(cube, (answer) => answer && shape(answer, byCode));
  const dependence: Found =
    imported.state === 'failed'
      ? imported
      : shaped(protein, (answer) => imported.value && toDependence(imported.value, answer, byCode));
  const answers = [
    shaped(production, toProduction),
    dependence,
    shaped(protein, toProtein),
    ...(await Promise.all([loadPrice(crop, context), loadSamples(crop, context)])),
    shaped(yields, toYield),
  ];
  return answers.map((part) =>
    shapePart(part, (figures) => figures && { ...figures, path: pathOf(crop, figures, keptAddress) }),
  );
}

/** The view that shows more, without language. */
function pathOf(crop: Crop, figures: AnswerFigures, { keep, version }: KeptAddress): string {
  const data = `/${crop.id}/data`;
  switch (figures.id) {
    case 'production':
      return keep(`${data}/production/ranking?by=countries`);
    case 'dependence':
    case 'protein':
      return keep(`${data}/consumption?element=${figures.element}&year=${figures.year}`);
    case 'price': {
      const { country, market } = figures;
      return keepRelease(`${data}/prices?country=${country}&city=${market.id}`, version);
    }
    case 'samples':
      return keep(`${data}/genebanks`);
    case 'yield':
      return keep(`${data}/production?element=${figures.element}`);
  }
}

const cubeReader =
  (crop: Crop, { getJson, loadPart }: PageContext) =>
  async (table: 'production' | 'balance', element: number): Promise<Loaded<Cube | null>> => {
    const indicator = crop.items[table];
    if (indicator === null) return loadedPart(null);
    return loadPart(askFor(getJson, 'cube', addresses.cube('OBSERVATIONS', element, indicator)), null);
  };

/** The newest price of a city of the reader's language, else of one of another. */
async function loadPrice(crop: Crop, context: PageContext): Promise<Found> {
  const { getJson, loadPart, language, release } = context;
  if (!listPriceSections(crop).includes(domesticPrices)) return loadedPart(null);
  for (const [country, city] of new Set([...cities[language], ...cities.en])) {
    const page = await loadPart(
      askFor(getJson, 'pricePage', priceAddresses.page(crop.id, country, null)),
      null,
    );
    if (page.state === 'failed') return page;
    const newest = page.value && newestMarket(page.value, city, release);
    const source = page.value?.sources[newest?.source ?? -1]?.key;
    if (newest == null || source === undefined) continue;
    const { type, market } = newest;
    const marketPage = await loadPart(
      askFor(getJson, 'pricePage', priceAddresses.page(crop.id, country, market.id)),
      null,
    );
    return shapePart(
      marketPage,
      (answer) => answer && toPrice(answer, { country, city, market, type, source }, release),
    );
  }
  return loadedPart(null);
}

async function loadSamples(crop: Crop, { getJson, loadPart }: PageContext): Promise<Found> {
  const samples = await loadPart(askFor(getJson, 'samplesMap', sampleAddresses.map(crop.id)), null);
  return shapePart(samples, (answer) => answer && toSamples(answer));
}
