import { setImmediate as otherRequests } from 'node:timers/promises';
import { type Element } from '#catalog/element.ts';
import { keptAs } from '#catalog/elements/index.ts';
import { type Cube } from '#contract/data.ts';
import { routes } from '#contract/routes.ts';
import { sliceCube } from '#contract/slice-cube.ts';
import { parseIds } from '../parameters.ts';
import { type ServedRelease } from '../release/served-release.ts';
import { readLimits } from '../shaping/read-limits.ts';
import { writeCube } from '../shaping/write-cube.ts';
import { requireElement, requireIndicator, requireTable, type ServedTable } from '../vocabulary.ts';
import { type DataRoute, dataRoute, JsonText } from './data-route.ts';
import { requireArea } from './scope.ts';
import { type Kysely } from 'kysely';
import { groupBy } from '#domain/group-by.ts';
import { type FigureColumn } from '#release/figure-column.ts';
import { type ReleaseDatabase, type Row } from '#release/schema.ts';
import { type KeptElement } from '../figures/figure-store.ts';
import { type OpenRelease } from '../release/read-release.ts';
import { selectRows } from '../queries/select-rows.ts';

/** Rows of a cube. */
interface CubeRows {
  /** Years of the element, rising. */
  coverage: readonly Row<'coverage'>[];
  /** Its figures of all areas and years. */
  column: FigureColumn;
  /** Class limits over all years, as the release keeps them. */
  limits: string | undefined;
  hasZero: boolean;
  /** Where series break, by area, rising; and where they go on in another release. */
  breaks: readonly Row<'series_break'>[];
  seams: readonly Row<'series_break'>[];
  doubts: readonly Row<'doubtful_figure'>[];
  events: readonly Row<'figure_event'>[];
}

/** The parts of several cubes, in their order: six statements for each indicator, however many its elements. */
async function selectCubeParts(
  { db, figures }: Pick<OpenRelease, 'db' | 'figures'>,
  keptElements: readonly KeptElement[],
): Promise<readonly CubeRows[]> {
  const indicators = [...new Set(keptElements.map(({ indicator }) => indicator))];
  const parts = new Map<number, ReadonlyMap<number, Omit<CubeRows, 'column'>>>();
  for (const indicator of indicators) {
    const elements = keptElements.flatMap((one) => (one.indicator === indicator ? [one.element] : []));
    parts.set(indicator, await selectOfIndicator(db, indicator, [...new Set(elements)]));
  }
  return Promise.all(
    keptElements.map(async (kept) => ({
      ...(parts.get(kept.indicator)?.get(kept.element) ?? noRows),
      column: await figures.column(kept),
    })),
  );
}

async function selectOfIndicator(
  db: Kysely<ReleaseDatabase>,
  indicator: number,
  elements: readonly number[],
): Promise<ReadonlyMap<number, Omit<CubeRows, 'column'>>> {
  const where = { indicator, element: elements };
  const coverage = await selectRows(db, 'coverage', where);
  const limits = await selectRows(db, 'breaks', { ...where, year: 0 });
  const byElement = <Row extends { element: number }>(rows: readonly Row[]) =>
    groupBy(rows, ({ element }) => element);
  const breaks = byElement(await selectRows(db, 'series_break', where));
  const seams = byElement(await selectRows(db, 'series_seam', where));
  const doubts = byElement(await selectRows(db, 'doubtful_figure', where));
  const events = byElement(await selectRows(db, 'figure_event', where));
  const years = groupBy(coverage, ({ element }) => element);
  return new Map(
    elements.map((element) => {
      const classes = limits.find((row) => row.element === element);
      return [
        element,
        {
          coverage: years.get(element) ?? [],
          limits: classes?.limits,
          hasZero: classes?.has_zero === 1,
          breaks: breaks.get(element) ?? [],
          seams: seams.get(element) ?? [],
          doubts: doubts.get(element) ?? [],
          events: events.get(element) ?? [],
        },
      ];
    }),
  );
}

const noRows: Omit<CubeRows, 'column'> = {
  coverage: [],
  limits: undefined,
  hasZero: false,
  breaks: [],
  seams: [],
  doubts: [],
  events: [],
};

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
