import { setImmediate as otherRequests } from 'node:timers/promises';
import { LRUCache } from 'lru-cache';
import type { Element } from '#catalog/element.ts';
import { keptAs } from '#catalog/elements/index.ts';
import type { Cube } from '#contract/data.ts';
import { routes } from '#contract/routes.ts';
import { sliceCube } from '#contract/slice-cube.ts';
import { parseIds } from '../parameters.ts';
import { selectCubeParts } from '../queries/select-cube-parts.ts';
import type { ServedRelease } from '../release/served-release.ts';
import { readLimits } from '../shaping/read-limits.ts';
import { writeCube } from '../shaping/write-cube.ts';
import { requireElement, requireIndicator, requireTable, type ServedTable } from '../vocabulary.ts';
import { type DataRoute, JsonText, jsonRoute } from './data-route.ts';
import { requireArea } from './scope.ts';

/** Whole elements: all areas and all years. */
export const cubeRoutes: readonly DataRoute[] = [
  jsonRoute(routes.cube, async ({ params, release }) => {
    const table = requireTable(params.table);
    const element = requireElement(table, params.elementId);
    const indicator = requireIndicator(table, params.indicatorId);
    const [cube = ''] = await cubesOf(release, { table, indicator, elements: [element] });
    return new JsonText(cube);
  }),
  jsonRoute(routes.cubes, async ({ params, query, release }) => {
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

/** Cubes written lately, by release: a document and its page request the same ones in other groups. */
const lately = new WeakMap<ServedRelease, LRUCache<string, Promise<string>>>();
const maxLately = 24;

function cubesOf(
  release: ServedRelease,
  { table, indicator, elements }: CubeRequest,
): Promise<readonly string[]> {
  const known = lately.get(release) ?? new LRUCache<string, Promise<string>>({ max: maxLately });
  lately.set(release, known);
  const keyOf = ({ id }: Element): string => `${table.name} ${id} ${indicator}`;
  const found = new Map(elements.map((element) => [element, known.get(keyOf(element))]));
  const missing = [...new Set(elements)].filter((element) => found.get(element) === undefined);
  if (missing.length > 0) {
    const written = writeCubes(release, { table, indicator, elements: missing });
    for (const [at, element] of missing.entries()) {
      const made = written.then((cubes) => cubes[at] ?? '');
      found.set(element, made);
      known.set(keyOf(element), made);
      made.catch(() => known.delete(keyOf(element)));
    }
  }
  return Promise.all(elements.map((element) => found.get(element) ?? ''));
}

async function writeCubes(
  release: ServedRelease,
  { table, indicator, elements }: CubeRequest,
): Promise<readonly string[]> {
  const parts = await selectCubeParts(
    release,
    elements.map((element) => keptAs(element, indicator)),
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
