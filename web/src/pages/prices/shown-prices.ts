import { withoutRefugeeSuffix } from '#catalog/prices/refugee-markets.ts';
import type { PricePage } from '#contract/price-page.ts';
import type { PriceSource } from '#contract/prices.ts';
import { unpackConverters, unpackSeries } from '#domain/prices/columns.ts';
import { doubtOfChange, suspectMonths } from '#domain/prices/doubted-change.ts';
import { newestMonth, type PricedMonth } from '#domain/prices/newest-month.ts';
import { monthsInYear } from '#domain/prices/same-markets.ts';
import {
  baseYears,
  type Converters,
  defaultBase,
  factorOf,
  isInDollars,
  type PriceSeries,
  type PriceView,
  type ViewedMonth,
  viewSeries,
} from '#domain/prices/view.ts';
import {
  comparedMonth,
  type MarketsLeft,
  marketsLeft,
  type PriceChange,
  whatChanged,
} from '#domain/prices/what-changed.ts';
import { chooseFigure } from '#domain/search/asked-figure.ts';
import { workedOnce } from '../../api/worked-once.ts';
import type { Money } from '../../i18n/money.ts';
import type { Words } from '../../i18n/words.tsx';
import type { PricesView, PriceTypeId } from '../../url/prices-params.ts';

export interface KnownPrices {
  page: PricePage;
  series: readonly { type: PriceTypeId; source: number; cropType: string; prices: PriceSeries }[];
  converters: Converters;
  /** Years that may be the base, rising. */
  bases: readonly number[];
}

export const readPage = workedOnce((page: PricePage): KnownPrices => {
  const converters = unpackConverters(page.converters);
  return {
    page,
    series: page.series.map(({ type, source, crop_type, ...columns }) => ({
      type,
      source,
      cropType: crop_type,
      prices: unpackSeries(columns),
    })),
    converters,
    bases: baseYears(converters),
  };
});

/** Name of a market as its source writes it; averages, and that it is in a settlement of refugees, in the reader's language. */
export function marketLabel(words: Words, label: string): string {
  const name = withoutRefugeeSuffix(label);
  if (name !== null) return words('prices.market.refugees', { name });
  const key = `prices.average.${label
    .toLowerCase()
    .replaceAll(/[^a-z]+/g, '-')
    .replaceAll(/^-|-$/g, '')}`;
  return words.has(key) ? words(key) : label;
}

/** Name of the market that a page is of; `null` where it is of a country. */
export function chosenCity(
  words: Words,
  { city, markets }: Pick<PricePage, 'city' | 'markets'>,
): string | null {
  const label = markets.find(({ id }) => id === city)?.label;
  return label === undefined ? null : marketLabel(words, label);
}

export interface PriceLine {
  /** Empty for the crop's main form. */
  cropType: string;
  /** Index into the page's series. */
  index: number;
  months: readonly ViewedMonth[];
}

export interface ShownPrices {
  known: KnownPrices;
  /** The view that was settled. */
  requested: PricesView;
  types: readonly PriceTypeId[];
  sources: readonly number[];
  cropTypes: readonly string[];
  type: PriceTypeId;
  source: PriceSource;
  sourceIndex: number;
  cropType: string;
  base: number | null;
  view: PriceView;
  money: Money;
  line: PriceLine;
  /** Lines of the source's crop types that enter the chart by type, the main form left out. */
  typeLines: readonly PriceLine[];
  /** The month that answers for the line (`newestMonth`). */
  newest: PricedMonth | null;
  change: PriceChange | null;
  /** Why there is no change between two known months. */
  left: MarketsLeft | null;
}

const distinct = <T>(values: readonly T[]): readonly T[] => [...new Set(values)];

const pick = <T>(values: readonly T[], requested: T | null, fallback: T): T | undefined =>
  requested !== null && values.includes(requested)
    ? requested
    : values.includes(fallback)
      ? fallback
      : values[0];

/** The requested base year, where the country and the USA have consumer prices of it. */
export function settledBase({ bases, converters }: KnownPrices, requestedBase: number | null): number | null {
  return requestedBase !== null && bases.includes(requestedBase) ? requestedBase : defaultBase(converters);
}

/** The newest producer price of a year that is not doubtful, in US$ per kg; `null` where there is none. */
export function newestProducer({ years }: Pick<PricePage, 'years'>): PricePage['years'][number] | null {
  const ownYears = years.filter(({ type }) => type === 'producer').sort((a, b) => a.year - b.year);
  return chooseFigure(ownYears) ?? null;
}

export const hasProducer = ({ page }: { page: Pick<PricePage, 'years'> }): boolean =>
  page.years.some(({ type }) => type === 'producer');

export function offeredTypes(known: KnownPrices): readonly PriceTypeId[] {
  const types = known.series.map(({ type }) => type);
  return distinct(hasProducer(known) ? [...types, 'producer'] : types);
}

/** Whether a view shows the figures of years, because the price type has no others here. */
function isOfYears(known: KnownPrices, { type }: PricesView): boolean {
  const isMonthly = known.series.some((each) => each.type === 'producer');
  // Years are the country's: a market has none.
  return type === 'producer' && !isMonthly && known.page.city === null && hasProducer(known);
}

/** Most cached views of a country: more than a reader switches between. */
const mostKept = 40;
const cachedPrices = new WeakMap<KnownPrices, Map<string, ShownPrices | null>>();

/**
 * The prices of a view; `null` where there is no monthly price of the crop, or the requested producer price
 * is known by year. Everything follows from the page: no request. A view
 * that was shown before is the same object, so that nothing of it is worked out or drawn twice.
 */
