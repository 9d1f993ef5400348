import { describe, expect, it } from 'vitest';
import type { AskedFigure } from '#domain/search/asked-figure.ts';
import type { PriceKind } from '#domain/search/search-index.ts';
import { loadPageWords } from '../../i18n/page-words.ts';
import { toSpeech } from '../../i18n/speech.ts';
import { createWords, type Messages } from '../../i18n/words.tsx';
import type { Language } from '../../url/paths.ts';
import { askFigure } from './answered-figure.ts';

const observation = (year: number, value: number, flag: string) => ({
  id_element: 5510,
  element_en: 'Production',
  element_es: 'Producción',
  element_pt: 'Produção',
  unit: 't',
  value,
  year,
  flag,
  edition: null,
  break_in_series: false,
});

const series = {
  data: {
    labels: [2016, 2017],
    observations: [observation(2016, 9000, 'A'), observation(2017, 12_300, 'E')],
  },
  crop_name: 'Beans',
  crop_name_es: 'Frijol',
  crop_name_pt: 'Feijão',
};

/** Words of the search, which the window of it loads by itself. */
const ofSearch = import.meta.glob<Messages>('/locales/*/search.json', {
  query: '?compiled',
  import: 'default',
});

/** Answer on Spain's beans in 2023; `answers`: those of the API by address. */
const sentenceOf = (language: Language, answers: Record<string, unknown>, asksForYear = false) =>
  answered(language, answers, {
    of: 'value',
    element: 5510,
    year: 2023,
    address: '/value',
    series: asksForYear ? null : '/series',
  });

/** In place of an answer: its figures may be looked at on their page and not handed on. */
const refused = Symbol('403');

async function answered(language: Language, answers: Record<string, unknown>, asked: AskedFigure) {
  const words = createWords(language, await loadPageWords(['frame'], language));
  const own = createWords(language, (await ofSearch[`/locales/${language}/search.json`]?.()) ?? {});
  const getJson = async (path: string): Promise<unknown> => {
    if (!(path in answers)) throw new Error(`No answer to ${path}`);
    if (answers[path] === refused) throw Object.assign(new Error('403'), { status: 403 });
    return answers[path];
  };
  return askFigure(asked, getJson, { ...toSpeech(language, words), own });
}

const none = { value: null, unit: 't', flag: '', year: 2023 };

