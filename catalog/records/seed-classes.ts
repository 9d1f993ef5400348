/** Classes of seed that tables of seed production tell apart, from the breeder to the farm; `all` where they are not told apart. */
export const seedClasses = [
  'breeder',
  'pre-basic',
  'basic',
  'certified',
  'quality-declared',
  'standard',
  'local',
  'all',
] as const;
