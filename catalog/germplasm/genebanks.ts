/** A genebank, or a network of them, that sends samples. Its full name is the word `deliveryNetwork.genebanks.<id>.full`. */
export interface Genebank {
  /** Id in addresses and answers. */
  id: string;
  /** Its short name, the same in every language. */
  short: string;
  /** Name in the flows as published. */
  published: string;
  /** ISO3 code; `null` for CGIAR, whose genebanks are in several countries. */
  country: string | null;
}

/** The genebanks of the delivery networks, in alphabetical order of their short names. */
export const genebanks = [
  { id: 'aafc', short: 'AAFC', published: 'Canada_AAFC', country: 'CAN' },
  { id: 'agg', short: 'AGG', published: 'Australia_AGG', country: 'AUS' },
  { id: 'cgiar', short: 'CGIAR', published: 'CGIAR', country: null },
  { id: 'cgn', short: 'CGN', published: 'Netherlands_CGN', country: 'NLD' },
  { id: 'ipk', short: 'IPK', published: 'Germany_IPK', country: 'DEU' },
  { id: 'jic', short: 'JIC', published: 'UK_JIC', country: 'GBR' },
  { id: 'usda', short: 'USDA', published: 'USA_USDA', country: 'USA' },
] as const satisfies readonly Genebank[];
