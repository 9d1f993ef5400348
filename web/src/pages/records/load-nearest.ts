import type { Crop } from '#catalog/crop.ts';
import { EXPORT_QUANTITY, FOOD_PER_CAPITA, IMPORT_QUANTITY, PRODUCTION } from '#catalog/elements/codes.ts';
import { domesticPrices, listPriceSections } from '#catalog/prices/sections.ts';
import { listSections, type SectionId } from '#catalog/sections/index.ts';
import { sectionPath } from '#catalog/sections/section-facts.ts';
import { addresses, versioned } from '#contract/addresses.ts';
import { findDoubt } from '#contract/breaks.ts';
import type { AreaSummary, Cube } from '#contract/data.ts';
import { priceAddresses } from '#contract/price-addresses.ts';
import type { PriceMap } from '#contract/prices.ts';
import type { RecordKindId } from '#datasets/record-kinds.ts';
import { CubeStore } from '../../api/cube-store.ts';
import { type Loaded, loadedPart, shapePart } from '../../api/loaded.ts';
import { askFor } from '../../api/queries.ts';
import { type RankedCountry, rankedCountries } from '../../api/ranked-countries.ts';
import type { PageContext } from '../page.ts';

/** Countries ranked by a figure related to the records, in one year; the largest value first. */
export interface NearestFigure {
  /** Word key `records.nearest.<id>`. */
  id: string;
  /** Element and item of its figures; `null` of prices in US$ per kg. */
  of: { element: number; item: number } | null;
  /** The figure's section, and the path of its page, without language. */
  section: string;
  path: string;
  year: number;
  places: readonly RankedCountry[];
  /** Those of prices. */
  sources: PriceMap['sources'];
}

type Plan = 'consumer-price' | readonly [SectionId, element: number];
type Areas = ReadonlyMap<string, AreaSummary>;

/** Related figures of a kind of records: prices, or elements with their section. */
const nearest: Readonly<Partial<Record<RecordKindId, readonly Plan[]>>> = {
  quotes: ['consumer-price', ['trade', EXPORT_QUANTITY], ['trade', IMPORT_QUANTITY]],
  'industrial-quality': [
    ['consumption', FOOD_PER_CAPITA],
    ['production', PRODUCTION],
    ['trade', EXPORT_QUANTITY],
  ],
};

/** Fewer countries make no ranking of prices. */
const fewestPriced = 3;

/** Loads the figures that come nearest to a room's records, as far as the crop and the release have them. */
export async function loadNearest(
  context: PageContext,
  kind: RecordKindId,
  crop: Crop,
): Promise<Loaded<readonly NearestFigure[]>> {
  const { getJson, loadPart, release } = context;
  const areas = await loadPart(askFor(getJson, 'areas', addresses.areas()));
  if (areas.state === 'failed') return areas;
  const known: Areas = new Map(areas.value.map((area) => [area.code, area]));
  const parts = await Promise.all(
    (nearest[kind] ?? []).map((plan) =>
      plan === 'consumer-price' ? loadPrices(context, crop, known) : loadElement(context, crop, plan, known),
    ),
  );
  const figures: NearestFigure[] = [];
  for (const part of parts) {
    if (part.state === 'failed') return part;
    if (part.value !== null && part.value.places.length > 0) figures.push(part.value);
  }
  return loadedPart(
    figures.map((figure) => ({
      ...figure,
      path: release.pinned ? versioned(figure.path, release.id) : figure.path,
    })),
  );
}

/** Countries by an element in its usual year; `null` where the crop or the release has none. */
async function loadElement(
  { getJson, loadPart }: PageContext,
  crop: Crop,
  [id, element]: readonly [SectionId, number],
  areas: Areas,
): Promise<Loaded<NearestFigure | null>> {
  const section = listSections(crop).find((each) => each.id === id);
  const item = section === undefined ? null : crop.items[section.indicator];
  if (section === undefined || item === null) return loadedPart(null);
  const address = addresses.cube('OBSERVATIONS', element, item);
  const cube = await loadPart<Cube, null>(askFor(getJson, 'cube', address), null);
  return shapePart(cube, (answer) => {
    if (answer === null) return null;
    const year = answer.defaultYear;
    return {
      id: String(element),
      of: { element, item },
      section: id,
      path: `${sectionPath(crop, section)}?element=${element}&year=${year}`,
      year,
      places: rankedCountries(CubeStore.of([answer]).slice(element, year) ?? new Map(), areas),
      sources: [],
    };
  });
}

/** Countries by consumer price in the newest year that enough of them have; `null` where there is none. */
async function loadPrices(
  { getJson, loadPart }: PageContext,
  crop: Crop,
  areas: Areas,
): Promise<Loaded<NearestFigure | null>> {
  if (!listPriceSections(crop).includes(domesticPrices)) return loadedPart(null);
  const answer = await loadPart<PriceMap, null>(
    askFor(getJson, 'priceMap', priceAddresses.map(crop.id, 'retail')),
    null,
  );
  return shapePart(answer, (map) => {
    const at = map?.countries.findLastIndex((count) => count >= fewestPriced) ?? -1;
    const year = map?.years[at];
    if (map === null || year === undefined) return null;
    const used = new Set(map.source.map((row) => row[at]));
    const prices = map.areas.flatMap((area, row) => {
      const value = map.rows[row]?.[at] ?? null;
      const doubt = findDoubt(map, area, year) ?? undefined;
      return value === null ? [] : [[area, { value, flag: '', summed: null, doubt }] as const];
    });
    return {
      id: 'consumer-price',
      of: null,
      section: domesticPrices.id,
      path: `${sectionPath(crop, domesticPrices)}?year=${year}`,
      year,
      places: rankedCountries(new Map(prices), areas),
      sources: map.sources.filter((_, index) => used.has(index)),
    };
  });
}
