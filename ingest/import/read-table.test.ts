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
  ])('%s', (what, bytes, encoding, delimiter) => {
    const table = readTable(bytes, known);
    const lines = what.startsWith('remarks') ? rows.map((row) => ({ ...row, row: 4 })) : rows;
    expect(table).toEqual({
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
      rows: [{ row: 3, cells: ['beans', 'RWA'] }],
      delimiter: ';',
    });
  },
);
