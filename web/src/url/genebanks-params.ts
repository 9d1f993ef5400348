import { country, forwards, oneOf, params, tab, tables, type ViewOf, year } from './params.ts';

export const sampleSides = ['received', 'provided', 'balance'] as const;
export type SampleSide = (typeof sampleSides)[number];

/** The parameters of a page of shipments; `null` is all. */
export const genebanksParams = params(
  {
    country: country(),
    region: country(/^\d{3}$/),
    from: { ...year(1900, 2099), also: ['year'] },
    to: { ...year(1900, 2099), also: ['year'] },
    /** `null`: the side with more samples. */
    side: oneOf(sampleSides),
    tab: tab(),
    tables: tables(),
    explain: oneOf(sampleSides),
  },
  { settle: forwards },
);
export type GenebanksView = ViewOf<typeof genebanksParams>;
