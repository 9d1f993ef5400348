import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { csvCell } from '#domain/csv-cell.ts';
import { runsOf } from '#domain/testing/sample.ts';
import { unguardFormula } from '../testing/unguard-formula.ts';
import { type CsvForm, plainCsv, toCsv } from './to-csv.ts';

const comma: CsvForm = { delimiter: ';', decimal: ',', marked: true };

/** Cells of a CSV as RFC 4180 reads it. */
function readCsv(text: string, delimiter: string): string[][] {
  const rows: string[][] = [];
  let row: string[] = [];
  for (let at = 0; at < text.length; ) {
    const pattern = new RegExp(`"(?:[^"]|"")*"|(?:(?!${delimiter}|\\r\\n)[^])*`, 'y');
    pattern.lastIndex = at;
    const found = pattern.exec(text)?.[0] ?? '';
    row.push(found.startsWith('"') ? found.slice(1, -1).replaceAll('""', '"') : found);
    at += found.length;
    if (text.startsWith(delimiter, at)) at += 1;
    else if (text.startsWith('\r\n', at)) {
      rows.push(row);
      row = [];
      at += 2;
    } else throw new Error(`Nothing ends the cell at ${at}.`);
  }
  return rows;
}

describe('toCsv', () => {
  it('ends lines with CR LF, quotes what needs it and leaves missing cells empty', async () => {
    const text = await toCsv(
      ['Area', 'Value'],
      [
        ['China, Hong Kong SAR', 0.1],
        ['Say "maize"', null],
        ['two\nlines', 12_345_678.9],
        ["Côte d'Ivoire", 0],
      ],
    );
    expect(text).toBe(
      'Area,Value\r\n"China, Hong Kong SAR",0.1\r\n"Say ""maize""",\r\n"two\nlines",12345678.9\r\nCôte d\'Ivoire,0\r\n',
    );
  });

  it.each(['rice; paddy', 'a\tb', 'a\rb', 'a;=1+1', ';'])(
    'quotes %j, which spreadsheets of other languages would split',
    async (cell) => {
      expect(await toCsv(['a;b', 'c'], [['x', cell]])).toBe(`"a;b",c\r\nx,"${cell}"\r\n`);
      expect(csvCell(cell)).toBe(`"${cell}"`);
      expect(csvCell(cell, ';')).toBe(`"${cell}"`);
    },
  );

  it('quotes no number for its decimal comma', async () => {
    expect(await toCsv(['a', 'b'], [[0.5, 'x, y']], comma)).toBe('\ufeffa;b\r\n0,5;x, y\r\n');
  });

  it.each(['=1+1', '+1', '-1', '@SUM(A1)', '\t=1', '\r=1'])('takes the formula out of %j', async (cell) => {
    const [, line = ''] = (await toCsv(['a', 'b'], [[cell, 'x']])).split(/(?<=b\r\n)/);
    expect(line.replaceAll('"', '')).toBe(`'${cell},x\r\n`);
  });

  it('leaves numbers as they are, negative and tiny ones too', async () => {
    const numbers = [-5, -0.000001234, 1e-9, 1e21, 0.1 + 0.2];
    const text = await toCsv(
      ['n'],
      numbers.map((number) => [number]),
    );
    expect(text.trimEnd().split('\r\n').slice(1).map(Number)).toEqual(numbers);
    expect(text).not.toContain("'");
  });

  it('keeps every text of any first character readable and harmless', async () => {
    const cells = Array.from({ length: 95 }, (_, at) => `${String.fromCharCode(32 + at)}x`);
    const text = await toCsv(
      ['t'],
      cells.map((cell) => [cell]),
    );
    for (const line of text.trimEnd().split('\r\n').slice(1)) expect(line).not.toMatch(/^"?[=+\-@]/);
  });

  it('writes as many rows as it is given, however many pieces that takes', async () => {
    const rows = Array.from({ length: 4001 }, (_, at) => [at]);
    expect((await toCsv(['n'], rows)).split('\r\n')).toHaveLength(4003);
    expect(await toCsv(['n'], [])).toBe('n\r\n');
  });

  it('is written for the spreadsheets of a language', async () => {
    const text = await toCsv(
      ['País', 'Valor'],
      [
        ['Côte d;Ivoire', -1234.5],
        ['Perú', null],
      ],
      comma,
    );
    expect(text).toBe('\ufeffPaís;Valor\r\n"Côte d;Ivoire";-1234,5\r\nPerú;\r\n');
  });

  it('gives every text back, and no cell begins like a formula', async () => {
    const text = fc.oneof(
      fc.string({ unit: 'binary' }),
      fc
        .tuple(fc.constantFrom("'", '=', '+', '-', '@', '\t', '\r', '"', ',', ';', '\ufeff'), fc.string())
        .map(([first, rest]) => first + rest),
    );
    const row = fc.tuple(text, text);
    await fc.assert(
      fc.asyncProperty(
        fc.array(row, { maxLength: 10 }),
        fc.constantFrom(plainCsv, comma),
        async (rows, form) => {
          const written = await toCsv(['a', 'b'], rows, form);
          const cells = readCsv(form.marked ? written.slice(1) : written, form.delimiter);
          expect(cells.slice(1).map((line) => line.map(unguardFormula))).toEqual(rows);
          for (const cell of cells.flat()) expect(cell).not.toMatch(/^[=+\-@\t\r]/);
        },
      ),
      { numRuns: runsOf(500) },
    );
  });
});
