/** Stages and methods of FAO's data on food losses, by name. Words are `losses.<list>.<id>`. */

/** Stages of the chain from the field to the table, in that order, then figures of no single stage. FAO's own names. */
export const lossStages = [
  'harvest',
  'stacking',
  'farm',
  'post-harvest',
  'grading',
  'packing',
  'storage',
  'transport',
  'trader',
  'processing',
  'export',
  'distribution',
  'wholesale',
  'market',
  'retail',
  'food-services',
  'households',
  'whole-chain',
  'not-stated',
] as const;
export type LossStage = (typeof lossStages)[number];

/** Whether a stage is one of the chain: the others are the whole of it, and what names none. */
export const isOneStage = (stage: LossStage): boolean => stage !== 'whole-chain' && stage !== 'not-stated';

/** How a figure was obtained, in FAO's words. */
export const lossMethods = [
  'survey',
  'protocol',
  'case-study',
  'experiment',
  'expert',
  'literature',
  'accounts',
  'questionnaire',
  'modelled',
  'not-stated',
] as const;
export type LossMethod = (typeof lossMethods)[number];

/**
 * The evidence of a figure: `studies` examined a chain in some place, `statistics` are annual reports of a state, `modelled` are
 * computed for each country and year, mostly the same every year. They are never in one median.
 */
export const lossEvidences = ['studies', 'statistics', 'modelled'] as const;
export type LossEvidence = (typeof lossEvidences)[number];

/** What figures of a method rest on. */
export function evidenceOf(method: LossMethod): LossEvidence {
  if (method === 'modelled') return 'modelled';
  return method === 'questionnaire' || method === 'accounts' ? 'statistics' : 'studies';
}

/** Commodities of sources, the crop as harvested first. Words are `losses.commodity.<id>`. */
export const lossCommodities = [
  'beans-dry',
  'cassava-fresh',
  'cassava-dry',
  'cassava-flour',
  'cassava-tapioca',
  'cocoa-beans',
  'potatoes',
  'potato-starch',
  'rice-paddy',
  'rice-husked',
  'rice-milled',
  'rice-broken',
  'sweet-potatoes',
] as const;
export type LossCommodity = (typeof lossCommodities)[number];

/** The crop that each of them is, or is made of. */
const cropOfCommodity: Readonly<Record<LossCommodity, string>> = {
  'beans-dry': 'beans',
  'cassava-fresh': 'cassava',
  'cassava-dry': 'cassava',
  'cassava-flour': 'cassava',
  'cassava-tapioca': 'cassava',
  'cocoa-beans': 'cocoa',
  potatoes: 'potato',
  'potato-starch': 'potato',
  'rice-paddy': 'rice',
  'rice-husked': 'rice',
  'rice-milled': 'rice',
  'rice-broken': 'rice',
  'sweet-potatoes': 'sweet-potato',
};

/** Commodities of a crop, as harvested first; none of a crop that no source has losses of. */
export const commoditiesOf = (crop: string): readonly LossCommodity[] =>
  lossCommodities.filter((commodity) => cropOfCommodity[commodity] === crop);

/** Findings per page of the list, and the default page size of responses. */
export const findingsOnPage = 50;
