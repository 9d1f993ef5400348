import type { BulkFile } from '../download/bulk-file.ts';
import type { Source } from '../steps/source.ts';
import { faostatFbs } from './faostat-fbs.ts';
import { faostatFbsClass } from './faostat-fbs-class.ts';
import { faostatFbsh } from './faostat-fbsh.ts';
import { faostatFodder } from './faostat-fodder.ts';
import { faostatPopulation } from './faostat-population.ts';
import { faostatProducerPrices } from './faostat-producer-prices.ts';
import { faostatQcl } from './faostat-qcl.ts';
import { faostatQv } from './faostat-qv.ts';
import { faostatQvDerived } from './faostat-qv-derived.ts';
import { faostatRl } from './faostat-rl.ts';
import { faostatTcl } from './faostat-tcl.ts';
import { faostatTclDerived } from './faostat-tcl-derived.ts';
import { faostatTm } from './faostat-tm.ts';
import { foodGroups } from './food-groups.ts';
import { worldPopulation } from './world-population.ts';

/** Every source, in the order of reports. A new source is one file and one line here. */
export const sources: readonly Source[] = [
  faostatFbs,
  faostatFbsh,
  faostatFbsClass,
  foodGroups,
  faostatQcl,
  faostatFodder,
  faostatQv,
  faostatQvDerived,
  faostatRl,
  faostatPopulation,
  worldPopulation,
  faostatProducerPrices,
  faostatTm,
  faostatTclDerived,
  faostatTcl,
];

/** The files that can be fetched, of the sources that read them. */
export const bulkFiles: readonly BulkFile[] = sources.flatMap(({ key, url, download }) =>
  download === undefined ? [] : [{ key, page: url, ...download }],
);
