import { z } from 'zod';
import { accessStates, publicationGroups, publicationTypes } from '#catalog/publications/publications.ts';
import { priceSource } from './prices.ts';

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
  /** Without what stands before it, in small letters. */
  doi: text,
  handle: text,
  /** Page that a source names for it. */
  url: text,
  /** Where it can be found for good: its DOI's or its handle's address. */
  address: text,
  /** Of the title; found by its words where no source says it. */
  language: text,
  /** Crops of the observatory. */
  crops: z.array(z.string()),
  /** As its sources write them. */
  topics: z.array(z.string()),
  open_access: z.enum(accessStates),
  /** Keys of the sources that have it; what it says is the first one's where they differ. */
  sources: z.array(z.string()),
});

/** A source with its rows in the release and the publications that they are. */
const publicationSource = priceSource.extend({
  /** Rows that stand for a publication. */
  records: int,
  /** Publications that they are, each once. */
  publications: int,
  /** Of them those that no source before it has. */
  added: int,
});

const facet = z.array(z.object({ id: z.string(), count: int }));

/** `/api/v1/publications` */
export const publications = z.object({
  /** Publications that fit. */
  total: int,
  rows: z.array(publication),
  /** Address of the next rows; `null` after the last. */
  next: z.string().nullable(),
  /** Each counts under all filters but its own. */
  facets: z.object({
    page_type: facet,
    type: facet,
    crop: facet,
    open_access: facet,
    language: facet,
    source: facet,
  }),
  /** Under all filters; the unknown year last. */
  years: z.array(z.object({ year: int.nullable(), count: int })),
  sources: z.array(publicationSource),
  /** What of the sources could not be taken over: rows without a title, years and DOIs that are none. */
  left_out: z.array(z.object({ source: z.string(), reason: z.string(), detail: z.string(), rows: int })),
});

export type PublicationRow = z.infer<typeof publication>;
export type PublicationSource = z.infer<typeof publicationSource>;
export type Publications = z.infer<typeof publications>;
