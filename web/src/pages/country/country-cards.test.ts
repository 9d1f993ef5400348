import { describe, expect, it } from 'vitest';
import type { Cards } from '#contract/cards.ts';
import type { CropProfile, Profile } from '#contract/profiles.ts';
import { loadedPart } from '../../api/loaded.ts';
import { readSpeech } from '../../i18n/testing/speech.ts';
import { countryCards } from './country-cards.tsx';
import type { LandRanking } from './country-data.ts';
import { partsOfRow } from './country-parts.tsx';
import { zeroSince } from './lead-crop.ts';

type Harvest = Cards['harvest'][number];

const trend = (element: number, parts: Partial<Harvest> = {}): Harvest => ({
  ...{ element, year: 2023, value: 60, flag: 'A', rank: 9, ranked: 50, share: 0.01, contributors: null },
  ...{ since: 2021, values: [60, 60, 60], breaks: [], seams: [], doubts: {}, means: null },
  ...parts,
});

const years = { from: [2011, 2012, 2013], to: [2021, 2022, 2023] };

const nothing: CropProfile = {
  ...{ crop: 'beans', harvest: [], balance: [], trade: [], tradeWithheld: false, partners: null },
  ...{ price: null, samples: null, varieties: null, losses: [] },
};

interface Known {
  cards: Partial<Cards>;
  others?: readonly Cards[];
  crops?: readonly CropProfile[];
  land?: LandRanking;
  own?: Partial<CropProfile>;
  kind?: Profile['kind'];
  language?: 'en' | 'es';
}

/** The wall of cards on beans in Kenya. */
const wallOf = ({ cards, own = {}, kind = 'country', others = [], crops = [], land, language }: Known) =>
  countryCards(
    {
      ...{ code: 'KEN', search: '', release: { id: 'r', created: '2026-05-01', pinned: false } },
      ...{ crop: 'beans', others: loadedPart(others), locator: null, meant: [], ignored: [] },
      ...{ landraces: loadedPart(null), land: loadedPart(land ?? null) },
      profile: loadedPart({
        ...{ area: 'KEN', kind, region: '014', macro: '002', firstYear: null, lastYear: null },
        ...{ before: [], after: [], members: [], networks: [], membership: null, population: null },
        ...{
          newest: 2023,
          newestBalance: 2023,
          crops: [{ ...nothing, ...own }, ...crops],
          findings: [],
          sources: [],
        },
      }),
      cards: loadedPart({
        ...{ area: 'KEN', crop: 'beans', harvest: [], supply: null, yields: null, world: null },
        ...{ prices: null, season: null, samples: [], varieties: [], members: [], sources: [] },
        ...cards,
      }),
    },
    readSpeech(language ?? 'en'),
  );

/** Findings of cards by their id. */
const findingsOf = (known: Known): Record<string, string | undefined> =>
  Object.fromEntries(wallOf(known).map(({ figure }) => [figure.id, figure.finding]));

describe('the harvest', () => {
  const means = { from: 50, to: 60, years };
  const findingOf = (parts: Partial<Harvest>, kind?: Profile['kind']) =>
    findingsOf({ cards: { harvest: [trend(5510, { means, ...parts })] }, ...(kind && { kind }) }).years;

  it('leads with its change over ten years: 60 is 20 % more than 50', () => {
    expect(findingOf({})).toContain('20%');
  });

  it('leads with its newest year where that is far from its mean: 45 is a quarter less than 60', () => {
    for (const part of ['25%', '2023']) expect(findingOf({ value: 45 })).toContain(part);
  });

  it('leads with nothing where its newest year is doubtful or old, unless the state has ended', () => {
    expect(findingOf({ doubts: { 2023: 'other-crop' } })).toBeUndefined();
    expect(findingOf({ year: 2019, since: 2017 })).toBeUndefined();
    expect(findingOf({ year: 1991, since: 1989 }, 'former')).toContain('20%');
  });
});

describe('the largest harvest of a group', () => {
  const ofMember = (values: readonly number[]) => {
    const member = { area: 'UGA', year: 2023, since: 2021, breaks: [], production: values.at(-1) ?? 0 };
    const other = { ...member, area: 'RWA', production: 1, values: [1, 1, 1], change: null };
    const members = [{ ...member, values: [...values], change: 0.3 }, other];
    return findingsOf({ cards: { members }, kind: 'aggregate' }).members;
  };

  it('has its change, but not where its newest year is far from the mean: 60 is a quarter less than 80', () => {
    expect(ofMember([80, 80, 80])).toContain('30%');
    expect(ofMember([90, 90, 60])).not.toContain('%');
  });
});

