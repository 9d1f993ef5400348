import { describe, expect, it } from 'vitest';
import { packRun } from '#domain/prices/columns.ts';
import { readSpeech } from '../../i18n/testing/speech.ts';
import { type PricesView, pricesParams } from '../../url/prices-params.ts';
import { drawPrices, suspectRows } from './later/price-series.ts';
import { marketsNow } from './market-rows.ts';
import {
  doubtOf,
  newestProducer,
  offeredTypes,
  readPage,
  refusedPrices,
  type ShownPrices,
  showPrices,
} from './shown-prices.ts';
import { january, kenya } from './testing/price-page.ts';

const known = readPage(kenya);
const show = (change: Partial<PricesView>): ShownPrices => {
  const shownPrices = showPrices(known, { ...pricesParams.initial, country: 'KEN', ...change });
  if (shownPrices === null) throw new Error('No prices');
  return shownPrices;
};
const texts = { median: 'Median', nameOf: String, unit: 'SLC/Kg', doubt: 'Doubtful', thin: 'Thin' };

describe('what a page of prices shows', () => {
  it('opens with what the data open with, and with the last year of both indices as base', () => {
    const shownPrices = show({});
    expect([
      shownPrices.type,
      shownPrices.source.key,
      shownPrices.cropType,
      shownPrices.view,
      shownPrices.base,
    ]).toEqual(['retail', 'wfp', '', 'nominal', 2021]);
    expect(shownPrices.newest?.median).toBe(150);
  });

  it('never pools sources: another one is another line', () => {
    const price = (source: string | null) => show({ type: 'wholesale', source }).newest?.median;
    expect([price(null), price('wfp'), price('giews')]).toEqual([80, 80, 70]);
  });

  it('converts in every view by hand-worked factors', () => {
    // 150 of 2021 in money of 2020: ÷ 200 × 100. US$: ÷ 125. In US$ of 2020: ÷ 110 × 100.
    const medianOf = (view: PricesView['view']) => show({ view, base: 2020 }).newest?.median;
    expect(medianOf('nominal')).toBe(150);
    expect(medianOf('ipc')).toBeCloseTo(75, 9);
    expect(medianOf('usd')).toBeCloseTo(1.2, 9);
    expect(medianOf('usdeflac')).toBeCloseTo(1.2 / 1.1, 9);
  });

  it('tells the change against a year ago: half as dear again, while all prices doubled', () => {
    const { change } = show({});
    expect(change?.percent).toBeCloseTo(50, 9);
    expect(change?.parts.map(({ part }) => part)).toEqual(['real-price', 'inflation']);
    expect(change?.parts.reduce((sum, { points }) => sum + points, 0)).toBeCloseTo(50, 9);
    expect(show({ beside: 'exchange-rate' }).change?.parts[0]?.part).toBe('dollar-price');
  });

  it('tells the change of the markets that report in both months, and none where they left', () => {
    const [retail, ...others] = kenya.series;
    if (retail === undefined) throw new Error('No series');
    const changeOf = (same: Partial<(typeof retail.same)[number]>) =>
      showPrices(
        readPage({
          ...kenya,
          series: [{ ...retail, same: retail.same.map((each) => ({ ...each, ...same })) }, ...others],
        }),
        pricesParams.initial,
      );
    expect(changeOf({ markets: 2, before: 100, after: 120 })?.change?.percent).toBeCloseTo(20, 9);
    const shownPrices = changeOf({ markets: 1, before: null, after: null });
    expect([shownPrices?.change, shownPrices?.left?.markets]).toEqual([
      null,
      { before: 3, after: 3, both: 1 },
    ]);
  });

  it('leads with no price in US$ by an official rate that no market uses, and shows it', () => {
    const official = [{ first: january + 12, last: january + 12 }];
    const page = { ...kenya, converters: { ...kenya.converters, official } };
    const inDollars = showPrices(readPage(page), { ...pricesParams.initial, view: 'usd' });
    expect([inDollars?.newest, inDollars?.change]).toEqual([null, null]);
    expect(inDollars?.line.months.at(-1)?.median).toBeCloseTo(1.2, 9);
    expect(showPrices(readPage(page), pricesParams.initial)?.newest?.median).toBe(150);
  });

  it('falls back from what the country does not have, and says so', () => {
    const view = {
      ...pricesParams.initial,
      type: 'producer',
      cropType: 'beans-blue',
      base: 1990,
      view: 'ipc',
    } as const;
    const shownPrices = showPrices(readPage({ ...kenya, years: [] }), view);
    if (shownPrices === null) throw new Error('No prices');
    expect([shownPrices.type, shownPrices.cropType, shownPrices.base]).toEqual(['retail', '', 2021]);
    expect(refusedPrices(shownPrices.known, shownPrices, view)).toEqual(['type', 'cropType', 'base']);
  });

  it('shows figures of years to who asks for a producer price that is known by year alone', () => {
    const known = readPage(kenya);
    const view = { ...pricesParams.initial, type: 'producer', base: 2020, view: 'usd' } as const;
    expect(showPrices(known, view)).toBeNull();
    expect(offeredTypes(known)).toEqual(['retail', 'wholesale', 'producer']);
    expect(newestProducer(kenya)?.value).toBe(0.6);
    // Ecuador's 0.02 US$ per kg was converted as if its dollars were sucres: it leads nowhere.
    const doubtful = {
      ...kenya.years[0],
      type: 'producer',
      year: 2021,
      value: 0.02,
      months: 12,
      flag: 'A',
      source: 0,
      doubt: 'currency',
    } as const;
    expect(newestProducer({ years: [...kenya.years, doubtful] })?.value).toBe(0.6);
    expect(newestProducer({ years: [doubtful] })).toBeNull();
    // Figures of years have no base, and a market has none of them.
    expect(refusedPrices(known, null, view)).toEqual(['base']);
    expect(showPrices(readPage({ ...kenya, city: 1 }), view)?.type).toBe('retail');
  });

  it('tells no great change beside suspect prices: a unit that was mistaken in one row may be so in others', () => {
    expect(doubtOf(show({}))).toBe('near');
    const [retail, ...others] = kenya.series;
    if (retail === undefined) throw new Error('No series');
    const dearer = { ...retail, same: retail.same.map((each) => ({ ...each, after: 210 })) };
    const newestOf = (page: Partial<typeof kenya>) =>
      showPrices(readPage({ ...kenya, series: [dearer, ...others], ...page }), pricesParams.initial);
    const shownPrices = newestOf({});
    if (shownPrices === null) throw new Error('No prices');
    expect(doubtOf(shownPrices)).toBe('untold');
    // Cowpeas are no common beans, and months far from both compared say nothing of them.
    for (const suspects of [
      kenya.suspects.map((each) => ({ ...each, series: 2 })),
      kenya.suspects.map((each) => ({ ...each, month: january + 6 })),
    ]) {
      const other = newestOf({ suspects });
      if (other === null) throw new Error('No prices');
      expect(doubtOf(other)).toBe('none');
    }
  });

  it('leads with the newest month with its usual markets, and draws later ones hollow', () => {
    const [retail, ...others] = kenya.series;
    if (retail?.own == null) throw new Error('No series');
    const markets = retail.own.markets.map((count): number | null => count && 4).with(-1, 1);
    const thin = { ...retail, own: { ...retail.own, markets } };
    const shownPrices = showPrices(readPage({ ...kenya, series: [thin, ...others] }), pricesParams.initial);
    if (shownPrices === null) throw new Error('No prices');
    expect([shownPrices.newest?.month, shownPrices.change]).toEqual([january, null]);
    expect(drawPrices(shownPrices, texts).series[0]?.doubts?.at(-1)).toBe('Thin');
  });

  it('opens on the price type that the source of the address has', () => {
    const known = readPage({
      ...kenya,
      series: kenya.series.filter(({ type, source }) => type === 'retail' || source === 1),
    });
    const source = kenya.sources[1]?.key ?? '';
    const shownPrices = showPrices(known, { ...pricesParams.initial, source });
    expect([shownPrices?.type, shownPrices?.source.key]).toEqual(['wholesale', source]);
  });

  it('opens in US$ where no price is in the own currency', () => {
    const [retail] = kenya.series;
    if (retail === undefined) throw new Error('No series');
    const foreign = { ...kenya, series: [{ ...retail, own: null, usd: retail.own }] };
    expect(showPrices(readPage(foreign), pricesParams.initial)?.view).toBe('usd');
  });

  it('has nothing to show of a country without monthly prices', () => {
    expect(showPrices(readPage({ ...kenya, opens: null, series: [] }), pricesParams.initial)).toBeNull();
  });
});

