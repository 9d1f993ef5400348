import { expect, it } from 'vitest';
import { sourceDate } from './source-date.ts';

const file = { key: 'qcl', date: '2026-11-21' };
const part = (release: string, kind: 'published' | 'assembled' | 'computed' | 'untold' = 'assembled') => ({
  ...{ sources: ['qcl', 'tm'], kind, release },
});

it.each([
  ['a publisher’s own file', [part('2026-11-21', 'published')], '2026-11-21'],
  ['a file of no figures', [], '2026-11-21'],
  ['one release', [part('2026-01')], '2026-01'],
  ['several', [part('2025-10'), part('2020-12'), part('2023'), part('', 'untold')], '2020-12/2025-10'],
  ['one that is of either of two years', [part('2025/2026')], '2025/2026'],
  ['releases that nobody knows', [part('', 'untold')], ''],
  ['a computed file', [part('', 'computed')], ''],
  ['another source', [{ ...part('2020-12'), sources: ['tm'] }], '2026-11-21'],
])('dates %s', (_, editions, date) => {
  expect(sourceDate(file, editions)).toBe(date);
});
