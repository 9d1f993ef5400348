/** Facts of a kind of records that people hand in and the site shows as a list. */
interface RecordKind {
  /** Column whose codes tell its records apart before all: the class of seed, what a price is, what was measured. */
  type: string;
  /** Columns in which a search looks. */
  searched: readonly string[];
}

/** Kinds of records, by the id of their import. */
export const recordKinds = {
  'seed-production': { type: 'seed_class', searched: ['variety', 'producer', 'reference', 'note'] },
  quotes: { type: 'quote_type', searched: ['market', 'product', 'reference', 'note'] },
  'industrial-quality': {
    type: 'trait',
    searched: ['variety', 'method', 'location', 'laboratory', 'reference', 'note'],
  },
} as const satisfies Record<string, RecordKind>;

export type RecordKindId = keyof typeof recordKinds;

/** The kinds in the order in which lists name them. */
export const recordKindIds = Object.keys(recordKinds) as [RecordKindId, ...RecordKindId[]];

/** Records on one page. */
export const recordsOnPage = 50;
