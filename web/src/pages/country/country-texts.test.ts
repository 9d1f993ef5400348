import { describe, expect, it } from 'vitest';
import type { CropProfile, Profile } from '#contract/profiles.ts';
import { readSpeech } from '../../i18n/testing/speech.ts';
import { leadText } from './country-texts.ts';

const speech = readSpeech('en');

/** A crop whose balance has a figure of each flag. */
const _crop = (...flags: string[]): CropProfile =>
  ({ harvest: [], trade: [], balance: flags.map((flag) => ({ element: 5142, value: 1, flag })) }) as never;

describe('the sentences of the year', () => {
  interface Known {
    element?: number;
    year?: number;
    values: readonly number[];
    doubts?: Record<number, string>;
    kind?: Profile['kind'];
    plateYear?: number;
    world?: { year: number; value: number };
    trade?: readonly { element: number; year: number; value: number; flag: string }[];
    imported?: number;
  }
  const lead = (known: Known): string => {
    const { element = 5510, year = 2023, values, doubts = {}, kind = 'country', plateYear = 2020 } = known;
    const harvest = { element, year, values, doubts, breaks: [], since: year - values.length + 1 };
    const beans = {
      crop: 'beans',
      trade: known.trade ?? [],
      balance: [
        { element: 7, year: plateYear, value: 0.029, flag: '' },
        ...(known.imported === undefined
          ? []
          : [{ element: 5611, year: plateYear, value: known.imported, flag: '' }]),
      ],
      harvest:
        values.length === 0
          ? []
          : [{ ...harvest, value: values.at(-1), flag: 'A', share: 0.01, rank: 3, ranked: 50 }],
    };
    const profile = {
      area: 'KEN',
      kind,
      newest: 2023,
      newestBalance: 2023,
      membership: null,
      crops: [beans],
    };
    return leadText(profile as never, speech, 'beans', known.world && { harvest: [], world: known.world });
  };

  it('are of the newest harvest with its rank, and of food that is as new, with its year', () => {
    expect(lead({ values: [400, 500] })).toMatch(/2020.*500.*2023.*50/);
    expect(lead({ values: [400, 500], plateYear: 1990 })).not.toContain('1990');
    expect(lead({ values: [400, 500], year: 1991, plateYear: 1990, kind: 'former' })).toMatch(/1990.*1991/);
  });

  it('compare the share of food with the world of about the same year: 0.029 / 0.019 = 1.5, 0.029 / 0.0145 = 2', () => {
    expect(lead({ values: [500], world: { year: 2020, value: 0.019 } })).toMatch(/ 1\.5 times /);
    expect(lead({ values: [500], world: { year: 2020, value: 0.0145 } })).toMatch(/ twice /);
    expect(lead({ values: [500], world: { year: 2022, value: 0.009 } })).toMatch(/ 3\.2 times .*2022\./);
    const former = { values: [500], year: 1991, plateYear: 1990, kind: 'former' } as const;
    const alone = lead(former);
    expect(lead({ ...former, world: { year: 2020, value: 0.01 } })).toBe(alone);
  });

  it('tell a harvest of nothing from one that is not known', () => {
    expect(lead({ values: [400, 0] })).toMatch(/zero since 2023\.$/);
  });

  it('take no doubtful figure: the newest other one where it is recent, else no figure', () => {
    expect(lead({ values: [400, 500], doubts: { 2023: 'token' } })).toMatch(/400.*2022/);
    const values = [400, 501, 502, 503, 504, 505];
    const doubts = Object.fromEntries([2019, 2020, 2021, 2022, 2023].map((year) => [year, 'token']));
    const text = lead({ values, doubts, plateYear: 1990 });
    expect(text).toContain('2018');
    expect(text).not.toMatch(/\b(400|50\d)\b/);
  });

  it('are of the trade where no harvest is known, and beside a harvest of large exports', () => {
    const exports = { element: 5922, year: 2024, value: 470_963, flag: 'A' };
    const trade = [{ ...exports, element: 5622, value: 9124 }, exports];
    expect(lead({ values: [], plateYear: 1990, trade })).toMatch(/Exports .*US\$ 471 million.*2024/);
    expect(lead({ values: [500], trade })).toMatch(/ 500 .*US\$ 471 million/);
    expect(lead({ values: [500], trade: [{ ...exports, value: 99_999 }] })).not.toContain('US$');
  });

  it('are of the imports of a food without a harvest', () => {
    expect(lead({ values: [], imported: 8 })).toMatch(/2020.*8,000 tonnes.*2020/);
  });

  it('are of the animals of a crop that is grazed', () => {
    expect(lead({ element: 210, values: [7000] })).toContain('7,000');
  });
});
