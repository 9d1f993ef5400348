import type { PageType, PublicationType } from '#catalog/publications/publications.ts';

export interface Citable {
  id: string;
  type: PublicationType;
  title: string;
  /** `Surname, Given names`; an institution as it is called; `et al.` at the end where a source names no more. */
  authors: readonly string[];
  year: number | null;
  journal: string | null;
  publisher: string | null;
  volume: string | null;
  issue: string | null;
  pages: string | null;
  doi: string | null;
  handle: string | null;
  url: string | null;
  language: string | null;
  topics: readonly string[];
}

export interface PublicationRecord extends Omit<Citable, 'id'> {
  source: string;
  /** Its place among the source's rows. */
  place: number;
  /** `null` without a part of the menu. */
  pageType: PageType | null;
  crops: readonly string[];
  openAccess: boolean | null;
}

export interface Publication extends Omit<PublicationRecord, 'source' | 'place'> {
  id: string;
  records: readonly PublicationRecord[];
  /** What searches look in, without accents and case. */
  searched: string;
}
