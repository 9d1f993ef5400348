import { expect, it } from 'vitest';
import { timeTable } from './time-table.mjs';

it('names what took longest first, and the whole run last', () => {
  const times = [
    { name: 'build', took: 4210 },
    { name: 'e2e/map.test.ts', took: 53_400 },
    { name: 'tests', took: 100_499 },
    { name: 'packages', took: 49 },
  ];
  expect(timeTable(times, 154_000).split('\n')).toEqual([
    'What took longest:',
    '  100 s  tests',
    '   53 s  e2e/map.test.ts',
    '  4.2 s  build',
    '  0.0 s  packages',
    '  154 s  everything',
  ]);
});
