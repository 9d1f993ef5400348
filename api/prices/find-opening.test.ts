import { expect, it } from 'vitest';
import { findOpening } from './make-page.ts';
import type { SeriesOfType } from './read-series.ts';

const series = (type: SeriesOfType['type'], last: number): SeriesOfType => {
  const month = { month: last, median: 1, least: 1, greatest: 1, prices: 1, markets: 1 };
  return { type, source: 1, crop_type: '', own: [month], usd: [] };
};
const choices = [
  { price_type: 'retail', source: 1 },
  { price_type: 'wholesale', source: 1 },
] as const;

it('opens with consumer prices, but with wholesale ones where those are more than a year newer', () => {
  const opened = (retail: number): string | undefined =>
    findOpening(choices, [series('retail', retail), series('wholesale', 24_310)])?.type;
  expect(opened(24_298)).toBe('retail');
  expect(opened(24_297)).toBe('wholesale');
});
