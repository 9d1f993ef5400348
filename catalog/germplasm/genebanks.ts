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
  /**
   * Where a map shows it: its town in degrees, and the country that holds the town. No source of a release has it, so it is written
   * here. Of several sites it is one: CGIAR's for beans, and USDA's for long-term storage.
   */
  place: { town: string; country: string; longitude: number; latitude: number };
}

const place = (town: string, country: string, longitude: number, latitude: number) => ({
  town,
  country,
  longitude,
  latitude,
});

/** The genebanks of the delivery networks, in alphabetical order of their short names. */
export const genebanks = [
  {
    id: 'aafc',
    short: 'AAFC',
    published: 'Canada_AAFC',
    country: 'CAN',
    place: place('Saskatoon', 'CAN', -106.63, 52.13),
  },
  {
    id: 'agg',
    short: 'AGG',
    published: 'Australia_AGG',
    country: 'AUS',
    place: place('Horsham', 'AUS', 142.17, -36.72),
  },
  {
    id: 'cgiar',
    short: 'CGIAR',
    published: 'CGIAR',
    country: null,
    place: place('Palmira', 'COL', -76.36, 3.5),
  },
  {
    id: 'cgn',
    short: 'CGN',
    published: 'Netherlands_CGN',
    country: 'NLD',
    place: place('Wageningen', 'NLD', 5.66, 51.98),
  },
  {
    id: 'ipk',
    short: 'IPK',
    published: 'Germany_IPK',
    country: 'DEU',
    place: place('Gatersleben', 'DEU', 11.28, 51.82),
  },
  {
    id: 'jic',
    short: 'JIC',
    published: 'UK_JIC',
    country: 'GBR',
    place: place('Norwich', 'GBR', 1.22, 52.62),
  },
  {
    id: 'usda',
    short: 'USDA',
    published: 'USA_USDA',
    country: 'USA',
    place: place('Fort Collins', 'USA', -105.08, 40.57),
  },
] as const satisfies readonly Genebank[];

/** The genebank with this id. */
export const findGenebank = (id: string): Genebank | undefined =>
  genebanks.find((genebank) => genebank.id === id);

/**
 * The international centres that work on a crop, by their countries: what they send and receive is reported as that of the country. No source of
 * a release has it, so it is written here.
 */
const centres: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  beans: { COL: 'CIAT' },
  'sweet-potato': { PER: 'CIP' },
  potato: { PER: 'CIP' },
  forages: { COL: 'CIAT', ETH: 'ILRI', LBN: 'ICARDA' },
  rice: { COL: 'CIAT', PHL: 'IRRI' },
  cassava: { COL: 'CIAT', NGA: 'IITA' },
  musa: { BEL: 'ITC', NGA: 'IITA' },
};

/** The international centre of a crop in a country. */
export const centreOf = (crop: string, country: string): string | undefined => centres[crop]?.[country];