describe('a harvest that has ended', () => {
  it('is told of with the first year without one, and not as a fall by 100 %', () => {
    expect(zeroSince({ since: 2019, values: [5, null, 0, 0] })).toBe(2021);
    expect(zeroSince({ since: 2019, values: [5, 0, 4] })).toBeNull();
    expect(zeroSince({ since: 2019, values: [0, 0] })).toBeNull();
    const ended = trend(5510, { value: 0, values: [8, 0, 0], means: { from: 9, to: 0, years } });
    expect(findingsOf({ cards: { harvest: [ended] } }).years).toMatch(/2022$/);
  });
});

describe('self-sufficiency', () => {
  const findingOf = (parts: Partial<Harvest>) =>
    findingsOf({ cards: { supply: trend(12, { value: 97, values: [95, 93, 97], ...parts }) } }).supply;

  it('compares means of three years, not two years', () => {
    const finding = findingOf({ means: { from: 105, to: 95, years } });
    for (const part of ['95%', '105%', '2021–2023', '2011–2013']) expect(finding).toContain(part);
  });

  it('is of its newest year where the means are close or cannot be compared', () => {
    expect(findingOf({ means: { from: 97, to: 95, years } })).toContain('97%');
    expect(findingOf({})).toContain('97%');
  });

  it('begins with the harvest: before that year a part of 0 is one of no known harvest', () => {
    const supply = trend(12, { since: 2020, values: [0, 0, 95, 97], value: 97 });
    const harvest = [trend(5510, { since: 2022, values: [60, 60] })];
    const card = wallOf({ cards: { supply, harvest } }).find(({ figure }) => figure.id === 'supply');
    expect(card?.figure.title).toContain('2022–2023');
  });

  it('is shown of who harvests nothing', () => {
    expect(findingOf({ value: 0, values: [0, 0, 0] })).toContain('0%');
  });
});

describe('the yield', () => {
  const areas = [
    { area: 'KEN', before: null, now: 3000, production: 100 },
    { area: 'TZA', before: 900, now: 1300, production: 1000 },
    { area: 'UGA', before: 900, now: 800, production: 500 },
  ];
  const findingOf = (value: number) =>
    findingsOf({
      cards: {
        yields: {
          ...{ from: 2013, to: 2023 },
          areas: areas.map((each) => (each.area === 'KEN' ? { ...each, production: value } : each)),
        },
      },
    }).yields;

  it('is set above that of large growers only of one of them', () => {
    // A fiftieth of the largest harvest, 1,000 t, is 20 t.
    expect(findingOf(20)).toContain('3,000');
    expect(findingOf(19)).toBeUndefined();
  });
});

describe('the yields of a group', () => {
  const areas = [
    { area: 'TZA', before: 900, now: 1300, production: 1000 },
    { area: 'UGA', before: 900, now: 800, production: 500 },
    { area: 'SSD', before: null, now: 3000, production: 19 },
  ];

  it('are the highest and the lowest of its large growers', () => {
    const finding = findingsOf({
      cards: { yields: { from: 2013, to: 2023, areas } },
      kind: 'aggregate',
    }).yields;
    for (const part of ['1,300', '800']) expect(finding).toContain(part);
    expect(finding).not.toContain('3,000');
  });
});

describe('the land of the crop', () => {
  const place = (item: string, rank: number, value: number) => ({ item, rank, value, isOwn: item === '176' });
  // Maize, beans, pigeon peas, cowpeas, potatoes, tea, sorghum.
  const items = ['56', '176', '197', '195', '116', '667', '83'];

  it('is ranked among that of all crops', () => {
    const places = items.map((item, at) => place(item, at + 1, 100 - at));
    const finding = findingsOf({ cards: {}, land: { year: 2023, count: 85, places } }).crops;
    for (const part of ['second', 'maize']) expect(finding).toContain(part);
  });

  it('is no card where it is not ranked', () => {
    const places = [place('56', 1, 100), place('83', 2, 90)];
    expect(findingsOf({ cards: {}, land: { year: 2023, count: 85, places } }).crops).toBeUndefined();
  });
});

it('has a verb that agrees with the only partner named', () => {
  const sellersOf = (largest: string) => {
    const areas = [
      { area: largest, value: 700, flag: '' },
      { area: 'TZA', value: 300, flag: '' },
    ];
    const imports = { year: 2023, by: 'country', areas, total: 1000 } as const;
    const partners = { imports, exports: null, products: { counted: 1, all: 1 } };
    return findingsOf({ cards: {}, own: { partners }, language: 'es' }).sellers;
  };
  expect(sellersOf('NLD')).toMatch(/^Los Países Bajos suministraron el 70/);
  expect(sellersOf('UGA')).toMatch(/^Uganda suministró el 70/);
});

