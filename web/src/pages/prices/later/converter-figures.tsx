import { type ReactNode, useMemo } from 'react';
import { yearOfMonth } from '#domain/prices/months.ts';
import { rateOf } from '#domain/prices/view.ts';
import { areaName } from '../../../i18n/area-words.ts';
import { moneyText } from '../../../i18n/money.ts';
import { getMonthNames } from '../../../i18n/months.ts';
import { officialTexts } from '../price-texts.ts';
import type { KnownPrices, ShownPrices } from '../shown-prices.ts';
import { useSpeech } from '../use-speech.ts';
import { type Line, LinesFigure } from './lines-figure.tsx';
import { Pair } from './pair.tsx';

/** What prices are converted by: consumer prices of the country and the USA, and the exchange rate. */
export function ConverterFigures({ shown }: { shown: ShownPrices }): ReactNode {
  return (
    <Pair>
      <Deflator known={shown.known} base={shown.base} />
      <Rate known={shown.known} />
    </Pair>
  );
}

/** The year of the first price: an index of the years before explains nothing on the page. */
function firstYear({ series }: KnownPrices): number {
  const months = series.flatMap(({ prices }) => [...prices.own, ...prices.usd].map(({ month }) => month));
  return months.length === 0 ? 0 : yearOfMonth(Math.min(...months));
}

function Deflator({ known, base }: { known: KnownPrices; base: number | null }): ReactNode {
  const { words, formats } = useSpeech();
  const { page, converters } = known;
  const lines = useMemo((): readonly Line[] => {
    const rebased = (values: ReadonlyMap<number, number>): ReadonlyMap<number, number> => {
      const hundred = base === null ? undefined : values.get(base);
      return hundred === undefined
        ? values
        : new Map([...values].map(([year, value]) => [year, (value / hundred) * 100]));
    };
    const begin = firstYear(known);
    const drawn = (values: ReadonlyMap<number, number>): ReadonlyMap<number, number> =>
      new Map([...rebased(values)].filter(([year]) => year >= begin));
    return [
      {
        id: 'own',
        label: areaName(words, page.area),
        colour: 'var(--accent)',
        values: drawn(converters.own),
      },
      {
        id: 'usa',
        label: areaName(words, 'USA'),
        colour: 'var(--use-imports)',
        values: drawn(converters.usa),
      },
    ].filter(({ values }) => values.size > 0);
  }, [known, converters, base, page.area, words]);
  const own = [...converters.own.keys()].filter((year) => year >= firstYear(known)).sort((a, b) => a - b);
  const [first, last] = [own[0], own.at(-1)];
  const ratio =
    first === undefined || last === undefined
      ? null
      : (converters.own.get(last) ?? 1) / (converters.own.get(first) ?? 1);
  const at = [...page.convertersFrom.own, ...page.convertersFrom.usa];
  return (
    <LinesFigure
      id="deflator"
      title={words('prices.deflator.title')}
      finding={
        ratio === null || first === undefined || last === undefined
          ? words('prices.deflator.none')
          : first === last
            ? undefined
            : words('prices.deflator.finding', {
                first: String(first),
                last: String(last),
                ratio: formats.edited(ratio),
              })
      }
      info={words('prices.deflator.info', { base: base === null ? '–' : String(base) })}
      sources={[...new Set(at)].flatMap((index) => page.sources[index] ?? [])}
      by="year"
      lines={lines}
      unit={
        base === null
          ? words('prices.deflator.unit.none')
          : words('prices.deflator.unit', { base: String(base) })
      }
      shortUnit={words('prices.index')}
      decimals={1}
    />
  );
}

function Rate({ known }: { known: KnownPrices }): ReactNode {
  const speech = useSpeech();
  const { words, language } = speech;
  const { page, converters } = known;
  const lines = useMemo((): readonly Line[] => {
    const months = known.series.flatMap(({ prices }) => prices.own.map(({ month }) => month));
    if (months.length === 0 || converters.isDollar) return [];
    const first = Math.min(...months);
    const last = Math.max(...months);
    const values = new Map<number, number>();
    for (let month = first; month <= last; month += 1) {
      const found = rateOf(converters, month);
      if (found !== null) values.set(month, found.rate);
    }
    return [{ id: 'rate', label: words('prices.rate.label'), colour: 'var(--accent)', values }];
  }, [known, converters, words]);
  const values = [...(lines[0]?.values ?? [])];
  const last = values.at(-1);
  // No rate was asked of prices that the source has in US$ already.
  if (converters.isDollar || known.series.every(({ prices }) => prices.own.length === 0)) return null;
  const at = [...page.convertersFrom.monthly, ...page.convertersFrom.yearly];
  const frequencyAt = (month: number): string | undefined => rateOf(converters, month)?.frequency;
  const isYearly = values.some(([month]) => frequencyAt(month) === 'Y');
  return (
    <LinesFigure
      id="rate"
      title={words('prices.rate.title')}
      finding={
        last === undefined
          ? words('prices.rate.none')
          : words(frequencyAt(last[0]) === 'Y' ? 'prices.rate.finding.year' : 'prices.rate.finding', {
              month: getMonthNames(language).long(last[0]),
              year: String(yearOfMonth(last[0])),
              rate: moneyText(speech, last[1], { dollars: false, currency: page.currency }),
            })
      }
      info={words('prices.rate.info')}
      sources={[...new Set(at)].flatMap((index) => page.sources[index] ?? [])}
      by="month"
      lines={lines}
      beside={{
        label: words('prices.rate.of'),
        of: (month) => words(frequencyAt(month) === 'Y' ? 'prices.rate.of.year' : 'prices.rate.of.month'),
      }}
      unit={words('prices.rate.unit')}
      shortUnit={words('prices.rate.short')}
      remarks={[
        ...(isYearly ? [words('prices.rate.yearly')] : []),
        ...officialTexts(speech, converters.official[0]?.first),
      ]}
      decimals={2}
    />
  );
}
