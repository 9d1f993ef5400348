import { expect, it } from 'vitest';
import { ENERGY_SHARE } from '#catalog/elements/codes.ts';
import { readSpeech } from '../../i18n/testing/speech.ts';
import { mapTable } from './map-table.ts';

it('tells nothing from what rounds to nothing, and ranks neither zero', () => {
  const { words, formats } = readSpeech('en');
  const ranked = [
    { area: 'RWA', value: 0.126_147, rank: 1 },
    { area: 'AUT', value: 0.000_03, rank: 2 },
    { area: 'FRA', value: 0, rank: null },
    { area: 'ISL', value: 0, rank: null },
  ].map((entry) => ({ ...entry, flag: '', summed: null }));
  const { rows } = mapTable(words, formats, {
    ...{ title: '', element: ENERGY_SHARE, year: 2017, unit: '', ranked, selected: null },
    isRoundedAway: (area) => area === 'FRA',
  });
  expect(rows.map(({ cells: [, rank, value] }) => [rank?.text, value?.text, value?.raw])).toEqual([
    ['1', '12.61%', 0.126_147],
    ['2', '~0%', 0.000_03],
    ['', '~0%', 0],
    ['', '0%', 0],
  ]);
});
