import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { CheckedRow, ImportColumn, ImportFormat } from '#domain/imports/import-format.ts';
import { hasLostLetters, isRatherMac, saysNothing } from '#domain/imports/spreadsheet-cell.ts';
import { runsOf } from '#domain/testing/sample.ts';
import { checkRows } from './check-rows.ts';
import { kinds } from './kinds.ts';
import { readTable } from './read-table.ts';

const countries = ['RWA', 'KEN', 'COL', 'BRA'];
const known = new Set(countries);

const latin = [...'abcXYZ Áéñçß0123456789,;|"\'?!-()/=+@.%'];
const beyond = [...latin, 'Ж', '豆', '\u{1fad8}'];

/** A text as it is kept: one blank between words, none at the ends. */
const textOf = (letters: readonly string[], longest: number) =>
  fc
    .string({ unit: fc.constantFrom(...letters), maxLength: Math.min(longest, 24) })
    .map((text) => text.replace(/\s+/g, ' ').trim());

/** Whether a text has content, in letters that no encoding has lost. */
const isSound = (text: string): boolean =>
  !saysNothing(text) && !hasLostLetters(text, false) && !isRatherMac(text);

/** A valid cell of a column, by the column's own rules. */
function cellOf(column: ImportColumn, letters: readonly string[]): fc.Arbitrary<string> {
  const { type, oneOf, minimum = 0, maximum = 1e9, past, longest = 400, list } = column;
  if (oneOf === 'countries') return fc.constantFrom(...countries);
  if (oneOf !== undefined) return fc.constantFrom(...oneOf);
  // The table is of 2026-05-31: past years and days are before it.
  if (type === 'integer')
    return fc.integer({ min: minimum, max: past === true ? Math.min(maximum, 2025) : maximum }).map(String);
  if (type === 'number')
    return fc
      .tuple(
        fc.integer({ min: Math.ceil(minimum), max: Math.min(maximum, 1e9) - 1 }),
        fc.integer({ min: 1, max: 9 }),
      )
      .map(([integerPart, tenth]) => `${integerPart}.${tenth}`);
  if (type === 'date')
    return fc
      .date({ min: new Date('2000-01-01'), max: new Date('2026-05-31'), noInvalidDate: true })
      .map((day) => day.toISOString().slice(0, 10));
  if (type === 'url') return fc.integer({ min: 0, max: 999 }).map((page) => `https://example.org/${page}`);
  const text = textOf(letters, longest);
  return (list === true ? text.map((part) => part.replace(/[;,/&]/g, '').trim()) : text).filter(isSound);
}

const exampleOf = ({ columns }: ImportFormat): CheckedRow =>
  Object.fromEntries(columns.map(({ name, example }) => [name, example]));

/** Rows that a kind takes: its example, in which one column after the other is changed as far as the whole row allows it. */
function rowsOf(kind: ImportFormat, letters: readonly string[]): fc.Arbitrary<CheckedRow[]> {
  const ownColumns = kind.columns.slice(0, -3);
  const cells = ownColumns.map((column) => {
    const cell = cellOf(column, letters).filter((text) => text !== '' || column.required !== true);
    return fc.option(column.required === true ? cell : fc.oneof(cell, fc.constant('')), { nil: null });
  });
  const row = fc.tuple(...cells).map((changes) => {
    let made = exampleOf(kind);
    for (const [at, { name }] of ownColumns.entries()) {
      const after = { ...made, [name]: changes[at] ?? made[name] ?? '' };
      if (kind.faultsOf(after).length === 0) made = after;
    }
    return made;
  });
  return fc.uniqueArray(row, { selector: kind.keyOf, minLength: 1, maxLength: 6 });
}

