import { expect, it } from 'vitest';
import { editionRuns } from './edition-runs.ts';

const releases = { 'FBSH-2023': '2023', 'FBS-2023': '2023', 'FBS-2025-10': '2025-10' };
const runsOf = (first: number, editions: readonly (string | null)[]) =>
  editions.map((edition, at) => ({ year: first + at, edition }));

it('joins years whose figures are of the same releases, whatever the editions are called', () => {
  expect(editionRuns(runsOf(2008, ['FBSH-2023', 'FBSH-2023', 'FBS-2023', 'FBS-2025-10']), releases)).toEqual([
    { from: 2008, to: 2010, releases: ['2023'] },
    { from: 2011, to: 2011, releases: ['2025-10'] },
  ]);
});

it('names every release that a computed figure rests on, and tells nothing of years without a known one', () => {
  const figures = runsOf(2010, ['FBS-2025-10 + FBS-2023 + population', null, 'population']);
  expect(editionRuns(figures, releases)).toEqual([{ from: 2010, to: 2010, releases: ['2023', '2025-10'] }]);
});
