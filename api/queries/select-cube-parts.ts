import type { Kysely } from 'kysely';
import { groupBy } from '#domain/group-by.ts';
import type { FigureColumn } from '#release/figure-column.ts';
import type { ReleaseDatabase, Row } from '#release/schema.ts';
import type { ColumnKey } from '../figures/figure-store.ts';
import type { OpenRelease } from '../release/read-release.ts';
import { selectRows } from './select-rows.ts';

/** Rows of a cube. */
export interface CubeRows {
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
export async function selectCubeParts(
  { db, figures }: Pick<OpenRelease, 'db' | 'figures'>,
  columnKeys: readonly ColumnKey[],
): Promise<readonly CubeRows[]> {
  const indicators = [...new Set(columnKeys.map(({ indicator }) => indicator))];
  const parts = new Map<number, ReadonlyMap<number, Omit<CubeRows, 'column'>>>();
  for (const indicator of indicators) {
    const elements = columnKeys.flatMap((one) => (one.indicator === indicator ? [one.element] : []));
    parts.set(indicator, await selectOfIndicator(db, indicator, [...new Set(elements)]));
  }
  return Promise.all(
    columnKeys.map(async (columnKey) => ({
      ...(parts.get(columnKey.indicator)?.get(columnKey.element) ?? noRows),
      column: await figures.column(columnKey),
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
