import type { BulkFile } from '../download/attempt.ts';
import type { RowSource } from '../steps/rows/row-source.ts';
import type { Source } from '../steps/source.ts';
import { aafcShipments } from './aafc-shipments.ts';
import { agrofitCrops, agrofitNames } from './agrofit-pests.ts';
import { beanGrowingPlaces } from './bean-growing-places.ts';
import { beanPestsCompiled } from './bean-pests-compiled.ts';
import { beanVarietiesSeen } from './bean-varieties-seen.ts';
import { carobDatasets, carobReferences } from './carob.ts';
import { ciatBeanLandraces } from './ciat-bean-landraces.ts';
import { colombiaSipsa } from './colombia-sipsa.ts';
import { conabioPhaseolusMexico } from './conabio-phaseolus-mexico.ts';
import { faoFoodLosses2022, faoFoodLosses2025 } from './fao-food-losses.ts';
import {
  faostatFbs,
  faostatFbsClass,
  faostatFbsh,
  faostatFodder,
  faostatPopulation,
  faostatProducerPrices,
  faostatQcl,
  faostatQv,
  faostatQvDerived,
  faostatRl,
  faostatTcl,
  faostatTclDerived,
  faostatTm,
} from './faostat.ts';
import { genebankFlows, genebankFlowsFromOrigins, genebankFlowsToRecipients } from './genebank-flows.ts';
import { giewsFpma } from './giews-fpma.ts';
import { imfCommodityPrices, imfExchangeRates } from './imf.ts';
import { kenyaMbeguchoice } from './kenya-mbeguchoice.ts';
import { legumeinfoPublications } from './legumeinfo-publications.ts';
import { peruLimaWholesale } from './peru-lima-wholesale.ts';
import { phaseolusOccurrences } from './phaseolus-occurrences.ts';
import { plantTreatySamples } from './plant-treaty-samples.ts';
import { publicationsSeen } from './publications-seen.ts';
import { rwandaDistricts, rwandaEsoko } from './rwanda.ts';
import { tanzaniaBulletins } from './tanzania-bulletins.ts';
import { terminagDiseases } from './terminag-diseases.ts';
import { ugandaSeedTracking } from './uganda-seed-tracking.ts';
import { upovReleases } from './upov-releases.ts';
import { usdaDistributions } from './usda-distributions.ts';
import { wfpFoodPrices, wfpFoodPricesNigeria } from './wfp.ts';
import {
  consumerPriceIndex,
  worldBankCommodityPrices,
  worldBankCommodityPricesEarlier,
  worldBankExchangeRates,
  worldPopulation,
} from './world-bank.ts';

/** Every source, in the order of reports. A new source is one file and one line here. */
export const sources: readonly Source[] = [
  faostatFbs,
  faostatFbsh,
  faostatFbsClass,
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

/**
 * Every source of prices, in the order of reports. Of two that have a crop in an area, a page opens on the one that comes
 * first here. A new source is one file and one line here.
 */
export const priceSources: readonly RowSource[] = [
  wfpFoodPrices,
  giewsFpma,
  wfpFoodPricesNigeria,
  rwandaDistricts,
  rwandaEsoko,
  tanzaniaBulletins,
  colombiaSipsa,
  peruLimaWholesale,
  worldBankCommodityPrices,
  worldBankCommodityPricesEarlier,
  imfCommodityPrices,
  imfExchangeRates,
  worldBankExchangeRates,
  consumerPriceIndex,
];

/** Every source of germplasm, in the order of reports. A new source is one file and one line here. */
const germplasmSources: readonly RowSource[] = [
  plantTreatySamples,
  usdaDistributions,
  aafcShipments,
  genebankFlows,
  genebankFlowsFromOrigins,
  genebankFlowsToRecipients,
  ciatBeanLandraces,
  phaseolusOccurrences,
  conabioPhaseolusMexico,
  kenyaMbeguchoice,
  ugandaSeedTracking,
  beanVarietiesSeen,
  upovReleases,
];

/**
 * Every source of publications, in the order of reports. For a publication in two of them, the first one's values count. A new
 * source is one file and one line here.
 */
export const publicationSources: readonly RowSource[] = [
  publicationsSeen,
  legumeinfoPublications,
  carobReferences,
  carobDatasets,
];

/** Every source of pests, diseases and losses, in the order of reports. A new source is one file and one line here. */
const lossSources: readonly RowSource[] = [
  beanPestsCompiled,
  agrofitNames,
  agrofitCrops,
  terminagDiseases,
  faoFoodLosses2022,
  faoFoodLosses2025,
];

/** Every source of where in countries a crop grows, in the order of reports. A new source is one file and one line here. */
const placeSources: readonly RowSource[] = [beanGrowingPlaces];

/** Every source that is read as rows of a kind of data of its own. */
export const rowSources: readonly RowSource[] = [
  ...priceSources,
  ...germplasmSources,
  ...publicationSources,
  ...lossSources,
  ...placeSources,
];

/** The files that can be fetched, of the sources that read them. */
export const bulkFiles: readonly BulkFile[] = [...sources, ...rowSources].flatMap(({ key, url, download }) =>
  download === undefined ? [] : [{ key, page: url, ...download }],
);
