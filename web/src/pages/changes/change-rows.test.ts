import { describe, expect, it } from 'vitest';
import { leadingRevision, toChangeRows } from './change-rows.ts';

const entry = (
  indicator: number,
  element: number,
  changed: number,
  values?: [before: number, after: number],
  partner: string | null = null,
) => ({
  ...{ indicator, element, unit: 't', added: 1, removed: 0, changed },
  largest:
    values === undefined
      ? null
      : {
          ...{ indicator, element, unit: 't', year: 2020, area: 'KEN', partner, kind: 'changed' as const },
          before: { value: values[0], flag: 'A' },
          after: { value: values[1], flag: 'A' },
        },
});

describe('what a release changed', () => {
  it('is by crop and number of revisions, and sums up what is of no crop', () => {
    const rows = toChangeRows([
      entry(2901, 664, 4),
      entry(176, 5312, 2, [100, 150]),
      entry(2901, 674, 3),
      entry(176, 5510, 9, [1000, 1100]),
    ]);
    expect(rows.map(({ crop, element, changed, added }) => [crop, element, changed, added])).toEqual([
      ['beans', 5510, 9, 1],
      ['beans', 5312, 2, 1],
      [null, null, 7, 2],
    ]);
    expect(rows[0]?.largest?.page).toBe('/beans/data/production?year=2020&country=KEN');
  });

  it('leads with the revision that changed most as a ratio, never with a flow, a zero or an element without a name', () => {
    const rows = toChangeRows([
      entry(176, 5510, 1, [1000, 1100]),
      entry(176, 5312, 1, [100, 50]),
      entry(176, 5910, 1, [1, 900], 'TZA'),
      entry(2546, 5142, 1, [0, 10]),
      entry(176, 111, 1, [0.1, 0.9]),
    ]);
    expect(leadingRevision(rows)).toMatchObject({ crop: 'beans', element: 5312 });
    expect(leadingRevision([])).toBeNull();
  });
});
