import { type BasicType, parquetWriteBuffer } from 'hyparquet-writer';
import type { FigureFile } from './figure-file.ts';
import { type FieldType, figureFields } from './figure-table.ts';
import { toMetadata } from './metadata.ts';

const parquetTypes: Readonly<Record<FieldType, BasicType>> = {
  text: 'STRING',
  number: 'DOUBLE',
  year: 'INT32',
  month: 'STRING',
};

/** A figure as Parquet: columns under their names for programs, and what they are as metadata of the file. */
export function toParquet(file: FigureFile): Uint8Array {
  const { figure, page, context, address } = file;
  const metadata = toMetadata(file);
  const facts = { title: figure.title, address, release: context.release.id };
  const { source, licence, citation } = metadata;
  const entries = Object.entries({ ...facts, source, licence, citation, metadata: JSON.stringify(metadata) });
  return new Uint8Array(
    parquetWriteBuffer({
      columnData: figureFields(figure, context.words, page.language).map(({ name, type, of }) => ({
        ...{ name, type: parquetTypes[type], nullable: true },
        data: figure.rows.map((row) => {
          const value = of(row);
          return value === null || type === 'number' || type === 'year' ? value : String(value);
        }),
      })),
      kvMetadata: entries.flatMap(([key, value]) => (typeof value === 'string' ? [{ key, value }] : [])),
    }),
  );
}
