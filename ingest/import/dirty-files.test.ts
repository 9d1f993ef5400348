import fc from 'fast-check';
import iconv from 'iconv-lite';
import { describe, expect, it } from 'vitest';
import { quotes } from '#datasets/quotes/dataset.ts';
import { seedProduction } from '#datasets/seed-production/dataset.ts';
import type { ImportFormat } from '#domain/imports/import-format.ts';
import { publicationsFormat } from '#domain/imports/publications.ts';
import { varietiesFormat } from '#domain/imports/varieties.ts';
import { runsOf } from '#domain/testing/sample.ts';
import { checkRows } from './check-rows.ts';
import { readTable } from './read-table.ts';

const countries = new Set(['RWA', 'KEN', 'COL', 'SWZ', 'NAM', 'COD', 'COG', 'CIV', 'GHA', 'ZMB']);

function read(kind: ImportFormat, content: Buffer | string) {
  const table = readTable(
    Buffer.from(content as string),
    kind.columns.map(({ name }) => name),
  );
  if (!('header' in table)) return { rows: [], faults: table.faults, lines: new Map(), leftOut: [] };
  return { ...checkRows(kind, table, countries), lines: table.lines, leftOut: table.leftOut };
}

const seed = {
  country: 'RWA',
  crop: 'beans',
  year: '2024',
  seed_class: 'basic',
  variety: 'RWR 2245',
  quantity: '5',
  unit: 't',
  note: '',
};
const quote = {
  country: 'COL',
  crop: 'beans',
  date: '2026-05-29',
  market: 'Cali',
  product: 'Bola roja',
  quote_type: 'trade',
  price: '7850',
  currency: 'COP',
  unit: 'kg',
};
const publication = {
  type: 'article',
  title: 'Beans',
  language: 'en',
  crops: 'beans',
  volume: '',
  pages: '',
};
const variety = { crop: 'beans', country: 'RWA', variety: 'RWR 2245', synonyms: '', drought_tolerant: '' };

const kinds = [
  [seedProduction.format, seed],
  [quotes.format, quote],
  [publicationsFormat, publication],
  [varietiesFormat, variety],
] as const;

/** A table with one row, in which some cells are others. */
function rowWith(cells: Readonly<Record<string, string>>, only?: ImportFormat) {
  const [kind, row] =
    kinds.find(
      ([format, cellsOfFormat]) =>
        (only === undefined || format === only) && Object.keys(cells).every((name) => name in cellsOfFormat),
    ) ?? kinds[0];
  const quoted = (texts: readonly string[]) =>
    texts.map((text) => `"${text.replaceAll('"', '""')}"`).join(',');
  const fullRow = { ...row, ...cells };
  return read(kind, `${Object.keys(fullRow).join(',')}\n${quoted(Object.values(fullRow))}\n`);
}

