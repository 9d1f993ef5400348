import { expect, it } from 'vitest';
import { areDistinct } from './variety-lead.ts';

it('takes spellings of one name for records of one variety', () => {
  expect(areDistinct([{ name: 'KATB1' }, { name: 'Aporé' }])).toBe(true);
  expect(areDistinct([{ name: 'Apore' }, { name: 'Aporé' }])).toBe(false);
});
