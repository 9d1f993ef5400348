import type { Cube, Podiums } from '#contract/data.ts';
import { fromSteps, toSteps } from '#domain/steps.ts';

const keptOf = <T>(of: Readonly<Record<string, T>>, areas: readonly string[]): Record<string, T> =>
  Object.fromEntries(
    areas.flatMap((area) => {
      const own = of[area];
      return own === undefined ? [] : [[area, own]];
    }),
  );

/**
 * The cube with only these areas and years (`null`: all), as a first view needs it. What was asked for stays in it even
 * where the source has nothing: "missing" must not look like "not loaded yet".
 */
export function sliceCube(
  cube: Cube,
  areas: readonly string[] | null,
  years: readonly number[] | null,
): Cube {
  const kept = [...(areas ?? cube.areas)];
  const rows = areas === null ? kept.map((_, row) => row) : kept.map((area) => cube.areas.indexOf(area));
  const columns = years?.map((year) => cube.years.indexOf(year)) ?? null;
  const wide = (years ?? cube.years).length;
  const pick = <T>(list: readonly T[] | undefined, absent: T): T[] =>
    columns?.map((at) => list?.[at] ?? absent) ?? [...(list ?? new Array<T>(wide).fill(absent))];
  const pickFlags = (flags: string | undefined): string =>
    columns === null ? (flags ?? '-'.repeat(wide)) : columns.map((at) => flags?.[at] ?? '-').join('');
  return {
    ...cube,
    areas: kept,
    years: [...(years ?? cube.years)],
    rows: rows.map((row) => pick(cube.rows[row], null)),
    flags: rows.map((row) => pickFlags(cube.flags[row])),
    sums: Object.fromEntries(
      Object.entries(keptOf(cube.sums, kept)).map(([area, sums]) => [area, pick(sums, null)]),
    ),
    countries: pick(cube.countries, 0),
    doubts: keptOf(cube.doubts, kept),
    events: keptOf(cube.events, kept),
  };
}

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
