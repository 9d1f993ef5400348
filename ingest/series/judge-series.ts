import type { Database } from '../steps/database.ts';
import type { Source } from '../steps/source.ts';
import { createDoubts } from './create-doubts.ts';
import { createPassages } from './passages.ts';
import { readServedSeries } from './served-series.ts';

/** Where series break or go on in another edition, and which figures are doubtful: the series are in memory no longer than for that. */
export async function judgeSeries(db: Database, sources: readonly Source[]): Promise<void> {
  const series = await readServedSeries(db, sources);
  await createPassages(db, series);
  await createDoubts(db, series);
}
