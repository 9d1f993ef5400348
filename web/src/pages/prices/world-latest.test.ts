import type { ReactElement } from 'react';
import { describe, expect, it } from 'vitest';
import type { PriceWorld } from '#contract/prices.ts';
import type { DotStripProps } from '../../charts/dot-strip/dot-strip.tsx';
import { readSpeech } from '../../i18n/testing/speech.ts';
import { pricesParams } from '../../url/prices-params.ts';
import { latestFigure, wallFigure } from './later/world-figures.tsx';
import { pricesHref } from './use-prices-view.ts';
import { byAge, latestPrices, nearLead, neighbourPrices, worldLead, worldSeasons } from './world-latest.ts';

type Country = PriceWorld['countries'][number];

const release = { id: 'r', created: '2026-11-20', pinned: false };
const speech = readSpeech('en');
const source = {
  key: 'wfp',
  publisher: 'WFP',
  title: 'Food prices',
  url: 'https://example.org',
  date: '2026-06-02',
  licence: 'CC-BY-4.0',
  exportable: true,
};
const flat = Array.from({ length: 12 }, () => 100);
const seasonOf = (strength: number): Country['season'] => ({
  ...{ first: 2015, last: 2025, usual: flat.with(4, 100 * (1 + strength)), least: flat, greatest: flat },
  ...{ dearest: 5, cheapest: 1, strength },
});
const country = (
  area: string,
  latest: [string, number] | null,
  season: Country['season'] = null,
): Country => ({
  ...{ area, type: 'retail', source: 'wfp', season },
  latest: latest && { month: latest[0], usd: latest[1], markets: 2, camps: 0 },
});
const world: PriceWorld = {
  crop: 'beans',
  countries: [
    country('HND', ['2022-06', 1.4], seasonOf(0.22)),
    country('IRN', null),
    country('KEN', ['2025-11', 0.9], seasonOf(0.05)),
    country('NIC', ['2024-11', 1.8], seasonOf(0.12)),
    country('NPL', ['2024-10', 1.3]),
    country('RWA', ['2025-12', 0.6]),
  ],
  left_out: ['NGA'],
  sources: [source],
};
const older = (area: string, usd: number) => country(area, ['2022-06', usd]);

const view = pricesParams.initial;
const context = { world, release, view, hrefOf: pricesHref(view, release) };

describe('the latest prices of the world', () => {
  it('are recent up to 24 months before the release, from the cheapest on; others from the newest on', () => {
    const { recent, older } = byAge(latestPrices(world), release);
    expect(recent.map(({ area }) => area)).toEqual(['RWA', 'KEN', 'NIC']);
    expect(older.map(({ area }) => area)).toEqual(['NPL', 'HND']);
  });

  it('are named where they are few, else led by the cheapest and the dearest of one type', () => {
    const lead = (...countries: Country[]) => worldLead(speech, { ...world, countries }, release);
    for (const text of ['0.60 in Rwanda', '0.90 in Kenya', '1.80 in Nicaragua', '3 countries', '2 more'])
      expect(lead(...world.countries)).toContain(text);
    const many = ['KEN', 'RWA', 'UGA', 'TZA', 'NIC'].map((area, at) => country(area, ['2025-12', at + 1]));
    const wholesale: Country = { ...country('HND', ['2025-12', 9]), type: 'wholesale' };
    for (const text of ['1.00 in Kenya', '5.00 in Nicaragua', '5 times', '6 countries'])
      expect(lead(...many, wholesale)).toContain(text);
    expect(lead()).toBeNull();
  });

  it('say which are wholesale, and which are mostly of refugees', () => {
    const lead = (type: Country['type'], camps: number) => {
      const latest = { month: '2025-12', usd: 9, markets: 4, camps };
      const countries = [{ ...country('UGA', null), type, latest }];
      return worldLead(speech, { ...world, countries }, release);
    };
    expect(lead('wholesale', 2)).toContain('in Uganda (wholesale)');
    expect(lead('retail', 3)).toContain('in Uganda (refugee');
    expect(lead('retail', 2)).not.toContain('(');
  });

  it('are named with their months where all are old, from the cheapest on', () => {
    const countries = [country('HND', ['2022-06', 1.4]), country('NPL', ['2023-10', 1.3])];
    const old = { ...world, countries };
    const list = 'US$\u00a01.30 in Nepal in October 2023 and US$\u00a01.40 in Honduras in June 2022';
    expect(worldLead(speech, old, release)).toContain(list);
    expect(latestFigure({ ...context, world: old }, speech)?.finding).toBeUndefined();
  });

  it('are a figure that says how far the dearest is from the cheapest of the same type, and has a row for each', () => {
    const figureOf = (...countries: Country[]) =>
      latestFigure({ ...context, world: { ...world, countries } }, speech);
    const figure = figureOf(...world.countries);
    // 1.8 ÷ 0.6.
    expect(figure?.finding).toMatch(/3 times .*Nicaragua .*Rwanda/);
    expect(figure?.rowCount).toBe(5);
    expect(figure?.remarks?.join()).toContain('Nigeria');
    expect(figureOf()).toBeNull();
    const [kenya, uganda] = [country('KEN', ['2025-12', 1]), country('UGA', ['2025-12', 1.05])];
    expect(figureOf(kenya, uganda)?.finding).toMatch(/same in Uganda as in Kenya/);
    const wholesale: Country = { ...country('NIC', ['2025-12', 9]), type: 'wholesale' };
    expect(figureOf(kenya, uganda, wholesale)?.finding).not.toContain('Nicaragua');
  });
});

