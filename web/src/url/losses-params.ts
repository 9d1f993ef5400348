import { commoditiesOf, lossEvidences, lossStages } from '#catalog/losses/stages.ts';
import { country, oneOf, page, params, type ViewOf } from './params.ts';

/** The parameters of a page of a crop's losses. */
export const lossesParams = (crop: string) =>
  params({
    /** `null` for the crop as it is harvested. */
    commodity: oneOf(commoditiesOf(crop)),
    country: country(),
    evidence: oneOf(lossEvidences, 'studies'),
    /** Stage of the findings that are listed; `null` for all. */
    stage: oneOf(lossStages),
    /** Page of the list of findings. */
    page: page(),
  });
export type LossesView = ViewOf<ReturnType<typeof lossesParams>>;
