import { expect, it } from 'vitest';
import { readTable, type TableRows, writeTable } from './table-file.ts';

const table: TableRows = {
  columns: ['area', 'value', 'body'],
  rows: [
    ['KEN', 0.1 + 0.2, Buffer.from([0, 255, 7])],
    ['CIV', -1, null],
    [null, 1e21, Buffer.from([])],
  ],
};

it('gives back every cell that was written: texts, numbers to the last digit, bytes and nothing', () => {
  expect(readTable(writeTable(table))).toEqual(table);
  expect(readTable(writeTable({ columns: ['area'], rows: [] }))).toEqual({ columns: ['area'], rows: [] });
  expect(writeTable(table)).toEqual(writeTable(table));
});

it('refuses a file that is cut or is none', () => {
  const file = writeTable(table);
  expect(() => readTable(file.subarray(0, file.length / 2))).toThrow();
  expect(() => readTable(Buffer.from('noise'))).toThrow();
});
