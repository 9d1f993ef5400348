import { expect, it } from 'vitest';
import { toGermplasmLeftOut, toLeftOut } from './left-out-model.ts';

it('adds rows up by source and reason, with their countries, the most first', () => {
  const row = (source: string, reason: string, iso3: string, rows: number) => ({
    source,
    reason,
    iso3,
    rows,
  });
  expect(
    toLeftOut({
      left_out: [
        row('wfp', 'customary-unit', 'BOL', 470),
        row('wfp', 'forecast', 'KEN', 3),
        row('wfp', 'customary-unit', 'HTI', 3484),
        row('esoko', 'no-price', '', 1),
      ],
      conflicts: [],
    }),
  ).toEqual({
    entries: [
      {
        source: 'wfp',
        reason: 'customary-unit',
        rows: 3954,
        countries: [
          { iso3: 'HTI', rows: 3484 },
          { iso3: 'BOL', rows: 470 },
        ],
      },
      { source: 'wfp', reason: 'forecast', rows: 3, countries: [{ iso3: 'KEN', rows: 3 }] },
      { source: 'esoko', reason: 'no-price', rows: 1, countries: [{ iso3: '', rows: 1 }] },
    ],
    conflicts: 0,
  });
});

it('adds rows of germplasm up by source and reason, with what they say, the most first', () => {
  const row = (reason: string, detail: string, rows: number) => ({ source: 'samples', reason, detail, rows });
  expect(
    toGermplasmLeftOut([
      row('impossible-year', '2106', 1),
      row('no-current-code', '160', 2),
      row('no-current-code', '126', 5),
      row('no-current-code', '', 1),
    ]),
  ).toEqual([
    {
      source: 'samples',
      reason: 'no-current-code',
      rows: 8,
      details: [
        { text: '126', rows: 5 },
        { text: '160', rows: 2 },
      ],
    },
    { source: 'samples', reason: 'impossible-year', rows: 1, details: [{ text: '2106', rows: 1 }] },
  ]);
});
