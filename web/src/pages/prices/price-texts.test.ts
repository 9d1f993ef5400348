import { expect, it } from 'vitest';
import { readSpeech } from '../../i18n/testing/speech.ts';
import { pricesParams } from '../../url/prices-params.ts';
import { priceChartFigure } from './later/price-chart-figure.tsx';
import { headingText, leadText, missingTexts } from './price-texts.ts';
import { readPage, showPrices } from './shown-prices.ts';
import { january, kenya } from './testing/price-page.ts';

const known = readPage(kenya);

it.each([
  [
    'en',
    'Bean prices in Kenya',
    'In January 2021, the median consumer price of beans in Kenya was 150 Kenyan shillings per kg (5 prices in 3 markets; WFP). That is 50% more than in January 2020 in the same 3 markets.',
    'In January 2021, the median consumer price of beans in Kenya was US$ 1.09 per kg, in 2020 prices (5 prices in 3 markets; WFP). That is 9.1% more than in January 2020 in the same 3 markets.',
  ],
  [
    'es',
    'Precios del frijol en Kenia',
    'En enero de 2021, la mediana del precio al consumidor del frijol en Kenia fue de 150 chelines kenianos por kg (5 precios en 3 mercados; WFP). Es un 50 % más que en enero de 2020 en los mismos 3 mercados.',
    'En enero de 2021, la mediana del precio al consumidor del frijol en Kenia fue de US$ 1,09 por kg, a precios de 2020 (5 precios en 3 mercados; WFP). Es un 9,1 % más que en enero de 2020 en los mismos 3 mercados.',
  ],
  [
    'pt',
    'Preços do feijão no Quênia',
    'Em janeiro de 2021, a mediana do preço ao consumidor do feijão no Quênia foi de 150 xelins quenianos por kg (5 preços em 3 mercados; WFP). Isso é 50% a mais do que em janeiro de 2020 nos mesmos 3 mercados.',
    'Em janeiro de 2021, a mediana do preço ao consumidor do feijão no Quênia foi de US$ 1,09 por kg, a preços de 2020 (5 preços em 3 mercados; WFP). Isso é 9,1% a mais do que em janeiro de 2020 nos mesmos 3 mercados.',
  ],
] as const)('says the newest price and the year before it: %s', (language, heading, nominal, constant) => {
  const speech = readSpeech(language);
  const say = (change: object): string | null => {
    const shownPrices = showPrices(known, { ...pricesParams.initial, ...change });
    return shownPrices === null
      ? null
      : (leadText(speech, 'beans', shownPrices, null)?.replaceAll(/[\u00a0\u202f]/g, ' ') ?? null);
  };
  expect(headingText(speech.words, 'beans', 'KEN')).toBe(heading);
  expect(say({})).toBe(nominal);
  expect(say({ view: 'usdeflac', base: 2020 })).toBe(constant);
});

it('compares the newest price with a year before in the same markets, by the same percentage in lead and chart', () => {
  const speech = readSpeech('en');
  // Of the three markets of January 2021 two reported a year before: 130.35 is 15.1% less than 153.5 there.
  const [retail, ...others] = kenya.series;
  const same = [{ month: january + 12, basis: 'own' as const, markets: 2, before: 153.5, after: 130.35 }];
  const series = retail === undefined ? [] : [{ ...retail, same }, ...others];
  const findingOf = (page: typeof kenya): [string | null, string | undefined] => {
    const shownPrices = showPrices(readPage(page), pricesParams.initial);
    if (shownPrices === null) throw new Error('No prices');
    return [
      leadText(speech, 'beans', shownPrices, null),
      priceChartFigure(shownPrices, null, speech).finding,
    ];
  };
  const [lead, finding] = findingOf({ ...kenya, series });
  expect(lead).toContain('15.1% less');
  expect(finding).toMatch(/15\.1% less than a year before in the same 2 markets$/);
  expect(findingOf(kenya)[1]).toMatch(/50% more than a year before in the same 3 markets$/);
});

it.each([
  [[0], 'The prices of January 2020 are in another currency'],
  [[0, 2, 3], 'The prices of January 2020 and March 2020 to April 2020 are in another currency'],
  [[0, 2, 4, 6, 8], 'The prices of 5 months from January 2020 to September 2020 are in another currency'],
])('names the stretches of months without a figure, and none between them: %j', (foreign, sentence) => {
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
  [
    'en',
    'In the 2 markets that report in both months, that is 20% more than in January 2020.',
    'Of the 3 markets that reported in January 2020, only one still does, so no change is shown.',
  ],
  [
    'es',
    'En los 2 mercados que informan en ambos meses, es un 20 % más que en enero de 2020.',
    'De los 3 mercados que informaron en enero de 2020, solo uno sigue informando: no se puede indicar ninguna variación.',
  ],
  [
    'pt',
    'Nos 2 mercados que informam nos dois meses, isso é 20% a mais do que em janeiro de 2020.',
    'Dos 3 mercados que informaram em janeiro de 2020, só um ainda informa: não se pode indicar nenhuma variação.',
  ],
] as const)('says which markets a change is of, and that they left: %s', (language, compared, sentence) => {
  const [retail, ...others] = kenya.series;
  if (retail === undefined) throw new Error('No series');
  const say = (same: Partial<(typeof retail.same)[number]>): string => {
    const series = [{ ...retail, same: retail.same.map((each) => ({ ...each, ...same })) }, ...others];
    const shownPrices = showPrices(readPage({ ...kenya, series }), pricesParams.initial);
    const text = shownPrices === null ? null : leadText(readSpeech(language), 'beans', shownPrices, null);
    return text?.replaceAll(/[\u00a0\u202f]/g, ' ') ?? '';
  };
  expect(say({ markets: 2, before: 100, after: 120 })).toContain(compared);
  // Of two markets one is cheaper and one dearer, so their median is not told alone.
  expect(say({ markets: 2, before: 100, after: 120 })).toMatch(/−7 ?%.*\+14 ?%/);
  expect(say({ markets: 1, before: null, after: null })).toContain(sentence);
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
    return shownPrices === null ? '' : (leadText(readSpeech('en'), 'beans', shownPrices, null) ?? '');
  };
  expect(say(1.2)).toContain('The price was 20% above the usual January.');
  expect(say(0.8)).toContain('The price was 20% below the usual January.');
  expect(say(1.04)).toContain('usual for January.');
  // An earlier month is not the newest price.
  expect(say(1.2, january + 11)).not.toContain('usual');
  // The usual is of prices as paid.
  for (const view of ['ipc', 'usd', 'usdeflac'])
    expect(say(1.2, january + 12, { view })).not.toContain('usual');
  const suspects = { ...kenya.suspects, month: [january + 12, january] };
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
    if (latest === undefined) throw new Error('No prices');
    const page = {
      ...kenya,
      markets: labels,
      series: [{ ...retail, own }, ...others],
      latest: [{ ...latest, market: labels.map(({ id }) => id), month: labels.map(() => january + 12) }],
    };
    const shownPrices = showPrices(readPage(page), pricesParams.initial);
    return shownPrices === null ? '' : (leadText(readSpeech('en'), 'beans', shownPrices, null) ?? '');
  };
  const [town, camp] = markets;
  if (town === undefined || camp === undefined) throw new Error('No markets');
  const other = { ...camp, id: 905 };
  expect(say([town, camp, other])).toContain('3 markets, 2 of them in refugee camps or settlements; WFP');
  expect(say([camp, other])).toContain('2 markets, all in refugee camps or settlements; WFP');
  expect(say([town, camp])).toContain('2 markets; WFP');
});
