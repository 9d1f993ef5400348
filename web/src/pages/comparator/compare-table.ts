import { computedFlag } from '#catalog/flags.ts';
import { explainedKey } from '#contract/explain-address.ts';
import { elementColumn } from '../../figure/columns.ts';
import {
  type Cell,
  type ColumnKind,
  type ColumnOf,
  columnOf,
  type Figure,
  tableOf,
} from '../../figure/figure.ts';
import { doubtOf } from '../../i18n/figures.ts';
import { lineKey } from '../../url/compare-params.ts';
import { shownYears, valueIn } from './compare-figures.ts';
import { figureTexts, nameLines, type Speech, unitText } from './compare-texts.ts';
import type { ShownLine } from './shown-lines.ts';

export type CompareTable = Pick<Figure, 'caption' | 'columns' | 'rows' | 'rowCount' | 'keyOf'>;

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

/** Years of lines that their table has, rising. `only` are those of the picture, where it has few. */
export const tableYears = (lines: readonly ShownLine[], only: readonly number[] | null): readonly number[] =>
  shownYears(lines).filter((year) => only === null || only.includes(year));

function kindOf({ line, measured: { unit } }: ShownLine, speech: Speech): ColumnKind {
  if (unit.kind === 'element') return elementColumn(Number(line.shown), speech).kind;
  return unit.kind === 'share' ? 'share' : unit.kind === 'loss' ? 'percent' : 'number';
}

/** All lines by year, the newest first; every column has its own unit. */
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
  const years = tableYears(lines, only);
  const byKey = new Map(lines.map((entry) => [lineKey(entry.line), entry]));
  const lineNames = names.common === '' ? words('compare.chart.several') : names.common;
  return {
    caption:
      only === null
        ? words('compare.table.caption', { what: lineNames })
        : `${lineNames}, ${formats.list(only.map((year) => formats.year(year)))}`,
    ...tableOf<number>(
      years.toReversed(),
      [
        columnOf('year', words('figure.table.year'), 'year', (year) => year),
        ...lines.map((entry, at): ColumnOf<number> => {
          const { line, measured } = entry;
          const values = years.map((year) => valueIn(entry, year));
          return {
            key: lineKey(line),
            label: names.own[at] ?? '',
            kind: kindOf(entry, speech),
            unit: unitText(measured.unit, speech),
            write: figureTexts(measured.unit, line, values, formats),
            of: (year) => cellOf(entry, year, speech),
          };
        }),
      ],
      String,
    ),
    keyOf: (row, column) => {
      const entry = byKey.get(column);
      if (entry === undefined || entry.measured.unit.kind !== 'element') return null;
      return explainedKey(entry.line.area, Number(entry.line.shown), Number(row));
    },
  };
}

function cellOf(entry: ShownLine, year: number, speech: Speech): Cell {
  const { breaks, seams, doubts } = entry.figures;
  const value = valueIn(entry, year);
  if (value === null) return { value, text: unmeasured(entry, year, speech) };
  return {
    value,
    flag: flagAt(entry, year),
    isBreak: breaks.includes(year),
    isSeam: seams?.includes(year) === true,
    doubt: doubtOf(speech.words, { doubt: doubts?.[year] }),
  };
}
