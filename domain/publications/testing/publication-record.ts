import type { PublicationRecord } from '../publication.ts';

/** An article of 2018 with no more than title and year, apart from `change`. */
export const publicationRecord = (change: Partial<PublicationRecord>): PublicationRecord => ({
  source: 'first',
  place: 1,
  pageType: null,
  type: 'article',
  title: 'Beans of the hills',
  authors: [],
  year: 2018,
  journal: null,
  publisher: null,
  volume: null,
  issue: null,
  pages: null,
  doi: null,
  handle: null,
  url: null,
  language: null,
  crops: [],
  topics: [],
  openAccess: null,
  ...change,
});
