import type { PricePage } from '#contract/price-page.ts';
import type { PriceSource } from '#contract/prices.ts';
import type { PriceView } from '#domain/prices/view.ts';
import type { Figure } from '../../figure/figure.ts';
import { toOpenFigure } from '../../figure/open-figure.ts';
import { sourceName } from '../../i18n/source-title.ts';
import type { Words } from '../../i18n/words.tsx';

const distinct = <T>(values: readonly T[]): readonly T[] => [...new Set(values)];

const toCited = (sources: readonly PriceSource[]): Figure['sources'] =>
  distinct(sources).map((source) => ({ ...source, editions: [] }));

type ConverterKind = keyof PricePage['convertersFrom'];

/** By what prices are converted for a view: exchange rates, consumer prices. */
export const viewConverters: Readonly<Record<PriceView, readonly ConverterKind[]>> = {
  nominal: [],
  ipc: ['own'],
  usd: ['monthly', 'yearly'],
  usdeflac: ['monthly', 'yearly', 'usa'],
};

/** Where exchange rates and consumer prices are from. */
export const converterSources = (
  { convertersFrom, sources }: PricePage,
  kinds: readonly ConverterKind[],
): readonly PriceSource[] =>
  kinds.flatMap((kind) => convertersFrom[kind].flatMap((index) => sources[index] ?? []));

export function figureSources(
  words: Words,
  own: readonly PriceSource[],
  restsOn: readonly PriceSource[] = [],
): Pick<Figure, 'source' | 'sources' | 'shownSources' | 'flagMeaning'> {
  return {
    source: distinct(own.map((source) => sourceName(words, source))).join('; '),
    sources: toCited([...own, ...restsOn]),
    shownSources: toCited(own),
    flagMeaning: (flag) => flag,
  };
}

/** A figure of rows that each have a source: its files have the rows whose sources may be passed on. */
export function sourcedFigure<Row>(
  words: Words,
  rows: readonly Row[],
  of: { source: (row: Row) => PriceSource | null | undefined; name: (row: Row) => string },
  toFigure: (rows: readonly Row[]) => Omit<Figure, keyof ReturnType<typeof figureSources>>,
): Figure {
  return toOpenFigure(rows, { ...of, sourceName: (source) => sourceName(words, source) }, (open) => ({
    ...toFigure(open),
    ...figureSources(
      words,
      open.flatMap((row) => of.source(row) ?? []),
    ),
  }));
}
