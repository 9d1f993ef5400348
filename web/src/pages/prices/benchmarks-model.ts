import type { PriceSource } from '#contract/prices.ts';
import { unpackRun } from '#domain/prices/columns.ts';
import { monthsInYear } from '#domain/prices/same-markets.ts';
import { type Converters, factorOf } from '#domain/prices/view.ts';
import { capital } from '../../i18n/area-subject.ts';
import { type MoneySpeech, moneyText } from '../../i18n/money.ts';
import { getMonthNames } from '../../i18n/months.ts';
import type { Words } from '../../i18n/words.tsx';
import type { PricesView } from '../../url/prices-params.ts';
import type { Line } from './later/lines-figure.tsx';
import { pathText } from './price-path.ts';
import type { BenchmarksPageData } from './prices-data.ts';

export interface ShownBenchmarks extends Pick<BenchmarksPageData, 'kind'> {
  lines: readonly Line[];
  /** Of many lines of one good the first stands out. */
  isOfOneGood: boolean;
  /** The newest month of any series; `null` without figures. */
  newest: number | null;
  /** In US$ of the base year. */
  isReal: boolean;
  base: number | null;
  /** Years with consumer prices of the USA, the newest first. */
  bases: readonly number[];
  /** The newest prices, and how they changed. */
  lead: string | undefined;
  /** What the figure shows. */
  finding: string | undefined;
  sources: readonly PriceSource[];
}

const colours = [
  'var(--compared-1)',
  'var(--compared-2)',
  'var(--compared-3)',
  'var(--compared-4)',
  'var(--compared-5)',
];

/** Most lines of one good that are all alike. */
const mostAlike = 3;

/** The USA's consumer prices alone: prices of the world market are in US$. */
const toConverters = (usa: ReadonlyMap<number, number>): Converters => ({
  own: new Map(),
  usa,
  monthly: new Map(),
  yearly: new Map(),
  isDollar: true,
  official: [],
});

/** Heading of a page of international prices: of the crop's own, or of those that are near to it. */
export const benchmarksHeading = (words: Words, crop: string, kind: BenchmarksPageData['kind']): string =>
  kind === 'near'
    ? words('prices.benchmark.heading.near', { cropThe: words(`crops.${crop}.the`) })
    : words(`crops.${crop}.title.prices-international`);

const nameOf = (words: Words, id: string): string => words(`prices.benchmarks.${id}`);

export function showBenchmarks(
  { crop, kind, series: part, deflator }: Pick<BenchmarksPageData, 'crop' | 'kind' | 'series' | 'deflator'>,
  view: Pick<PricesView, 'view' | 'base'>,
  speech: MoneySpeech,
): ShownBenchmarks {
  const series = part.state === 'loaded' ? part.value : [];
  const isReal = view.view === 'usdeflac';
  const usa = unpackRun(deflator.values);
  const bases = [...usa.keys()].sort((a, b) => b - a);
  const base = view.base !== null && usa.has(view.base) ? view.base : (bases[0] ?? null);
  const converters = toConverters(usa);
  const isOfOneGood = kind !== 'near' && series.length > mostAlike;
  const lines = series.map(({ id, months }, index): Line => {
    const values = [...unpackRun(months)].flatMap(([month, price]): [number, number][] => {
      const by = isReal
        ? factorOf(converters, { view: 'usdeflac', month, base, basis: 'usd' })
        : { factor: 1 };
      return 'factor' in by ? [[month, price * by.factor]] : [];
    });
    return {
      id,
      label: capital(nameOf(speech.words, id)),
      colour: colours[index] ?? 'var(--ink)',
      isMain: isOfOneGood && index === 0,
      values: new Map(values),
    };
  });
  const [main] = lines;
  const baseText = isReal && base !== null ? speech.words('prices.ofBase', { base: String(base) }) : '';
  const sources = [...series.flatMap((each) => each.sources), ...(isReal ? deflator.sources : [])];
  return {
    kind,
    lines,
    isOfOneGood,
    newest: newestMonth(lines),
    isReal,
    base,
    bases,
    lead:
      kind === 'near' ? nearLead(speech, crop, lines, baseText) : main && mainLead(speech, main, baseText),
    finding:
      kind === 'near'
        ? changeFinding(speech, lines)
        : main &&
          pathText(speech, [...main.values], {
            series: nameOf(speech.words, main.id),
            money: { dollars: true },
          }),
    sources: [...new Map(sources.map((source) => [source.key, source])).values()],
  };
}

function newestMonth(lines: readonly Line[]): number | null {
  const months = lines.flatMap(({ values }) => [...values.keys()].at(-1) ?? []);
  return months.length === 0 ? null : Math.max(...months);
}

/** How far a series is from a year before its month; `null` where that is not known, or hardly anything. */
function yearChange({ values }: Line, month: number): number | null {
  const [from, to] = [values.get(month - monthsInYear), values.get(month)];
  const change = from === undefined || to === undefined ? 0 : to / from - 1;
  return Math.round(change * 100) === 0 ? null : change;
}

const changeWords = ({ formats }: MoneySpeech, change: number | null) => ({
  way: change === null ? 'unknown' : change > 0 ? 'more' : 'less',
  percent: formats.editedPercent(Math.abs(change ?? 0), 0),
});

/** Of the series of the newest month the one that rose most in a year, and the one that rose least. */
function changeFinding(speech: MoneySpeech, lines: readonly Line[]): string | undefined {
  const { words, language } = speech;
  const month = newestMonth(lines) ?? 0;
  const changes = lines.flatMap((line) => {
    const change = yearChange(line, month);
    return change === null ? [] : [{ name: nameOf(words, line.id), change }];
  });
  const [first, ...others] = changes.sort((a, b) => b.change - a.change);
  const least = others.at(-1);
  if (first === undefined) return undefined;
  const second = changeWords(speech, least?.change ?? null);
  return words('prices.benchmark.change', {
    ...{ first: first.name, ...changeWords(speech, first.change) },
    ...{ second: least?.name ?? 'none', secondWay: second.way, secondPercent: second.percent },
    from: getMonthNames(language).long(month - monthsInYear),
    month: getMonthNames(language).long(month),
  });
}

/** The newest price of the main series, and how far it is from a year before. */
function mainLead(speech: MoneySpeech, line: Line, base: string): string | undefined {
  const { words, language } = speech;
  const last = [...line.values].at(-1);
  return (
    last &&
    words('prices.benchmark.finding', {
      series: nameOf(words, line.id),
      price: moneyText(speech, last[1], { dollars: true }),
      month: getMonthNames(language).long(last[0]),
      base,
      ...changeWords(speech, yearChange(line, last[0])),
    })
  );
}

/** The newest prices of goods that are near to a crop. */
function nearLead(
  speech: MoneySpeech,
  crop: string,
  lines: readonly Line[],
  base: string,
): string | undefined {
  const { words, formats, language } = speech;
  const month = newestMonth(lines);
  if (month === null) return undefined;
  const items = lines.flatMap(({ id, values }) => {
    const price = values.get(month);
    return price === undefined
      ? []
      : words('prices.benchmark.item', {
          series: nameOf(words, id),
          price: moneyText(speech, price, { dollars: true }),
        });
  });
  return words('prices.benchmark.finding.near', {
    cropOf: words(`crops.${crop}.of`),
    list: formats.list(items),
    month: getMonthNames(language).long(month),
    base,
  });
}
