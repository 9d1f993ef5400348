import { describe, expect, it } from 'vitest';
import { varietiesFormat } from '#domain/imports/varieties.ts';
import { readTable } from './read-table.ts';

describe('encodings and delimiters', () => {
  const known = varietiesFormat.columns.map(({ name }) => name);
  const text = 'crop,country,variety\r\nbeans,BRA,"Aporé, novo"\r\n';
  const rows = [{ row: 2, cells: ['beans', 'BRA', 'Aporé, novo'] }];
  const semicolons = 'crop;country;variety\nbeans;BRA;Aporé, novo\n';
  it.each<readonly [string, Buffer, string, string]>([
    ['UTF-8', Buffer.from(text), 'utf-8', ','],
    ['UTF-8 with its mark', Buffer.from(`\uFEFF${text}`), 'utf-8', ','],
    ['UTF-16 with its mark', Buffer.from(`\uFEFF${text}`, 'utf16le'), 'utf-16le', ','],
    ['UTF-16 without', Buffer.from(text, 'utf16le'), 'utf-16le', ','],
    ['UTF-16 the other way round', Buffer.from(`\uFEFF${text}`, 'utf16le').swap16(), 'utf-16be', ','],
    ['Latin-1', Buffer.from(text, 'latin1'), 'windows-1252', ','],
    ['semicolons', Buffer.from(semicolons), 'utf-8', ';'],
    ['tabs', Buffer.from(semicolons.replaceAll(';', '\t')), 'utf-8', '\t'],
    ['old Macs', Buffer.from(text.replaceAll('\r\n', '\r')), 'utf-8', ','],
    ['remarks and empty lines', Buffer.from(text.replace('\r\n', '\r\n# beans,KEN,x\r\n\r\n')), 'utf-8', ','],
  ])('%s', (name, bytes, encoding, delimiter) => {
    const table = readTable(bytes, known);
    const lines = name.startsWith('remarks') ? rows.map((row) => ({ ...row, row: 4 })) : rows;
    expect(table).toMatchObject({
      faults: [],
      header: ['crop', 'country', 'variety'],
      rows: lines,
      encoding,
      delimiter,
    });
  });
});

it.each([
  ['with its mark', Buffer.from([0xff, 0xfe, 0, 0, 0x63, 0, 0, 0])],
  ['with its mark, the other way round', Buffer.from([0, 0, 0xfe, 0xff, 0, 0, 0, 0x63])],
  ['without', Buffer.from([...'crop,country'].flatMap((sign) => [sign.charCodeAt(0), 0, 0, 0]))],
])('says that UTF-32 is one, %s', (_, bytes) => {
  expect(readTable(bytes, ['crop'])).toMatchObject({
    faults: [{ reason: 'This is text in UTF-32, which no CSV has. Save it as CSV UTF-8.' }],
  });
});

it.each(['sep=;\r\n', '"sep=;"\n', '\uFEFFsep=;\n'])(
  'passes over the line %j, which is for Excel',
  (line) => {
    const table = readTable(Buffer.from(`${line}crop;country\r\nbeans;RWA\r\n`), ['crop', 'country']);
    expect(table).toMatchObject({
      header: ['crop', 'country'],
      rows: [{ row: 2, cells: ['beans', 'RWA'] }],
      lines: new Map([
        [1, 2],
        [2, 3],
      ]),
      delimiter: ';',
    });
  },
);

const known = ['country', 'crop', 'variety', 'quantity'];
/** A table with what became of its rows. */
function table(content: string | Buffer) {
  const read = readTable(Buffer.from(content as string), known);
  if (!('header' in read)) throw new Error(JSON.stringify(read.faults));
  return read;
}

it('reads the quotation marks and dashes of Windows-1252', () => {
  const { rows, encoding } = table(
    Buffer.from('country,variety\nCIV,d\x92Odienné \x96 \x93A\x94\n', 'latin1'),
  );
  expect([rows, encoding]).toEqual([[{ row: 2, cells: ['CIV', 'd’Odienné – “A”'] }], 'windows-1252']);
});

it.each(['#N/A', '#N/D', '#¡REF!', '#VALOR!', '"#NOME?"'])(
  'takes a row that begins with %s for no remark',
  (cell) => {
    const { rows, leftOut } = table(`country,crop\n${cell},beans\n#RWA,beans\n`);
    expect(rows).toEqual([{ row: 2, cells: [cell.replaceAll('"', ''), 'beans'] }]);
    expect(leftOut).toEqual([{ row: 3, why: 'remark', text: '#RWA,beans' }]);
  },
);

it('counts rows as a spreadsheet does, and knows their lines where cells have several', () => {
  const { rows, lines } = table('country,variety\r\nRWA,"RWR\r\n2245"\r\nRWA,"x\ry"\r\nKEN,z\r\n');
  expect(rows.map(({ row, cells }) => [row, lines.get(row), cells[1]])).toEqual([
    [2, undefined, 'RWR\n2245'],
    [3, 4, 'x\ny'],
    [4, 6, 'z'],
  ]);
});

it('finds a header below a title, which may contain the delimiter', () => {
  expect(table('Seed, 2024, provisional;\n;\ncountry;crop\nRWA;beans\n')).toMatchObject({
    header: ['country', 'crop'],
    headerRow: 3,
    delimiter: ';',
    rows: [{ row: 4, cells: ['RWA', 'beans'] }],
    leftOut: [
      { row: 1, why: 'above', text: 'Seed, 2024, provisional' },
      { row: 2, why: 'empty' },
    ],
  });
});

it('names a row with a stray quotation mark and reads the others', () => {
  const { rows, faults } = table('country,crop,variety\nRWA,beans,"A\nRWA,beans,"B"\nKEN,beans,C\n');
  expect(faults).toMatchObject([{ row: 2, column: null, value: 'RWA,beans,"A' }]);
  expect(rows.map(({ row }) => row)).toEqual([3, 4]);
});

it('takes a mark of order in the middle of a file, as of two files in one, for nothing', () => {
  expect(
    table('country,crop\nRWA,beans\n\uFEFFKEN,beans\n').rows.map(({ cells }) => cells[0]?.trim()),
  ).toEqual(['RWA', 'KEN']);
});

it('knows the letters of an old Mac', () => {
  const mac = Buffer.from('country,variety\nCOL,Bogot\x87\nCOL,Espa\x96a caf\x8e\n', 'latin1');
  expect(table(mac).isRatherMac).toBe(true);
  expect(table(Buffer.from('country,variety\nCOL,Bogotá\nGBR,farmer\x92s\n', 'latin1')).isRatherMac).toBe(
    false,
  );
});
