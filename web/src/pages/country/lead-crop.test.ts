import { describe, expect, it } from 'vitest';
import type { CropProfile } from '#contract/profiles.ts';
import { leadCrop, leadYear, revisionOf } from './lead-crop.ts';

interface Known {
  /** Value of exports, in 1,000 US$. */
  exported?: number;
  /** Part of the crop's food, as a fraction. */
  plate?: number;
  rank?: number;
  share?: number;
  year?: number;
  plateYear?: number;
}

const crop = (
  id: string,
  { exported, plate, rank = 50, share, year = 2023, plateYear = 2020 }: Known,
): CropProfile =>
  ({
    crop: id,
    harvest:
      share === undefined ? [] : [{ element: 5510, year, value: 10, rank, share, breaks: [], doubts: {} }],
    balance:
      plate === undefined
        ? []
        : [{ element: id === 'beans' ? 7 : 6, year: plateYear, value: plate, flag: '' }],
    trade: exported === undefined ? [] : [{ element: 5922, year: 2024, value: exported, flag: 'A' }],
    price: null,
    samples: null,
    varieties: null,
    losses: [],
  }) as never;

const lead = (kind: 'country' | 'aggregate' | 'former', ...crops: CropProfile[]): string | null =>
  leadCrop({ crops, kind, newest: 2024, newestBalance: 2020 });

describe('the crop that a page opens with', () => {
  it('is beans where they are eaten or much grown', () => {
    const rice = crop('rice', { plate: 0.3, share: 0.1, rank: 3 });
    expect(lead('country', crop('beans', { plate: 0.02, share: 0.001 }), rice)).toBe('beans');
    expect(lead('country', crop('beans', { plate: 0.001, share: 0.01, rank: 20 }), rice)).toBe('beans');
    expect(lead('country', crop('beans', { plate: 0.001, share: 0.01, rank: 21 }), rice)).toBe('rice');
  });

  it('else is the one with the largest part of the World’s harvest or of the own food', () => {
    expect(lead('country', crop('rice', { plate: 0.2 }), crop('cocoa', { share: 0.4 }))).toBe('cocoa');
    expect(lead('country', crop('rice', { plate: 0.2 }), crop('cocoa', { share: 0.1 }))).toBe('rice');
  });

  it('is none by an old harvest, unless the state has ended', () => {
    const old = crop('cocoa', { share: 0.4, year: 1991 });
    expect(lead('country', old, crop('rice', { share: 0.1 }))).toBe('rice');
    expect(lead('former', old, crop('rice', { share: 0.1 }))).toBe('cocoa');
  });

  it('is none by an old part of the food', () => {
    const old = crop('beans', { plate: 0.029, plateYear: 1990 });
    expect(lead('country', old, crop('rice', { plate: 0.01 }))).toBe('rice');
    expect(lead('former', old, crop('rice', { plate: 0.01 }))).toBe('beans');
  });

  it('is beans that are exported for 100 million US$, and those that are traded where nothing else matters', () => {
    const rice = crop('rice', { plate: 0.1 });
    expect(lead('country', crop('beans', { exported: 100_000 }), rice)).toBe('beans');
    expect(lead('country', crop('beans', { exported: 99_999 }), rice)).toBe('rice');
    const sweetPotato = crop('sweet-potato', { share: 1e-7 });
    expect(lead('country', crop('beans', { exported: 700 }), sweetPotato)).toBe('beans');
    expect(lead('country', crop('beans', {}), sweetPotato)).toBe('sweet-potato');
  });

  it('is a harvest before a food too small to lead', () => {
    expect(lead('country', crop('rice', { plate: 0.0134 }), crop('potato', { share: 0.0008 }))).toBe(
      'potato',
    );
  });

  it('is not beans that are only eaten', () => {
    expect(lead('country', crop('beans', { plate: 0.03 }), crop('rice', { plate: 0.18 }))).toBe('rice');
  });

  it('is beans of a group that grows any, and none where nothing is known', () => {
    expect(lead('aggregate', crop('beans', { share: 0.01 }), crop('rice', { share: 0.5 }))).toBe('beans');
    expect(lead('country', crop('beans', {}))).toBeNull();
  });
});

it('the newest year of a lead is that of the food or the harvest in it', () => {
  const area = { kind: 'country' as const, newest: 2024, newestBalance: 2023 };
  const yearOf = (known: Known) => leadYear(crop('rice', known), area);
  expect(yearOf({ plate: 0.09, plateYear: 2022 })).toBe(2022);
  expect(yearOf({ plate: 0.09, plateYear: 2022, share: 0.1, year: 2023 })).toBe(2023);
  expect(yearOf({ plate: 0.001, plateYear: 2022, share: 0.1, year: 2021 })).toBe(2021);
});

describe('a revision of a trend', () => {
  const of = (values: number[], facts = {}) =>
    revisionOf({ since: 2017, year: 2020, values, breaks: [2019], doubts: {}, ...facts } as never);

  it('is its last break where one side is ten times the other', () => {
    expect(of([30, 31_000, 5, 6])).toEqual({ year: 2019, before: 31_000, after: 5 });
    expect(of([30, 31, 310, 320])).toMatchObject({ year: 2019 });
    expect(of([30, 31, 100, 120])).toBeNull();
  });

  it('is none without a break, with a doubtful figure beside it, or long ago', () => {
    expect(of([30, 31_000, 5, 6], { breaks: [] })).toBeNull();
    expect(of([30, 31_000, 5, 6], { doubts: { 2019: 'isolated' } })).toBeNull();
    expect(of([30, 31_000, 5, 6], { year: 2030 })).toBeNull();
  });
});
