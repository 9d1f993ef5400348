/** A genebank, or a network of them, that sends samples. Its words are `deliveryNetwork.genebanks.<id>`. */
export interface Genebank {
  /** Id in addresses and answers. */
  id: string;
  /** Name in the flows as published. */
  published: string;
  /** ISO3 code; `null` for CGIAR, whose genebanks stand in several countries. */
  country: string | null;
}

/** The genebanks of the delivery networks, in alphabetical order of their short names. */
export const genebanks = [
  { id: 'aafc', published: 'Canada_AAFC', country: 'CAN' },
  { id: 'agg', published: 'Australia_AGG', country: 'AUS' },
  { id: 'cgiar', published: 'CGIAR', country: null },
  { id: 'cgn', published: 'Netherlands_CGN', country: 'NLD' },
  { id: 'ipk', published: 'Germany_IPK', country: 'DEU' },
  { id: 'jic', published: 'UK_JIC', country: 'GBR' },
  { id: 'usda', published: 'USA_USDA', country: 'USA' },
] as const satisfies readonly Genebank[];

/** Id of a genebank. */
export type GenebankId = (typeof genebanks)[number]['id'];
