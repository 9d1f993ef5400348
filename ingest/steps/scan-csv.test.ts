import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { giewsFpma } from '../sources/giews-fpma.ts';
import { temporaryFolder } from '../testing/source-files.ts';
import { Database } from './database.ts';
import { cellText, openRowFile, readRaw, readRowHead } from './rows/open-row-file.ts';
import type { RowSource } from './rows/row-source.ts';

/** The rows that a publisher's file gives, through all steps of reading one. */
async function read(content: string | Buffer, source: RowSource = { ...giewsFpma, needs: [] }) {
  const folder = await temporaryFolder();
  const path = join(folder, 'table.csv');
  await writeFile(path, content);
  const place = { scratch: folder, number: 0, signal: new AbortController().signal };
  const db = await Database.open(folder, 1);
  try {
    const opened = await openRowFile(source, path, place);
    await readRaw(db, opened, await readRowHead(source, opened));
    return (await db.rows('SELECT * FROM raw')).map((row) => Object.values(row));
  } finally {
    db.close();
  }
}

describe('a publisher’s file', () => {
  it.each<readonly [what: string, content: string | Buffer, rows: (string | null)[][]]>([
    [
      'has cells of several lines',
      'a,b,c\n1,"x,\ny",2\n3,,4\n',
      [
        ['1', 'x,\ny', '2'],
        ['3', null, '4'],
      ],
    ],
    [
      'has both line ends',
      'a,b,c\r\n1,x,2\n3,y,4\r\n',
      [
        ['1', 'x', '2'],
        ['3', 'y', '4'],
      ],
    ],
    [
      'has lone CR',
      'a,b,c\r1,x,2\r3,y,4\r',
      [
        ['1', 'x', '2'],
        ['3', 'y', '4'],
      ],
    ],
    [
      'has inches',
      'a,b,c\n1,5" pipe,2\n3,y,4\n',
      [
        ['1', '5" pipe', '2'],
        ['3', 'y', '4'],
      ],
    ],
    ['has empty lines', 'a,b,c\n\n1,"x\n",2\n\n', [['1', 'x\n', '2']]],
    ['has an error in its first column', 'a,b,c\n#N/A,x,2\n', [['#N/A', 'x', '2']]],
    ['is in Windows-1252', Buffer.from('a,b\nd\x92Odienné,\x96 1\n', 'latin1'), [['d’Odienné', '– 1']]],
  ])('that %s is read whole', async (_, content, rows) => {
    expect(await read(content)).toEqual(rows);
  });

  it('with text behind quotation marks in its header is read whole', async () => {
    const header = 'Date-Monthly,"Kenya, Retail, Nairobi, Beans, USD/kg" Commodity Code: 71331 \n';
    expect(await read(`${header}Jan-06,0.49\nFeb-06,0.52\n`, giewsFpma)).toEqual([
      ['Jan-06', '0.49'],
      ['Feb-06', '0.52'],
    ]);
  });

  it.each<readonly [what: string, content: string | Buffer, reason: string]>([
    [
      'has a mark that swallows a row',
      'a,b,c\n1,"x,2\n3,"y",4\n',
      'line 2: the row has a stray quotation mark',
    ],
    [
      'has marks that make a cell of whole rows',
      'a,b,c\n0,w,1\n1,"x,2\n3,y",4\n',
      'line 3: the row has a stray',
    ],
    [
      'has a mark that is never closed',
      'a,b,c\n1,x,2\n3,"y,4\n',
      'line 3: the row has a quotation mark that is',
    ],
    [
      'has cells too few below a cell of two lines',
      'a,b,c\n1,"x\n",2\n3,y\n',
      'line 4: the row has 2 cells, and the header 3',
    ],
    ['has cells too few', 'a,b,c\n1,x,2\n3,y\n', 'a row does not fit the header'],
    [
      'mixes two encodings',
      Buffer.concat([Buffer.from('a,b\nBogotá,1\n'), Buffer.from('Bogotá,2\n', 'latin1')]),
      'line 2: UTF-8 and Windows-1252 are mixed',
    ],
    ['is in UTF-16', Buffer.from('\uFEFFa,b\n1,2\n', 'utf16le'), 'is not a text file'],
  ])('that %s is refused', async (_, content, reason) => {
    await expect(read(content)).rejects.toMatchObject({
      code: 'not-a-csv',
      message: expect.stringContaining(reason),
    });
  });

  it('is read whole where the parts in which it comes end between CR and LF', async () => {
    expect(await read(`a,b\r\n${'1,"x\r\ny"\r\n'.repeat(20_000)}`)).toHaveLength(20_000);
  });
});

it('writes the days of a workbook as they are in the sheet', () => {
  expect(cellText(new Date('2026-05-01T00:00:00Z'))).toBe('2026-05-01');
  expect([cellText(null), cellText(1.5), cellText('2026M05')]).toEqual(['', '1.5', '2026M05']);
});
