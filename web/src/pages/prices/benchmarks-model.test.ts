import { expect, it } from 'vitest';
import { packRun } from '#domain/prices/columns.ts';
import { toMonth } from '#domain/prices/months.ts';
import { readSpeech } from '../../i18n/testing/speech.ts';
import { showBenchmarks } from './benchmarks-model.ts';

const series = (id: string, before: number, now: number) => ({
  id,
  months: packRun(
    new Map([
      [toMonth(2025, 5), before],
      [toMonth(2026, 5), now],
    ]),
  ),
  sources: [],
});

const shownOf = (kind: 'own' | 'near', value: ReturnType<typeof series>[]) =>
  showBenchmarks(
    {
      crop: 'beans',
      kind,
      series: { state: 'loaded', value },
      deflator: { values: packRun(new Map()), sources: [] },
    },
    { view: null, base: null },
    readSpeech('en'),
  );

it('names the series that rose most in a year and the one that fell most, and none that stayed', () => {
  const changeOf = (...value: ReturnType<typeof series>[]) => shownOf('near', value).finding;
  const change = changeOf(series('maize', 1, 1.1), series('soybeans', 1, 1.25), series('sorghum', 1, 0.8));
  for (const text of ['soybeans', '25%', 'sorghum', '20%', 'May 2025']) expect(change).toContain(text);
  expect(change).not.toContain('maize');
  expect(changeOf(series('maize', 1, 1.001))).toBeUndefined();
});

it('tells the change of the first of many series of one good', () => {
  const alike = [
    series('maize', 1, 1.1),
    series('soybeans', 1, 1.25),
    series('sorghum', 1, 0.8),
    series('imf-maize', 1, 0.9),
  ];
  const { lead, lines, isOfOneGood } = shownOf('own', alike);
  expect(isOfOneGood).toBe(true);
  expect(lines.map(({ isMain }) => isMain)).toEqual([true, false, false, false]);
  for (const text of ['maize', '10%']) expect(lead).toContain(text);
});

it('says of the own series how far it is below its highest', () => {
  const { finding } = shownOf('own', [series('maize', 3, 2.04)]);
  for (const text of ['32%', 'May 2025', 'May 2026']) expect(finding).toContain(text);
});
