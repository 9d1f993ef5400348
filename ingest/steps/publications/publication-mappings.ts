/** Columns and types of the mappings of publications, as those of `steps/mappings.ts`. */
export const publicationMappings: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  'publication-types': { source: 'VARCHAR', published: 'VARCHAR', type: 'VARCHAR', reason: 'VARCHAR' },
  'publication-topics': { source: 'VARCHAR', topic: 'VARCHAR', page_type: 'VARCHAR', reason: 'VARCHAR' },
  'publication-crops': { source: 'VARCHAR', published: 'VARCHAR', crop: 'VARCHAR', reason: 'VARCHAR' },
  'publication-corrections': {
    source: 'VARCHAR',
    identifier: 'VARCHAR',
    field: 'VARCHAR',
    value: 'VARCHAR',
    reason: 'VARCHAR',
  },
};