describe('the largest harvest of a group', () => {
  const member = (
    area: string,
    production: number,
    change: number | null,
    last: number | null = production,
  ): Cards['members'][number] => ({
    ...{ area, production, change, year: 2023, since: 2021, breaks: [] },
    values: [production, production, last],
  });
  const findingOf = (...members: Cards['members']) =>
    findingsOf({ cards: { members }, kind: 'aggregate' }).members;

  it('is named with its change, whatever changed most', () => {
    const finding = findingOf(member('ZMB', 10, 3), member('KEN', 400, -0.2), member('RWA', 300, null));
    expect(finding).toContain('Kenya');
    expect(finding).toContain('20%');
  });

  it('is not named where its newest figure is doubtful', () => {
    expect(findingOf(member('TZA', 900, 0.1, null), member('UGA', 500, 0.1))).toBeUndefined();
  });
});

describe('the latest price', () => {
  const findingOf = (percent: number | null) =>
    findingsOf({
      cards: { prices: { first: 2026 * 12, values: [90, 95] } },
      own: {
        price: {
          ...{ type: 'retail', source: 'wfp', currency: 'KES', month: '2026-02', median: 95, markets: 3 },
          ...{ camps: 0, yearBefore: 90 },
          change: {
            before: 90,
            after: 95,
            percent,
            date: '2026-02',
            markets: 3,
            markets_before: 3,
            markets_after: 3,
          },
        },
      },
    })['latest-price'];

  it('says a change only where it is not rounded to nothing', () => {
    expect(findingOf(5.6)).toContain('6%');
    expect(findingOf(-0.4)).not.toContain('%');
    expect(findingOf(-0.4)).not.toBe(findingOf(null));
  });
});

describe('the plate', () => {
  const plateOf = (value: number) =>
    wallOf({ cards: {}, own: { balance: [{ element: 7, year: 2023, value, flag: 'E' }] } }).find(
      ({ figure }) => figure.id === 'plate',
    )?.figure;

  it('begins with its number, which images draw large', () => {
    expect(plateOf(0.144)).toMatchObject({ number: '14' });
    expect(plateOf(0.144)?.finding).toMatch(/^14 /);
    expect(plateOf(0.002)?.number).toBeUndefined();
  });

  it('is the picture of the page where its lead begins with it: from two parts of a hundred on', () => {
    expect(plateOf(0.015)?.isLead).toBe(true);
    expect(plateOf(0.0149)?.isLead).toBe(false);
  });
});

describe('losses after the harvest', () => {
  type Stage = CropProfile['losses'][number]['stages'][number];
  const stage = (name: Stage['stage'], median: number): Stage => ({
    ...{ stage: name, median, low: median, high: median, studies: 1, figures: 1, first: 2015, last: 2016 },
  });
  const cardOf = (...stages: Stage[]) =>
    wallOf({
      cards: {},
      own: { losses: [{ commodity: 'beans-dry', studies: 2, sources: [], stages }] },
    }).find(({ figure }) => figure.id === 'loss-stages')?.figure;

  it('names the stage with the largest median, and all that are as large', () => {
    const finding = cardOf(stage('harvest', 3.4), stage('storage', 5.15))?.finding;
    expect(finding).toContain('in storage');
    expect(finding).not.toContain('harvest:');
    const both = cardOf(stage('harvest', 3.4), stage('storage', 5.15), stage('wholesale', 5.15))?.finding;
    for (const part of ['in storage', 'in wholesale']) expect(both).toContain(part);
  });

  it('lead with results since 2000 where there are any', () => {
    const old = { ...stage('storage', 35), first: 1977, last: 1977 };
    expect(cardOf(stage('farm', 13), old)?.finding).toContain('on the farm');
  });

  it('are of stages that can be compared: not of the whole chain, and of two at least', () => {
    expect(cardOf(stage('storage', 5.15), stage('whole-chain', 11))).toBeUndefined();
    const rows = cardOf(stage('storage', 5), stage('farm', 4), stage('whole-chain', 11))?.rows();
    expect(rows?.map(({ id }) => id)).toEqual(['storage', 'farm']);
  });
});

describe('the rows of the wall', () => {
  it('are full: the last ones have two cards each where three do not fill them', () => {
    const rowsOf = (count: number) =>
      Array.from({ length: count }, (_, at) => partsOfRow(at, count).ofThree).join('');
    expect([1, 2, 3, 4, 5, 7, 9].map(rowsOf)).toEqual([
      ...['1', '22', '333', '2222', '33322', '3332222', '333333333'],
    ]);
    expect([0, 1, 2].map((at) => partsOfRow(at, 3).ofTwo)).toEqual([2, 2, 1]);
  });
});
