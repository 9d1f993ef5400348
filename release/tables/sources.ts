import { element, indicator, source } from '../shared-columns.ts';
import { integer, table, text } from '../table.ts';

export const sourceTables = [
  table('source', {
    about: 'The files that a release was made from, one row each.',
    columns: {
      id: integer('number within the release'),
      key: text('such as `faostat-fbs`; words are `sources.<key>`'),
      file: text('file name as read'),
      publisher: text('who publishes it'),
      title: text('name of the data set'),
      url: text('page about it'),
      date: text('ISO day of the table inside the archive, or of the file'),
      sha256: text('of the file'),
      licence: text('SPDX id; `catalog/licences.ts` says what it allows'),
      rows: integer(
        'figures (of a list of codes: entries) taken over; a row of a file that holds several measures or years gives one each',
      ),
      computed: integer<0 | 1>('1 when the source itself is computed rather than published'),
    },
    key: ['id'],
    hasRowId: true,
  }),
  table('edition', {
    about:
      "A publisher's release from which figures come, or a set of them: what `release.json` says of each is not repeated here.",
    columns: {
      id: integer('number within the release'),
      key: text(
        "a publisher's release such as `FBS-2021-africa`; of what rests on several, theirs with ` + ` between them in alphabetical order",
      ),
    },
    key: ['id'],
  }),
  table('published_unit', {
    about: 'How a source writes the unit of rows that were taken over as they are.',
    columns: {
      source,
      indicator,
      element,
      unit: text('how the file writes the unit of rows that were taken over as they are'),
    },
    key: ['source', 'indicator', 'element'],
  }),
] as const;
