/** Columns and types of the mappings of germplasm, as those of `steps/mappings.ts`. */
export const germplasmMappings: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  'germplasm-areas': { name: 'VARCHAR', area: 'VARCHAR', reason: 'VARCHAR' },
  'germplasm-crops': { source: 'VARCHAR', published: 'VARCHAR', crop: 'VARCHAR', reason: 'VARCHAR' },
  'germplasm-values': {
    source: 'VARCHAR',
    field: 'VARCHAR',
    published: 'VARCHAR',
    code: 'VARCHAR',
    reason: 'VARCHAR',
  },
  'germplasm-variety-crops': {
    source: 'VARCHAR',
    crop_name: 'VARCHAR',
    crop: 'VARCHAR',
    type: 'VARCHAR',
    reason: 'VARCHAR',
  },
  'germplasm-variety-doubts': {
    source: 'VARCHAR',
    number: 'VARCHAR',
    trait: 'VARCHAR',
    doubt: 'VARCHAR',
    reason: 'VARCHAR',
  },
};
