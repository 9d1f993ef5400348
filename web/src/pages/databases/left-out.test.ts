import { expect, it } from 'vitest';
import { readSpeech } from '../../i18n/testing/speech.ts';
import { groupLeftOut, leftOutFigure } from './left-out.tsx';

const row = (reason: string, of: string, rows: number) => ({ source: 'samples', reason, of, rows });
const entries = groupLeftOut([
  row('impossible-year', '2106', 1),
  row('no-current-code', '160', 2),
  row('no-current-code', '126', 5),
  row('no-current-code', '', 1),
]);

it('adds rows up by source and reason, with their countries or texts, the most first', () => {
  expect(entries).toEqual([
    {
      source: 'samples',
      reason: 'no-current-code',
      rows: 8,
      details: [
        { of: '126', rows: 5 },
        { of: '160', rows: 2 },
      ],
    },
    { source: 'samples', reason: 'impossible-year', rows: 1, details: [{ of: '2106', rows: 1 }] },
  ]);
});

it('keeps rows without a country or text in files, the last of their reason', () => {
  const [figure] = leftOutFigure('germplasm', { entries, conflicts: null }, readSpeech('en'));
  expect(figure?.rows().map(({ cells: [, , of, count] }) => [of?.value, count?.value])).toEqual([
    ['126', 5],
    ['160', 2],
    ['', 1],
    ['2106', 1],
  ]);
});
