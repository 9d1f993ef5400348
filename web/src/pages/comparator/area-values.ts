import { priceAddresses } from '#contract/price-addresses.ts';
import { addresses, askFor, type GetJson } from '../../api/queries.ts';
import type { LineSource } from './compare-options.ts';

/** Figures of all areas in one year, of what a line can be of. */
export interface AreaValues {
  year: number;
  /** Figures by the code of their area; of aggregates only where they have the very element. */
  values: readonly (readonly [code: string, value: number])[];
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
