import { findElement } from '#catalog/elements/index.ts';
import { mostChanges, type ReleaseChanges } from '#contract/changes.ts';
import { routes } from '#contract/routes.ts';
import { type Row, type ReleaseDatabase } from '#release/schema.ts';
import { findLicences } from '../licensing/release-licences.ts';
import { selectRows } from '../queries/select-rows.ts';
import { requireIndicator, requireTable } from '../vocabulary.ts';
import { type DataRoute, dataRoute } from './data-route.ts';
import { type Kysely, sql } from 'kysely';

/** Filter of the change log. */
interface ChangeFilter {
  indicator?: number | undefined;
  element?: number | undefined;
  area?: string | undefined;
  kind?: 'added' | 'removed' | 'changed' | undefined;
}

/** Figures of the change log in key order: `limit` of them from `offset` on. */
function selectChanges(
  db: Kysely<ReleaseDatabase>,
  { indicator, element, area, kind }: ChangeFilter,
  { offset, limit }: { offset: number; limit: number },
): Promise<Row<'change'>[]> {
  return db
    .selectFrom('change')
    .selectAll()
    .$if(indicator !== undefined, (query) => query.where('indicator', '=', indicator ?? 0))
    .$if(element !== undefined, (query) => query.where('element', '=', element ?? 0))
    .$if(area !== undefined, (query) => query.where('area', '=', area ?? ''))
    .$if(kind !== undefined, (query) => query.where(isKind(kind ?? 'changed')))
    .orderBy('indicator')
    .orderBy('element')
    .orderBy('year')
    .orderBy('area')
    .orderBy('partner')
    .limit(limit)
    .offset(offset)
    .execute();
}

function isKind(kind: NonNullable<ChangeFilter['kind']>) {
  if (kind === 'added') return sql<boolean>`before is null`;
  if (kind === 'removed') return sql<boolean>`after is null`;
  return sql<boolean>`before is not null and after is not null`;
}

/** How many figures of each indicator and element are new, gone, or not what they were. */
function selectChangeCounts(db: Kysely<ReleaseDatabase>) {
  return db
    .selectFrom('change')
    .select(['indicator', 'element'])
    .select(sql<number>`count(*) filter (where before is null)`.as('added'))
    .select(sql<number>`count(*) filter (where after is null)`.as('removed'))
    .select(sql<number>`count(*) filter (where before is not null and after is not null)`.as('changed'))
    .groupBy(['indicator', 'element'])
    .orderBy('indicator')
    .orderBy('element')
    .execute();
}

/** Of each indicator and element the revised figure of a country that differs most, leaving out doubtful ones. */
function selectLargestRevisions(db: Kysely<ReleaseDatabase>): Promise<Row<'change'>[]> {
  const ranked = db
    .selectFrom('change')
    .innerJoin('area', 'area.code', 'change.area')
    .leftJoin('doubtful_figure', (join) =>
      join
        .onRef('doubtful_figure.indicator', '=', 'change.indicator')
        .onRef('doubtful_figure.element', '=', 'change.element')
        .onRef('doubtful_figure.area', '=', 'change.area')
        .onRef('doubtful_figure.year', '=', 'change.year'),
    )
    .selectAll('change')
    .select(
      sql<number>`row_number() over (
        partition by change.indicator, change.element
        order by abs(after - before) desc, change.year desc, change.area, partner)`.as('place'),
    )
    .where('area.kind', '=', 'country')
    .where('doubtful_figure.reason', 'is', null)
    .where(sql<boolean>`before <> after`);
  return db.selectFrom(ranked.as('ranked')).selectAll().where('place', '=', 1).execute();
}

const unitOf = (element: number): string => findElement(element)?.unit ?? '';

function toFigureChange(row: Row<'change'>): ReleaseChanges['figures'][number] {
  const { indicator, element, year, area, partner } = row;
  const side = (value: number | null, flag: string | null) =>
    value === null ? null : { value, flag: flag ?? '' };
  const [before, after] = [side(row.before, row.before_flag), side(row.after, row.after_flag)];
  const kind = before === null ? 'added' : after === null ? 'removed' : 'changed';
  return {
    indicator,
    element,
    unit: unitOf(element),
    year,
    area,
    partner: partner === '' ? null : partner,
    kind,
    before,
    after,
  };
}

/** Where the figures come from, and how they fit together. */
export const releaseRoutes: readonly DataRoute[] = [
  dataRoute(routes.release, ({ release }) => release.info),
  dataRoute(routes.releases, ({ kept }) => kept()),
  dataRoute(routes.changes, async ({ query, release }) => {
    const { id, created, changes } = release.info;
    const { offset = 0, limit = mostChanges, ...filter } = query;
    const licences = findLicences(release);
    const [rows, elements, revisions] = await Promise.all([
      selectChanges(release.db, filter, { offset, limit: limit + 1 }),
      selectChangeCounts(release.db),
      selectLargestRevisions(release.db),
    ]);
    const figures = await licences.open(rows.slice(0, limit));
    const keyOf = ({ indicator, element }: { indicator: number; element: number }) =>
      `${indicator} ${element}`;
    const largest = new Map(revisions.map((row) => [keyOf(row), toFigureChange(row)]));
    return {
      release: { id, created },
      previous: changes?.previous ?? null,
      counts: {
        added: changes?.added ?? 0,
        removed: changes?.removed ?? 0,
        changed: changes?.changed ?? 0,
      },
      sources: changes?.sources ?? [],
      elements: (await licences.open(elements)).map((row) => ({
        ...row,
        unit: unitOf(row.element),
        largest: largest.get(keyOf(row)) ?? null,
      })),
      figures: figures.map(toFigureChange),
      next: rows.length > limit ? offset + limit : null,
    };
  }),
  dataRoute(routes.sources, ({ release }) =>
    release.info.sources.map((source) => ({
      ...source,
      editions: release.info.editions
        .filter(({ sources }) => sources.includes(source.key))
        .map(({ sources: _, ...edition }) => edition),
    })),
  ),
  dataRoute(routes.worldSums, async ({ params, release }) => {
    const table = requireTable(params.table);
    const indicator = requireIndicator(table, params.indicatorId);
    const rows = await selectRows(
      release.db,
      'world_sum',
      { indicator },
      { columns: ['element', 'year', 'world', 'countries_sum', 'countries', 'reason'] },
    );
    const sums = rows
      .filter(({ element }) => table.elements.has(element))
      .map((row) => ({ ...row, unit: unitOf(row.element) }));
    return { indicator, sums };
  }),
];
