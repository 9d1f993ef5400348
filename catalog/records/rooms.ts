/** Paths of the pages that stand empty until records are handed in: those that lists of all pages name, whatever is there. */
export const roomPaths = [
  '/beans/data/quotes',
  '/beans/data/industrial-quality/general-information',
  '/beans/data/industrial-quality/results',
] as const;