/** A text that a spreadsheet would calculate has an apostrophe before it, in exports and in what people write. */
const guard = ({ type }: ImportColumn, cell: string): string =>
  type === 'text' && /^'*[=+\-@\t＝＋－＠]/.test(cell) ? `'${cell}` : cell;

const quote = (cell: string, delimiter: string): string =>
  cell.includes(delimiter) || /["\r\n]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell;

interface Form {
  delimiter: ',' | ';' | '\t' | '|';
  encoding: 'utf-8' | 'utf-8 with mark' | 'utf-16' | 'latin-1';
  end: '\n' | '\r\n';
  decimal: '.' | ',';
}

const form: fc.Arbitrary<Form> = fc.record({
  delimiter: fc.constantFrom(',', ';', '\t', '|'),
  encoding: fc.constantFrom('utf-8', 'utf-8 with mark', 'utf-16', 'latin-1'),
  end: fc.constantFrom('\n', '\r\n'),
  decimal: fc.constantFrom('.', ','),
});

/** The bytes of a table, as some spreadsheet writes them. */
function fileOf(columns: readonly ImportColumn[], rows: readonly CheckedRow[], as: Form): Buffer {
  const cellText = (column: ImportColumn, cell: string): string =>
    column.type === 'number' ? cell.replace('.', as.decimal) : guard(column, cell);
  const lines = [
    columns.map(({ name }) => name),
    ...rows.map((row) => columns.map((column) => cellText(column, row[column.name] ?? ''))),
  ].map((cells) => cells.map((cell) => quote(cell, as.delimiter)).join(as.delimiter) + as.end);
  const text = lines.join('');
  if (as.encoding === 'latin-1') return Buffer.from(text, 'latin1');
  if (as.encoding === 'utf-16') return Buffer.from(`\uFEFF${text}`, 'utf16le');
  return Buffer.from(as.encoding === 'utf-8' ? text : `\uFEFF${text}`);
}

function read(kind: ImportFormat, bytes: Buffer) {
  const table = readTable(
    bytes,
    kind.columns.map(({ name }) => name),
  );
  if (!('header' in table)) throw new Error(JSON.stringify(table.faults));
  return checkRows(kind, table, known);
}

const plain: Form = { delimiter: ',', encoding: 'utf-8', end: '\n', decimal: '.' };
const runs = { numRuns: runsOf(60), seed: 20260531 };

describe.each(kinds.map((kind) => [kind.id, kind] as const))('generated files of %s', (_, kind) => {
  it('that are right are read as they were written, in every form, columns in any order', () => {
    const choices = form.chain((as) =>
      fc.record({
        as: fc.constant(as),
        columns: fc.shuffledSubarray([...kind.columns], { minLength: kind.columns.length }),
        rows: rowsOf(kind, as.encoding === 'latin-1' ? latin : beyond),
      }),
    );
    fc.assert(
      fc.property(choices, ({ as, columns, rows }) => {
        // A row whose first cell begins with # is a remark: the first column of a template holds no free text.
        fc.pre(rows.every((row) => !(row[columns[0]?.name ?? ''] ?? '').startsWith('#')));
        const first = read(kind, fileOf(columns, rows, as));
        expect(first.faults).toEqual([]);
        const readRows = first.rows.map(({ row }) => row);
        expect(readRows).toHaveLength(rows.length);
        for (const [at, row] of rows.entries())
          for (const { name, list, type } of kind.columns)
            if (list !== true)
              expect(readRows[at]?.[name], name).toBe(
                type === 'number' && row[name]
                  ? String(Number(row[name]))
                  : (row[name] ?? '').normalize('NFC'),
              );
        // Stored rows are read as they were written: an export and its import change nothing.
        const second = read(kind, fileOf(kind.columns, readRows, plain));
        expect(second.faults).toEqual([]);
        expect(second.rows.map(({ row }) => row)).toEqual(readRows);
      }),
      runs,
    );
  });

  /** Ways in which a cell of a column can be wrong, each with the reported reason. */
  const damagesOf = (column: ImportColumn): (readonly [cell: string, reason: string])[] => {
    const { type, oneOf, required, maximum, longest = 400 } = column;
    const isNumber = type === 'integer' || type === 'number';
    const isFree = type === 'text' && oneOf === undefined;
    return [
      ...(required === true ? [['', 'is required and empty'] as const] : []),
      ...(oneOf === 'countries'
        ? [['Rwanda', 'no ISO 3166 code'] as const, ['XXX', 'no ISO 3166 code'] as const]
        : []),
      ...(oneOf !== undefined && oneOf !== 'countries' ? [['none-of-them', 'is none of'] as const] : []),
      ...(isNumber ? [['many', 'is no'] as const, ['=1+1', 'like a formula'] as const] : []),
      ...(type === 'integer' ? [['1.5', 'no whole number'] as const] : []),
      ...(type === 'number' ? [['1,234', 'can be read as'] as const] : []),
      ...(isNumber && maximum !== undefined ? [[String(maximum * 10 + 1), 'is'] as const] : []),
      ...(column.name === 'year' ? [['20211', 'out of range'] as const] : []),
      ...(type === 'date' ? [['2026-02-30', 'no date'] as const, ['31.5.2026', 'no date'] as const] : []),
      ...(type === 'url' ? [['javascript:alert(1)', 'no address of a page'] as const] : []),
      ...(isFree
        ? [
            ['=HYPERLINK("http://x.example")', 'like a formula'] as const,
            ['@SUM(A1)', 'like a formula'] as const,
            ['x'.repeat(longest + 1), 'are the most'] as const,
            ['a\u0007b', 'control characters'] as const,
          ]
        : []),
      ...(isFree && longest > 30 ? [['<script>alert(1)</script>', 'has markup'] as const] : []),
    ];
  };

  it('with one cell that is wrong are refused, the cell named by row, column, value and reason', () => {
    const damage = fc.constantFrom(
      ...kind.columns.flatMap((column) =>
        damagesOf(column).map(([cell, reason]) => ({ column, cell, reason })),
      ),
    );
    fc.assert(
      fc.property(rowsOf(kind, beyond), damage, fc.nat(), (rows, { column, cell, reason }, pick) => {
        const at = pick % rows.length;
        const cells = [
          kind.columns.map(({ name }) => name),
          ...rows.map((row) => kind.columns.map((each) => guard(each, row[each.name] ?? ''))),
        ];
        const wrong = cells[at + 1];
        if (wrong === undefined) throw new Error('There is no such row.');
        wrong[kind.columns.indexOf(column)] = cell;
        const text = cells.map((line) => line.map((each) => quote(each, ',')).join(',')).join('\n');
        const { faults } = read(kind, Buffer.from(text));
        expect(faults).toHaveLength(1);
        expect(faults[0]).toMatchObject({ row: at + 2, column: column.name, value: cell });
        expect(faults[0]?.reason).toContain(reason);
      }),
      { ...runs, numRuns: 2 * runs.numRuns },
    );
  });

  it('with a record twice are refused, both rows named', () => {
    fc.assert(
      fc.property(rowsOf(kind, beyond), fc.nat(), (rows, pick) => {
        const at = pick % rows.length;
        const twice = [...rows, rows[at] ?? {}];
        const { faults } = read(kind, fileOf(kind.columns, twice, plain));
        expect(faults).toMatchObject([{ row: twice.length + 1, column: null }]);
        expect(faults[0]?.reason).toBe(`is the same record as row ${at + 2}`);
      }),
      runs,
    );
  });

  it('with a header that is not theirs are refused, each column named', () => {
    const names = kind.columns.map(({ name }) => name);
    const needed = kind.columns.filter(({ required }) => required === true).map(({ name }) => name);
    const header = (columns: readonly string[]) => read(kind, Buffer.from(`${columns.join(',')}\n`)).faults;
    fc.assert(
      fc.property(fc.constantFrom(...names), fc.constantFrom('colour', 'Kolonne', '1'), (name, other) => {
        const renamed = header(names.map((each) => (each === name ? other : each)));
        expect(renamed[0]).toMatchObject({ row: 1, column: other.toLowerCase(), value: other.toLowerCase() });
        expect(renamed.some(({ column }) => column === name)).toBe(needed.includes(name));
        expect(header([...names, name])).toMatchObject([
          { row: 1, column: name, reason: 'stands in the header twice' },
        ]);
      }),
      runs,
    );
  });

  it('with cells too many are refused', () => {
    const text = kind.columns.map(({ example }) => quote(example, ',')).join(',');
    const { faults } = read(
      kind,
      Buffer.from(`${kind.columns.map(({ name }) => name).join(',')}\n${text},more\n`),
    );
    expect(faults).toMatchObject([{ row: 2, column: null, value: 'more' }]);
  });

  it('with a cut row are refused, even where the rest of it is valid', () => {
    const validRow = kind.columns.map(({ example }) => quote(example, ',')).join(',');
    const [first = ''] = validRow.split(',');
    const { faults } = read(
      kind,
      Buffer.from(`${kind.columns.map(({ name }) => name).join(',')}\n${validRow}\n${first}\n`),
    );
    expect(faults[0]).toMatchObject({ row: 3, column: null, value: first });
    expect(faults[0]?.reason).toMatch(/^has 1 cells, and the header .* it ends before supplied_by/);
  });

  it.each(['caf\uFFFD', 'cafÃ©', 'El niÃ±o', 'SÃ£o JoÃ£o', 'donâ€™t'])(
    'with letters that two encodings have spoilt are refused: %s',
    (spoilt) => {
      const free = kind.columns.find(
        ({ name, type, oneOf, list }) =>
          ['variety', 'title', 'market', 'note', 'reference', 'producer'].includes(name) &&
          type === 'text' &&
          oneOf === undefined &&
          list !== true,
      );
      if (free === undefined) throw new Error(`${kind.id} has no free text`);
      const cells = kind.columns.map(({ name, example }) =>
        quote(name === free.name ? spoilt : example, ','),
      );
      const { faults } = read(
        kind,
        Buffer.from(`${kind.columns.map(({ name }) => name).join(',')}\n${cells.join(',')}\n`),
      );
      expect(faults).toMatchObject([{ row: 2, column: free.name, value: spoilt }]);
    },
  );
});
