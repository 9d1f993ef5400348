import type { Cube } from '#contract/data.ts';

/** What a cube says of its figures where there is nothing to say: no sums, breaks, seams, doubts or events. */
export const plainFacts = {
  sums: {},
  limits: [],
  hasZero: false,
  breaks: [],
  areaBreaks: {},
  seams: [],
  areaSeams: {},
  doubts: {},
  events: {},
} satisfies Partial<Cube>;
