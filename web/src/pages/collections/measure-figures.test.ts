import { expect, it } from 'vitest';
import { findCollection } from '#catalog/germplasm/collections.ts';
import { readSpeech } from '../../i18n/testing/speech.ts';
import type { ShownPoints } from './collections-data.ts';
import { measureFigures } from './measure-figures.tsx';

const landraces = findCollection('landraces');

it('counts points by spans, with the end of each, and leaves out what lies in one span', async () => {
  const histograms = {
    weight: { first: 20, step: 10, counts: [7], unknown: 0 },
    altitude: { first: 1000, step: 250, counts: [2, 0, 5], unknown: 1 },
    year: { first: 1970, step: 10, counts: [3, 1], unknown: 4 },
  };
  if (landraces === undefined) throw new Error('There are no landraces.');
  const figures = measureFigures(
    landraces,
    { histograms } as unknown as ShownPoints,
    { source: undefined, sources: [] },
    await readSpeech('en'),
  );
  expect(figures.map(({ id }) => id)).toEqual(['altitude', 'year']);
  const rows = figures.map((figure) =>
    [...figure.rows(0, 9)].map(({ cells }) => cells.map(({ value }) => value)),
  );
  expect(rows).toEqual([
    [
      [1000, 1250, 2],
      [1250, 1500, 0],
      [1500, 1750, 5],
    ],
    [
      [1970, 1979, 3],
      [1980, 1989, 1],
    ],
  ]);
});
