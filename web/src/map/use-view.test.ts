import { expect, it } from 'vitest';
import { toGeography } from './geography.ts';
import { fitView } from './use-view.ts';
import { toFrame } from './view.ts';

const geography = toGeography({
  viewBox: [0, 0, 3600, 1800],
  shapes: [
    { iso3: 'BEN', d: 'M1800 800l20 0 0 60-20 0z' },
    { iso3: 'NGA', d: 'M1830 780l120 0 0 100-120 0z' },
    { iso3: 'CIV', d: 'M1200 800l80 0 0 70-80 0z' },
    { iso3: 'RUS', d: 'M2000 100l1500 0 0 400-1500 0z' },
    { iso3: 'SHN', d: 'M300 1700l1 0 0 1-1 0z', circle: [300, 1700] },
    { iso3: 'USA', d: 'M0 300l600 0 0 400-600 0z' },
  ],
  land: '',
  disputed: '',
});
const frame = { width: 411, height: 304 };

it('has in sight the land of those around a chosen country, unless that is too wide', () => {
  const selected = geography.places.filter(({ iso3 }) => iso3 === 'BEN');
  const isSeen = (iso3: string, around: readonly string[]): boolean => {
    const { fitted } = fitView(geography, { focus: null, selected, around: new Set(around) }, frame);
    const [x, y] = toFrame(geography.byIso3.get(iso3)?.centre ?? [0, 0], fitted, frame);
    return x > 0 && x < frame.width && y > 0 && y < frame.height;
  };
  expect(isSeen('CIV', [])).toBe(false);
  expect(isSeen('CIV', ['BEN', 'NGA', 'CIV'])).toBe(true);
  expect(isSeen('SHN', ['BEN', 'CIV', 'SHN'])).toBe(false);
  expect(isSeen('RUS', ['BEN', 'RUS'])).toBe(false);
});