describe('the chart of a country', () => {
  it('has every month from the first to the last, with gaps where there is no price', () => {
    const { months, series, markets } = drawPrices(show({}), texts);
    expect([months[0], months.at(-1), months.length]).toEqual([january, january + 12, 13]);
    expect(series.map(({ id }) => id)).toEqual(['median']);
    expect(series[0]?.values.filter((value) => value !== null)).toEqual([100, 150]);
    expect(markets.filter((count) => count !== null)).toEqual([3, 3]);
  });

  it('breaks its line where the number of markets jumps', () => {
    const [retail] = kenya.series;
    if (retail?.own == null) throw new Error('No series');
    const full = (value: number) => retail.own?.median.map(() => value) ?? [];
    const markets = full(1).map((_, at) => (at < 6 ? 1 : 4));
    const own = {
      ...retail.own,
      median: full(9),
      least: full(9),
      greatest: full(9),
      prices: full(4),
      markets,
    };
    const shownPrices = showPrices(
      readPage({ ...kenya, series: [{ ...retail, own }] }),
      pricesParams.initial,
    );
    if (shownPrices === null) throw new Error('No prices');
    const { breaks, jumps } = drawPrices(shownPrices, texts);
    expect(breaks).toEqual([january + 6]);
    expect(jumps).toEqual([{ month: january + 6, before: 1, after: 4 }]);
  });

  it('leaves out months whose prices are all in another currency, as the API does', () => {
    const [retail] = kenya.series;
    if (retail?.own == null) throw new Error('No series');
    const usd = { ...retail.own, first: january - 12 };
    const page = { ...kenya, series: [{ ...retail, usd }] };
    const shownPrices = showPrices(readPage(page), pricesParams.initial);
    if (shownPrices === null) throw new Error('No prices');
    const { months, markets } = drawPrices(shownPrices, texts);
    expect([months[0], markets.length]).toEqual([january, 13]);
    const inDollars = showPrices(readPage(page), { ...pricesParams.initial, view: 'usd' });
    if (inDollars === null) throw new Error('No prices');
    expect(drawPrices(inDollars, texts).months[0]).toBe(january - 12);
  });

  it('has hollow months in US$ by an average rate that leaps, and leads with the newest before', () => {
    const converters = {
      ...kenya.converters,
      monthly: packRun(new Map([[january, 100]])),
      yearly: packRun(
        new Map([
          [2020, 100],
          [2021, 250],
        ]),
      ),
    };
    const shownPrices = showPrices(readPage({ ...kenya, converters }), {
      ...pricesParams.initial,
      view: 'usd',
    });
    if (shownPrices === null) throw new Error('No prices');
    expect(shownPrices.newest?.month).toBe(january);
    const { doubts, end } = drawPrices(shownPrices, texts).series[0] ?? {};
    expect([doubts?.at(0), doubts?.at(-1), end]).toEqual([null, 'Doubtful', 0]);
  });

  it('draws a line for each crop type, without the median of all', () => {
    const { series } = drawPrices(show({ by: 'type' }), texts);
    expect(series.map(({ id }) => id)).toEqual(['beans-red', 'beans-cowpea']);
    expect(series.every(({ band }) => band === undefined)).toBe(true);
  });

  it('has suspects of the main form beside it, and none of what is not the crop', () => {
    const marketsOf = (change: object) => suspectRows(show(change)).map(({ market }) => market);
    expect(marketsOf({})).toEqual([901]);
    expect(marketsOf({ cropType: 'beans-cowpea' })).toEqual([902]);
    expect(drawPrices(show({ view: 'usd' }), texts).suspects).toEqual([{ month: january, price: 9 }]);
  });
});

