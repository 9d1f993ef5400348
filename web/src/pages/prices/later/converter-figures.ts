import { yearOfMonth } from '#domain/prices/months.ts';
import { rateOf } from '#domain/prices/view.ts';
import type { Figure } from '../../../figure/figure.ts';
import { areaName } from '../../../i18n/area-words.ts';
import { type MoneySpeech, moneyText } from '../../../i18n/money.ts';
import { getMonthNames } from '../../../i18n/months.ts';
import { converterSources, figureSources, viewConverters } from '../price-sources.ts';
import { officialTexts } from '../price-texts.ts';
import type { KnownPrices, ShownPrices } from '../shown-prices.ts';
import { linesTable } from './lines-figure.tsx';

/** The year of the first price: an index of the years before explains nothing on the page. */
function firstYear({ series }: KnownPrices): number {
  const months = series.flatMap(({ prices }) => [...prices.own, ...prices.usd].map(({ month }) => month));
  return months.length === 0 ? 0 : yearOfMonth(Math.min(...months));
}

/** An index from the year of the first price, with 100 in the base year. */
function rebased(
  values: ReadonlyMap<number, number>,
  base: number | null,
  begin: number,
): ReadonlyMap<number, number> {
  const hundred = base === null ? undefined : values.get(base);
  const ownRates = [...values].filter(([year]) => year >= begin);
  return new Map(
    hundred === undefined
      ? ownRates
      : ownRates.map(([year, value]) => [year, (value / hundred) * 100] as const),
  );
}

function deflatorFinding({ words, formats }: MoneySpeech, known: KnownPrices): string | undefined {
  const { own } = known.converters;
  const begin = firstYear(known);
  const years = [...own.keys()].filter((year) => year >= begin).sort((a, b) => a - b);
  const [first, last] = [years[0], years.at(-1)];
  if (first === undefined || last === undefined) return words('prices.deflator.none');
  return first === last
    ? undefined
    : words('prices.deflator.finding', {
        first: String(first),
        last: String(last),
        ratio: formats.edited((own.get(last) ?? 1) / (own.get(first) ?? 1)),
      });
}

/** Consumer prices of the country and the USA, by which real prices are worked out. */
export function deflatorFigure({ known, base }: ShownPrices, speech: MoneySpeech): Figure {
  const { words } = speech;
  const { page, converters } = known;
  const title = words('prices.deflator.title');
  const finding = deflatorFinding(speech, known);
  const begin = firstYear(known);
  const lines = [
    {
      id: 'own',
      label: areaName(words, page.area),
      colour: 'var(--accent)',
      values: rebased(converters.own, base, begin),
    },
    {
      id: 'usa',
      label: areaName(words, 'USA'),
      colour: 'var(--use-imports)',
      values: rebased(converters.usa, base, begin),
    },
  ].filter(({ values }) => values.size > 0);
  return {
    info: words('prices.deflator.info', { base: base === null ? '–' : String(base) }),
    ...figureSources(words, converterSources(page, ['own', 'usa'])),
    ...linesTable(speech, {
      id: 'deflator',
      title,
      finding,
      by: 'year',
      lines,
      unit:
        base === null
          ? words('prices.deflator.unit.none')
          : words('prices.deflator.unit', { base: String(base) }),
      shortUnit: words('prices.index'),
      decimals: 1,
    }),
    area: page.area,
  };
}

function rateValues({ series, converters }: KnownPrices): ReadonlyMap<number, number> {
  const months = series.flatMap(({ prices }) => prices.own.map(({ month }) => month));
  const [first, last] = [Math.min(...months), Math.max(...months)];
  const values = new Map<number, number>();
  for (let month = first; month <= last; month += 1) {
    const rate = rateOf(converters, month);
    if (rate !== null) values.set(month, rate.rate);
  }
  return values;
}

/** The exchange rate; `null` where the source has its prices in US$. */
export function rateFigure({ known }: ShownPrices, speech: MoneySpeech): Figure | null {
  const { words, language } = speech;
  const { page, converters } = known;
  if (converters.isDollar || known.series.every(({ prices }) => prices.own.length === 0)) return null;
  const values = rateValues(known);
  const last = [...values].at(-1);
  const isYearly = (month: number): boolean => rateOf(converters, month)?.frequency === 'Y';
  const title = words('prices.rate.title');
  const finding =
    last === undefined
      ? words('prices.rate.none')
      : words(isYearly(last[0]) ? 'prices.rate.finding.year' : 'prices.rate.finding', {
          month: getMonthNames(language).long(last[0]),
          year: String(yearOfMonth(last[0])),
          rate: moneyText(speech, last[1], { dollars: false, currency: page.currency }),
        });
  return {
    info: words('prices.rate.info'),
    remarks: [
      ...([...values.keys()].some(isYearly) ? [words('prices.rate.yearly')] : []),
      ...officialTexts(speech, converters.official[0]?.first),
    ],
    ...figureSources(words, converterSources(page, viewConverters.usd)),
    ...linesTable(speech, {
      id: 'rate',
      title,
      finding,
      by: 'month',
      lines: [{ id: 'rate', label: words('prices.rate.label'), colour: 'var(--accent)', values }],
      beside: {
        label: words('prices.rate.of'),
        of: (month) => words(isYearly(month) ? 'prices.rate.of.year' : 'prices.rate.of.month'),
      },
      unit: words('prices.rate.unit'),
      shortUnit: words('prices.rate.short'),
      decimals: 2,
    }),
    area: page.area,
  };
}
