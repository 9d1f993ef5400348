import { findElement } from '#catalog/elements/index.ts';
import { type ExplainRequest, parseExplained } from '#contract/explain-address.ts';
import type { FigureCell, FigureColumn, PageFigure } from '#contract/page-figures.ts';
import { monthText } from '#domain/prices/months.ts';
import { withheldText } from '../blocks/open-rows.ts';
import { usedFlags } from '../charts/data-table/data-table-model.ts';
import { tableFlagText } from '../i18n/figures.ts';
import { citedTitle } from '../i18n/source-title.ts';
import type { Speech } from '../i18n/speech.ts';
import { numericKinds } from './cell-text.ts';
import type { Cell, Column, Figure, Row } from './figure.ts';
import { inPieces } from './in-pieces.ts';

/** The figure as files hold it: values unrounded, with codes beside names, units, sources and notes. */
export async function toPageFigure(
  figure: Figure,
  { words, formats }: Omit<Speech, 'language'>,
): Promise<PageFigure> {
  const { keyOf } = figure;
  const rows: Row[] = [];
  const keys: (readonly (ExplainRequest | null)[])[] = [];
  for await (const piece of inPieces(figure.rows)) {
    rows.push(...piece);
    if (keyOf === undefined) continue;
    for (const { id } of piece)
      keys.push(figure.columns.map(({ key }) => parseExplained(keyOf(id, key) ?? '')));
  }
  const columns = figure.columns.map((column, at) =>
    toFileColumn(
      column,
      keys.map((row) => row[at] ?? null),
    ),
  );
  // An area that all columns share is the figure's, and named once.
  const isOfOneArea = new Set(columns.flatMap(({ area }) => area ?? [])).size < 2;
  const namesAt = columns.findIndex(({ holds }) => holds === 'names');
  const codes = rowElements(keys);
  const flagMeaning = figure.flagMeaning ?? ((flag: string) => tableFlagText(words, flag));
  const elements = [...(figure.elements ?? []), ...keys.flat().flatMap((key) => key?.element ?? [])];
  const { name = figure.title, indicators = [] } = figure;
  const cells: FigureCell[][] = [];
  const flags = new Set<string>();
  for await (const piece of inPieces((from, to) => rows.slice(from, to))) {
    for (const flag of usedFlags(piece)) flags.add(flag);
    for (const row of piece) {
      const code = codes[cells.length];
      cells.push(
        figure.columns.map((column, at) =>
          toFileCell(row.cells[at] ?? { value: null }, column, at === namesAt ? code : undefined),
        ),
      );
    }
  }
  return {
    id: figure.id,
    title: name,
    finding: figure.finding ?? null,
    caption: figure.caption ?? name,
    columns: columns.map((column) => (isOfOneArea ? { ...column, area: null } : column)),
    rows: cells,
    flags: [...flags].sort().map((flag) => ({ flag, meaning: flagMeaning(flag) })),
    notes: [
      ...new Set(
        [
          figure.info ?? '',
          ...(figure.notes ?? []),
          ...(figure.remarks ?? []),
          ...(figure.withheld === undefined ? [] : [withheldText(words, formats.list, figure.withheld)]),
          ...(figure.cautions ?? []),
        ].filter((note) => note !== ''),
      ),
    ],
    ...((figure.withheld !== undefined || figure.isPartial === true) && { isPartial: true }),
    sources: figure.sources.map(({ url, date, editions, ...source }) => ({
      key: source.key ?? null,
      publisher: source.publisher,
      title: citedTitle(words, source),
      licence: source.licence,
      // Not every source has an address and a known release; what is not known is empty on pages.
      url: url || null,
      date: date || null,
      editions: editions.map((edition) => edition.key),
    })),
    elements: [...new Set(elements)].sort((a, b) => a - b),
    indicator: indicators.length === 1 ? (indicators[0] ?? null) : null,
    ...(indicators.length > 1 && { indicators }),
    area: figure.area,
    year: figure.year ?? null,
    ...(figure.crop !== undefined && { crop: figure.crop }),
    ...(figure.compares !== undefined && { compares: figure.compares }),
  };
}

/** The one entry that all share; `null` where they differ, or there is none. */
function agreed<T>(entries: readonly T[]): T | null {
  const [first] = entries;
  return first !== undefined && entries.every((entry) => entry === first) ? first : null;
}

function toFileColumn(column: Column, keys: readonly (ExplainRequest | null)[]): FigureColumn {
  const { key, label, kind } = column;
  const known = numericKinds.has(kind) && kind !== 'rank' ? keys.filter((each) => each !== null) : [];
  // A value per inhabitant, a change or a share is in another unit than its element.
  const element = known.every(({ as }) => as === null) ? agreed(known.map((each) => each.element)) : null;
  const isPercentage = kind === 'share' || kind === 'percent';
  return {
    id: key,
    label,
    unit: column.unit ?? (isPercentage ? '%' : null),
    ...(column.decimals !== undefined && { decimals: column.decimals }),
    holds: numericKinds.has(kind) ? 'numbers' : kind === 'month' ? 'months' : 'names',
    // A rank is an element of its own; the column beside it has the ranked value.
    element: element !== null && findElement(element)?.unit === 'rank' ? null : element,
    area: agreed(known.map((each) => each.area)),
  };
}

/** Elements of the rows, as codes of their names; none where all have the same. */
function rowElements(rows: readonly (readonly (ExplainRequest | null)[])[]): readonly (string | undefined)[] {
  const elements = rows.map((keys) =>
    agreed(keys.flatMap((key) => (key === null || key.as !== null ? [] : key.element))),
  );
  const isOne = new Set(elements.filter((element) => element !== null)).size < 2;
  return elements.map((element) => (isOne || element === null ? undefined : String(element)));
}

/** A hundredfold without the digits that binary fractions add. */
const hundredfold = (value: number): number => Number((value * 100).toPrecision(15));

function toFileCell(cell: Cell, column: Column, elementCode: string | undefined): FigureCell {
  const { value, text } = cell;
  const code = cell.code ?? elementCode;
  const named = code === undefined ? {} : { code };
  if (typeof value !== 'number') {
    if (!numericKinds.has(column.kind)) return { value: value || (text ?? '') || null, ...named };
    const note = text ?? value ?? '';
    return note === '' ? { value: null } : { value: null, note };
  }
  if (column.kind === 'month') return { value: monthText(value) };
  if (!numericKinds.has(column.kind)) return { value, ...named };
  // The reason for doubt comes before other notes. A zero made by rounding is marked, since it is not nothing.
  const roundedAway = value === 0 && text?.startsWith('~') === true ? text : undefined;
  const note = roundedAway ?? cell.doubt ?? cell.note;
  return {
    value: column.kind === 'share' || column.kind === 'points' ? hundredfold(value) : value,
    ...named,
    ...(cell.flag !== undefined && { flag: cell.flag }),
    ...(cell.isBreak === true && { isBreak: true as const }),
    ...(cell.isSeam === true && { isSeam: true as const }),
    ...(note !== undefined && { note }),
  };
}
