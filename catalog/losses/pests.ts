/** Attributes of pests and diseases, by name. Words are `pests.<list>.<id>`. */

/** Kinds of entries: each has a page. */
export const pestKinds = ['pest', 'disease'] as const;
export type PestKind = (typeof pestKinds)[number];

/** Groups of what harms, the wide ones first. */
export const pestAgents = ['insect', 'mite', 'fungus', 'oomycete', 'bacterium', 'virus'] as const;
export type PestAgent = (typeof pestAgents)[number];

/** Parts of a plant that sources name, from the ground up. */
export const plantParts = [
  'roots',
  'hypocotyl',
  'seedling-stems',
  'seedlings',
  'stems',
  'vascular',
  'shoots',
  'foliage',
  'leaves',
  'flowers',
  'pods',
  'seed',
  'stored-grain',
] as const;
export type PlantPart = (typeof plantParts)[number];

/** Organs of a plant with the parts of them that sources name, from the ground up. Words are `pests.organ.<id>`. */
export const plantOrgans = {
  root: ['roots'],
  stem: ['hypocotyl', 'seedling-stems', 'seedlings', 'stems', 'vascular', 'shoots'],
  leaf: ['foliage', 'leaves'],
  flower: ['flowers'],
  pod: ['pods'],
  grain: ['seed', 'stored-grain'],
} as const satisfies Readonly<Record<string, readonly PlantPart[]>>;
export type PlantOrgan = keyof typeof plantOrgans;
export const organIds = [
  'root',
  'stem',
  'leaf',
  'flower',
  'pod',
  'grain',
] as const satisfies readonly PlantOrgan[];

/** How it spreads, where a source names that beside the part. */
export const pestNotes = ['seed-borne', 'aphid-transmitted', 'whitefly-transmitted', 'virus-vector'] as const;
export type PestNote = (typeof pestNotes)[number];

/** Languages in which sources have common names. */
export const pestLanguages = ['en', 'es', 'pt'] as const;
export type PestLanguage = (typeof pestLanguages)[number];

/**
 * Why an entry belongs to the crop: the source states it (`stated`), or it follows from a common name with the crop's name in it
 * (`named`).
 */
export type CropBasis = 'stated' | 'named';

/** Entries per page, and the default page size of responses. */
export const pestsOnPage = 50;
