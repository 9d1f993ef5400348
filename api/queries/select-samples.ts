import type { Kysely } from 'kysely';
import type { ReleaseDatabase, Row } from '#release/schema.ts';

/** A crop's reports of samples, by area, year and side. */
export function selectSampleReports(
  db: Kysely<ReleaseDatabase>,
  crop: string,
): Promise<Omit<Row<'sample_report'>, 'crop'>[]> {
  return db
    .selectFrom('sample_report')
    .select(['area', 'year', 'side', 'product', 'number', 'samples', 'reading', 'rows', 'source'])
    .where('crop', '=', crop)
    .orderBy('area')
    .orderBy('year')
    .orderBy('side')
    .orderBy('product')
    .orderBy('number')
    .execute();
}

/** Samples of a crop that the genebanks of the United States sent, by recipient and year. */
export function selectSampleDistributions(
  db: Kysely<ReleaseDatabase>,
  crop: string,
): Promise<Omit<Row<'sample_distribution'>, 'crop'>[]> {
  return db
    .selectFrom('sample_distribution')
    .select(['area', 'year', 'product', 'samples', 'source'])
    .where('crop', '=', crop)
    .orderBy('area')
    .orderBy('year')
    .orderBy('product')
    .execute();
}

/** Accessions of a crop that Canada's genebank shipped, by recipient and year. */
export function selectShippedAccessions(
  db: Kysely<ReleaseDatabase>,
  crop: string,
): Promise<Omit<Row<'shipped_accession'>, 'crop'>[]> {
  return db
    .selectFrom('shipped_accession')
    .select(['area', 'year', 'product', 'accessions', 'agreements', 'source'])
    .where('crop', '=', crop)
    .orderBy('area')
    .orderBy('year')
    .orderBy('product')
    .execute();
}
