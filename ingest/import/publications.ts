import { z } from 'zod';
import { importPrefix } from '#domain/imports/import-format.ts';
import { publicationsFormat } from '#domain/imports/publications.ts';
import { gatherPublications } from '#domain/publications/gather.ts';
import type { PublicationRecord } from '#domain/publications/publication.ts';
import { publicationCells, recordCells, toRecord } from '#domain/publications/publication-cells.ts';
import { type ExportedRow, type ImportKind, plainKind, type SupplyContext, toCells } from './import-kind.ts';

const text = z.string().nullable();

const stored = z.object({
  origin: z.object({ key: z.string(), publisher: z.string(), date: z.string(), licence: z.string() }),
  row: z.object({
    place: z.number(),
    page_type: text,
    type: z.string(),
    title: z.string(),
    authors: text,
    year: z.number().nullable(),
    journal: text,
    publisher: text,
    volume: text,
    issue: text,
    pages: text,
    doi: text,
    handle: text,
    url: text,
    language: text,
    crops: text,
    topics: text,
    open_access: text,
  }),
});

const columns = Object.keys(stored.shape.row.shape)
  .map((name) => `'${name}', p.${name}`)
  .join(', ');

const query = `SELECT json_object('origin', json_object('key', s.key, 'publisher', s.publisher, 'date', s.date, 'licence', s.licence),
    'row', json_object(${columns}))
  FROM publication p JOIN source s ON s.id = p.source ORDER BY p.source, p.place`;

type Stored = z.infer<typeof stored>;

/**
 * The rows of exports that differ from the contributed ones: records of the release's own sources, and publications with the
 * merged values of several records; `of` and `beside` are the contributed records behind each.
 */
function exportedPublications(texts: SupplyContext['texts']): ExportedRow[] {
  const known = new Map<PublicationRecord, Stored>();
  for (const each of texts(query)) {
    const { origin, row } = stored.parse(JSON.parse(each));
    known.set(toRecord(row, origin.key), { origin, row });
  }
  const contributedRow = (record: PublicationRecord | undefined) => {
    const found = record === undefined ? undefined : known.get(record);
    return found?.origin.key.startsWith(importPrefix) === true
      ? toCells(recordCells(found.row, found.origin))
      : null;
  };
  const merged = gatherPublications([...known.keys()]).map((publication): ExportedRow => {
    const [first, ...others] = publication.records;
    return {
      row: toCells(publicationCells(publication, first && known.get(first)?.origin)),
      of: contributedRow(first),
      beside: others.map(contributedRow).filter((row) => row !== null),
    };
  });
  // A record that equals the merged publication counts as that record alone.
  const single = [...known].map(([record, { row, origin }]): ExportedRow => {
    return { row: toCells(recordCells(row, origin)), of: contributedRow(record), beside: [] };
  });
  return [...merged, ...single];
}

/** Publications. They share the table with those of sources, and take precedence where both have one. */
export const publicationsKind: ImportKind = {
  ...plainKind(publicationsFormat, 'publication'),
  exported: exportedPublications,
};
