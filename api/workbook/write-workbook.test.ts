import fc from 'fast-check';
import readWorkbook from 'read-excel-file/node';
import { describe, expect, it } from 'vitest';
import { runsOf } from '#domain/testing/sample.ts';
import { columnLetters, longestCell, type WorkbookCell } from './sheet-xml.ts';
import { toWorkbook, writeWorkbook } from './write-workbook.ts';

const facts = { title: 'Beans', creator: 'Observatory', created: '2026-11-20T12:00:00Z' };

/** The cells of a workbook's sheets as a program of others reads them. */
async function readBack(workbook: Buffer): Promise<Map<string, WorkbookCell[][]>> {
  const sheets = await readWorkbook(workbook, { trim: false });
  return new Map(sheets.map(({ sheet, data }) => [sheet, data as WorkbookCell[][]]));
}

const write = (header: string[], rows: WorkbookCell[][]): Promise<Buffer> =>
  toWorkbook([{ name: 'Data', header, rows, widths: header.map(() => 12) }], facts);

describe('a workbook', () => {
  it('has its sheets in order, numbers as numbers and nothing where nothing is known', async () => {
    const workbook = await toWorkbook(
      [
        {
          name: 'Data',
          header: ['Country', 'Supply'],
          rows: [
            ['Kenya', 14.1],
            ['Togo', null],
            ['Chad', 0],
          ],
          widths: [20, 9],
        },
        { name: 'Notas', header: ['Nota'], rows: [['a & b < c']], widths: [90], wraps: true },
      ],
      facts,
    );
    const sheets = await readBack(workbook);
    expect([...sheets.keys()]).toEqual(['Data', 'Notas']);
    expect(sheets.get('Data')).toEqual([
      ['Country', 'Supply'],
      ['Kenya', 14.1],
      ['Togo', null],
      ['Chad', 0],
    ]);
    expect(sheets.get('Notas')).toEqual([['Nota'], ['a & b < c']]);
  });

  it('has the same bytes for the same figures', async () => {
    const [one, other] = await Promise.all([write(['a'], [[1.5]]), write(['a'], [[1.5]])]);
    expect(one.equals(other)).toBe(true);
  });

  it('keeps any text as it is, and as a text', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.string({ unit: 'binary', minLength: 1 }), { minLength: 1, maxLength: 20 }),
        async (texts) => {
          const sheet = (
            await readBack(
              await write(
                ['t'],
                texts.map((text) => [text]),
              ),
            )
          ).get('Data');
          expect(sheet).toEqual([['t'], ...texts.map((text) => [text])]);
        },
      ),
      { numRuns: runsOf(150) },
    );
  });

  it.each([
    '=1+1',
    '+1',
    '-1',
    '@SUM(A1)',
    '\t=1',
    '\r=1',
    "'=1",
    '＝1',
    '_x0041_',
    '\u0000\u001f',
    ' two  spaces ',
  ])('keeps %j, which is no formula', async (text) => {
    const workbook = await write(['t'], [[text]]);
    expect((await readBack(workbook)).get('Data')).toEqual([['t'], [text]]);
  });

  it('keeps every number', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.double({ noNaN: true, noDefaultInfinity: true }), { minLength: 1, maxLength: 20 }),
        async (numbers) => {
          // A workbook has no negative zero.
          const kept = numbers.map((number) => number + 0);
          const sheet = (
            await readBack(
              await write(
                ['n'],
                kept.map((number) => [number]),
              ),
            )
          ).get('Data');
          expect(sheet?.slice(1).map(([number]) => number)).toEqual(kept);
        },
      ),
      { numRuns: runsOf(150) },
    );
  });

  it('cuts a text that is longer than a cell, and half a character becomes a mark', async () => {
    const sheet = (await readBack(await write(['t'], [['x'.repeat(longestCell + 9)], ['\ud800']]))).get(
      'Data',
    );
    expect(String(sheet?.[1]?.[0])).toHaveLength(longestCell);
    expect(sheet?.[2]).toEqual(['\ufffd']);
  });

  it('ends with the error of its rows', async () => {
    const rows = function* (): Generator<WorkbookCell[]> {
      yield [1];
      throw new Error('the release was closed');
    };
    const stream = writeWorkbook([{ name: 'Data', header: ['a'], rows: rows(), widths: [9] }], facts);
    await expect(stream.toArray()).rejects.toThrow('the release was closed');
  });

  it('reads no more rows once its client has left', async () => {
    let isEnded = false;
    const rows = function* (): Generator<WorkbookCell[]> {
      try {
        for (let at = 0; ; at += 1) yield [at, 'x'.repeat(100)];
      } finally {
        isEnded = true;
      }
    };
    const stream = writeWorkbook([{ name: 'Data', header: ['a', 'b'], rows: rows(), widths: [9, 9] }], facts);
    let bytes = 0;
    for await (const piece of stream) {
      bytes += piece.length;
      if (bytes > 50_000) break;
    }
    await expect.poll(() => isEnded).toBe(true);
  });
});

it('names columns by letters', () => {
  expect([0, 25, 26, 701, 702].map(columnLetters)).toEqual(['A', 'Z', 'AA', 'ZZ', 'AAA']);
});
