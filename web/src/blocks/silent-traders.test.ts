import { expect, it } from 'vitest';
import { EXPORT_VALUE } from '#catalog/elements/codes.ts';
import type { ShownData } from '../api/data-view.tsx';
import { loadedPart } from '../api/loaded.ts';
import { findSilent } from './silent-traders.ts';

const silentOf = (others: number): readonly string[] => {
  const codes = Array.from({ length: others }, (_, at) => `A${at}`);
  const slice = new Map(codes.map((code) => [code, { value: 100, flag: 'A' }]));
  const data = {
    year: 2024,
    cubes: { slice: () => slice },
    areas: new Map(codes.map((code) => [code, { kind: 'country', region: '021' }])),
    // Flows of one country: the list beside them is of the world.
    flows: loadedPart({
      ...{ area: 'MEX', year: 2024, measure: 'value', indicator: 176 },
      answer: {
        flows: [],
        unreported: [
          { flow: 2, area: 'USA', value: 571 },
          { flow: 2, area: 'NIC', value: 50 },
          { flow: 1, area: 'IND', value: 900 },
        ],
      },
    }),
  };
  return findSilent(data as unknown as ShownData, EXPORT_VALUE, 'WLRD').map(({ area }) => area);
};

it('names on the page of a country, too, who would be among the ten largest of the world with a report', () => {
  expect(silentOf(10)).toEqual(['USA']);
  expect(silentOf(9)).toEqual(['USA', 'NIC']);
});
