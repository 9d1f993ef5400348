import type { Cube, Podiums } from '#contract/data.ts';
import { fromSteps, toSteps } from '#domain/steps.ts';
import { workedOnce } from './worked-once.ts';

/**
 * The cube with only these areas and years (`null`: all), as a first view needs it. What was asked for stays in it even
 * where the source has nothing: "missing" must not look like "not loaded yet".
 */
export function sliceCube(
  cube: Cube,
  areas: readonly string[] | null,
  years: readonly number[] | null,
): Cube {
  // What is whole stays the same list, by which more than one cube is indexed.
  const kept = areas === null ? cube.areas : [...areas];
  const rows = kept.map((area, row) => (areas === null ? row : cube.areas.indexOf(area)));
  const columns = years?.map((year) => cube.years.indexOf(year)) ?? null;
  const wide = (years ?? cube.years).length;
  const pick = <T>(list: T[] | undefined, absent: T): T[] => {
    if (columns === null) return list ?? new Array<T>(wide).fill(absent);
    const picked: T[] = [];
    for (const at of columns) picked.push(list?.[at] ?? absent);
    return picked;
  };
  const pickFlags = (flags: string | undefined): string => {
    if (columns === null) return flags ?? '-'.repeat(wide);
    let picked = '';
    for (const at of columns) picked += flags?.[at] ?? '-';
    return picked;
  };
  return {
    ...cube,
    areas: kept,
    years: years === null ? cube.years : [...years],
    rows: rows.map((row) => pick(cube.rows[row], null)),
    flags: rows.map((row) => pickFlags(cube.flags[row])),
    sums: Object.fromEntries(
      kept.flatMap((area) => {
        const sums = cube.sums[area];
        return sums === undefined ? [] : [[area, pick(sums, null)]];
      }),
    ),
    countries: pick(cube.countries, 0),
  };
}

/** The cube cut to an area, and to a year: one of each is remembered, for many pages begin with the same. */
export const cutToArea = workedOnce((cube: Cube, area: string) => sliceCube(cube, [area], null));
export const cutToYear = workedOnce((cube: Cube, year: number) => sliceCube(cube, null, [year]));

/** The podiums of one area and year. */
export function slicePodiums(podiums: Podiums, area: string, year: number): Podiums {
  const row = podiums.areas.indexOf(area);
  const column = podiums.years.indexOf(year);
  const decimals = podiums.decimals[row] ?? [];
  const places = (podiums.item[row] ?? []).map((items, number) => {
    const steps = podiums.step[row]?.[number] ?? [];
    return {
      item: items[column] ?? null,
      rank: podiums.rank[row]?.[number]?.[column] ?? number + 1,
      value: fromSteps({ steps, decimals: decimals[number] ?? 0 })[column] ?? null,
    };
  });
  const used = [...new Set(places.flatMap(({ item }) => item ?? []))];
  const values = places.map(({ value }) => toSteps([value]));
  return {
    ...podiums,
    items: used.map((item) => podiums.items[item] ?? ''),
    years: [year],
    areas: [area],
    counts: [[podiums.counts[row]?.[column] ?? 0]],
    item: [places.map(({ item }) => [item === null ? null : used.indexOf(item)])],
    rank: [places.map(({ item, rank }) => [item === null ? null : rank])],
    step: [values.map(({ steps }) => steps)],
    decimals: [values.map(({ decimals: kept }) => kept)],
  };
}
