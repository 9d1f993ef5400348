import type { Cube } from './data.ts';

const keptOf = <T>(values: Readonly<Record<string, T>>, areas: readonly string[]): Record<string, T> =>
  Object.fromEntries(
    areas.flatMap((area) => {
      const ownYears = values[area];
      return ownYears === undefined ? [] : [[area, ownYears]];
    }),
  );

/**
 * The cube with only these areas and years (`null`: all), as a first view needs it. Requested areas and years stay in
 * it even where the source has nothing: "missing" must not look like "not loaded yet".
 */
export function sliceCube(
  cube: Cube,
  areas: readonly string[] | null,
  years: readonly number[] | null,
): Cube {
  const slicedAreas = [...(areas ?? cube.areas)];
  const rows =
    areas === null ? slicedAreas.map((_, row) => row) : slicedAreas.map((area) => cube.areas.indexOf(area));
  const columns = years?.map((year) => cube.years.indexOf(year)) ?? null;
  const wide = (years ?? cube.years).length;
  const pick = <T>(list: readonly T[] | undefined, absent: T): T[] =>
    columns?.map((at) => list?.[at] ?? absent) ?? [...(list ?? new Array<T>(wide).fill(absent))];
  const pickFlags = (flags: string | undefined): string =>
    columns === null ? (flags ?? '-'.repeat(wide)) : columns.map((at) => flags?.[at] ?? '-').join('');
  return {
    ...cube,
    areas: slicedAreas,
    years: [...(years ?? cube.years)],
    rows: rows.map((row) => pick(cube.rows[row], null)),
    flags: rows.map((row) => pickFlags(cube.flags[row])),
    sums: Object.fromEntries(
      Object.entries(keptOf(cube.sums, slicedAreas)).map(([area, sums]) => [area, pick(sums, null)]),
    ),
    countries: pick(cube.countries, 0),
    doubts: keptOf(cube.doubts, slicedAreas),
    events: keptOf(cube.events, slicedAreas),
  };
}
