import { expect, it } from 'vitest';
import { readSpeech } from '../../i18n/testing/speech.ts';
import { pricesParams } from '../../url/prices-params.ts';
import { headingText, leadText, missingTexts } from './price-texts.ts';
import { readPage, showPrices } from './shown-prices.ts';
import { january, kenya } from './testing/price-page.ts';

const known = readPage(kenya);

it.each([
  [
    'en',
    'Bean prices in Kenya',
    ['January 2021', '150 Kenyan shillings', '50% more', 'January 2020', '5 prices', '3 markets', 'WFP'],
  ],
  [
    'es',
    'Precios del frijol en Kenia',
    ['enero de 2021', '150 chelines', '50 % más', 'enero de 2020', '5 precios', '3 mercados'],
  ],
  [
    'pt',
    'Preços do feijão no Quênia',
    ['janeiro de 2021', '150 xelins', '50% a mais', 'janeiro de 2020', '5 preços', '3 mercados'],
  ],
] as const)('says the newest price and the year before it: %s', (language, heading, texts) => {
  const speech = readSpeech(language);
  const say = (change: object): string => {
    const shownPrices = showPrices(known, { ...pricesParams.initial, ...change });
    const text = shownPrices === null ? null : leadText(speech, 'beans', shownPrices);
    return text?.replaceAll(/[\u00a0\u202f]/g, ' ') ?? '';
  };
  expect(headingText(speech.words, 'beans', 'KEN')).toBe(heading);
  for (const text of texts) expect(say({})).toContain(text);
  // 150 ÷ 125 against 100 ÷ 100, and inflation of a tenth between the two years.
  for (const text of [/US\$ 1[.,]09/, /9[.,]1 ?%/, /2020/])
    expect(say({ view: 'usdeflac', base: 2020 })).toMatch(text);
});

it('names the type that is priced in heading and lead, and so many times as much from twice on', () => {
  const { words } = readSpeech('en');
  expect(headingText(words, 'beans', 'KEN', kenya, 'beans-red')).toMatch(/Red beans.* in Kenya/);
  const [retail, ...others] = kenya.series;
  const same = [{ month: january + 12, basis: 'own' as const, markets: 3, before: 50, after: 150 }];
  const series = retail === undefined ? [] : [{ ...retail, same }, ...others];
  const shownPrices = showPrices(readPage({ ...kenya, series, suspects: [] }), pricesParams.initial);
  expect(shownPrices && leadText(readSpeech('en'), 'beans', shownPrices)).toContain('3 times');
});

it.each([
  [[0], 'The prices of January 2020 are in another currency'],
  [[0, 2, 4, 6, 8], 'The prices of 5 months from January 2020 to September 2020 are in another currency'],
])('names how many months have no figure, and between which: %j', (foreign, sentence) => {
  const [retail] = kenya.series;
  if (retail?.own == null) throw new Error('No series');
  const months = Array.from({ length: 10 }, (_, month) => month);
  const column = (has: (month: number) => boolean): typeof retail.own => {
    const values = months.map((month) => (has(month) ? 100 : null));
    return {
      first: january,
      median: values,
      least: values,
      greatest: values,
      prices: values,
      markets: values,
    };
  };
  const own = column((month) => !foreign.includes(month));
  const usd = column((month) => foreign.includes(month));
  const shownPrices = showPrices(
    readPage({ ...kenya, series: [{ ...retail, own, usd }] }),
    pricesParams.initial,
  );
  if (shownPrices === null) throw new Error('No prices');
  expect(missingTexts(readSpeech('en'), shownPrices).join(' ')).toContain(sentence);
});

