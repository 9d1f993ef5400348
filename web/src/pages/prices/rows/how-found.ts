import { yearOfMonth } from '#domain/prices/months.ts';
import { factorOf, isInDollars, isReal, rateOf, type ViewedMonth } from '#domain/prices/view.ts';
import { areaWords } from '../../../i18n/area-words.ts';
import { type MoneySpeech, moneyText } from '../../../i18n/money.ts';
import { getMonthNames } from '../../../i18n/months.ts';
import type { ShownPrices } from '../shown-prices.ts';
import type { ArrangedRows } from './arrange-rows.ts';

/** Digits that are written: those to which the API rounds. */
const digits = 9;

/** How the median and the band came from the prices, a sentence for each. */
export function medianTexts(speech: MoneySpeech, { counted, band }: ArrangedRows): readonly string[] {
  const { words } = speech;
  if (band === null) return [];
  const exact = (value: number): string => speech.formats.exact(Number(value.toPrecision(digits)));
  const median = exact(band.median);
  if (counted.length === 1) return [words('prices.rows.one', { median })];
  const [low, high] = counted.filter(({ middle }) => middle);
  return [
    low === undefined || high === undefined
      ? words('prices.rows.odd', { count: counted.length, median })
      : words('prices.rows.even', {
          count: counted.length,
          low: exact(low.price),
          high: exact(high.price),
          median,
        }),
    words('prices.rows.band', { least: exact(band.least), greatest: exact(band.greatest) }),
  ];
}

/**
 * How the median was converted for the view, with index and rate, a sentence for each step; empty where it is as paid.
 * `isDollarsOnly`: its prices are all in US$ at source.
 */
export function conversionTexts(
  speech: MoneySpeech,
  shown: ShownPrices,
  { month, basis }: ViewedMonth,
  { median, isDollarsOnly }: { median: number; isDollarsOnly: boolean },
): readonly string[] {
  const { words, language } = speech;
  const { converters, page } = shown.known;
  const { view, base } = shown;
  const exact = (value: number): string => speech.formats.exact(Number(value.toPrecision(digits)));
  const year = yearOfMonth(month);
  const area = areaWords(words, page.area);
  const priceIn = (mode: typeof view): number => {
    const by = factorOf(converters, { view: mode, month, base, basis });
    return 'factor' in by ? median * by.factor : Number.NaN;
  };
  const deflated = (from: number, index: ReadonlyMap<number, number>, key: string): readonly string[] => {
    const [then, now] = [index.get(year), base === null ? undefined : index.get(base)];
    if (then === undefined || now === undefined || base === null) return [];
    return [
      words(key, {
        price: exact(from),
        index: exact(then),
        now: exact(now),
        year: String(year),
        base: String(base),
        result: moneyText(speech, priceIn(view), shown.money),
        ...area,
      }),
    ];
  };
  const texts: string[] = [];
  if (isInDollars(view)) {
    const monthlyRate = rateOf(converters, month);
    if (basis === 'usd') texts.push(words(isDollarsOnly ? 'prices.rows.usd.own' : 'prices.rows.usd.rows'));
    else if (monthlyRate !== null)
      texts.push(
        words(`prices.rows.usd.${monthlyRate.frequency}`, {
          price: exact(median),
          rate: exact(monthlyRate.rate),
          month: getMonthNames(language).long(month),
          year: String(year),
          result: moneyText(speech, priceIn('usd'), { dollars: true }),
        }),
      );
  }
  if (isReal(view))
    texts.push(
      ...(view === 'ipc'
        ? deflated(median, converters.own, 'prices.rows.ipc')
        : deflated(priceIn('usd'), converters.usa, 'prices.rows.usdeflac')),
    );
  return texts;
}