it('lists markets of the newest month that they share, dearest first; averages are no markets', () => {
  const { rows, older, month } = marketsNow(show({ view: 'usd' }), readSpeech('en').words);
  expect(month).toBe(january + 12);
  expect(rows.map(({ name, price }) => [name, price])).toEqual([
    ['Nairobi', 1.28],
    ['Wajir', 1.12],
  ]);
  expect(older.map(({ name }) => name)).toEqual(['Kisumu']);
});

it('names markets without the suffix of refugee settlements where all of the newest month are of refugees', () => {
  const namesWith = (suffixed: readonly string[]) => {
    const markets = kenya.markets.map((market) => {
      return suffixed.includes(market.label)
        ? { ...market, label: `${market.label} (refugee settlement)` }
        : market;
    });
    const shownPrices = showPrices(readPage({ ...kenya, markets }), pricesParams.initial);
    if (shownPrices === null) throw new Error('No prices');
    const { rows, older } = marketsNow(shownPrices, readSpeech('en').words);
    return [...rows, ...older].map(({ name }) => name);
  };
  expect(namesWith(['Nairobi', 'Wajir', 'Kisumu'])).toEqual(['Nairobi', 'Wajir', 'Kisumu']);
  expect(namesWith(['Nairobi', 'Kisumu'])).toEqual([
    'Nairobi (refugee settlement)',
    'Wajir',
    'Kisumu (refugee settlement)',
  ]);
});
