import { LRUCache } from 'lru-cache';
import type { Element } from '#catalog/element.ts';
import { keptAs } from '#catalog/elements/index.ts';
import { routes } from '#contract/routes.ts';
import { noCubeColumns } from '#domain/columns/cube-columns.ts';
import { parseIds } from '../parameters.ts';
import { selectBreaks } from '../queries/select-breaks.ts';
import { selectCoverage } from '../queries/select-coverage.ts';
import { selectCubeColumns } from '../queries/select-cube-columns.ts';
import { selectSeriesBreaks } from '../queries/select-series-breaks.ts';
import type { ServedRelease } from '../release/served-release.ts';
import { readLimits } from '../shaping/read-limits.ts';
import { writeCube } from '../shaping/write-cube.ts';
import { requireElement, requireIndicator, requireTable, type ServedTable } from '../vocabulary.ts';
import { type DataRoute, JsonText, jsonRoute } from './data-route.ts';

/** Whole elements: all areas and all years. */
export const cubeRoutes: readonly DataRoute[] = [
  jsonRoute(routes.cube, async ({ params, release }) => {
    const table = requireTable(params.table);
    const element = requireElement(table, params.elementId);
    const indicator = requireIndicator(table, params.indicatorId);
    return new JsonText(await cubeOf(release, { table, element, indicator }));
  }),
  jsonRoute(routes.cubes, async ({ params, query, release }) => {
    const table = requireTable(params.table);
    const indicator = requireIndicator(table, params.indicatorId);
    const elements = parseIds('elementIds', query.elementIds).map((id) => requireElement(table, id));
    const cubes: string[] = [];
    for (const element of elements) cubes.push(await cubeOf(release, { table, element, indicator }));
    return new JsonText(`{"cubes":[${cubes.join(',')}]}`);
  }),
];

interface CubeKey {
  table: ServedTable;
  element: Element;
  indicator: number;
}

/** Cubes written lately, by release: a document and the page that it becomes ask for the same ones in other groups. */
const lately = new WeakMap<ServedRelease, LRUCache<string, Promise<string>>>();
const maxLately = 24;

function cubeOf(release: ServedRelease, of: CubeKey): Promise<string> {
  const known = lately.get(release) ?? new LRUCache<string, Promise<string>>({ max: maxLately });
  lately.set(release, known);
  const key = `${of.table.name} ${of.element.id} ${of.indicator}`;
  const found = known.get(key);
  if (found) return found;
  const made = makeCube(release, of);
  known.set(key, made);
  made.catch(() => known.delete(key));
  return made;
}

async function makeCube(release: ServedRelease, { table, element, indicator }: CubeKey): Promise<string> {
  const of = keptAs(element, indicator);
  const coverage = await selectCoverage(release.db, of);
  const columns = (await selectCubeColumns(release.db, of)) ?? noCubeColumns;
  const breaks = (await selectBreaks(release.db, { ...of, year: 0 }))[0];
  return writeCube({
    table: table.name,
    indicator,
    element,
    coverage,
    columns,
    limits: readLimits(breaks?.limits),
    hasZero: breaks?.has_zero === 1,
    breaks: await selectSeriesBreaks(release.db, of),
    emptyYear: table.fallbackYear,
  });
}
