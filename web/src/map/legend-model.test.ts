import { expect, test } from 'vitest';
import { roomyLimits } from './legend-model.ts';

test('a limit that would run into the next one is left out, and the one before it keeps its place', () => {
  const steps = ['0', '2', '20', '100', '500', '2,000', '5,000'].map((limit, bin) => ({
    ...{ bin, limit, colour: '', range: '', count: 0 },
  }));
  const legend = { steps, ends: { lowest: null, highest: '6,490' } };
  // 5,000 and 6,490 take five letters between their middles, and 500 and 2,000 four.
  expect(roomyLimits(legend, 4.6)).toEqual([true, true, true, true, true, true, false]);
  expect(roomyLimits(legend, 5)).not.toContain(false);
});
