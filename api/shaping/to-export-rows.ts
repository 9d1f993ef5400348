import type { DoubtReason } from '#catalog/doubts.ts';
import type { Element } from '#catalog/element.ts';
import { findParts } from '#domain/withheld.ts';
import type { Figure } from '#release/figure-column.ts';
import type { WithheldRow } from '../figures/withheld.ts';
import type { AreaRow } from '../queries/select-areas.ts';
import type { SourceRow } from '../queries/select-sources.ts';
import type { CsvCell } from './to-csv.ts';

/**
 * Columns of an exported series, in FAOSTAT's order, with the flag in words after it, the source, the licence and the edition of each figure, and why one is
 * withheld or doubtful, at the end; `b` marks the first figure of another edition or method than the one before, `s` one with which the
 * series goes on.
 */
export const exportColumns = [
  'Area Code (M49)',
  'Area Code',
  'Area',
  'Item Code',
  'Item',
  'Element Code',
  'Element',
  'Year',
  'Unit',
  'Value',
  'Flag',
  'Flag Description',
  'Source',
  'Licence',
  'Edition',
  'Break in series',
  'Note',
] as const;

/** A figure, or a withheld one with the reason. */
type Entry = Pick<Figure, 'area' | 'year' | 'flag' | 'edition'> & {
  value: number | null;
  source: number | null | undefined;
  note?: string;
};

/** Word of a row whose value is withheld for a reason, as the interface has it. */
const withheldNote = (element: number): string => `withheld: ${findParts(element)?.reason ?? ''}`;

/**
 * The rows of an exported series, by area and year, as `rows` are. Withheld figures are rows without a value, with a reason. A computed figure has no
 * source, and the licences of all that the series' computed figures rest on (`computed`, an SPDX expression).
 */
export function toExportRows(
  rows: readonly Figure[],
  withheld: readonly WithheldRow[],
  column: {
    element: Element;
    /** Item under which the figures are kept. */
    indicator: number;
    areas: ReadonlyMap<string, Pick<AreaRow, 'm49'>>;
    sources: ReadonlyMap<number, SourceRow>;
    computed: string;
    editions: ReadonlyMap<number, string>;
    /** `b` or `s` of each first year of another edition or method, by `area year`. */
    passages: ReadonlyMap<string, string>;
    /** By `area year`. */
    doubts: ReadonlyMap<string, DoubtReason>;
    nameOf: (key: string) => string;
  },
): CsvCell[][] {
  const { element, indicator, areas, sources, computed, editions, passages, doubts, nameOf } = column;
  const names = new Map(
    [...new Set([...rows, ...withheld].map(({ area }) => area))].map((area) => [
      area,
      nameOf(`areas.${area}`),
    ]),
  );
  const item = [String(indicator), nameOf(`items.${indicator}`)];
  const measure = [String(element.id), nameOf(`elements.${element.id}.name`)];
  const missing = { value: null, flag: '', source: undefined, edition: null, note: withheldNote(element.id) };
  const entries: readonly Entry[] =
    withheld.length === 0
      ? rows
      : [...rows, ...withheld.map((row) => ({ ...row, ...missing }))].sort((a, b) =>
          a.area < b.area ? -1 : a.area > b.area ? 1 : a.year - b.year,
        );
  return entries.map(({ area, year, value, flag, source, edition, note }) => {
    const from = source == null ? undefined : sources.get(source);
    const key = `${area} ${year}`;
    return [
      areas.get(area)?.m49 ?? null,
      area,
      names.get(area) ?? area,
      ...item,
      ...measure,
      year,
      element.unit,
      value,
      flag,
      value === null ? null : nameOf(`figure.flag.${flag || 'none'}`),
      from?.key ?? null,
      source === null ? computed : (from?.licence ?? null),
      editions.get(edition ?? 0) ?? null,
      passages.get(key) ?? null,
      note ?? doubtNote(nameOf, doubts.get(key)),
    ];
  });
}

/** That a figure is doubtful, and why; `null` of one that is not. */
export const doubtNote = (nameOf: (key: string) => string, reason: DoubtReason | undefined): string | null =>
  reason === undefined ? null : `${nameOf('figure.doubt')}. ${nameOf(`figure.doubt.${reason}`)}`;
