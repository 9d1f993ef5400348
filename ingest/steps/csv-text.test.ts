import { describe, expect, it } from 'vitest';
import { splitCsv } from '#domain/csv-text.ts';
import { parseCsv } from '../testing/parse-csv.ts';
import { readHead, splitCsvLine } from './csv-text.ts';
import { EncodingProbe } from './encoding.ts';

describe('splitCsvLine', () => {
  it('keeps commas and quotes inside quotes', () => {
    expect(splitCsvLine('1,"Bolivia, P. S.","say ""yes""",')).toEqual([
      '1',
      'Bolivia, P. S.',
      'say "yes"',
      '',
    ]);
  });
});

describe('splitCsv', () => {
  /** Rows as cells; of those that cannot be read the line. */
  const rows = (text: string, delimiter?: string) =>
    splitCsv(text, delimiter).map(({ line, cells, fault }) => (fault === undefined ? cells : line));
  const head = ['a', 'b', 'c'];

  it.each<readonly [what: string, text: string, rows: (string[] | number)[]]>([
    ['cells of several lines', 'a,b,c\r\n"x\r\ny, z",1,\r\n', [head, ['x\r\ny, z', '1', '']]],
    ['lone CR', 'a\rb,"c""d"\r', [['a'], ['b', 'c"d']]],
    ['blanks around quotation marks', 'a, "b, c" ,d\n', [['a', 'b, c', 'd']]],
    ['inches', 'a,5" pipe,b\n', [['a', '5" pipe', 'b']]],
    [
      'a mark that swallows a row',
      'a,b,c\n1,"x,2\n3,"y",4\n5,z,6',
      [head, 2, ['3', 'y', '4'], ['5', 'z', '6']],
    ],
    [
      'two marks that make a cell of whole rows',
      'a,b,c\n1,"x,2\n3,q,4\n5,z",6\n7,,8',
      [head, 2, ['3', 'q', '4'], ['5', 'z"', '6'], ['7', '', '8']],
    ],
    ['a mark in the last cell', 'a,b,c\n1,x,"2\n3,y,4\n', [head, 2, ['3', 'y', '4']]],
    ['a mark in the last row', 'a,b,c\n1,x,2\n3,"y,', [head, ['1', 'x', '2'], 3]],
    ['a word in marks', 'a,b,c\n1,"Big" bean,2\n3,y,4\n', [head, 2, ['3', 'y', '4']]],
    ['several marks', 'a,b,c\n"1,x,2\n3,y,"4\n5,z,6\n', [head, 2, 3, ['5', 'z', '6']]],
  ])('%s', (_, text, expected) => {
    expect(rows(text)).toEqual(expected);
    const bySemicolons = expected.map((row) =>
      typeof row === 'number' ? row : row.map((cell) => cell.replaceAll(',', ';')),
    );
    expect(rows(text.replaceAll(',', ';'), ';')).toEqual(bySemicolons);
  });

  it('gives rows the lines on which they begin', () => {
    expect(splitCsv('a,b\n"x\ny",1\n\n2,3').map(({ line }) => line)).toEqual([1, 2, 4, 5]);
  });

  it('keeps every other row of a large table with 100,000 stray marks', () => {
    const read = splitCsv(`a,b,c\n${'1,"x,2\n3,y,4\n'.repeat(100_000)}`);
    expect(read).toHaveLength(200_001);
    expect(read.filter(({ fault }) => fault !== undefined)).toHaveLength(100_000);
  });
});

describe('readHead', () => {
  it('drops the byte order mark and the last, perhaps cut line', () => {
    expect(readHead('\uFEFFa,b\r\n1,2\r\n3')).toEqual({
      skip: 0,
      header: ['a', 'b'],
      lines: [['1', '2']],
      hasStrayQuote: false,
    });
  });

  it('finds a header below notes and names blank columns', () => {
    expect(readHead('Notes\n\nCode,Year,\nBRA,2,\n', ['Code'])).toMatchObject({
      skip: 2,
      header: ['Code', 'Year', 'column 3'],
    });
  });

  it('takes years for names of columns', () => {
    expect(readHead('Notes\n\nCode,1960,1961\nBRA,1,2\n', ['Code'])).toMatchObject({
      skip: 2,
      header: ['Code', '1960', '1961'],
      lines: [['BRA', '1', '2']],
    });
  });
});

describe('parseCsv', () => {
  it('gives objects by column name', () => {
    expect(parseCsv('a,b\n1,\n')).toEqual([{ a: '1', b: '' }]);
  });
});

describe('EncodingProbe', () => {
  const probe = (...parts: Buffer[]) => {
    const watched = new EncodingProbe();
    for (const part of parts) watched.push(part);
    return watched;
  };

  it('accepts a character that is split between two parts', () => {
    const bytes = Buffer.from('Türkiye 🌱');
    for (let at = 1; at < bytes.length; at += 1)
      expect(probe(bytes.subarray(0, at), bytes.subarray(at)).isUtf8()).toBe(true);
  });

  it('knows lines that end within a cell, or in two ways', () => {
    const odd = (...parts: string[]) => probe(...parts.map((part) => Buffer.from(part))).hasOddLines();
    expect(odd('a,b\n"x","y ""z"""\n')).toBe(false);
    expect(odd('a,b\r', '\n1,2\r\n')).toBe(false);
    expect(odd('a,b\n"x', '\ny",1\n')).toBe(true);
    expect(odd('a,b\n1,"x')).toBe(true);
    expect(odd('a,b\r\n1,2\n')).toBe(true);
  });

  it('refuses Latin-1 and a character that never ends', () => {
    expect(probe(Buffer.from('Türkiye', 'latin1')).isUtf8()).toBe(false);
    expect(probe(Buffer.from('é').subarray(0, 1)).isUtf8()).toBe(false);
  });
});
