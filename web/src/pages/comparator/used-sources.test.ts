import { expect, it } from 'vitest';
import { FOOD_PER_CAPITA_AGGREGATE, PRODUCTION } from '#catalog/elements/codes.ts';
import { usedSources } from '../../api/used-sources.ts';
import { findLineSource } from './compare-options.ts';
import { comparedSections } from './load-comparator.ts';

const keysOf = (element: number): readonly string[] => {
  const source = findLineSource({ crop: 'beans', element }, comparedSections);
  return source?.kind === 'element' ? source.keys : [];
};
const isPopulation = (key: string): boolean => key.endsWith('population');

it('names population only where figures are divided by it', () => {
  const used = (element: number, area: string, measure: 'absolute' | 'inhabitant' | 'share' | 'index') =>
    usedSources(keysOf(element), { shown: element, area }, measure);
  expect(keysOf(PRODUCTION).some(isPopulation)).toBe(true);
  for (const measure of ['absolute', 'share', 'index'] as const)
    expect(used(PRODUCTION, 'BRA', measure)).toEqual(['faostat-qcl']);
  expect(used(PRODUCTION, 'BRA', 'inhabitant').filter(isPopulation)).toEqual([
    'faostat-population',
    'world-population',
  ]);
  expect(used(FOOD_PER_CAPITA_AGGREGATE, 'WLRD', 'absolute').some(isPopulation)).toBe(true);
});