describe('the figure that answers a query', () => {
  it('is that of its year, without a question for others', async () => {
    const known = { value: 700_000, unit: 't', flag: 'A', year: 2023 };
    expect(await sentenceOf('en', { '/value/2023': known }, true)).toEqual({
      text: '700,000\u00a0t',
      flag: 'Official figure',
    });
  });

  it('is the newest with its year where the query names none, said to be one where the page opens later', async () => {
    const answers = {
      '/series': series,
      '/value/2017': { value: 12_300, unit: 't', flag: 'E', year: 2017 },
    };
    expect(await sentenceOf('en', answers)).toEqual({
      text: '12,300\u00a0t (2017)',
      flag: 'Estimated value · newest figure',
      year: 2017,
      trend: { years: [2016, 2017], values: [9000, 12_300] },
    });
    expect((await sentenceOf('es', answers))?.text).toBe('12\u202f300\u00a0t (2017)');
    expect((await sentenceOf('pt', answers))?.text).toBe('12.300\u00a0t (2017)');
  });

  it('has a trend of the years since the last break, with gaps for doubtful figures', async () => {
    const observations = [
      observation(2013, 70, 'A'),
      { ...observation(2014, 7000, 'A'), break_in_series: true },
      { ...observation(2015, 1, 'A'), doubt: 'other-crop' },
      ...series.data.observations,
      { ...observation(2018, 2, 'A'), doubt: 'other-crop' },
    ];
    const answers = {
      '/series': { ...series, data: { labels: [2013, 2014, 2015, 2016, 2017, 2018], observations } },
      '/value/2017': { value: 12_300, unit: 't', flag: 'E', year: 2017 },
    };
    const { trend } = (await sentenceOf('en', answers)) ?? {};
    expect(trend).toEqual({ years: [2014, 2015, 2016, 2017], values: [7000, null, 9000, 12_300] });
  });

  it('is of an area’s own year where that is newer than the page’s', async () => {
    const data = { labels: [2024], observations: [observation(2024, 5, 'A')] };
    const answers = {
      '/series': { ...series, data },
      '/value/2024': { ...none, value: 5, flag: 'A', year: 2024 },
    };
    expect(await sentenceOf('en', answers)).toEqual({
      text: '5\u00a0t (2024)',
      flag: 'Official figure',
      year: 2024,
      trend: { years: [2024], values: [5] },
    });
  });

  it('is none of another year where the query names its own', async () => {
    expect((await sentenceOf('en', { '/value/2023': none, '/series': series }, true))?.text).toBe(
      'no figure for this year',
    );
  });

  it('is absent where no year has one, and never said to be where it could not be asked for', async () => {
    const empty = { ...series, data: { labels: [], observations: [] } };
    expect((await sentenceOf('en', { '/value/2023': none, '/series': empty }))?.text).toBe('no figure known');
    await expect(sentenceOf('en', { '/value/2023': none })).rejects.toThrow('No answer to /series');
    await expect(sentenceOf('en', { '/series': series })).rejects.toThrow('No answer to /value/2017');
  });

  it('is said to be withheld where it is, and never to be absent', async () => {
    const isWithheld = { ...none, withheld: 'partial-value' };
    const withheld = { '/value/2023': isWithheld, '/value/2017': isWithheld, '/series': series };
    expect((await sentenceOf('en', withheld, true))?.text).toBe('not shown');
    expect((await sentenceOf('es', withheld))?.text).toBe('no se muestra');
    expect((await sentenceOf('pt', withheld))?.text).toBe('não mostrado');
  });
});

const newestOf = (medians: readonly { date: string; value: number | null }[], camps: number) => {
  const newest = medians.findLast(({ value }) => value !== null);
  return newest === undefined ? null : { ...newest, markets: 3, camps, crop_type: null };
};

/** Prices of months in a currency, the newest of three markets of which some are in camps. */
const prices = (medians: readonly { date: string; value: number | null }[], currency = 'KES', camps = 1) => ({
  '/prices': {
    crops: [{ CROP_NAME: '', CROP_NAME_ES: '', CROP_NAME_PT: '', ID_CROP: 176, medians, minAndMax: [] }],
    ...{
      type: 'wholesale',
      currency,
      newest: newestOf(medians, camps),
    },
  },
});

