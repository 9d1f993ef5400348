import { varietiesInAnswer, varietyTopics } from '#catalog/germplasm/varieties.ts';
import { networkAreas } from '#catalog/regions/networks.ts';
import { searchable } from '#domain/germplasm/variety-name.ts';
import { choice, country, crop, dataset, limit, search, source } from '../engine/dataset.ts';

/** The values of a variety that are searched, filtered, counted and sorted. */
export interface FoundVariety {
  id: string;
  name: string;
  synonyms: readonly string[];
  crop: string;
  country: string;
  type: string | null;
  year: number | null;
  year_basis: string | null;
  institutions: readonly (string | null)[];
  maturity: { low: number; high: number } | null;
  altitude: { low: number; high: number } | null;
  traits: readonly string[];
  source: string;
}

/** Released varieties: one source's record of a variety in a country. */
export const varieties = dataset<FoundVariety>()({
  id: 'varieties',
  filters: {
    crop: crop((row) => row.crop),
    country: country((row) => row.country),
    /** PABRA, or one of its networks. The release defines their countries, so the caller selects the members' rows. */
    network: choice(() => networkAreas, networkAreas),
    /** Words of the name, a synonym or an institution. */
    q: search(({ name, synonyms, institutions }) => [
      name,
      ...synonyms,
      ...institutions.filter((one) => one !== null),
    ]),
    from: limit('from', (row) => row.year),
    to: limit('to', (row) => row.year),
    /** A type of the crop. */
    type: choice((row) => row.type, null, {
      looks: /^[a-z]+(-[a-z]+)*$/,
      longest: 40,
      hasUnsaid: true,
      example: 'climbing',
    }),
    institution: choice(({ institutions }) => institutions.filter((one) => one !== null), null, {
      looks: /\S/,
      longest: 160,
    }),
    trait: choice((row) => row.traits, varietyTopics),
    /** Days by which it is ripe. */
    maturity: limit('to', ({ maturity }) => maturity?.high ?? null, [1, 2000]),
    /** Metres above the sea that it suits. */
    altitude: limit('contains', (row) => row.altitude, [0, 9000]),
    source: source((row) => row.source),
  },
  sorts: {
    name: { of: ({ name }) => searchable(name), first: 'asc' },
    country: { of: (row) => row.country, first: 'asc' },
    type: { of: (row) => row.type, first: 'asc' },
    year: { of: (row) => row.year, first: 'asc' },
    institution: { of: ({ institutions: [first] }) => first ?? null, first: 'asc' },
    maturity: { of: ({ maturity }) => maturity?.high ?? null, first: 'asc' },
    altitude: { of: ({ altitude }) => altitude?.low ?? null, first: 'asc' },
  },
  sort: 'name',
  tie: ({ name, id }) => `${searchable(name)} ${id}`,
  onPage: varietiesInAnswer,
  handsOnParts: true,
});
