import { describe, expect, it } from 'vitest';
import type { PricePage } from '#contract/price-page.ts';
import type { Figure } from '../../../figure/figure.ts';
import { readSpeech } from '../../../i18n/testing/speech.ts';
import { pricesParams } from '../../../url/prices-params.ts';
import { readPage, showPrices } from '../shown-prices.ts';
import { january, kenya } from '../testing/price-page.ts';
import { clockFigure } from './clock-figure.tsx';

type Season = Pick<PricePage['series'][number], 'season' | 'now' | 'newest_year'>;

const speech = readSpeech('en');
const [retail, ...others] = kenya.series;
const none: Season = { season: { first: 0, values: [] }, now: null, newest_year: { first: 0, values: [] } };

function figureOf(season: Partial<Season>): Figure | null {
  if (retail === undefined) throw new Error('There is no series');
  const page = { ...kenya, series: [{ ...retail, ...none, ...season }, ...others] };
  const shownPrices = showPrices(readPage(page), pricesParams.initial);
  return shownPrices === null ? null : clockFigure(shownPrices, speech);
}

/** Five years up to 2020 with 100 in each month, but 120 in May and 90 in December. */
const years = Array.from({ length: 60 }, (_, at) => (at % 12 === 4 ? 120 : at % 12 === 11 ? 90 : 100));
const season = { first: january - 48, values: years };
/** January 2021, a fifth above the mean of its twelve months; usually as that mean, and at most a tenth above it. */
const now = {
  month: january + 12,
  since: january - 48,
  ratio: 1.2,
  usual: 1,
  low: 0.95,
  high: 1.05,
  least: 0.9,
  greatest: 1.1,
  years: 5,
};
const newest_year = { first: january + 12, values: [120] };

describe('the clock of prices', () => {
  it('has what is usual in a month, the newest year and those before it', () => {
    const figure = figureOf({ season, now, newest_year });
    expect(figure?.columns.map(({ key }) => key)).toEqual([
      'month',
      'usual',
      'years',
      ...[2021, 2020, 2019, 2018, 2017, 2016].map(String),
    ]);
    const rows = figure?.rows().map(({ cells }) => cells.map(({ value }) => value)) ?? [];
    // A fifth above the usual January, which is 100.
    expect(rows[0]).toEqual(['January', 100, 5, 120, 100, 100, 100, 100, 100]);
    expect(rows[11]).toEqual(['December', 90, 5, null, 90, 90, 90, 90, 90]);
  });

  it('names the dearest and the cheapest month, but not where they hardly differ', () => {
    const finding = figureOf({ season })?.finding;
    // 120 ÷ 90 − 1
    for (const text of ['May', 'December', '33%']) expect(finding).toContain(text);
    const even = figureOf({
      season: { ...season, values: years.map((index) => (index === 100 ? 100 : 102)) },
    });
    expect(even?.finding).not.toContain('May');
  });

  it('says where the line of the newest year ends before the newest price', () => {
    const ends = (values: readonly number[], first: number): string =>
      figureOf({ season, newest_year: { first, values: [...values] } })?.remarks?.join(' ') ?? '';
    expect(ends([120], january + 11)).toMatch(/December 2020: January 2021/);
    expect(ends([120], january + 12)).not.toContain('December 2020');
  });

  it('is not there where fewer than six months have a usual value, and says which months have too few years', () => {
    expect(figureOf({})).toBeNull();
    expect(figureOf({ season: { ...season, values: years.slice(0, 53) } })).toBeNull();
    const half = figureOf({ season: { ...season, values: years.slice(0, 54) } });
    expect(half).not.toBeNull();
    expect(half?.finding).toMatch(/too few years for /);
  });
});