describe('the price that answers a query', () => {
  const price = (year: number, value: number, flag = '') => ({
    year,
    value,
    months: 12,
    flag,
    source: 'wfp',
  });
  const answers = {
    '/years?type=retail': [price(2021, 0.9)],
    '/years?type=wholesale': [price(2021, 0.7), price(2022, 0.8049)],
    '/years?type=producer': [price(2021, 0.5), price(2023, 0.61, 'A')],
  };
  const question = (year: number | null, kind: PriceKind | null = null) =>
    ({ of: 'prices', kind, year, address: '/years', months: null }) as const;

  it('is that of consumers, or of the next kind that has the year, and says which', async () => {
    expect(await answered('en', answers, question(2021))).toEqual({
      text: '0.90\u00a0US$/kg',
      flag: 'consumer price',
    });
    expect(await answered('es', answers, question(2022))).toEqual({
      text: '0,80\u00a0US$/kg',
      flag: 'precio mayorista',
    });
    expect(await answered('en', answers, question(2023))).toEqual({
      text: '0.61\u00a0US$/kg',
      flag: 'producer price · Official figure',
    });
  });

  it('is that of the newest month in the country’s own currency, else of the newest year', async () => {
    const months = { ...question(null), months: '/prices' };
    const medians = [
      { date: '2026-04', value: 900 },
      { date: '2026-06', value: 950 },
    ];
    const newest = prices(medians, 'RWF', 3);
    const june = 2026 * 12 + 5;
    expect(await answered('en', { ...answers, ...newest }, months)).toEqual({
      text: '950\u00a0RWF/kg (June 2026)',
      flag: 'wholesale price · in refugee camps or settlements · newest figure',
      trend: { years: [june - 2, june - 1, june], values: [900, null, 950] },
    });
    const { '/prices': answer } = prices([]);
    const crop_type = { crop_type: 'Gari', crop_type_es: 'Gari', crop_type_pt: 'Gari', id_crop_type: 'gari' };
    const ofType = { date: '2021-04', value: 363, markets: 3, camps: 0, crop_type };
    expect(await answered('en', { '/prices': { ...answer, newest: ofType } }, months)).toEqual({
      text: '363\u00a0KES/kg (April 2021)',
      flag: 'wholesale price · Gari · newest figure',
    });
    expect((await answered('en', { ...answers, ...prices([]) }, months))?.text).toBe(
      '0.90\u00a0US$/kg (2021)',
    );
  });

  it('is that of the month that answers for the country, not of one with few of its markets', async () => {
    const { '/prices': answer } = prices([
      { date: '2018-08', value: 147 },
      { date: '2018-10', value: 322 },
    ]);
    const usual = { ...answer, newest: { ...answer.newest, date: '2018-08', value: 147 } };
    const asksForMonth = { ...question(null), months: '/prices' };
    expect((await answered('en', { ...answers, '/prices': usual }, asksForMonth))?.text).toBe(
      '147\u00a0KES/kg (August 2018)',
    );
  });

  it('is that of a month in US$ where no price is in the country’s own currency', async () => {
    const addresses = {
      '/prices?view=nominal': prices([])['/prices'],
      '/prices?view=usd': prices([{ date: '2024-11', value: 1.785 }])['/prices'],
    };
    const asksForMonth = { ...question(null), months: '/prices?view=nominal' };
    expect((await answered('en', { ...answers, ...addresses }, asksForMonth))?.text).toBe(
      '1.79\u00a0US$/kg (November 2024)',
    );
  });

  it('is of no other kind than the one that is asked for', async () => {
    expect((await answered('en', answers, question(2021, 'wholesale')))?.flag).toBe('wholesale price');
    expect((await answered('en', answers, question(2023, 'wholesale')))?.text).toBe(
      'no figure for this year',
    );
  });

  it('is no doubtful one, and the newest of the others where no year is asked for', async () => {
    const doubted = {
      '/years?type=producer': [price(2021, 0.5), { ...price(2023, 0.02, 'A'), doubt: 'currency' }],
    };
    expect(await answered('en', doubted, question(2023, 'producer'))).toBeNull();
    expect((await answered('en', doubted, question(null, 'producer')))?.text).toBe('0.50\u00a0US$/kg (2021)');
  });

  it('is the newest, with its year, where none is asked for; absent only where no kind has it', async () => {
    expect((await answered('en', answers, question(null)))?.text).toBe('0.90\u00a0US$/kg (2021)');
    expect((await answered('en', answers, question(2020)))?.text).toBe('no figure for this year');
    await expect(answered('en', { '/years?type=retail': [] }, question(2020))).rejects.toThrow('No answer');
  });
});

describe('the price of a city that answers a query', () => {
  const question = { of: 'city', kind: null, address: '/prices' } as const;
  it('is the newest month that has one, with its month and kind; of none nothing is said', async () => {
    const medians = [
      { date: '2020-04', value: 0.4 },
      { date: '2020-05', value: 50.5 },
      { date: '2020-06', value: null },
    ];
    expect(await answered('pt', prices(medians), question)).toMatchObject({
      text: '50,5\u00a0KES/kg (maio de 2020)',
      flag: 'preço no atacado · dado mais recente',
    });
    expect(await answered('en', prices([]), question)).toBeNull();
    expect(await answered('en', { '/prices': refused }, question)).toBeNull();
  });
});

