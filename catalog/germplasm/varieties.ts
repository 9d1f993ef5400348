/**
 * Attributes of released varieties, by name: one list for the release, the interface, imports and pages. Words are
 * `varieties.<list>.<id>`.
 */

/** What kind of list a source is: how far its rows may be counted. */
export type VarietyNature =
  /** A country's catalogue of released varieties. */
  | 'register'
  /** A list of names that a country's system works with, without years. */
  | 'list'
  /** Varieties found in public pages: no total of any country. */
  | 'seen'
  /** Records that an institution contributed through the import. */
  | 'supplied';

/** Types of varieties by crop. A source without types gives none. */
const varietyTypes = {
  beans: ['bush', 'climbing', 'snap'],
  rice: ['paddy', 'upland'],
} as const satisfies Readonly<Record<string, readonly string[]>>;

/** The types that a crop's varieties can be of. */
export function typesOf(crop: string): readonly string[] {
  return Object.hasOwn(varietyTypes, crop) ? varietyTypes[crop as keyof typeof varietyTypes] : [];
}

/** What an institution is to a variety. */
export const varietyRoles = ['breeder', 'maintainer', 'merchant'] as const;
export type VarietyRole = (typeof varietyRoles)[number];

/** Traits that varieties can be filtered by: a source answers yes, or names them in its text. */
export const varietyTopics = [
  'drought',
  'disease',
  'storage-pests',
  'consumers',
  'iron-zinc',
  'provitamin-a',
] as const;
export type VarietyTopic = (typeof varietyTopics)[number];

/** Fields that a source may have on a variety, in the order in which pages list them. */
export const varietyTraits = [
  'special',
  'growth',
  'maturity-class',
  'maturity',
  'altitude',
  'optimal-altitude',
  'yield',
  'drought-tolerant',
  'disease-tolerant',
  'storage-pest-resistant',
  'consumer-preference',
  'season',
  'seed-type',
  'counties',
  'lowland',
  'lowland-transitional',
  'mid-altitude',
  'highland-transitional',
  'highland',
  'licence-type',
  'commercial-potential',
  'commercial-level',
  'year-basis',
] as const;
export type VarietyTrait = (typeof varietyTraits)[number];

/** A source's nature by its key; contributed records have keys of their own. */
export const varietyNatures: Readonly<Record<string, VarietyNature>> = {
  'kenya-mbeguchoice': 'register',
  'uganda-seed-tracking': 'list',
  'bean-varieties-seen': 'seen',
};

/** Reasons for which rows are left out that concern one crop alone. */
export const leftOutOf: Readonly<Record<string, string>> = { 'not-common-bean': 'beans' };

/** Prefix of the source keys of contributed records. */
const suppliedPrefix = 'import-varieties-';

/** The nature of a source. */
export function natureOf(source: string): VarietyNature {
  return source.startsWith(suppliedPrefix) ? 'supplied' : (varietyNatures[source] ?? 'seen');
}

/** Rows per page, and the default page size of responses. */
export const varietiesOnPage = 48;

/** Rows of an answer of the API whose request names no limit. */
export const varietiesInAnswer = 25;
