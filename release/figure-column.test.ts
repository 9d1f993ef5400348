import { deflateSync, inflateSync } from 'node:zlib';
import { expect, it } from 'vitest';
import { DamagedColumn, type Figure, FigureColumn } from './figure-column.ts';

const figure = (area: string, year: number, value: number, rest: Partial<Figure> = {}): Figure => ({
  ...{ area, year, value, flag: 'A', source: 2, edition: null },
  ...{ contributors: null, held: null, published: null, ...rest },
});

const figures = [
  figure('029', 2019, 10.25, { flag: 'E', source: null, edition: 57, contributors: 3, held: 0.95 }),
  figure('029', 2021, 0, { source: null, contributors: 4 }),
  figure('KEN', 2018, -4.5, { flag: '' }),
  figure('KEN', 2021, 1e-7, { source: 11, published: '176|5510|t|4.5|A|114' }),
];

it('gives back every figure that was written, to the last digit', () => {
  const read = FigureColumn.read(FigureColumn.of(figures).write());
  expect(read.figures()).toEqual(figures);
  expect(read.areas).toEqual(['029', 'KEN']);
  expect(read.years).toEqual([2018, 2019, 2021]);
  expect(read.sources).toEqual([null, 2, 11]);
});

it('answers slices, series and single figures, and nothing where there is none', () => {
  const column = FigureColumn.of(figures);
  expect(column.slice(2021)).toEqual([figures[1], figures[3]]);
  expect(column.slice(2020)).toEqual([]);
  expect(column.series('KEN')).toEqual([figures[2], figures[3]]);
  expect(column.series('BRA')).toEqual([]);
  expect(column.at('029', 2019)).toEqual(figures[0]);
  expect(column.at('029', 2018)).toBeUndefined();
  expect(column.at('KEN', 2019)).toBeUndefined();
  expect(column.at('KEN', 1990)).toBeUndefined();
  expect([...column.values('KEN').values]).toEqual([-4.5, Number.NaN, 1e-7]);
  expect(column.flags('KEN')).toBe(' -A');
});

it('leaves areas out, and keeps its years', () => {
  const column = FigureColumn.of(figures).without(new Set(['KEN']));
  expect(column.figures()).toEqual(figures.slice(0, 2));
  expect(column.years).toEqual([2018, 2019, 2021]);
});

it('is the same bytes for the same figures', () => {
  const bytes = FigureColumn.of(figures).write();
  expect(FigureColumn.read(bytes).write()).toEqual(bytes);
  expect(FigureColumn.read(FigureColumn.empty.write()).figures()).toEqual([]);
});

it('refuses figures that stand twice or are none', () => {
  expect(() => FigureColumn.of([figure('KEN', 2020, 1), figure('KEN', 2020, 2)])).toThrow(/KEN 2020/);
  expect(() => FigureColumn.of([figure('KEN', 2020, Number.NaN)])).toThrow(/KEN 2020/);
});

it('refuses bytes that are cut, changed or of another shape, and says so', () => {
  const bytes = FigureColumn.of(figures).write();
  expect(() => FigureColumn.read(bytes.subarray(0, bytes.length / 2))).toThrow(DamagedColumn);
  expect(() => FigureColumn.read(new Uint8Array())).toThrow(DamagedColumn);
  expect(() => FigureColumn.read(deflateSync('null'))).toThrow(DamagedColumn);
  const written = JSON.parse(inflateSync(bytes).toString());
  written.flags[1] = ' -';
  expect(() => FigureColumn.read(deflateSync(JSON.stringify(written)))).toThrow(/row of KEN/);
});
