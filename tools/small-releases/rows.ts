import { publicationFiles } from '#ingest/testing/publication-rows.ts';
import { editionList, names, normalised, noted, type Row } from '#ingest/testing/source-files.ts';
import { lowerBounds, matrix, totals } from '#ingest/testing/trade-files.ts';
import { balances, historicBalances, laterBalances } from './rows/balances.ts';
import { computedValues, harvests, values } from './rows/harvests.ts';
import { lossFiles } from './rows/losses.ts';
import { land, people } from './rows/people-and-land.ts';
import { priceFiles } from './rows/prices.ts';

import type { Revision } from './rows/revisions.ts';
import { flowFiles } from './rows/sample-flows.ts';
import { sampleFiles } from './rows/samples.ts';
import { boundTotals, flows, publishedTotals } from './rows/trade.ts';
import { varietyFiles } from './rows/varieties.ts';

const [earlier, later] = ['FBS-2024-07', 'FBS-2025-07'];
const withNote = (note: string, rows: readonly Row[]) => rows.map((row) => [note, row] as const);

/** Files as FAO publishes them, with the typed rows; balances of two editions share one file, as carriers join them. */
export function sourceFiles(revision: Revision): Readonly<Record<string, string>> {
  return {
    [names.fbs]: noted([
      ...withNote(earlier, [...balances, ...revision.balances]),
      ...withNote(later, [...laterBalances, ...revision.laterBalances]),
    ]),
    'editions.csv': editionList([
      [names.fbs, earlier, '2024-07'],
      [names.fbs, later, '2025-07'],
    ]),
    [names.fbsh]: normalised(historicBalances),
    [names.qcl]: normalised(harvests),
    [names.value]: normalised(values),
    [names.computedValue]: normalised(computedValues),
    [names.land]: normalised(land),
    [names.population]: normalised(people),
    'Trade_CropsLivestock_E_All_Data_(Normalized).csv': totals(publishedTotals),
    'TCL_values_lower-bound_from_TM.csv': lowerBounds(boundTotals),
    ...priceFiles,
    ...sampleFiles,
    ...flowFiles,
    ...varietyFiles,
    ...publicationFiles,
    ...lossFiles,
    'Trade_DetailedTradeMatrix_E_All_Data_(Normalized).csv': matrix([...flows, ...revision.flows]),
  };
}
