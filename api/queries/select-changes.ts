import { type Kysely, sql } from 'kysely';
import type { ReleaseDatabase, Row } from '#release/schema.ts';

/** Filter of the change log. */
export interface ChangeFilter {
  indicator?: number | undefined;
  element?: number | undefined;
  area?: string | undefined;
  kind?: 'added' | 'removed' | 'changed' | undefined;
}

/** Figures of the change log in key order: `limit` of them from `offset` on. */
export function selectChanges(
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
export function selectChangeCounts(db: Kysely<ReleaseDatabase>) {
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
export function selectLargestRevisions(db: Kysely<ReleaseDatabase>): Promise<Row<'change'>[]> {
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
