import {
  commoditiesOf,
  type LossCommodity,
  type LossEvidence,
  type LossStage,
  lossEvidences,
  lossStages,
} from '#catalog/losses/stages.ts';

/** What the address of a page of losses says. */
export interface LossesView {
  /** `null` for the crop as it is harvested. */
  commodity: LossCommodity | null;
  country: string | null;
  evidence: LossEvidence;
  /** Stage of the findings that are listed; `null` for all. */
  stage: LossStage | null;
  /** Page of the list of findings, from 1 on. */
  page: number;
}

/** Reads a query string of a crop's page. What it cannot mean there is as if it were not in it, and the page says so. */
export function parseLosses(search: string, crop: string): LossesView {
  const query = new URLSearchParams(search);
  const country = query.get('country') ?? '';
  const page = query.get('page') ?? '';
  return {
    commodity: commoditiesOf(crop).find((id) => id === query.get('commodity')) ?? null,
    country: /^[A-Z]{3}$/.test(country) ? country : null,
    evidence: lossEvidences.find((id) => id === query.get('evidence')) ?? 'studies',
    stage: lossStages.find((id) => id === query.get('stage')) ?? null,
    page: /^[1-9]\d{0,3}$/.test(page) ? Number(page) : 1,
  };
}

/** The view as parameters, defaults left out. */
export function lossParams(view: LossesView): readonly (readonly [name: string, value: string])[] {
  const { commodity, country, evidence, stage, page } = view;
  return [
    ...(commodity === null ? [] : [['commodity', commodity] as const]),
    ...(country === null ? [] : [['country', country] as const]),
    ...(evidence === 'studies' ? [] : [['evidence', evidence] as const]),
    ...(stage === null ? [] : [['stage', stage] as const]),
    ...(page === 1 ? [] : [['page', String(page)] as const]),
  ];
}

/** The query string of a view, with `?` or empty. */
export function serialiseLosses(view: LossesView, version: string | null): string {
  const query = new URLSearchParams(lossParams(view).map(([name, value]) => [name, value]));
  if (version !== null) query.set('v', version);
  const text = query.toString();
  return text === '' ? '' : `?${text}`;
}
