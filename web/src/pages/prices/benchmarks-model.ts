import type { PriceSource } from '#contract/prices.ts';
import { unpackRun } from '#domain/prices/columns.ts';
import { monthsInYear } from '#domain/prices/same-markets.ts';
import { type Converters, factorOf } from '#domain/prices/view.ts';
import { capital } from '../../i18n/area-subject.ts';
import { type MoneySpeech, moneyText } from '../../i18n/money.ts';
import { getMonthNames } from '../../i18n/months.ts';
import type { Words } from '../../i18n/words.tsx';
import type { PricesView } from '../../url/prices-params.ts';
import type { BenchmarksPageData } from './benchmarks-data.ts';
import type { Line } from './later/lines-figure.tsx';
import { pathText } from './price-path.ts';

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
  const nameOf = (id: string): string => speech.words(`prices.benchmarks.${id}`);
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
      label: capital(nameOf(id)),
      colour: colours[index] ?? 'var(--ink)',
      isMain: isOfOneGood && index === 0,
      values: new Map(values),
    };
  });
  const [main] = lines;
  const change = changeFinding(speech, lines, { nameOf, hasMain: isOfOneGood });
  const finding = benchmarksFinding(speech, kind === 'near' ? lines : lines.slice(0, 1), {
    base: isReal ? base : null,
    nearTo: kind === 'near' ? crop : null,
    nameOf,
  });
  const sources = [...series.flatMap((each) => each.sources), ...(isReal ? deflator.sources : [])];
  return {
    kind,
    lines,
    isOfOneGood,
    newest: newestMonth(lines),
    isReal,
    base,
    bases,
    // Of goods that are near the first sentence has all prices, and the figure how they changed.
    lead: kind === 'near' || change === undefined ? finding : `${finding} ${change}.`,
    finding: kind === 'near' || main === undefined ? change : mainPath(speech, main, nameOf(main.id)),
    sources: [...new Map(sources.map((source) => [source.key, source])).values()],
  };
}

const mainPath = (speech: MoneySpeech, { values }: Line, name: string): string | undefined =>
  pathText(speech, [...values], { series: name, money: { dollars: true } });

function newestMonth(lines: readonly Line[]): number | null {
  const months = lines.flatMap(({ values }) => [...values.keys()].at(-1) ?? []);
  return months.length === 0 ? null : Math.max(...months);
}

/**
 * How far the newest prices are from a year before: of the series of the newest month the main one or the one that rose most, and of the
 * others the one that rose least.
 */
function changeFinding(
  speech: MoneySpeech,
  lines: readonly Line[],
  { nameOf, hasMain }: { nameOf: (id: string) => string; hasMain: boolean },
): string | undefined {
  const { words, formats, language } = speech;
  const month = newestMonth(lines);
  if (month === null) return undefined;
  const changes = lines.flatMap(({ id, values }) => {
    const [from, to] = [values.get(month - monthsInYear), values.get(month)];
    const change = from === undefined || to === undefined ? 0 : to / from - 1;
    return Math.round(change * 100) === 0 ? [] : [{ id, name: nameOf(id), change }];
  });
  const isMain = ({ id }: { id: string }): boolean => hasMain && id === lines[0]?.id;
  const inOrder = changes.sort((a, b) => Number(isMain(b)) - Number(isMain(a)) || b.change - a.change);
  const [first, ...others] = inOrder;
  if (first === undefined) return undefined;
  const least = others.at(-1);
  const wayOf = (change: number): string => (change > 0 ? 'more' : 'less');
  const percent = (change: number): string => formats.editedPercent(Math.abs(change), 0);
  return words('prices.benchmark.change', {
    ...{ first: first.name, percent: percent(first.change), way: wayOf(first.change) },
    ...{ second: least?.name ?? 'none', secondPercent: percent(least?.change ?? 0) },
    secondWay: wayOf(least?.change ?? 0),
    from: getMonthNames(language).long(month - monthsInYear),
    month: getMonthNames(language).long(month),
  });
}

function benchmarksFinding(
  speech: MoneySpeech,
  lines: readonly Line[],
  of: { base: number | null; nearTo: string | null; nameOf: (id: string) => string },
): string | undefined {
  const { words, formats, language } = speech;
  const { base, nearTo, nameOf } = of;
  const newest = lines.flatMap(({ id, values }) => {
    const last = [...values].at(-1);
    return last === undefined ? [] : [{ series: nameOf(id), month: last[0], price: last[1] }];
  });
  const [first] = newest;
  if (first === undefined) return undefined;
  const same = newest.filter(({ month }) => month === first.month);
  const priceOf = ({ price }: typeof first): string => moneyText(speech, price, { dollars: true });
  return words(nearTo === null ? 'prices.benchmark.finding' : 'prices.benchmark.finding.near', {
    cropOf: nearTo === null ? '' : words(`crops.${nearTo}.of`),
    list: formats.list(
      same.map((each) => words('prices.benchmark.item', { series: each.series, price: priceOf(each) })),
    ),
    isOne: String(same.length === 1),
    series: first.series,
    price: priceOf(first),
    month: getMonthNames(language).long(first.month),
    base: base === null ? '' : words('prices.ofBase', { base: String(base) }),
  });
}
