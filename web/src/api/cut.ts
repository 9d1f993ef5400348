import type { Cube, Podiums } from '#contract/data.ts';

/**
 * The cube with only these areas and years (`null`: all), as a first view needs it. What was asked for stays in it even
 * where the source has nothing: "missing" must not look like "not loaded yet".
 */
export function cutCube(cube: Cube, areas: readonly string[] | null, years: readonly number[] | null): Cube {
  const kept = [...(areas ?? cube.areas)];
  const rows = kept.map((area) => cube.areas.indexOf(area));
  const columns = (years ?? cube.years).map((year) => cube.years.indexOf(year));
  const pick = <T>(list: readonly T[], indexes: readonly number[], absent: T): T[] =>
    indexes.map((at) => list[at] ?? absent);
  return {
    ...cube,
    areas: kept,
    years: [...(years ?? cube.years)],
    rows: rows.map((row) => pick(cube.rows[row] ?? [], columns, null)),
    flags: rows.map((row) => columns.map((column) => cube.flags[row]?.[column] ?? '-').join('')),
    sums: Object.fromEntries(
      kept.flatMap((area) => {
        const sums = cube.sums[area];
        return sums === undefined ? [] : [[area, pick(sums, columns, null)]];
      }),
    ),
    countries: pick(cube.countries, columns, 0),
  };
}

/** The podiums of one area and year. */
export function cutPodiums(podiums: Podiums, area: string, year: number): Podiums {
  const row = podiums.areas.indexOf(area);
  const places = podiums.places[row]?.[podiums.years.indexOf(year)] ?? null;
  const used = [...new Set((places ?? []).map(([item]) => item))];
  return {
    ...podiums,
    items: used.map((item) => podiums.items[item] ?? ''),
    years: [year],
    areas: [area],
    places: [
      [places === null ? null : places.map(([item, rank, value]) => [used.indexOf(item), rank, value])],
    ],
  };
}