export function showPrices(known: KnownPrices, view: PricesView): ShownPrices | null {
  const { type, source, cropType, by, view: mode, base, beside } = view;
  const key = [type, source, cropType, by, mode, base, beside].join(' ');
  const views = cachedPrices.get(known) ?? new Map<string, ShownPrices | null>();
  cachedPrices.set(known, views);
  const before = views.get(key);
  if (before !== undefined) return before;
  if (views.size >= mostKept) views.clear();
  const prices = settle(known, view);
  views.set(key, prices);
  return prices;
}

function settle(known: KnownPrices, view: PricesView): ShownPrices | null {
  const { page, series, converters } = known;
  const { opens } = page;
  const first = series[0];
  if (opens === null || first === undefined || isOfYears(known, view)) return null;
  const types = distinct(series.map(({ type }) => type));
  const requestedSource = page.sources.findIndex(({ key }) => key === view.source);
  // A source that is named decides on the type, where the page would open on one that it does not have.
  const having = distinct(series.filter((each) => each.source === requestedSource).map((each) => each.type));
  const type =
    pick(types, view.type ?? pick(having, opens.type, opens.type) ?? null, opens.type) ?? first.type;
  const sources = distinct(series.filter((each) => each.type === type).map(({ source }) => source));
  const sourceIndex = pick(sources, requestedSource, opens.source) ?? first.source;
  const ownSeries = series.flatMap((each, index) =>
    each.type === type && each.source === sourceIndex ? [{ ...each, index }] : [],
  );
  const cropTypes = ownSeries.map(({ cropType }) => cropType);
  const cropType = pick(cropTypes, view.cropType, cropTypes.includes('') ? '' : opens.crop_type) ?? '';
  const base = settledBase(known, view.base);
  const chosenSeries = ownSeries.find((each) => each.cropType === cropType);
  const shownView = view.view ?? openingView(chosenSeries?.prices);
  const lineOf = (each: (typeof ownSeries)[number]): PriceLine => ({
    cropType: each.cropType,
    index: each.index,
    months: viewSeries(each.prices, converters, { view: shownView, base }),
  });
  const source = page.sources[sourceIndex];
  if (chosenSeries === undefined || source === undefined) return null;
  const line = lineOf(chosenSeries);
  const { same } = page.series[chosenSeries.index] ?? { same: [] };
  const compared = comparedMonth(line.months, converters, shownView);
  const comparison = compared && { ...compared, view: shownView, base, beside: view.beside };
  return {
    known,
    requested: view,
    types,
    sources,
    cropTypes,
    type,
    source,
    sourceIndex,
    cropType,
    base,
    view: shownView,
    money:
      isInDollars(shownView) || converters.isDollar
        ? { dollars: true }
        : { dollars: false, currency: page.currency },
    line,
    typeLines: view.by === 'type' ? ownSeries.filter((each) => each.cropType !== '').map(lineOf) : [],
    newest: newestMonth(converters, shownView, line.months),
    change: comparison && whatChanged(line.months, same, converters, comparison),
    left: comparison && marketsLeft(line.months, same, comparison),
  };
}

/** Whether prices are of several types of the crop's main form together. */
export function areOfTypes({ known: { page }, type, sourceIndex, cropType }: ShownPrices): boolean {
  const types = page.series.filter(
    (each) => each.type === type && each.source === sourceIndex && each.main && each.crop_type !== '',
  );
  return cropType === '' && types.length > 1;
}

/** As paid, but US$ where no price is in the country's own currency. */
export function openingView(prices: PriceSeries | undefined): PriceView {
  return prices !== undefined && prices.own.length === 0 ? 'usd' : 'nominal';
}

/** A price in a view; `null` where it cannot be converted. */
export function viewPrice(
  { known: { converters }, view, base }: ShownPrices,
  median: { month: number; price: number; basis: 'own' | 'usd' },
): number | null {
  const by = factorOf(converters, { view, month: median.month, base, basis: median.basis });
  return 'factor' in by ? median.price * by.factor : null;
}

/** Whether a change compares a month near suspect prices of the same type and source, and whether it is then too great to be shown. */
export function doubtOf({
  known: { page },
  type,
  sourceIndex,
  change,
}: ShownPrices): ReturnType<typeof doubtOfChange> {
  if (change === null) return 'none';
  const { month, after, before } = change;
  const suspects = suspectMonths(page, { type, source: sourceIndex });
  return doubtOfChange(suspects, [month, month - monthsInYear], after / before);
}

/** Parameters without effect for the country. Without monthly prices there are figures of years, which have no choices. */
export function refusedPrices(
  known: KnownPrices,
  shownPrices: ShownPrices | null,
  { type, source, cropType, by, view, base }: PricesView,
): readonly (keyof PricesView)[] {
  const isRefused = <Value>(requested: Value | null, settled?: Value | null): boolean =>
    requested !== null && requested !== settled;
  const refused: Partial<Record<keyof PricesView, boolean>> =
    shownPrices === null
      ? {
          type: isRefused(type, hasProducer(known) ? 'producer' : undefined),
          source: isRefused(source),
          cropType: isRefused(cropType),
          by: isRefused(by, 'crop'),
          view: isRefused(view, 'usd'),
          base: isRefused(base),
        }
      : {
          type: isRefused(type, shownPrices.type),
          source: isRefused(source, shownPrices.source.key),
          cropType: isRefused(cropType, shownPrices.cropType),
          base: isRefused(base, shownPrices.base),
        };
  return (Object.keys(refused) as (keyof PricesView)[]).filter((field) => refused[field]);
}
