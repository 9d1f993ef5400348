import { z } from 'zod';
import { accessStates, publicationGroups, publicationTypes } from '#catalog/publications/publications.ts';
import { priceSource } from './prices.ts';
import { facetsOf, leftOutRows, pageOf } from './shared-shapes.ts';

const int = z.number().int();
const text = z.string().nullable();

/** A publication, each once however many sources have it; `null` is not stated. */
export const publication = z.object({
  id: z.string(),
  page_type: z.enum(publicationGroups),
  type: z.enum(publicationTypes),
  title: z.string(),
  /** `Surname, Given names`; an institution as it is called; `et al.` last where no source names more. */
  authors: z.array(z.string()),
  year: int.nullable(),
  journal: text,
  publisher: text,
  volume: text,
  issue: text,
  pages: text,
  /** Without its prefix, in small letters. */
  doi: text,
  handle: text,
  /** Page that a source names for it. */
  url: text,
  /** Where it can be found for good: its DOI's or its handle's address. */
  address: text,
  /** Of the title; detected from its words where no source has it. */
  language: text,
  /** Crops of the observatory. */
  crops: z.array(z.string()),
  /** As its sources write them. */
  topics: z.array(z.string()),
  open_access: z.enum(accessStates),
  /** Keys of the sources that have it; where they differ, the first one's values count. */
  sources: z.array(z.string()),
});

/** A source with its rows in the release and the publications that they are. */
const publicationSource = priceSource.extend({
  /** Rows that are a record of a publication. */
  records: int,
  /** Publications that they are, each once. */
  publications: int,
  /** Of them those that no source before it has. */
  added: int,
});

/** `/api/v1/publications` */
export const publications = z.object({
  ...pageOf(publication),
  facets: facetsOf('page_type', 'type', 'crop', 'open_access', 'language', 'source'),
  /** Under all filters; the unknown year last. */
  years: z.array(z.object({ year: int.nullable(), count: int })),
  sources: z.array(publicationSource),
  /** Parts of the sources that were left out: rows without a title, wrong years and DOIs. */
  left_out: leftOutRows,
});

export type PublicationRow = z.infer<typeof publication>;
export type PublicationSource = z.infer<typeof publicationSource>;
export type Publications = z.infer<typeof publications>;