describe('cells that people and spreadsheets write', () => {
  it.each<readonly [column: string, cell: string, kept: string]>([
    ['country', 'rwa', 'RWA'],
    ['crop', 'Beans', 'beans'],
    ['seed_class', 'BASIC', 'basic'],
    ['unit', 'KG', 'kg'],
    ['unit', 'T', 't'],
    ['currency', 'cop', 'COP'],
    ['language', 'ES', 'es'],
    ['crops', 'Beans;  RICE', 'beans; rice'],
    ['drought_tolerant', 'Yes', 'yes'],
    ['quantity', '1\u202F250,5', '1250.5'],
    ...['1 250', '1\u00A0250', "1'250", '1,250.0', '1.250,0', '1250.00'].map(
      (cell) => ['quantity', cell, '1250'] as const,
    ),
    ['year', '2024.0', '2024'],
    ['date', '2026-5-9', '2026-05-09'],
    ['date', '2026-05-09T00:00:00', '2026-05-09'],
    ...['2-Mar', '01/03/2026', '1E+05', '45353'].map((cell) => ['variety', `'${cell}`, cell] as const),
    ['note', '2-Mar', '2-Mar'],
    ['variety', 'RWR\r\n2245', 'RWR 2245'],
    ['variety', "'NA", 'NA'],
    ['variety', "'K 131*", 'K 131*'],
    ['note', 'first\r\nsecond', 'first second'],
    ['note', 'first\rsecond', 'first second'],
  ])('%s %j is taken as %j', (column, cell, stored) => {
    const { rows, faults } = rowWith({ [column]: cell });
    expect(faults).toEqual([]);
    expect(rows[0]?.row[column]).toBe(stored);
  });

  it.each<readonly [column: string, cell: string, named: string]>([
    ['country', 'Swaziland', 'use SWZ'],
    ['country', 'Suazilandia', 'use SWZ'],
    ['country', 'Zaire', 'use COD'],
    ['country', 'Costa do Marfim', 'use CIV'],
    ['country', 'COTE D’IVOIRE', 'use CIV'],
    ['country', 'Gold Coast', 'use GHA'],
    ['country', 'KE', 'use KEN'],
    ['country', 'NA', 'use NAM'],
    ['country', 'n.a.', 'nothing is known'],
    ['country', 'Congo', 'COG'],
    ...['country', 'crop', 'year', 'quantity', 'unit', 'variety', 'note'].flatMap((column) =>
      ['#N/A', '#REF!', '#¡REF!', '#N/D', '#NOME?', '#VALOR!', '#DIV/0!', 'Err:502'].map(
        (cell) => [column, cell, 'error of a formula'] as const,
      ),
    ),
    ['variety', '2-Mar', 'MAR 2 or 2-3'],
    ['variety', '12-feb', 'FEB 12'],
    ['variety', '45353', 'MAR 2'],
    ['variety', '01/03/2026', 'MAR 1 or 1-3, JAN 3 or 3-1'],
    ['variety', 'Mar-90', 'MAR 90'],
    ['variety', '1,2E+10', '12E9'],
    ['variety', 'Total general', 'sum of rows'],
    ['variety', 'RWR 2245*', 'footnote'],
    ['variety', 'n/a', 'nothing is known'],
    ['variety', 'unknown', 'nothing is known'],
    ['variety', 'Sin información', 'nothing is known'],
    ['synonyms', 'Ituri; 3-Dec', 'DEC 3'],
    ['pages', '3-Dec', '3-12'],
    ['quantity', '1,250', '1250 and as 1.250'],
    ['quantity', '1.250', '1250 and as 1.250'],
    ['quantity', '1.25E+03', 'all of its digits'],
    ['quantity', '1250 t', 'without unit'],
    ['quantity', '1250*', 'without unit or mark'],
    ['quantity', '<5', 'not exact'],
    ['quantity', 'ca. 5', 'not exact'],
    ['quantity', '10-12', 'a range'],
    ...['NULL', '-', '..', '…'].map((cell) => ['quantity', cell, 'nothing is known'] as const),
    ['quantity', '#¡VALOR!', 'error of a formula'],
    ['year', '2023/24', 'ends, 2024'],
    ...['2024.5', '2.024', '2023/25'].map((cell) => ['year', cell, 'is no whole number'] as const),
    ['unit', 'MT', 'write t'],
    ['unit', 'tons', '907'],
    ['unit', 'qq', '46 kg'],
    ['date', '46171', '2026-05-29'],
    ['date', '2026-5-32', 'is no date'],
    ['date', '29-may-26', '2026-05-29'],
    ['date', '29/05/2026', '2026-05-29'],
    ['date', '05/06/2026', '2026-06-05 and as 2026-05-06'],
    ['currency', 'Ksh', 'ISO 4217'],
    ['market', 'BogotÃ¡', 'In UTF-8 it is "Bogotá"'],
    ['market', 'Fr?jol', 'lost between two encodings'],
    ['crops', 'Beans; wheat', 'none of: beans'],
  ])('%s %j is refused: %s', (column, cell, mention) => {
    const { faults } = rowWith({ [column]: cell });
    expect(faults).toHaveLength(1);
    expect(faults[0]).toMatchObject({ row: 2, column });
    expect(faults[0]?.reason).toContain(mention);
  });

  it.each([
    ['ZMB', 'ZMK', '2010-05-29', true],
    ['ZMB', 'ZMK', '2012-12-31', true],
    ['ZMB', 'ZMK', '2013-01-01', false],
    ['GHA', 'GHC', '2005-05-29', true],
    ['COL', 'VEF', '2015-05-29', true],
    ['COL', 'MRO', '2012-05-29', true],
    ['COL', 'DEM', '2026-05-29', false],
    ['COL', 'XAU', '2026-05-29', false],
    ['COL', 'XOF', '2026-05-29', true],
  ])('a price in %s may be in %s on %3$s: %s', (country, currency, date, isRight) => {
    expect(rowWith({ country, currency, date }).faults.map(({ column }) => column)).toEqual(
      isRight ? [] : ['currency'],
    );
  });
});

