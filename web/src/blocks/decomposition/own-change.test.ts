import { expect, it } from 'vitest';
import { ownChange } from './decomposition-figure.tsx';

it('reads the change of land and yield themselves off their parts of the change', () => {
  // Half the land with three times the yield is half as much again.
  const [land, gain] = [Math.log(0.5), Math.log(3)].map((part) => (part / Math.log(1.5)) * 50);
  expect(ownChange(land ?? 0, 50)).toBeCloseTo(-0.5);
  expect(ownChange(gain ?? 0, 50)).toBeCloseTo(2);
  expect(ownChange(10, 0)).toBeNull();
});
