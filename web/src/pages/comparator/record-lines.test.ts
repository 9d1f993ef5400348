import { expect, it } from 'vitest';
import { toLossFigures } from './record-lines.ts';

const point = (year: number, fields: object) => ({
  country: 'AGO',
  year,
  method: 'modelled' as const,
  reference: null,
  value: 2,
  low: 2,
  high: 2,
  figures: 1,
  sources: ['fao'],
  ...fields,
});

it('cuts a line of losses where another number of estimates goes on, and marks a median as computed', () => {
  const points = [point(2000, { figures: 4 }), point(2001, { figures: 4 }), point(2002, {})];
  expect(toLossFigures(points, true)).toEqual({
    years: [2000, 2001, 2002],
    values: [2, 2, 2],
    flags: ['C', 'C', 'E'],
    breaks: [2002],
  });
});

it('cuts it where a state reports in another way, and gives its report no letter', () => {
  const points = [point(2010, { method: 'accounts' }), point(2011, { method: 'questionnaire' })];
  expect(toLossFigures(points, false)).toMatchObject({ flags: ['', ''], breaks: [2011] });
});