it('have files and images without what may not be passed on, in sentence and picture too', () => {
  const withheld = { ...source, key: 'own', exportable: false };
  const countries = world.countries.map((each) =>
    each.area === 'NIC' || each.area === 'HND' ? { ...each, source: 'own' } : each,
  );
  const part = { ...context, world: { ...world, countries, sources: [source, withheld] } };
  const latest = latestFigure(part, speech);
  expect(latest?.finding).toContain('Nicaragua');
  expect(latest?.forFiles?.finding).not.toContain('Nicaragua');
  expect(latest?.forFiles?.rowCount).toBe(3);
  const picture = latest?.forFiles?.picture?.() as ReactElement<DotStripProps>;
  expect(picture.props.strong.map(({ id }) => id)).toEqual(['RWA', 'KEN']);
  expect(picture.props.weak.map(({ id }) => id)).toEqual(['NPL']);
});

describe('a country without prices', () => {
  const producer = { type: 'producer', year: 2020, value: 1, months: 12, flag: 'A', source: 0 } as const;
  const near = (area: string) => neighbourPrices(world, { area, years: [] });
  const lead = (area: string) => nearLead(speech, near(area), { crop: 'beans', country: area, release });

  it('has those of its neighbours, the newest first, and of the world where these have none', () => {
    expect(near('TZA')?.countries.map(({ area }) => area)).toEqual(['KEN', 'RWA']);
    expect(near('TZA')?.left_out).toEqual([]);
    expect(near('JPN')).toBe(world);
    expect(neighbourPrices(world, { area: 'JPN', years: [producer] })).toBeNull();
    expect(lead('TZA')).toMatch(
      /^There is no monthly.* in Tanzania.*0\.60 in Rwanda in December 2025.*0\.90 in Kenya/,
    );
    expect(lead('JPN')).toMatch(/no monthly.* in Japan.*0\.60 in Rwanda/);
    expect(nearLead(speech, undefined, { crop: 'beans', country: 'TZA', release })).toMatch(/^There is no/);
  });
});

describe('the seasons of the world', () => {
  it('are those that are known, the strongest first', () => {
    expect(worldSeasons(world).map(({ area }) => area)).toEqual(['HND', 'NIC', 'KEN']);
  });

  it('are a figure that says in how many countries the season is strong', () => {
    const finding = wallFigure(context, speech)?.finding;
    for (const text of ['2 of 3', 'Honduras', '22%']) expect(finding).toContain(text);
    expect(wallFigure({ ...context, world: { ...world, countries: [] } }, speech)).toBeNull();
  });
});

it('says how far older prices go where one or two recent ones are in the lead', () => {
  const countries = [
    country('UGA', ['2025-12', 0.17]),
    older('PRY', 0.16),
    older('CPV', 1.46),
    older('GHA', 0.6),
  ];
  const alone = { ...world, countries };
  const finding = latestFigure({ ...context, world: alone }, speech)?.finding;
  expect(finding).toMatch(/3 countries.*0\.16 in Paraguay.*1\.46 in Cabo Verde/);
});
