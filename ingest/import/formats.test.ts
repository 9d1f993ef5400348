import { describe, expect, it } from 'vitest';
import { importFormats } from '#datasets/import-formats.ts';
import { tableSchemaOf, templateOf } from '#domain/imports/import-files.ts';
import { provenanceColumns } from '#domain/imports/import-format.ts';
import { publicationsFormat } from '#domain/imports/publications.ts';
import { releaseColumns } from '#release/schema.ts';
import { checkRows } from './check-rows.ts';
import { kinds } from './kinds.ts';
import { readTable } from './read-table.ts';

/** Countries of the examples. */
const countries = new Set(['RWA', 'KEN', 'COL', 'BRA']);

it('has kinds of different names', () => {
  expect(new Set(kinds.map(({ id }) => id)).size).toBe(kinds.length);
});

it('gives out the format of every kind', () => {
  expect(importFormats.map(({ id }) => id)).toEqual(kinds.map(({ id }) => id));
});

describe.each(kinds.map((kind) => [kind.id, kind] as const))('the format of %s', (_, kind) => {
  it('has a Table Schema with the columns of its template', () => {
    const { fields, primaryKey } = tableSchemaOf(kind);
    const names = fields.map(({ name }) => name);
    expect(templateOf(kind).split('\n')[0]).toBe(names.join(','));
    expect(primaryKey.filter((name) => !names.includes(name))).toEqual([]);
  });

  it('has columns that a file can name and a reader can understand', () => {
    const names = kind.columns.map(({ name }) => name);
    expect(new Set(names).size).toBe(names.length);
    expect(names.filter((name) => !/^[a-z][a-z0-9_]*$/.test(name))).toEqual([]);
    // A free text could begin with `#`, and its row would be taken for a remark.
    expect([
      kind.columns[0]?.required,
      kind.columns[0]?.type === 'text' && kind.columns[0].oneOf,
    ]).not.toEqual([true, undefined]);
    expect(kind.columns.slice(-3)).toEqual(provenanceColumns);
    for (const { name, description } of kind.columns) expect(description.length, name).toBeGreaterThan(5);
    expect(kind.primaryKey.filter((name) => !names.includes(name))).toEqual([]);
  });

  it('has tables in the release whose rows name their source', () => {
    for (const table of kind.tables) expect(releaseColumns.get(table), table).toContain('source');
  });

  it('has an example in its template that can be handed in', () => {
    const table = readTable(
      Buffer.from(templateOf(kind).replace('\n# ', '\n')),
      kind.columns.map(({ name }) => name),
    );
    if (!('header' in table)) throw new Error(JSON.stringify(table.faults));
    const { rows, faults } = checkRows(kind, table, countries);
    expect(faults).toEqual([]);
    expect(rows).toHaveLength(1);
  });
});

it('knows which languages there are', () => {
  const faultsIn = (language: string) =>
    publicationsFormat.faultsOf?.({ title: 'Frijol', language }).map(([column]) => column);
  for (const code of ['es', 'pt', 'rw', 'nah', '']) expect(faultsIn(code), code).toEqual([]);
  for (const code of ['xx', 'ES', 'español', 'e']) expect(faultsIn(code), code).toEqual(['language']);
});
