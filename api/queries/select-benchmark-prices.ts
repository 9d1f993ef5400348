import { type Kysely, sql } from 'kysely';
import type { ReleaseDatabase } from '#release/schema.ts';

/** A series of the release with its first and last month, and one of the files that it is from. */
export interface BenchmarkRow {
  series: string;
  source: number;
  first: number;
  last: number;
}

/** Every series of international benchmark prices, by its id and file. */
export function selectBenchmarks(db: Kysely<ReleaseDatabase>): Promise<BenchmarkRow[]> {
  return db
    .selectFrom('benchmark_price')
    .select(['series', 'source'])
    .select([sql<number>`min(month)`.as('first'), sql<number>`max(month)`.as('last')])
    .groupBy(['series', 'source'])
    .orderBy('series')
    .orderBy('source')
    .execute();
}

/** The months of a series, rising; US$ per unit of the series. */
export function selectBenchmarkMonths(
  db: Kysely<ReleaseDatabase>,
  series: string,
): Promise<{ month: number; value: number; source: number }[]> {
  return db
    .selectFrom('benchmark_price')
    .select(['month', 'value', 'source'])
    .where('series', '=', series)
    .orderBy('month')
    .execute();
}
