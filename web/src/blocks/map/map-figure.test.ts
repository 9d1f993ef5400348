import { expect, it } from 'vitest';
import { ENERGY_SHARE } from '#catalog/elements/codes.ts';
import { CubeStore } from '../../api/cube-store.ts';
import { toDrawnTable } from '../../figure/cell-text.ts';
import { readSpeech } from '../../i18n/testing/speech.ts';
import { mapTable } from './map-figure.tsx';

it('tells nothing from what rounds to nothing, and ranks neither zero', () => {
  const speech = readSpeech('en');
  const ranked = [
    { area: 'RWA', value: 0.126_147, rank: 1 },
    { area: 'AUT', value: 0.000_03, rank: 2 },
    { area: 'FRA', value: 0, rank: null },
    { area: 'ISL', value: 0, rank: null },
  ].map((entry) => ({ ...entry, flag: '', summed: null }));
  const allCubes = CubeStore.of([]);
  allCubes.isRoundedAway = (_, area) => area === 'FRA';
  const table = mapTable(
    { element: ENERGY_SHARE, ranked },
    { year: 2017, allCubes, view: { country: 'AUT' } },
    speech,
  );
  const { rows } = toDrawnTable(table, speech.formats);
  expect(rows.map(({ cells: [, rank, value] }) => [rank?.text, value?.text, value?.raw])).toEqual([
    ['1', '12.61%', 0.126_147],
    ['2', '~0%', 0.000_03],
    ['', '~0%', 0],
    ['', '0%', 0],
  ]);
  expect(rows.map(({ selected }) => selected)).toEqual([false, true, false, false]);
});
