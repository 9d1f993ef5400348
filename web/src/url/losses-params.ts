import { commoditiesOf, lossEvidences } from '#catalog/losses/stages.ts';
import { losses } from '#datasets/losses/dataset.ts';
import { filterParams } from './list-params.ts';
import { oneOf, page, params, type ViewOf } from './params.ts';

export const lossesParams = (crop: string) =>
  params({
    /** `null` for the crop as it is harvested. */
    commodity: oneOf(commoditiesOf(crop)),
    ...filterParams(losses, ['q', 'country', 'stage']),
    evidence: oneOf(lossEvidences, 'studies'),
    page: page(),
  });
export type LossesView = ViewOf<ReturnType<typeof lossesParams>>;