const header = Object.keys(seed).join(',');
const row = (at: number): string => `RWA,beans,2024,basic,V${at},${at},t,`;

describe('files that spreadsheets and people damage', () => {
  it.each<
    readonly [what: string, lines: readonly string[], taken: number, faults: readonly (number | null)[]]
  >([
    [
      'errors of formulas in the first cell',
      [header, row(1), '#N/A,beans', '#n/d,beans', '"#¡REF!",beans'],
      1,
      [3, 4, 5],
    ],
    [
      'a stray mark that a mark in the next row closes',
      [header, `${row(1)}"x`, `${row(2)}"y"`, row(3)],
      2,
      [2],
    ],
    [
      'a stray mark in a row without its last cells',
      [header, 'RWA,beans,2024,basic,"V1', 'RWA,beans,2024,basic,V2",2,t,', row(3)],
      1,
      [2],
    ],
    ['a mark that nothing closes', [header, row(1), `${row(2)}"x`, row(3)], 2, [3]],
    ['cells beyond the header', [header, `${row(1)},more`, `${row(2)},,`], 1, [2]],
    [
      'empty columns and rows at the end, and the end of DOS',
      [`${header},,`, `${row(1)},,`, ',,,,,,,,,', '', ',,,', '\u001A'],
      1,
      [],
    ],
    [
      'a title, a sum and a footnote',
      ['Seed 2024', '', header, row(1), 'TOTAL,,,,,1,,', 'Promedio,,,,,1,,', 'Source: office,,,,,,,'],
      1,
      [5, 6, 7],
    ],
    ['a record above the header', [row(1), header, row(2)], 1, [1]],
    [
      'a remark whose mark takes in a record',
      [header, '#RWA,beans,"2024', 'RWA,beans",basic,V1,1,t,', row(2)],
      1,
      [2],
    ],
    ['the header once more', [header, row(1), header, row(2)], 2, [3]],
    [
      'a column that there is not, and cells that are wrong',
      [`${header},colour`, `${row(1)},red`, 'XXX,beans,2024,basic,V2,2,t,,red'],
      0,
      [1, 3],
    ],
    [
      'a column that is missing, and cells that are wrong',
      [header.replace('year,', ''), 'RWA,beans,basic,V1,many,t,'],
      0,
      [1, 2],
    ],
    [
      'points that part thousands and points that may',
      [header, row(1).replace(',1,', ',1.250.000,'), row(2).replace(',2,', ',1.250,')],
      1,
      [3],
    ],
  ])('%s', (_, lines, accepted, faulty) => {
    for (const end of ['\n', '\r\n', '\r']) {
      const { rows, faults } = read(seedProduction.format, lines.join(end));
      expect(rows).toHaveLength(accepted);
      expect([...new Set(faults.map((fault) => fault.row))].toSorted((a, b) => (a ?? 0) - (b ?? 0))).toEqual(
        faulty,
      );
    }
  });

  it.each([
    ['macintosh', 'Mac OS Roman'],
    ['cp850', 'DOS, code page 850'],
    ['cp437', 'DOS, code page 850'],
  ])('letters of %s are refused by name, with what was meant', (encoding, name) => {
    const names = ['Fríjol de año', 'Bogotá, corazón', 'Peñón'];
    const lines = names.map((each, at) => row(at).replace(`V${at}`, `"${each}"`));
    const { rows, faults } = read(
      seedProduction.format,
      iconv.encode([header, ...lines].join('\n'), encoding),
    );
    expect(rows).toEqual([]);
    expect(faults.map(({ row: line, column }) => [line, column])).toEqual(
      [2, 3, 4].map((line) => [line, 'variety']),
    );
    for (const [at, { reason }] of faults.entries())
      expect(reason).toContain(`In ${name} it is ${JSON.stringify(names[at])}`);
  });
});

