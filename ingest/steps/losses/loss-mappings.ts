/** Columns and types of the mappings of pests and losses, as those of `steps/mappings.ts`. */
export const lossMappings: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  'pest-crops': { source: 'VARCHAR', crop_name: 'VARCHAR', crop: 'VARCHAR' },
  'pest-organisms': { scientific: 'VARCHAR', kind: 'VARCHAR', agents: 'VARCHAR', reason: 'VARCHAR' },
  'pest-names': { published: 'VARCHAR', language: 'VARCHAR', name: 'VARCHAR', reason: 'VARCHAR' },
  'pest-rules': { source: 'VARCHAR', name: 'VARCHAR', left_out: 'VARCHAR', reason: 'VARCHAR' },
  'loss-commodities': {
    cpc: 'VARCHAR',
    name: 'VARCHAR',
    crop: 'VARCHAR',
    commodity: 'VARCHAR',
    reason: 'VARCHAR',
  },
  'loss-causes': { cause: 'VARCHAR', reason: 'VARCHAR', why: 'VARCHAR' },
  'loss-stages': { published: 'VARCHAR', stage: 'VARCHAR' },
  'loss-references': { published: 'VARCHAR', reference: 'VARCHAR', reason: 'VARCHAR' },
  'loss-methods': { published: 'VARCHAR', method: 'VARCHAR' },
};
