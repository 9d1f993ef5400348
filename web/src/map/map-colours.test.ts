import { expect, it } from 'vitest';
import { lettersOn } from './map-colours.ts';

it('letters are of paper on deep classes and on colours of compared series, and of ink on pale ones', () => {
  for (const colour of ['var(--map-6)', 'var(--compared-1)'])
    expect(lettersOn(colour)).toEqual({ fill: 'var(--paper)', stroke: colour });
  for (const colour of ['var(--map-1)', 'var(--use-stock)'])
    expect(lettersOn(colour).fill).toBe('var(--ink)');
});
