/** What points of a collection can be chosen by. */
export type PointFacet = 'genePool' | 'condition' | 'habit' | 'colour' | 'species';

/** What points of a collection have as numbers. */
export type PointMeasure = 'weight' | 'altitude' | 'year';

/** A collection of accessions, occurrences or specimens, shown as points. */
export interface Collection {
  /** In addresses, and word key `collections.<id>.name`. */
  id: string;
  /** Key of its source. */
  source: string;
  /** Word key `collections.<noun>`: what one point is. */
  noun: 'accession' | 'occurrence' | 'specimen';
  /** The facet that points are coloured by; `null` where all are alike. */
  colouredBy: 'genePool' | 'condition' | null;
  facets: readonly PointFacet[];
  measures: readonly PointMeasure[];
  /** Fields of a point beside its coordinates: word keys `collections.field.<id>`, in the order of `published`. */
  fields: readonly string[];
  /** Whether the source numbers its points; others have the number of their row in the file. */
  isNumbered: boolean;
}

/** Gene pools of the common bean by the type of its phaseolin, as `Genepool.protein` has them. */
export const genePools = ['mesoamerican', 'andean', 'hybrid'] as const;

/** Growth habits as the source has them. */
export const growthHabits = [
  'climbing',
  'prostrate-indeterminate',
  'bush-indeterminate',
  'bush',
  'climbing-determinate',
] as const;

/** Seed colours; one accession may have several. */
export const seedColours = [
  'black',
  'brown',
  'cream',
  'pink',
  'purple',
  'red',
  'white',
  'yellow',
  'other',
] as const;

/** Whether a specimen grew wild. */
export const conditions = ['wild', 'cultivated', 'escaped'] as const;

/** Species of Phaseolus that are domesticated, with their synonyms; all other species are wild. */
export const domesticatedBeans: readonly string[] = [
  'Phaseolus vulgaris',
  'Phaseolus lunatus',
  'Phaseolus limensis',
  'Phaseolus coccineus',
  'Phaseolus multiflorus',
  'Phaseolus acutifolius',
  'Phaseolus dumosus',
  'Phaseolus polyanthus',
  'Phaseolus darwinianus',
];

/** The facet value for unstated data. */
export const unknownValue = 'unknown';

/** The collections, in the order in which they are offered. */
export const collections = [
  {
    id: 'landraces',
    source: 'ciat-bean-landraces',
    noun: 'accession',
    colouredBy: 'genePool',
    facets: ['genePool', 'habit', 'colour'],
    measures: ['weight', 'altitude'],
    fields: [
      'id',
      'latitude',
      'longitude',
      'gene-pool',
      'gene-pool-interpreted',
      'altitude',
      'growth-habit',
      'seed-shape',
      'seed-brightness',
      'seed-weight',
      'seed-colours',
      'phaseolin',
      'analysis',
    ],
    isNumbered: true,
  },
  {
    id: 'wild-relatives',
    source: 'phaseolus-occurrences',
    noun: 'occurrence',
    colouredBy: null,
    facets: ['species'],
    measures: [],
    fields: ['latitude', 'longitude', 'taxon'],
    isNumbered: false,
  },
  {
    id: 'mexico-specimens',
    source: 'conabio-phaseolus-mexico',
    noun: 'specimen',
    colouredBy: 'condition',
    facets: ['condition', 'species'],
    measures: ['altitude', 'year'],
    fields: [
      'id',
      'latitude',
      'longitude',
      'database',
      'specimen',
      'project',
      'year',
      'altitude',
      'state',
      'municipality',
      'locality',
      'taxon',
      'condition',
    ],
    isNumbered: true,
  },
] as const satisfies readonly Collection[];

export type CollectionId = (typeof collections)[number]['id'];

/** The collection with this id, or `undefined`. */
export function findCollection(id: string): (Collection & { id: CollectionId }) | undefined {
  return collections.find((collection) => collection.id === id);
}
