/** Measured traits of the grain for cooking, canning and milling, with their possible units. */
export const qualityTraits = {
  'cooking-time': ['min'],
  'water-absorption': ['%'],
  'hard-shell': ['%'],
  'seed-weight': ['g/100 seeds'],
  moisture: ['%'],
  'seed-coat': ['%'],
  'broken-seed': ['%'],
  'canning-drained-weight': ['%'],
  'canning-texture': ['N', 'kg/100 g'],
  'canning-appearance': ['score 1-7', 'score 1-5'],
  'canning-splits': ['%'],
  'broth-solids': ['%'],
  protein: ['%'],
  starch: ['%'],
  iron: ['mg/kg'],
  zinc: ['mg/kg'],
  phytate: ['mg/g'],
} as const satisfies Record<string, readonly string[]>;

/** Every unit in which a result can be stated. */
export const qualityUnits: readonly string[] = [...new Set(Object.values(qualityTraits).flat())];
