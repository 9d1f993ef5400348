/**
 * Why a figure is not believed enough to lead, each by a rule (`domain/plausibility.ts`, of rates `domain/prices/view.ts`) or a row of `ingest/mappings/doubtful.csv`; its
 * words are `figure.doubt.<reason>`.
 */
export const doubtReasons = [
  // By rule.
  'isolated',
  'yield',
  'price',
  'rate',
  'power-of-ten',
  'land',
  'energy',
  're-exports',
  'remainder',
  'unrecorded',
  // It rests on a figure that is doubtful.
  'input',
  // Known errors of a source.
  'token',
  'currency',
  'other-crop',
] as const;
export type DoubtReason = (typeof doubtReasons)[number];

/** Known causes of figures out of the ordinary (`ingest/mappings/events.csv`); their words are `figure.event.<event>`. */
export const eventIds = ['rwanda-1994', 'iraq-2003'] as const;
export type EventId = (typeof eventIds)[number];
