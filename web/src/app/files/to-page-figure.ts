import { findElement } from '#catalog/elements/index.ts';
import { type ExplainRequest, parseExplained } from '#contract/explain-address.ts';
import type { FigureCell, FigureColumn, PageFigure } from '#contract/page-figures.ts';
import { monthText } from '#domain/prices/months.ts';
import type { CollectedFigure } from '../../blocks/figure-collector.ts';
import { type DataCell, type DataColumn, usedFlags } from '../../charts/data-table/data-table-model.ts';
import type { Language } from '../../url/paths.ts';
import { hundredfold, isShownAs, readShown } from './shown-number.ts';

/** A column of a table with what the keys of its figures say of it. */
interface ReadColumn extends FigureColumn {
  toValue: (raw: number) => number;
}

/** The table of a block as files hold it: what it shows, unrounded, with codes beside names. */
export function toPageFigure(collected: CollectedFigure, language: Language): PageFigure {
  const { table, keyOf, sources } = collected;
  const { rows } = table;
  const keyAt = (row: string, column: string): ExplainRequest | null =>
    parseExplained(keyOf?.(row, column) ?? '');
  const cellsOf = (at: number): readonly DataCell[] => rows.flatMap(({ cells }) => cells[at] ?? []);
  const read = table.columns.map((column, at) =>
    readColumn(
      column,
      cellsOf(at),
      rows.map(({ id }) => keyAt(id, column.id)),
      language,
    ),
  );
  const areas = new Set(read.flatMap(({ area }) => area ?? []));
  // An area that all columns are of is the figure's, and said once.
  const columns = read.map((column) => (areas.size > 1 ? column : { ...column, area: null }));
  const names = columns.findIndex(({ holds }) => holds === 'names');
  const codes = rowElements(rows.map(({ id }) => columns.map((column) => keyAt(id, column.id))));
  const elements = [
    ...(collected.elements ?? []),
    ...table.columns.flatMap(({ id }) => rows.flatMap((row) => keyAt(row.id, id)?.element ?? [])),
  ];
  return {
    id: collected.id,
    title: collected.title,
    finding: collected.finding ?? null,
    caption: table.caption,
    columns: columns.map(({ toValue: _, ...column }) => column),
    rows: rows.map((row, place) =>
      columns.map((column, at) => toCell(row.cells[at], column, at === names ? codes[place] : undefined)),
    ),
    flags: usedFlags(rows).map((flag) => ({ flag, meaning: collected.flagLabel(flag) })),
    notes: [
      ...new Set(
        [collected.info ?? '', ...collected.notes, ...(collected.cautions ?? [])].filter(
          (note) => note !== '',
        ),
      ),
    ],
    ...(collected.isPartial === true && { isPartial: true }),
    sources: sources.map(({ key = null, publisher, title, licence, url = null, date = null, editions }) => ({
      key,
      publisher,
      title,
      licence,
      url,
      date,
      editions: editions.map((edition) => edition.key),
    })),
    elements: [...new Set(elements)].sort((a, b) => a - b),
    indicator: collected.indicator ?? null,
    ...(collected.indicators !== undefined && { indicators: collected.indicators }),
    area: collected.area,
    year: collected.year ?? null,
    ...(collected.crop !== undefined && { crop: collected.crop }),
    ...(collected.compares !== undefined && { compares: collected.compares }),
  };
}

/** The one entry that all agree on; `null` where they do not, or there is none. */
function agreed<T>(entries: readonly T[]): T | null {
  const [first] = entries;
  return first !== undefined && entries.every((entry) => entry === first) ? first : null;
}

function readColumn(
  column: DataColumn,
  cells: readonly DataCell[],
  keys: readonly (ExplainRequest | null)[],
  language: Language,
): ReadColumn {
  const holds = column.numeric === true ? 'numbers' : column.holds === 'months' ? 'months' : 'names';
  const known = holds === 'numbers' && column.id !== 'rank' ? keys.filter((key) => key !== null) : [];
  const one = agreed(known.map((key) => key.element));
  // Beside a place stands what it was given for, which is another element.
  const element = one !== null && findElement(one)?.unit === 'rank' ? null : one;
  const { toValue, unit } = readNumbers(cells, element, language);
  return {
    id: column.id,
    label: column.label,
    // A unit in some text of a column of names is none of the column’s.
    unit: column.unit ?? (holds === 'numbers' ? unit : null),
    holds,
    element,
    area: agreed(known.map((key) => key.area)),
    toValue,
  };
}

/**
 * Of what the raw numbers of a column are: shares travel as fractions and read as percentages, and which of the two a number is
 * its own text says. A unit that stands in the cells, as that of percentages does, is the column's.
 */
function readNumbers(
  cells: readonly DataCell[],
  element: number | null,
  language: Language,
): Pick<ReadColumn, 'toValue' | 'unit'> {
  const shown = cells.flatMap(({ raw, text }) => {
    const number = typeof raw === 'number' ? readShown(text, language) : null;
    return number === null || typeof raw !== 'number' ? [] : [{ raw, number }];
  });
  const isPercent = cells.some(({ text }) => text.includes('%'));
  const unit = element === null ? undefined : findElement(element)?.unit;
  const isFraction = unit === undefined ? isPercent : unit === 'fraction';
  const ways = [(raw: number) => raw, hundredfold];
  const fits = (isFraction ? ways.reverse() : ways).find((way) =>
    shown.every(({ raw, number }) => isShownAs(way(raw), number)),
  );
  const said = agreed(shown.map(({ number }) => number.unit));
  return {
    toValue: fits ?? ((raw) => shown.find((one) => one.raw === raw)?.number.value ?? raw),
    unit: said === null || said === '' ? (isPercent ? '%' : null) : said,
  };
}

/** The elements that rows are of, as codes of their names; none where all are of the same. */
function rowElements(rows: readonly (readonly (ExplainRequest | null)[])[]): readonly (string | undefined)[] {
  const elements = rows.map((keys) =>
    agreed(keys.flatMap((key) => (key === null || key.as !== null ? [] : key.element))),
  );
  const isOne = new Set(elements.filter((element) => element !== null)).size < 2;
  return elements.map((element) => (isOne || element === null ? undefined : String(element)));
}

function toCell(cell: DataCell | undefined, column: ReadColumn, code: string | undefined): FigureCell {
  const { text = '', raw } = cell ?? {};
  const own = cell?.code ?? code;
  const named = own === undefined ? {} : { code: own };
  if (column.holds === 'months') return { value: typeof raw === 'number' ? monthText(raw) : null };
  if (column.holds === 'names')
    return {
      value: typeof raw === 'number' && text === String(raw) ? raw : text === '' ? null : text,
      ...named,
    };
  // Why a figure is doubtful is said before what else there is to say of it.
  const note = cell?.doubt ?? cell?.note;
  if (typeof raw !== 'number') return text === '' ? { value: null } : { value: null, note: text };
  return {
    value: column.toValue(raw),
    ...named,
    ...(cell?.flag !== undefined && { flag: cell.flag }),
    ...(cell?.isBreak === true && { isBreak: true as const }),
    ...(cell?.isSeam === true && { isSeam: true as const }),
    ...(note !== undefined && { note }),
    // A zero that the source's rounding made is no zero.
    ...(raw === 0 && text.startsWith('~') && { note: text }),
  };
}