/** Damage of a text at a place: signs that are put in, signs that are taken out, and the end that is cut off. */
const damages: readonly ((text: string, at: number) => string)[] = [
  ...['"', ',', '\n', '\r\n', '""', '#', '\uFFFD', '\0', '\u200B', '"\n', ',"', '=', "'"].map(
    (sign) => (text: string, at: number) => text.slice(0, at) + sign + text.slice(at),
  ),
  (text, at) => text.slice(0, at) + text.slice(at + 1),
  (text, at) => text.slice(0, at) + text.slice(at + 12),
  (text, at) => text.slice(0, at),
];

describe('a file with any damage', () => {
  const name = fc.constantFrom('RWR 2245', 'KAT, B1', 'the "best"', 'first\nsecond', '5" pod', '');
  const record = fc.record({ variety: name, note: name, country: fc.constantFrom('RWA', 'KEN') });
  const columns = 'country,crop,year,seed_class,quantity,unit,variety,note';
  const quoted = (cell: string): string => (/[",\n]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell);

  it('has each of its records taken exactly or named', () => {
    fc.assert(
      fc.property(
        fc.array(record, { minLength: 1, maxLength: 6 }),
        fc.array(
          fc.tuple(
            fc.constantFrom(...damages),
            fc.nat(),
            fc.constantFrom('anywhere', 'line end', 'line start'),
          ),
          { minLength: 1, maxLength: 3 },
        ),
        (records, done) => {
          // Spreadsheets leave out empty cells at the end of a row.
          const texts = records.map(
            ({ variety: varietyName, note, country }, at) =>
              `${`${country},beans,${2000 + at},basic,${at},t,${quoted(varietyName)},${quoted(note)}`.replace(/,+$/, '')}\n`,
          );
          const content = `${columns}\n${texts.join('')}`;
          const damaged = done.reduce((text, [damage, pick, where]) => {
            // The header is whole: without it no row can be read, and the file is refused for it.
            const from = columns.length + 1;
            const at = from + (pick % Math.max(1, text.length - from));
            const end = text.indexOf('\n', at);
            return damage(text, where === 'anywhere' || end < 0 ? at : where === 'line end' ? end : end + 1);
          }, content);
          const { rows, faults, leftOut, lines } = read(seedProduction.format, damaged);
          if (damaged === content) expect(faults).toEqual([]);
          for (const [at, text] of texts.entries()) {
            // Whose text is as it was: with the end of the line before it, it begins a row.
            if (!damaged.includes(`\n${text}`)) continue;
            const year = String(2000 + at);
            const { variety: varietyName = '', note = '', country } = records[at] ?? {};
            const readRows = rows.filter(
              ({ row: found }) => found['year'] === year && found['country'] === country,
            );
            const plain = (cell: string): string => cell.replaceAll('\n', ' ');
            const isExact = readRows.some(
              ({ row: found }) =>
                found['variety'] === plain(varietyName) &&
                found['note'] === plain(note) &&
                found['quantity'] === String(at),
            );
            const before = damaged.slice(0, damaged.indexOf(`\n${text}`) + 1);
            const line = before.split(/\r\n|\n|\r/).length;
            const last = Math.max(
              ...[...faults, ...leftOut].map(({ row: number }) => number ?? 0),
              ...rows.map((each) => each.line),
            );
            const endOf = (number: number): number =>
              number === last ? Infinity : (lines.get(number + 1) ?? number + 1);
            // The row that begins there, or the one that has it in a cell.
            const isNamed = faults.some(
              ({ row: number }) =>
                number !== null && (lines.get(number) ?? number) <= line && line < endOf(number),
            );
            expect(isExact || isNamed, JSON.stringify({ damaged, text, rows, faults })).toBe(true);
          }
        },
      ),
      { numRuns: runsOf(10_000), seed: 20260531 },
    );
  });
});
