import { describe, expect, it } from 'vitest';
import { beans } from '#catalog/crops/beans.ts';
import { consumption } from '#catalog/sections/consumption.ts';
import { production } from '#catalog/sections/production.ts';
import type { AreaSummary } from '#contract/data.ts';
import notes from '#locales/en/notes.json?compiled';
import { getFormats } from '../../i18n/formats.ts';
import { loadPageWords } from '../../i18n/page-words.ts';
import { readSpeech } from '../../i18n/testing/speech.ts';
import { createWords } from '../../i18n/words.tsx';
import { rankingParams } from '../../url/ranking-params.ts';
import { ofRegion, type Ranking, rankingLimits, ranksRegion } from './ranking-data.ts';
import { firstThree } from './ranking-figures.ts';
import { rankingFinding, rankingTitle } from './ranking-texts.ts';

const country = (code: string, region: string): AreaSummary => ({
  code,
  kind: 'country',
  region,
  macro: null,
  firstYear: null,
  lastYear: null,
});
const areas = [country('BRA', '005'), country('KEN', '014'), country('RWA', '014'), country('UGA', '014')];
const place = (code: string, rank: number, value: number) => ({
  code,
  ranking: rank,
  value,
  flag: '',
  tied: false,
  share: null,
  compared: null,
});
const world: Ranking = {
  by: 'countries',
  element: 5510,
  measure: 5510,
  area: 'WLRD',
  year: 2023,
  lowestFirst: false,
  shareElement: null,
  beforeYear: null,
  breaks: [],
  world: null,
  years: [],
  places: [
    place('BRA', 1, 2_904_000),
    place('UGA', 2, 700_000),
    place('KEN', 3, 5000),
    place('RWA', 3, 5000),
  ],
};

describe('the ranking of a region', () => {
  it('is of its countries alone, in the same order, equal ones sharing a rank', () => {
    const region = ofRegion(world, '014', areas);
    expect(region.places.map(({ code, ranking, tied }) => [code, ranking, tied])).toEqual([
      ['UGA', 1, false],
      ['KEN', 2, true],
      ['RWA', 2, true],
    ]);
    expect(region.area).toBe('014');
  });

  it('is compared with care where it is of lower bounds', async () => {
    const groups = ['frame', 'crops', 'elements', 'rankings', 'production', 'trade'];
    const words = createWords('en', await loadPageWords(groups, 'en'));
    const bound = { ...world, places: world.places.map((each) => ({ ...each, flag: 'L' })) };
    const subject = {
      ...{ crop: beans, section: production, area: 'WLRD', year: 2023 },
      view: { by: 'countries', ranking: 0, element: 5510 } as const,
    };
    const findingOf = (ranking: Ranking) => rankingFinding(words, getFormats('en'), subject, ranking);
    expect(findingOf(bound)).toMatch(/with at least .* with care/);
    expect(findingOf(world)).not.toContain('with care');
  });

  it('is one of countries, of no country and not of the World', () => {
    expect(ranksRegion({ by: 'countries', area: '014' })).toBe(true);
    expect(ranksRegion({ by: 'countries', area: 'KEN' })).toBe(false);
    expect(ranksRegion({ by: 'countries', area: 'WLRD' })).toBe(false);
    expect(ranksRegion({ by: 'crops', area: '014' })).toBe(false);
  });
});

