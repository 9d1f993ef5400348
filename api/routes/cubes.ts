import { setImmediate as otherRequests } from 'node:timers/promises';
import type { Element } from '#catalog/element.ts';
import { columnKeyOf } from '#catalog/elements/index.ts';
import type { Cube } from '#contract/data.ts';
import { routes } from '#contract/routes.ts';
import { sliceCube } from '#contract/slice-cube.ts';
import { parseIds } from '../parameters.ts';
import { selectCubeParts } from '../queries/select-cube-parts.ts';
import type { ServedRelease } from '../release/served-release.ts';
import { readLimits } from '../shaping/read-limits.ts';
import { writeCube } from '../shaping/write-cube.ts';
import { requireElement, requireIndicator, requireTable, type ServedTable } from '../vocabulary.ts';
import { type DataRoute, dataRoute, JsonText } from './data-route.ts';
import { requireArea } from './scope.ts';

/** Whole elements: all areas and all years. */
export const cubeRoutes: readonly DataRoute[] = [
  dataRoute(routes.cube, async ({ params, release }) => {
    const table = requireTable(params.table);
    const element = requireElement(table, params.elementId);
    const indicator = requireIndicator(table, params.indicatorId);
    const [cube = ''] = await cubesOf(release, { table, indicator, elements: [element] });
    return new JsonText(cube);
  }),
  dataRoute(routes.cubes, async ({ params, query, release }) => {
    const table = requireTable(params.table);
    const indicator = requireIndicator(table, params.indicatorId);
    const elements = parseIds('elementIds', query.elementIds).map((id) => requireElement(table, id));
    const areas = query.area === undefined ? null : [requireArea(release, query.area).code];
    const years = query.years === undefined ? null : parseYears(query.years);
    const cubes = await cubesOf(release, { table, indicator, elements });
    const parts = areas === null && years === null ? cubes : await cutCubes(cubes, areas, years);
    return new JsonText(`{"cubes":[${parts.join(',')}]}`);
  }),
];

/** The years of a range such as `2011-2020`; none where the first is later than the last. */
function parseYears(range: string): readonly number[] {
  const [first = 0, last = 0] = range.split('-').map(Number);
  return Array.from({ length: Math.max(0, last - first + 1) }, (_, at) => first + at);
}

/** The requested areas and years of written cubes. Other requests go in between: reading one takes a millisecond or two. */
async function cutCubes(
  cubes: readonly string[],
  areas: readonly string[] | null,
  years: readonly number[] | null,
): Promise<readonly string[]> {
  const cut: string[] = [];
  for (const text of cubes) {
    const cube: Cube = JSON.parse(text);
    cut.push(JSON.stringify(sliceCube(cube, areas, years)));
    await otherRequests();
  }
  return cut;
}

interface CubeRequest {
  table: ServedTable;
  indicator: number;
  elements: readonly Element[];
}

async function cubesOf(
  release: ServedRelease,
  { table, indicator, elements }: CubeRequest,
): Promise<readonly string[]> {
  const parts = await selectCubeParts(
    release,
    elements.map((element) => columnKeyOf(element, indicator)),
  );
  const cubes: string[] = [];
  for (const [at, { limits, ...rows }] of parts.entries()) {
    const element = elements[at];
    if (element === undefined) throw new RangeError('A cube has no element.');
    const about = { table: table.name, indicator, element, emptyYear: table.fallbackYear };
    cubes.push(writeCube({ ...about, ...rows, limits: readLimits(limits) }));
    // Each takes some milliseconds; other requests go in between.
    await otherRequests();
  }
  return cubes;
}
