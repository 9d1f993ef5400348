import { expect, it } from 'vitest';
import { SELF_SUFFICIENCY } from '#catalog/elements/codes.ts';
import { CubeStore } from '../../api/cube-store.ts';
import { toDrawnTable } from '../../figure/cell-text.ts';
import { readSpeech } from '../../i18n/testing/speech.ts';
import { plainFacts } from '../../testing/plain-facts.ts';
import { toGlanceTable } from './glance-figure.tsx';

it('writes all figures of a column with the decimals that one of them needs', () => {
  const cubes = CubeStore.of([
    {
      ...plainFacts,
      table: 'beans_production',
      indicator: 176,
      element: SELF_SUFFICIENCY,
      unit: 'percent',
      years: [2021, 2022, 2023],
      areas: ['KEN'],
      rows: [[61.25, 70.5, 0]],
      flags: ['AAA'],
      countries: [1, 1, 1],
      hasZero: true,
      defaultYear: 2023,
    },
  ]);
  const speech = readSpeech('en');
  const table = toGlanceTable(
    { elements: [SELF_SUFFICIENCY], area: 'KEN', cubes, allCubes: cubes, year: 2022 },
    speech,
  );
  expect(table.rows().map(({ id, cells, selected }) => [id, cells[1]?.value, selected])).toEqual([
    ['2023', 0, false],
    ['2022', 70.5, true],
    ['2021', 61.25, false],
  ]);
  const { rows } = toDrawnTable(table, speech.formats);
  expect(rows.map(({ cells }) => cells[1]?.text)).toEqual(['0%', '70.50%', '61.25%']);
});
