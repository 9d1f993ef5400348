import { describe, expect, it } from 'vitest';
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

describe('readHead', () => {
  it('drops the byte order mark and the last, perhaps cut line', () => {
    expect(readHead('\uFEFFa,b\r\n1,2\r\n3')).toEqual({ skip: 0, header: ['a', 'b'], lines: [['1', '2']] });
  });

  it('finds a header below notes and names blank columns', () => {
    expect(readHead('Notes\n\nCode,Year,\nBRA,2,\n', ['Code'])).toMatchObject({
      skip: 2,
      header: ['Code', 'Year', 'column 3'],
    });
  });

  it('takes years for names of columns', () => {
    expect(readHead('Notes\n\nCode,1960,1961\nBRA,1,2\n', ['Code'])).toEqual({
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

  it('refuses Latin-1 and a character that never ends', () => {
    expect(probe(Buffer.from('Türkiye', 'latin1')).isUtf8()).toBe(false);
    expect(probe(Buffer.from('é').subarray(0, 1)).isUtf8()).toBe(false);
  });
});
