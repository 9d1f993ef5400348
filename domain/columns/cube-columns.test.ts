import { expect, it } from 'vitest';
import { CubeColumnsBuilder, noCubeColumns, readCubeSpans, writeCubeColumns } from './cube-columns.ts';

it('puts figures under their years, with gaps as gaps and rows as long as their last year', () => {
  const builder = new CubeColumnsBuilder();
  builder.add(0, { area: 'KEN', value: 4.5, flag: 'A', contributors: null });
  builder.add(0, { area: '029', value: 10, flag: 'C', contributors: 3 });
  builder.add(2, { area: 'KEN', value: 0, flag: '', contributors: null });
  builder.add(2, { area: 'BRA', value: -1, flag: 'E', contributors: null });
  expect(builder.columns()).toEqual({
    areas: ['029', 'BRA', 'KEN'],
    rows: [[10], [null, null, -1], [4.5, null, 0]],
    flags: ['C', '--E', 'A- '],
    sums: { '029': [3] },
  });
});

it('has nothing of an element without figures', () => {
  expect(new CubeColumnsBuilder().columns()).toEqual({ areas: [], rows: [], flags: [], sums: {} });
});

it('tells from what is written where the figures of each area begin and end, without its rows', () => {
  const written = writeCubeColumns({
    areas: ['029', 'BRA', 'KEN'],
    rows: [[10], [null, null, -1], [4.5, null, 0]],
    flags: ['C', '--E', 'A- '],
    sums: { '029': [3] },
  });
  expect([...readCubeSpans(written)]).toEqual([
    ['029', [0, 0]],
    ['BRA', [2, 2]],
    ['KEN', [0, 2]],
  ]);
  const [head = ''] = written.split('"rows"');
  expect(readCubeSpans(`${head}"rows":[damaged],"flags":${written.split('"flags":')[1]}`)).toEqual(
    readCubeSpans(written),
  );
  expect(readCubeSpans(noCubeColumns).size).toBe(0);
});
