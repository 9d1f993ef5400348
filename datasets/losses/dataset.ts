import {
  evidenceOf,
  findingsOnPage,
  type LossMethod,
  lossCommodities,
  lossEvidences,
  lossMethods,
  lossStages,
} from '#catalog/losses/stages.ts';
import { choice, country, crop, dataset, limit, search, source } from '../engine/dataset.ts';

/** What filters and sorting read of a finding. */
export interface FoundLoss {
  crop: string;
  commodity: string;
  country: string;
  year: number;
  stage: string;
  method: LossMethod;
  source: string;
  region: string | null;
  activity: string | null;
  treatment: string | null;
  cause: string | null;
  reference: string | null;
}

/** Percentages lost, as sources report them of a place, a year and a stage of the chain. */
export const losses = dataset<FoundLoss>()({
  id: 'losses',
  filters: {
    crop: crop((row) => row.crop),
    q: search(
      ({ region, activity, treatment, cause, reference }) =>
        [region, activity, treatment, cause, reference].filter((text) => text !== null),
      { example: 'storage' },
    ),
    commodity: choice((row) => row.commodity, lossCommodities),
    country: country((row) => row.country, { example: 'TZA' }),
    stage: choice((row) => row.stage, lossStages),
    evidence: choice((row) => evidenceOf(row.method), lossEvidences),
    method: choice((row) => row.method, lossMethods),
    from: limit('from', (row) => row.year),
    to: limit('to', (row) => row.year),
    source: source((row) => row.source),
  },
  sorts: { year: { of: (row) => row.year, first: 'desc' } },
  sort: 'year',
  tie: (row) => row.country,
  onPage: findingsOnPage,
});
