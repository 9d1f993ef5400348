import type { Element } from '#catalog/element.ts';
import type { Cube } from '#contract/data.ts';
import { routes } from '#contract/routes.ts';
import { parseIds } from '../parameters.ts';
import { selectBreaks } from '../queries/select-breaks.ts';
import { selectCoverage } from '../queries/select-coverage.ts';
import { selectSeams } from '../queries/select-seams.ts';
import { selectSlices } from '../queries/select-slices.ts';
import type { ServedRelease } from '../release/release-store.ts';
import { readLimits } from '../shaping/read-limits.ts';
import { toCube } from '../shaping/to-cube.ts';
import { requireElement, requireIndicator, requireTable, type Table } from '../vocabulary.ts';
import { type DataRoute, dataRoute } from './data-route.ts';

/** Whole elements: all areas and all years. */
export const cubeRoutes: readonly DataRoute[] = [
  dataRoute(routes.cube, ({ params, release }) => {
    const table = requireTable(params.table);
    const element = requireElement(table, params.elementId);
    const indicator = requireIndicator(table, params.indicatorId);
    return cubeOf(release, { table, element, indicator });
  }),
  dataRoute(routes.cubes, async ({ params, query, release }) => {
    const table = requireTable(params.table);
    const indicator = requireIndicator(table, params.indicatorId);
    const elements = parseIds('elementIds', query.elementIds).map((id) => requireElement(table, id));
    const cubes: Cube[] = [];
    for (const element of elements) cubes.push(await cubeOf(release, { table, element, indicator }));
    return { cubes };
  }),
];

async function cubeOf(
  release: ServedRelease,
  { table, element, indicator }: { table: Table; element: Element; indicator: number },
): Promise<Cube> {
  const of = { indicator, element: element.id };
  const coverage = await selectCoverage(release.db, of);
  const slices = await selectSlices(release.db, { ...of, years: coverage.map(({ year }) => year) });
  const breaks = (await selectBreaks(release.db, { ...of, year: 0 }))[0];
  const seams = await selectSeams(release.db, element.domain);
  return toCube({
    table: table.name,
    indicator,
    element,
    coverage,
    slices,
    limits: readLimits(breaks?.limits),
    hasZero: breaks?.has_zero === 1,
    breaks: seams.map(({ year }) => year),
    emptyYear: table.fallbackYear,
  });
}
