import type { Kysely } from 'kysely';
import type { ReleaseDatabase, Row } from '#release/schema.ts';

/** A variety with its breeders, in their order, the basis of its year, and its source's text on its features. */
export type SelectedVariety = Row<'variety'> & {
  breeders: readonly (string | null)[];
  year_basis: string | null;
  special: string | null;
};

/** All varieties, by id. */
export async function selectVarieties(db: Kysely<ReleaseDatabase>): Promise<SelectedVariety[]> {
  const rows = await db.selectFrom('variety').selectAll().orderBy('id').execute();
  const institutions = await db
    .selectFrom('variety_institution')
    .select(['variety', 'name'])
    .where('role', '=', 'breeder')
    .orderBy('variety')
    .orderBy('place')
    .execute();
  const textsOf = async (trait: 'special' | 'year-basis') => {
    const texts = await db
      .selectFrom('variety_trait')
      .select(['variety', 'text'])
      .where('trait', '=', trait)
      .where('doubt', 'is', null)
      .execute();
    return new Map(texts.map(({ variety, text }) => [variety, text]));
  };
  const [basisOf, specialOf] = [await textsOf('year-basis'), await textsOf('special')];
  const breeders = new Map<string, (string | null)[]>();
  for (const { variety, name } of institutions)
    breeders.set(variety, [...(breeders.get(variety) ?? []), name]);
  return rows.map((row) => ({
    ...row,
    breeders: breeders.get(row.id) ?? [],
    year_basis: basisOf.get(row.id) ?? null,
    special: specialOf.get(row.id) ?? null,
  }));
}

/** The fields of varieties as published. */
export function selectVarietyTraits(
  db: Kysely<ReleaseDatabase>,
  ids: readonly string[],
): Promise<Row<'variety_trait'>[]> {
  return db
    .selectFrom('variety_trait')
    .selectAll()
    .where('variety', 'in', ids)
    .orderBy('variety')
    .orderBy('trait')
    .execute();
}

/** The institutions of varieties, each role's in their order. */
export function selectVarietyInstitutions(
  db: Kysely<ReleaseDatabase>,
  ids: readonly string[],
): Promise<Row<'variety_institution'>[]> {
  return db
    .selectFrom('variety_institution')
    .selectAll()
    .where('variety', 'in', ids)
    .orderBy('variety')
    .orderBy('role')
    .orderBy('place')
    .execute();
}

/** Rows of sources of germplasm that are in no table, by source. */
export function selectLeftOut(db: Kysely<ReleaseDatabase>): Promise<Row<'germplasm_left_out'>[]> {
  return db
    .selectFrom('germplasm_left_out')
    .selectAll()
    .orderBy('source')
    .orderBy('detail')
    .orderBy('reason')
    .execute();
}

/** The supplier of each source's records. */
export function selectVarietySupplies(db: Kysely<ReleaseDatabase>): Promise<Row<'variety_supply'>[]> {
  return db.selectFrom('variety_supply').selectAll().orderBy('source').execute();
}

/** Varieties of a crop released in the World, years rising. */
export function selectVarietyCounts(
  db: Kysely<ReleaseDatabase>,
  crop: string,
): Promise<Row<'variety_count'>[]> {
  return db.selectFrom('variety_count').selectAll().where('crop', '=', crop).orderBy('year').execute();
}
