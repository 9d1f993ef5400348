import { worldCode } from '#catalog/regions/index.ts';
import { priceAddresses } from '#contract/price-addresses.ts';
import { sampleAddresses } from '#contract/sample-addresses.ts';
import { type Loaded, loadedPart, shapePart } from '../../api/loaded.ts';
import { addresses, askFor, type GetJson } from '../../api/queries.ts';
import type { PageContext } from '../page.ts';
import type { LineSource } from './compare-options.ts';
import { type AreaValues, askRecordValues, noAreaValues } from './record-lines.ts';

type Rows = {
  years: readonly number[];
  areas: readonly string[];
  rows: readonly (readonly (number | null)[])[];
};

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

async function askSamples(
  { crop, samples }: Extract<LineSource, { kind: 'samples' }>,
  getJson: GetJson,
): Promise<AreaValues> {
  const side = samples === 'samples-received' ? 'received' : 'provided';
  const world = await askFor(getJson, 'samples', sampleAddresses.area(crop.id, worldCode));
  const best = world[side].reduce<(typeof world)[typeof side][number] | null>(
    (known, each) => (known === null || each.reports >= known.reports ? each : known),
    null,
  );
  if (best === null) return noAreaValues;
  const { countries } = await askFor(getJson, 'samplesMap', sampleAddresses.year(crop.id, best.year));
  const values = countries.flatMap((country) => {
    const value = country[side];
    return value === null ? [] : [[country.area, value] as const];
  });
  return { year: best.year, values: [...values, [worldCode, best.value]] };
}

const priceTypes = {
  'price-retail': 'retail',
  'price-wholesale': 'wholesale',
  'price-producer': 'producer',
} as const;

/** Asks for the figures of all areas, on the server and in the browser. Rejects where they cannot be loaded. */
async function askAreaValues(source: LineSource, getJson: GetJson): Promise<AreaValues> {
  if (source.kind === 'element') {
    const address = addresses.cube(source.table, source.pair[0], source.indicator);
    const cube = await askFor(getJson, 'cube', address);
    return valuesOf(cube, cube.defaultYear);
  }
  if (source.kind === 'benchmark') {
    const years = await askFor(getJson, 'benchmarkYears', priceAddresses.benchmarkYears(source.series.id));
    const newest = years.at(-1);
    return newest === undefined ? noAreaValues : { year: newest.year, values: [[worldCode, newest.value]] };
  }
  if (source.kind === 'samples') return askSamples(source, getJson);
  if (source.kind !== 'price') return askRecordValues(source, getJson);
  const map = await askFor(getJson, 'priceMap', priceAddresses.map(source.crop.id, priceTypes[source.price]));
  return valuesOf(map, map.defaultYear ?? 0);
}

export interface ComparedAreas {
  regions: readonly string[];
  countries: readonly string[];
  former: readonly string[];
  /** Networks whose members are newer than the sums, which they have none of. */
  awaiting: readonly string[];
}

/** The figures of all areas as a part of the page; none of a crop that has none. */
export async function loadAreaValues(
  source: LineSource | null,
  { getJson, loadPart }: Pick<PageContext, 'getJson' | 'loadPart'>,
): Promise<Loaded<AreaValues>> {
  return source === null ? loadedPart(noAreaValues) : loadPart(askAreaValues(source, getJson), noAreaValues);
}

export async function loadAreas({
  getJson,
  loadPart,
}: Pick<PageContext, 'getJson' | 'loadPart'>): Promise<Loaded<ComparedAreas>> {
  const areas = await loadPart(askFor(getJson, 'areas', addresses.areas()));
  return shapePart(areas, (list) => {
    const codesOf = (kind: (typeof list)[number]['kind']): readonly string[] =>
      list.filter((area) => area.kind === kind).map(({ code }) => code);
    return {
      regions: codesOf('aggregate'),
      countries: codesOf('country'),
      former: codesOf('former'),
      awaiting: list.flatMap(({ code, awaitsSum }) => (awaitsSum === true ? [code] : [])),
    };
  });
}
