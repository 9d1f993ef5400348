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

it('leaves out what took least where there is much', () => {
  const times = Array.from({ length: 100 }, (_, at) => ({ name: `file ${at}`, took: at * 1000 }));
  const lines = timeTable(times, 1).split('\n');
  expect(lines).toHaveLength(27);
  expect(lines[1]).toBe('   99 s  file 99');
  expect(lines.at(-2)).toBe('   75 s  file 75');
});
