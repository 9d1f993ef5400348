import { type RecordTable, recordKinds } from '#datasets/record-kinds.ts';
import { type ImportColumn, provenanceColumns } from '#domain/imports/import-format.ts';
import { source } from '../shared-columns.ts';
import { type Column, integer, real, type Table, table, text } from '../table.ts';

const place = integer('place of the row in what was handed in, from 1 on');

type RecordCell = string | number | null;
type RecordColumns = Record<string, Column<RecordCell>> & { source: Column<number>; place: Column<number> };

const makers = { integer, number: real, text, date: text, url: text } as const;

function columnOf({ type, required, description }: ImportColumn): Column<RecordCell> {
  const make: (about: string) => Column<RecordCell> & { nullable(): Column<RecordCell> } = makers[type];
  return required === true ? make(description) : make(description).nullable();
}

/** A row's source has its supplier, day and licence. */
const shared = new Set<string>(provenanceColumns.map(({ name }) => name));

/** Contributed records that no publisher has, unchanged, with the columns of the import's format; and the members of networks. */
export const recordTables = [
  ...recordKinds.map(
    ({ table: name, about, format }): Table<RecordTable, RecordColumns> =>
      table(name, {
        about,
        columns: {
          source,
          place,
          ...Object.fromEntries(
            format.columns.flatMap((column) =>
              shared.has(column.name) ? [] : [[column.name, columnOf(column)] as const],
            ),
          ),
        },
        key: ['source', 'place'],
      }),
  ),
  table('network_membership', {
    about:
      "Members of PABRA and its networks as handed in ([import.md](import.md)); while it is empty, the catalog's list counts.",
    columns: {
      source,
      place,
      country: text('ISO3'),
      network: text('`ECABREN`, `SABRN` or `WECABREN`; empty where it is not known').nullable(),
      basis: text('how sure it is: `stated`, `stated-in-part`, `attended`, `inferred`').nullable(),
      note: text('what else is to be known').nullable(),
      link: text('page that says so').nullable(),
    },
    key: ['source', 'place'],
  }),
] as const;