it.each([
  ['en', ['20% more', '2 markets'], ['3 markets', 'only one', 'no change']],
  ['es', ['20 % más', '2 mercados'], ['3 mercados', 'solo uno']],
  ['pt', ['20% a mais', '2 mercados'], ['3 mercados', 'só um']],
] as const)('says which markets a change is of, and that they left: %s', (language, compared, missing) => {
  const [retail, ...others] = kenya.series;
  if (retail === undefined) throw new Error('No series');
  const say = (same: Partial<(typeof retail.same)[number]>): string => {
    const series = [{ ...retail, same: retail.same.map((each) => ({ ...each, ...same })) }, ...others];
    const shownPrices = showPrices(readPage({ ...kenya, series }), pricesParams.initial);
    const text = shownPrices === null ? null : leadText(readSpeech(language), 'beans', shownPrices);
    return text?.replaceAll(/[\u00a0\u202f]/g, ' ') ?? '';
  };
  for (const text of compared) expect(say({ markets: 2, before: 100, after: 120 })).toContain(text);
  for (const text of missing) expect(say({ markets: 1, before: null, after: null })).toContain(text);
});

it('says whether the newest price is much for its month, beside the twelve months up to it', () => {
  const [retail, ...others] = kenya.series;
  if (retail === undefined) throw new Error('No series');
  // Usually as the mean of its twelve months; in the middle half of the years from a twentieth below it to a twentieth above.
  const usual = { usual: 1, low: 0.95, high: 1.05, least: 0.9, greatest: 1.1, years: 5, since: january - 48 };
  const say = (
    ratio: number,
    month = january + 12,
    change: object = {},
    suspects = kenya.suspects,
  ): string => {
    const series = [{ ...retail, now: { month, ratio, ...usual } }, ...others];
    const page = { ...kenya, series, suspects };
    const shownPrices = showPrices(readPage(page), { ...pricesParams.initial, ...change });
    return shownPrices === null ? '' : (leadText(readSpeech('en'), 'beans', shownPrices) ?? '');
  };
  expect(say(1.2)).toContain('The price was 20% above the usual January.');
  expect(say(0.8)).toContain('The price was 20% below the usual January.');
  expect(say(1.04)).toContain('usual for January.');
  // An earlier month is not the newest price.
  expect(say(1.2, january + 11)).not.toContain('usual');
  // The usual is of prices as paid.
  for (const view of ['ipc', 'usd', 'usdeflac'])
    expect(say(1.2, january + 12, { view })).not.toContain('usual');
  const suspects = kenya.suspects.map((each) => ({ ...each, month: january + 12 }));
  expect(say(1.2, january + 12, {}, suspects)).not.toContain('usual');
});

it('says whose a median is, where most of its markets are in refugee settlements', () => {
  const markets = kenya.markets.map((market) =>
    market.id === 902 ? { ...market, label: 'Bidibidi (refugee settlement)' } : market,
  );
  const say = (labels: typeof markets): string => {
    const [retail, ...others] = kenya.series;
    if (retail?.own == null) throw new Error('No series');
    const count = labels.length;
    const own = { ...retail.own, markets: retail.own.markets.map((each) => each && count) };
    const [latest] = kenya.latest;
    const newest = latest?.markets[0];
    if (latest === undefined || newest === undefined) throw new Error('No prices');
    const page = {
      ...kenya,
      markets: labels,
      series: [{ ...retail, own }, ...others],
      latest: [{ ...latest, markets: labels.map(({ id }) => ({ ...newest, market: id })) }],
    };
    const shownPrices = showPrices(readPage(page), pricesParams.initial);
    return shownPrices === null ? '' : (leadText(readSpeech('en'), 'beans', shownPrices) ?? '');
  };
  const [town, camp] = markets;
  if (town === undefined || camp === undefined) throw new Error('No markets');
  const other = { ...camp, id: 905 };
  expect(say([town, camp, other])).toContain('3 markets, 2 of them in refugee camps or settlements; WFP');
  expect(say([camp, other])).toMatch(/ in refugee settlements in Kenya .*2 markets; WFP/);
  expect(say([town, camp])).toContain('2 markets; WFP');
});
