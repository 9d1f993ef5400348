import { source } from '../shared-columns.ts';
import { integer, table, text } from '../table.ts';

export const publicationTables = [
  table('publication', {
    about:
      'A publication as one source has it: two sources that have one are two rows, found by their DOI (`domain/publications/gather.ts`).',
    columns: {
      source,
      place: integer('place among the rows of the source, from 1 on'),
      page_type: text(
        '`conceptual` or `social`; empty where neither the source nor a supplier gives one',
      ).nullable(),
      type: text(
        '`article`, `preprint`, `book`, `chapter`, `report`, `working-paper`, `poster`, `dataset`, `web`',
      ),
      title: text("text without markup; a data set's that its source cuts at 300 characters ends with `…`"),
      authors: text(
        '`Surname, Given names` with `; ` between them, an institution as it is called, `et al.` last where the source names no more',
      ).nullable(),
      year: integer('of publication; empty where the source gives none, or no valid year').nullable(),
      journal: text('journal of an article, book of a chapter').nullable(),
      publisher: text('publisher, institution or repository of anything else').nullable(),
      volume: text('of the journal').nullable(),
      issue: text('of the volume').nullable(),
      pages: text('first and last page, or number of the article').nullable(),
      doi: text(
        'without a prefix, in small letters; of records that were handed in as it was handed in',
      ).nullable(),
      handle: text(
        '`11529/10548162`, of what has no DOI; of records that were handed in as it was handed in',
      ).nullable(),
      url: text('page that the source names').nullable(),
      language: text("code of the title's language; empty where its words leave a doubt").nullable(),
      crops: text('crops of the catalog with `; ` between them').nullable(),
      topics: text("what it is about in the source's words, with `; ` between them").nullable(),
      open_access: text('`yes` or `no`; empty where the source does not say').nullable(),
    },
    key: ['source', 'place'],
  }),
  table('publication_left_out', {
    about: 'What of a source could not be taken over: rows without a title, years and DOIs that are none.',
    columns: {
      source,
      reason: text(
        '`no-title` of a row that is in no table; `year` and `doi` of a cell that cannot be one and is empty in the table',
      ),
      detail: text('the published text'),
      rows: integer('number of published rows'),
    },
    key: ['source', 'reason', 'detail'],
  }),
] as const;