describe('the country that answers a query', () => {
  it('is one of the first, or the last one, whose figure is not doubtful', async () => {
    const place = { flag: 'A', ranking: 1 };
    const places = [
      { ...place, iso3: 'UKR', value: 9_000_000, doubt: 'other-crop' },
      { ...place, iso3: 'IND', value: 6_490_000 },
      { ...place, iso3: 'KEN', value: 861_000, flag: '' },
    ];
    const answers = { '/ranking': { element: 5510, year: 2023, places } };
    const question = (isLowest: boolean) => ({ of: 'ranking', isLowest, address: '/ranking' }) as const;
    expect(await answered('en', answers, question(false))).toEqual({
      text: expect.stringMatching(/^India, 6\.49\smillion\st; Kenya, 861,000\st \(2023\)$/),
      // The flag of one of them is not that of all.
      flag: '',
    });
    expect(await answered('en', answers, question(true))).toEqual({
      text: 'Kenya, 861,000\u00a0t (2023)',
      flag: '',
    });
  });
});

describe('the samples that answer a query', () => {
  const question = { of: 'samples', side: null, address: '/samples' } as const;
  const samples = (received: number | null, provided: number | null, to = 2017) => ({
    '/samples': { from: 2008, to, totals: { received, provided } },
  });

  it('are those received and provided; of a side without a report nothing is said', async () => {
    expect(await answered('en', samples(3629, 1), question)).toEqual({
      text: '3,629 samples received, 1 sample sent',
      flag: '2008–2017',
    });
    expect(await answered('pt', samples(0, null, 2008), question)).toEqual({
      text: '0 amostra recebida',
      flag: '',
    });
    expect((await answered('es', samples(null, null), question))?.text).toBe('sin notificación');
    const received = { ...question, side: 'received' } as const;
    expect((await answered('en', samples(3629, 1), received))?.text).toBe('3,629 samples received');
  });
});

describe('who trades with a country', () => {
  it('follows its trade: the largest partners by the larger of both reports', async () => {
    const flow = (destination: string, exported: number | null, imported: number | null) => ({
      ...{ origin: 'ARG', destination, exported, imported, exported_flag: 'A', imported_flag: 'A' },
    });
    const question = {
      of: 'value',
      element: 5922,
      year: 2024,
      address: '/value',
      series: null,
      partnersOf: { area: 'ARG', indicator: 176 },
    } as const;
    const answers = {
      '/value/2024': { value: 115_000, unit: '1000-usd', flag: 'A', year: 2024 },
      '/api/v1/trade/ARG/flows/2024?flow=1,2&cropIds=[176]&measure=value': {
        flows: [flow('ESP', 5, 2), flow('BRA', 20, 1), flow('MEX', null, 30), flow('ITA', 1, 1)],
      },
    };
    expect((await answered('en', answers, question))?.text).toMatch(/115.*Mexico, Brazil, and Spain$/);
  });
});

describe('the newest prices of countries', () => {
  it('are those of two years, the lowest first, with those of camps named', async () => {
    const country = (area: string, month: string, usd: number, camps = 0) => ({
      ...{ area, type: 'retail', source: 'wfp', season: null },
      latest: { month, usd, markets: 2, camps },
    });
    const countries = [
      country('NIC', '2024-11', 1.8),
      country('KEN', '2025-11', 0.9, 2),
      country('HND', '2022-06', 0.4),
      { ...country('IRN', '2025-11', 1), latest: null },
    ];
    const question = { of: 'latest', address: '/world' } as const;
    const answers = { '/world': { countries, sources: [{ date: '2026-11-20' }] } };
    const text = (await answered('en', answers, question))?.text;
    expect(text).toMatch(/^Kenya \(.*camps.*\), 0\.90.*November 2025.*; Nicaragua, 1\.80.*November 2024\)$/);
    const old = { countries: [country('FJI', '2019-02', 1), country('HND', '2022-06', 0.4)] };
    const oldText = (
      await answered('en', { '/world': { ...old, sources: [{ date: '2026-11-20' }] } }, question)
    )?.text;
    expect(oldText).toMatch(/^Honduras, 0\.40.*June 2022\)$/);
    expect(await answered('en', { '/world': { countries: [], sources: [] } }, question)).toBeNull();
  });
});
