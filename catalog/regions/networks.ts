import { regionCodes } from './index.ts';

/**
 * PABRA, the Pan-Africa Bean Research Alliance, and its three networks of countries: areas beside the regions, whose figures are
 * sums of their members'. Who belongs where is typed from the public pages of `networkSources`; a release that holds a
 * membership of its own, handed in through the import, replaces this list.
 */

/** The alliance as a whole; also the code of its area. */
export const allianceCode = 'PABRA';

/** The networks, in alphabetical order: codes of their areas. */
export const networkCodes = ['ECABREN', 'SABRN', 'WECABREN'] as const;

export type NetworkCode = (typeof networkCodes)[number];

/** The alliance and its networks, as pages list them. */
export const networkAreas: readonly string[] = [allianceCode, ...networkCodes];

/** Areas of several countries that have a page of their own: the World, its regions, PABRA and its networks. */
export const groupCodes: readonly string[] = [...regionCodes, ...networkAreas];

/** Paths of the alliance's pages, of its one crop. */
export const networkHome = '/beans/pabra';

/** Sections of the crop that have a page for the alliance's members. */
export const networkSections = ['surface-context', 'production', 'production-value', 'consumption'] as const;

/** Paths of all its pages, without a language. */
export const networkPaths: readonly string[] = [
  networkHome,
  ...[...networkSections, 'seed-production', 'seed-varieties'].map((id) => `${networkHome}/${id}`),
];

/** Pages that the memberships were read from. */
export const networkSources = {
  'pabra-members': 'http://pabra.org',
  'bean-partnership': 'http://grainlegumes.cgiar.org/partnership-the-heart-of-bean-research/',
  'legume-networks': 'http://grainlegumes.cgiar.org/publications/legume-networks/',
  'wecabren-meeting':
    'https://www.pabra-africa.org/west-central-africa-bean-research-network-wecabren-steering-committee-meeting-picture/',
} as const;

export type NetworkSource = keyof typeof networkSources;

/**
 * How sure it is that a country belongs to a network, surest first: a source states it; states it of a part of the country; lists it among
 * the teams of countries at the network's meeting; or nothing but that no other network is left.
 */
export const networkBases = ['stated', 'stated-in-part', 'attended', 'inferred'] as const;

type NetworkBasis = (typeof networkBases)[number];

/** A country and a network to which it belongs; of two networks, two rows. */
export interface NetworkMember {
  country: string;
  /** `null` where no source names it: the country counts for the alliance alone. */
  network: NetworkCode | null;
  basis: NetworkBasis | null;
  source: NetworkSource | null;
  /** Page that names the country as a member of the alliance. */
  memberSource: NetworkSource;
}

const listed = 'pabra-members';

const statedMember = (country: string, basis: NetworkBasis = 'stated'): NetworkMember => ({
  country,
  network: 'ECABREN',
  basis,
  source: 'legume-networks',
  memberSource: listed,
});
const attended = (country: string): NetworkMember => ({
  country,
  network: 'WECABREN',
  basis: 'attended',
  source: 'wecabren-meeting',
  memberSource: listed,
});
const inferred = (country: string): NetworkMember => ({
  country,
  network: 'SABRN',
  basis: 'inferred',
  source: null,
  memberSource: listed,
});

/** Members of the alliance. */
export const networkMembers: readonly NetworkMember[] = [
  ...['BDI', 'ETH', 'KEN', 'MDG', 'RWA', 'SDN', 'UGA'].map((country) => statedMember(country)),
  // Eastern and western Congo; northern Tanzania. Figures are of countries, so they count whole.
  ...['COD', 'TZA'].map((country) => statedMember(country, 'stated-in-part')),
  ...['AGO', 'LSO', 'MOZ', 'MUS', 'MWI', 'SWZ', 'ZAF', 'ZMB', 'ZWE'].map(inferred),
  ...['BFA', 'CAF', 'CMR', 'COG', 'GHA', 'GIN', 'MLI', 'SEN', 'TGO'].map(attended),
  { country: 'BWA', network: null, basis: null, source: null, memberSource: 'bean-partnership' },
];

/** Countries with a team at a network's meeting that no source names as members: named on the page, counted nowhere. */
export const networkGuests: readonly { country: string; network: NetworkCode; source: NetworkSource }[] = [
  { country: 'NGA', network: 'WECABREN', source: 'wecabren-meeting' },
];
