import type { Database } from './steps/database.ts';
import { createCollections } from './steps/germplasm/collections.ts';
import { createFlows } from './steps/germplasm/flows.ts';
import { createLeftOut, reportLeftOut } from './steps/germplasm/left-out.ts';
import { createPlaces } from './steps/germplasm/places.ts';
import { createSamples } from './steps/germplasm/samples.ts';
import { createVarieties } from './steps/germplasm/varieties.ts';

/**
 * Fills every table of germplasm from the published rows. A source that was not at hand has none, and without any the tables are
 * empty. Returns what the run's report says.
 */
export async function buildGermplasm(db: Database, now: Date): Promise<string[]> {
  await createPlaces(db);
  await createLeftOut(db);
  await createFlows(db);
  const said = [
    ...(await createSamples(db, now)),
    ...(await createCollections(db)),
    ...(await createVarieties(db)),
  ];
  return [...said, ...(await reportLeftOut(db))];
}
