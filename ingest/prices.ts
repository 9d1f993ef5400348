import { crops } from '#catalog/crops/index.ts';
import { priceSources } from './sources/index.ts';
import type { Database } from './steps/database.ts';
import { createBenchmarks } from './steps/prices/benchmarks.ts';
import { cleanPrices } from './steps/prices/clean.ts';
import { markDoubts } from './steps/prices/doubts.ts';
import { countLeftOut, reportPrices } from './steps/prices/left-out.ts';
import { createChoices, createMonths, createProducerPrices, createYears } from './steps/prices/months.ts';
import { createRateMacro, createRates } from './steps/prices/rates.ts';
import { keepPrices } from './steps/prices/repeats.ts';
import { createSeries, findRedenominations } from './steps/prices/series.ts';
import { markSuspects } from './steps/prices/suspects.ts';

/** Doubts, medians, the years' figures and the choice of sources: what follows from market prices, rates and producer prices. */
export async function derivePrices(db: Database): Promise<void> {
  await createRateMacro(db);
  await markDoubts(db);
  await createMonths(db);
  await createChoices(
    db,
    priceSources.map(({ key }) => key),
  );
  await createYears(db);
}

/**
 * Fills every table of prices from the published rows. A source that was not at hand has none, and without any the tables
 * are empty. Returns what the run's report says.
 */
export async function buildPrices(db: Database, now: Date): Promise<string[]> {
  const often = priceSources.flatMap(({ key, reports }) => (reports === 'often' ? [key] : []));
  await createRateMacro(db);
  await cleanPrices(db, now.getUTCFullYear() * 12 + now.getUTCMonth());
  await keepPrices(db, often);
  await createRates(db);
  await createSeries(db);
  await findRedenominations(db);
  await markSuspects(db);
  await createBenchmarks(db);
  await createProducerPrices(db, crops);
  await derivePrices(db);
  await countLeftOut(db);
  return reportPrices(db);
}
