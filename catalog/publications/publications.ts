/** What publications are about, as the menu parts them: the crop, its science and its methods, or people. */
export const pageTypes = ['conceptual', 'social'] as const;
export type PageType = (typeof pageTypes)[number];

/** The parts of the menu, and publications in none of them. */
export const publicationGroups = [...pageTypes, 'unclassified'] as const;

/** Types of publications, in the order in which filters offer them. */
export const publicationTypes = [
  'article',
  'preprint',
  'book',
  'chapter',
  'report',
  'working-paper',
  'poster',
  'dataset',
  'web',
] as const;
export type PublicationType = (typeof publicationTypes)[number];

/** Columns that the list can be sorted by. */
export const publicationOrders = ['year', 'title', 'author'] as const;
export type PublicationOrder = (typeof publicationOrders)[number];

/** Publications on a page of the list. */
export const publicationsOnPage = 25;

/** Whether it is open access: `unknown` where no source states it. */
export const accessStates = ['yes', 'no', 'unknown'] as const;
