import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buildPrices } from '#ingest/prices.ts';
import { consumerPriceIndex } from '#ingest/sources/consumer-price-index.ts';
import { imfExchangeRates } from '#ingest/sources/imf-exchange-rates.ts';
import { priceSources } from '#ingest/sources/index.ts';
import { wfpFoodPrices } from '#ingest/sources/wfp-food-prices.ts';
import { worldBankExchangeRates } from '#ingest/sources/world-bank-exchange-rates.ts';
import { createAreas } from '#ingest/steps/areas.ts';
import { Database } from '#ingest/steps/database.ts';
import { loadMappings } from '#ingest/steps/mappings.ts';
import { priceKind } from '#ingest/steps/prices/price-source.ts';
import { createRows, loadRowSources } from '#ingest/steps/rows/load-row-sources.ts';
import { writeRowParquet } from '#ingest/steps/rows/row-parquet.ts';
import { createSchema } from '#ingest/steps/schema.ts';
import { filesOfSources } from './ingest.ts';
import type { Figures } from './report.ts';

/** WFP's market prices, and what converts them. */
const read = [wfpFoodPrices, imfExchangeRates, worldBankExchangeRates, consumerPriceIndex];

const seconds = (milliseconds: number): number => Math.round(milliseconds / 10) / 100;

/**
 * Seconds from WFP's files to every table of prices, on disk as Parquet: reading, cleaning, suspects, medians. Processor time is
 * that of all threads, and the same whatever else the machine does. `null`, with a line, without the files.
 */
export async function measurePriceIngest(): Promise<Figures | null> {
  const directory = filesOfSources();
  if (directory === null) return null;
  const scratch = mkdtempSync(join(tmpdir(), 'observatory-bench-'));
  const db = await Database.open(scratch);
  try {
    await createSchema(db);
    await loadMappings(db);
    await createAreas(db, new Map());
    await createRows(db, priceKind);
    const started = performance.now();
    const before = process.cpuUsage();
    const [market] = await loadRowSources(db, read, {
      all: priceSources,
      directory,
      scratch,
      signal: new AbortController().signal,
      step: () => undefined,
    });
    await buildPrices(db, new Date());
    await writeRowParquet(db, scratch, priceKind);
    const { user, system } = process.cpuUsage(before);
    return {
      "rows of WFP's files": market?.rows ?? 0,
      'from files to medians and Parquet, s': seconds(performance.now() - started),
      'the same, processor time of all threads, s': seconds((user + system) / 1000),
    };
  } finally {
    db.close();
    rmSync(scratch, { recursive: true, force: true });
  }
}
