import { computedFlag } from '#catalog/flags.ts';
import { explainedKey } from '#contract/explain-address.ts';
import type { DataColumn, DataRow } from '../../charts/data-table/data-table-model.ts';
import { doubtOf } from '../../i18n/figures.ts';
import { lineKey } from '../../url/compare-params.ts';
import { shownYears, valueIn } from './compare-figures.ts';
import { figureTexts, nameLines, type Speech, unitText } from './compare-texts.ts';
import type { ShownLine } from './shown-lines.ts';

/** The figures of lines as a table, the equal of their picture. */
export interface CompareTable {
  caption: string;
  columns: readonly DataColumn[];
  rows: readonly DataRow[];
  /** Key of a figure's explanation, which tells files its element and area. */
  keyOf: (row: string, column: string) => string | null;
}

/** The letter of a line's figure: what the observatory works out is nobody's published figure. */
export function flagAt({ figures, measured }: ShownLine, year: number): string {
  const { kind } = measured.unit;
  return kind === 'index' || kind === 'inhabitant' || kind === 'share'
    ? computedFlag
    : (figures.flags[figures.years.indexOf(year)] ?? '');
}

/** Why a figure that there is has none in the measure: it is not missing. Empty where there is none at all. */
function unmeasured({ figures, measured }: ShownLine, year: number, { words, base }: Speech): string {
  const { kind } = measured.unit;
  if (!figures.years.includes(year)) return '';
  return kind === 'index' || kind === 'inhabitant' || kind === 'share'
    ? words(`compare.cell.${kind}`, { base: String(base ?? '') })
    : '';
}

/** All lines by year, the newest first; every column has its own unit. `only` are the years of the picture, where it has few. */
export function toCompareTable(
  lines: readonly ShownLine[],
  speech: Speech,
  only: readonly number[] | null = null,
): CompareTable {
  const { words, formats } = speech;
  const names = nameLines(
    words,
    lines.map(({ line }) => line),
  );
  const years = shownYears(lines).filter((year) => only === null || only.includes(year));
  const texts = lines.map((entry) =>
    figureTexts(
      entry.measured.unit,
      entry.line,
      years.map((year) => valueIn(entry, year)),
      formats,
    ),
  );
  const byKey = new Map(lines.map((entry) => [lineKey(entry.line), entry]));
  const what = names.common === '' ? words('compare.chart.several') : names.common;
  return {
    caption:
      only === null
        ? words('compare.table.caption', { what })
        : `${what}, ${formats.list(only.map((year) => formats.year(year)))}`,
    columns: [
      { id: 'year', label: words('figure.table.year') },
      ...lines.map(({ line, measured }, at) => ({
        id: lineKey(line),
        label: names.own[at] ?? '',
        unit: unitText(measured.unit, speech),
        numeric: true,
      })),
    ],
    rows: years.toReversed().map((year) => ({
      id: String(year),
      cells: [
        { text: String(year), raw: year },
        ...lines.map((entry, at) => {
          const { figures } = entry;
          const value = valueIn(entry, year);
          return {
            text: value === null ? unmeasured(entry, year, speech) : (texts[at]?.(value) ?? ''),
            raw: value,
            flag: value === null ? '' : flagAt(entry, year),
            isBreak: value !== null && figures.breaks.includes(year),
            isSeam: value !== null && figures.seams?.includes(year) === true,
            doubt: value === null ? undefined : doubtOf(words, { doubt: figures.doubts?.[year] }),
          };
        }),
      ],
    })),
    keyOf: (row, column) => {
      const entry = byKey.get(column);
      if (entry === undefined || entry.measured.unit.kind !== 'element') return null;
      return explainedKey(entry.line.area, Number(entry.line.shown), Number(row));
    },
  };
}
