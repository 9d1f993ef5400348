import { expect, it } from 'vitest';
import { getFormats } from '../../../i18n/formats.ts';
import { legendEnds } from './world-map.tsx';

const ends = (limits: readonly number[], values: readonly number[]) =>
  legendEnds({ formats: getFormats('en') }, { limits }, values);

it('has the lowest and the highest price at the ends of a legend where their classes are the first and the last', () => {
  expect(ends([0.3, 0.5], [0.24, 0.4, 0.612])).toEqual({ lowest: '0.24', highest: '0.61' });
  // Classes are of all years: none of this one's prices lies below 0.3, and 0.45 is not at the end of the last class.
  expect(ends([0.3, 0.5], [0.31, 0.45])).toEqual({ lowest: null, highest: null });
  expect(ends([0.3, 0.5], [0.3, 0.5])).toEqual({ lowest: null, highest: '0.5' });
  expect(ends([], [0.3])).toEqual({ lowest: '0.3', highest: '0.3' });
  expect(ends([0.3], [])).toEqual({ lowest: null, highest: null });
});
