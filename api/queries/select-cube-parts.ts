import type { Kysely } from 'kysely';
import { groupBy } from '#domain/group-by.ts';
import type { FigureColumn } from '#release/figure-column.ts';
import type { ReleaseDatabase, Row } from '#release/schema.ts';
import type { KeptElement } from '../figures/figure-store.ts';
import type { OpenRelease } from '../release/read-release.ts';
import type { CoverageRow } from './select-coverage.ts';
import type { SeriesBreakRow } from './select-series-breaks.ts';

/** A doubtful figure. */
export type DoubtRow = Pick<Row<'doubtful_figure'>, 'area' | 'year' | 'reason'>;

/** A figure out of the ordinary for a known reason. */
export type EventRow = Pick<Row<'figure_event'>, 'area' | 'year' | 'event'>;

/** Rows of a cube. */
export interface CubeRows {
  /** Years of the element, rising. */
  coverage: readonly CoverageRow[];
  /** Its figures of all areas and years. */
  column: FigureColumn;
  /** Class limits over all years, as the release keeps them. */
  limits: string | undefined;
  hasZero: boolean;
  /** Where series break, by area, rising; and where they go on in another release. */
  breaks: readonly SeriesBreakRow[];
  seams: readonly SeriesBreakRow[];
  doubts: readonly DoubtRow[];
  events: readonly EventRow[];
}

/** The parts of several cubes, in their order: six statements for each indicator, however many its elements. */
export async function selectCubeParts(
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
  const coverage = await db
    .selectFrom('coverage')
    .select(['element', 'year', 'countries', 'is_default'])
    .where('indicator', '=', indicator)
    .where('element', 'in', elements)
    .orderBy('element')
    .orderBy('year')
    .execute();
  const limits = await db
    .selectFrom('breaks')
    .select(['element', 'limits', 'has_zero'])
    .where('indicator', '=', indicator)
    .where('element', 'in', elements)
    .where('year', '=', 0)
    .execute();
  /** Rows of a table of single figures, by element. */
  const selectOf = <Table extends 'series_break' | 'series_seam' | 'doubtful_figure' | 'figure_event'>(
    table: Table,
  ) =>
    db
      .selectFrom(table as 'series_break')
      .selectAll()
      .where('indicator', '=', indicator)
      .where('element', 'in', elements)
      .orderBy('element')
      .orderBy('area')
      .orderBy('year')
      .execute() as Promise<ReleaseDatabase[Table][]>;
  const byElement = <Row extends { element: number }>(rows: readonly Row[]) =>
    groupBy(rows, ({ element }) => element);
  const breaks = byElement(await selectOf('series_break'));
  const seams = byElement(await selectOf('series_seam'));
  const doubts = byElement(await selectOf('doubtful_figure'));
  const events = byElement(await selectOf('figure_event'));
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
