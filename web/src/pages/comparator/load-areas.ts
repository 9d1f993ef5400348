import { priceAddresses } from '#contract/price-addresses.ts';
import { isCountry } from '../../api/data-view.tsx';
import { type Loaded, loadedPart, shapePart } from '../../api/loaded.ts';
import { addresses, askFor, type GetJson } from '../../api/queries.ts';
import type { PageContext } from '../page.ts';
import type { LineSource } from './compare-options.ts';

/** Figures of all areas in one year, of what a line can be of. */
export interface AreaValues {
  year: number;
  /** Figures by the code of their area; of aggregates only where they have the very element. */
  values: readonly (readonly [code: string, value: number])[];
}

/** Areas that can be compared. */
export interface ComparedAreas {
  regions: readonly string[];
  countries: readonly string[];
}

type Rows = {
  years: readonly number[];
  areas: readonly string[];
  rows: readonly (readonly (number | null)[])[];
};

/** The figures of the year that most countries have. */
function valuesOf({ years, areas, rows }: Rows, year: number): AreaValues {
  const at = years.indexOf(year);
  return {
    year,
    values: areas.flatMap((code, row) => {
      const value = rows[row]?.[at] ?? null;
      return value === null ? [] : [[code, value] as const];
    }),
  };
}

/** Asks for the figures of all areas, on the server and in the browser. Rejects where they cannot be loaded. */
export async function askAreaValues(source: LineSource, getJson: GetJson): Promise<AreaValues> {
  if (source.kind === 'element') {
    const address = addresses.cube(source.table, source.pair[0], source.indicator);
    const cube = await askFor(getJson, 'cube', address);
    return valuesOf(cube, cube.defaultYear);
  }
  const type =
    source.price === 'price-retail'
      ? 'retail'
      : source.price === 'price-wholesale'
        ? 'wholesale'
        : 'producer';
  const map = await askFor(getJson, 'priceMap', priceAddresses.map(source.crop.id, type));
  return valuesOf(map, map.defaultYear ?? 0);
}

/** The figures of all areas as a part of the page; none of a crop that has none. */
export async function loadAreaValues(
  source: LineSource | null,
  { getJson, loadPart }: Pick<PageContext, 'getJson' | 'loadPart'>,
): Promise<Loaded<AreaValues>> {
  const none = { year: 0, values: [] };
  return source === null ? loadedPart(none) : loadPart(askAreaValues(source, getJson), none);
}

/** Codes of the areas of the release: states that are no more are in no list. */
export async function loadAreas({
  getJson,
  loadPart,
}: Pick<PageContext, 'getJson' | 'loadPart'>): Promise<
  Loaded<ComparedAreas & { former: readonly string[] }>
> {
  const areas = await loadPart(askFor(getJson, 'areas', addresses.areas()));
  return shapePart(areas, (list) => {
    const of = (kind: (typeof list)[number]['kind']): readonly string[] =>
      list.filter((area) => area.kind === kind).map(({ code }) => code);
    return { regions: of('aggregate'), countries: of('country'), former: of('former') };
  });
}

/** Figures of countries alone, as peers are found by. */
export const countryValues = ({ values }: AreaValues): ReadonlyMap<string, number> =>
  new Map(values.filter(([code]) => isCountry(code)));
