/** Breaks in series: the first year of a new method or release, by domain; words are `seams.<reason>`. */
export const seams: readonly { domain: string; year: number; reason: string }[] = [
  { domain: 'food-balance', year: 2010, reason: 'food-balance-method' },
  { domain: 'food-balance', year: 2014, reason: 'food-balance-release' },
  { domain: 'production', year: 2000, reason: 'production-release' },
  { domain: 'production', year: 2010, reason: 'production-release' },
  { domain: 'production', year: 2019, reason: 'production-release' },
  { domain: 'livestock', year: 2019, reason: 'production-release' },
];
