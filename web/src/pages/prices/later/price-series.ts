import { lastUsualMonth, type MarketJump, marketJumps } from '#domain/prices/market-counts.ts';
import { leaps } from '#domain/prices/newest-month.ts';
import type { LineSeries } from '../../../charts/line-chart/line-chart.tsx';
import type { SuspectPrice } from '../../../charts/price-chart/price-chart.tsx';
import { type PriceLine, type ShownPrices, viewPrice } from '../shown-prices.ts';

/** Data of the price chart: every month from the first to the last, without holes. */
export interface DrawnPrices {
  months: readonly number[];
  series: readonly LineSeries[];
  /** Markets and prices behind the chosen line, by month. */
  markets: readonly (number | null)[];
  prices: readonly (number | null)[];
  suspects: readonly SuspectPrice[];
  /** First months of a redenominated currency, and from which the number of markets is another one. */
  breaks: readonly number[];
  jumps: readonly MarketJump[];
}

/** Colours of crop types: none of them has another meaning in the picture. */
const colours = [
  'var(--accent)',
  'var(--use-imports)',
  'var(--use-feed)',
  'var(--use-seed)',
  'var(--use-processing)',
  'var(--use-exports)',
  'var(--use-camels)',
  'var(--use-losses)',
];

/** Fewest months that are drawn: fewer are a table. */
export const fewestMonths = 4;

/** Most crop types drawn, those with most months first: more lines cannot be distinguished. */
export const mostTypes = colours.length;

function drawnTypes(lines: readonly PriceLine[]): readonly PriceLine[] {
  return [...lines].sort((a, b) => b.months.length - a.months.length).slice(0, mostTypes);
}

/**
 * A line without the months whose prices are all in another currency: they have no price in the view, and the API leaves them out,
 * too. A sentence beside the chart names them.
 */
const inTheirCurrency = (line: PriceLine): PriceLine => ({
  ...line,
  months: line.months.filter(({ missing }) => missing !== 'other-currency'),
});

/** The chart of the chosen line with its band, or of the crop types. `nameOf` names a crop type; `unit` is the money. */
export function drawPrices(
  shownPrices: ShownPrices,
  texts: { median: string; nameOf: (cropType: string) => string; unit: string; doubt: string; thin: string },
): DrawnPrices {
  const byType = shownPrices.typeLines.length > 0;
  const lines = (byType ? drawnTypes(shownPrices.typeLines) : [shownPrices.line]).map(inTheirCurrency);
  const [only] = lines;
  const knownMonths = lines.flatMap(({ months }) => months.map(({ month }) => month));
  const first = knownMonths.length === 0 ? 0 : Math.min(...knownMonths);
  const length = knownMonths.length === 0 ? 0 : Math.max(...knownMonths) - first + 1;
  const jumps = byType || only === undefined ? [] : marketJumps(only.months);
  const months = Array.from({ length }, (_, index) => first + index);
  const column = <T>(line: PriceLine, read: (row: PriceLine['months'][number]) => T): (T | null)[] => {
    const values: (T | null)[] = months.map(() => null);
    for (const row of line.months) values[row.month - first] = read(row);
    return values;
  };
  const doubtsOf = (line: PriceLine): (string | null)[] => {
    const last = lastUsualMonth(line.months) ?? 0;
    return column(line, (each) =>
      leaps(shownPrices.known.converters, shownPrices.view, each)
        ? texts.doubt
        : each.month > last
          ? texts.thin
          : null,
    );
  };
  const series = lines.map((line, index): LineSeries => {
    const [values, doubts] = [column(line, ({ median }) => median), doubtsOf(line)];
    const end = values.findLastIndex((value, at) => value !== null && doubts[at] == null);
    return {
      id: byType ? line.cropType : 'median',
      label: byType ? texts.nameOf(line.cropType) : texts.median,
      unit: texts.unit,
      colour: colours[index] ?? 'var(--ink)',
      values,
      doubts,
      ...(end >= 0 && { end }),
      ...(byType
        ? {}
        : {
            band: {
              low: column(line, ({ least }) => least),
              high: column(line, ({ greatest }) => greatest),
            },
          }),
    };
  });
  return {
    months,
    series,
    markets: byType || only === undefined ? [] : column(only, ({ markets }) => markets),
    prices: byType || only === undefined ? [] : column(only, ({ prices }) => prices),
    suspects: byType ? [] : suspectsOf(shownPrices),
    breaks: [
      ...jumps,
      ...shownPrices.known.page.breaks.filter(
        ({ source, month }) => source === shownPrices.sourceIndex && month > first,
      ),
    ].map(({ month }) => month),
    jumps,
  };
}

/** Suspects of the chosen line, of the main form those of all its types. */
export const suspectRows = ({ known: { page }, type, sourceIndex, cropType }: ShownPrices) =>
  page.suspects.filter((suspect) => {
    const series = page.series[suspect.series];
    const isOwn = series?.type === type && series.source === sourceIndex;
    return isOwn && (cropType === '' ? series.main : series.crop_type === cropType);
  });

const suspectsOf = (shownPrices: ShownPrices): readonly SuspectPrice[] =>
  suspectRows(shownPrices).flatMap((suspect) => {
    const price = viewPrice(shownPrices, suspect);
    return price === null ? [] : [{ month: suspect.month, price }];
  });