describe('what a ranking of countries says', async () => {
  const speech = async (language: 'en' | 'es' | 'pt') =>
    [
      createWords(language, {
        ...(await loadPageWords(
          ['frame', 'crops', 'elements', 'rankings', 'production', 'consumption'],
          language,
        )),
        ...notes,
      }),
      getFormats(language),
    ] as const;
  const subject = (area: string) => ({
    crop: beans,
    section: production,
    view: { by: 'countries' as const, ranking: 0, element: 5510 },
    area,
    year: 2023,
  });

  it.each([
    ['en', /^Uganda .*in Eastern Africa in 2023.* 700[ ,].*tonnes\.$/],
    ['es', /^Uganda .*en África oriental en 2023.* 700 mil toneladas\.$/],
    ['pt', /^Uganda .*na África Oriental em 2023.* 700 mil toneladas\.$/],
  ] as const)('is edited, and of the region: %s', async (language, finding) => {
    const [words, formats] = await speech(language);
    expect(rankingFinding(words, formats, subject('014'), ofRegion(world, '014', areas))).toMatch(finding);
  });

  it('counts countries by a ratio, of which the first may use next to nothing; doubtful ones do not count', async () => {
    const [words, formats] = await speech('en');
    const findingOf = (element: number, values: readonly number[]) => {
      const view = rankingParams(rankingLimits(consumption)).parse(`?by=countries&element=${element}`);
      expect(view.element).toBe(element);
      const places = world.places.map((place, at) => ({ ...place, value: values[at] ?? 0 }));
      const [first, ...others] = places;
      return rankingFinding(
        words,
        formats,
        { ...subject('WLRD'), section: consumption, view },
        {
          ...world,
          measure: element,
          places: first === undefined ? [] : [{ ...first, doubt: 'isolated' as const }, ...others],
        },
      );
    };
    const total = world.places.length;
    // 50 counts, 49.9 does not; 200 is doubtful, so it is none of the countries. Of self-sufficiency 99.9 counts, and 100 does not.
    expect(findingOf(13, [200, 269, 50, 49.9])).toContain(`in 2 of ${total - 1} countries of the world`);
    expect(findingOf(12, [3, 100, 99.9, ...world.places.map(() => 120)])).toContain(
      `in 1 of ${total - 1} countries`,
    );
  });

  it('leads with no doubtful figure, gives it no rank, and names it', async () => {
    const [words, formats] = await speech('en');
    const doubting = (...codes: string[]): Ranking => ({
      ...world,
      places: world.places.map((each) => ({
        ...each,
        ...(codes.includes(each.code) && { doubt: 'isolated' as const }),
      })),
    });
    const findingOf = (area: string, ...codes: string[]) =>
      rankingFinding(words, formats, subject(area), doubting(...codes));
    expect(findingOf('WLRD', 'BRA')).toMatch(/^Uganda .*in the world in 2023.*: Brazil\.$/);
    expect(findingOf('KEN', 'KEN')).toMatch(/^Brazil .*in the world in 2023.*: Kenya\.$/);
    expect(findingOf('WLRD', 'BRA', 'UGA', 'KEN', 'RWA')).toBeUndefined();
  });

  it('names the region, and among all the country that is marked', async () => {
    const [words, formats] = await speech('en');
    expect(rankingTitle(words, subject('014'))).toBe('Beans: ranking by production, Eastern Africa, 2023');
    expect(rankingTitle(words, subject('KEN'))).toBe('Beans: ranking by production, World, 2023');
    expect(rankingFinding(words, formats, subject('KEN'), world)).toMatch(
      /^Kenya ranks third of 4 .*Brazil, with 2\.9 million tonnes\.$/,
    );
    // A country without a figure has no rank, and no first place.
    expect(rankingFinding(words, formats, subject('GBR'), world)).toMatch(
      /^Brazil .*2\.9 million tonnes\. United Kingdom: no data/,
    );
  });
});

describe('the heading of a ranking', () => {
  it('has the middle of all where the third place is shared, and the first three elsewhere', async () => {
    const groups = ['frame', 'elements', 'rankings'];
    const speech = { ...readSpeech('en'), words: createWords('en', await loadPageWords(groups, 'en')) };
    expect(firstThree(world, speech)).toContain('4 ranked countries have 5,000');
    expect(firstThree({ ...world, places: world.places.slice(0, 3) }, speech)).toContain('Uganda');
    expect(firstThree({ ...world, places: world.places.slice(0, 2) }, speech)).toBe('2 countries');
  });
});
