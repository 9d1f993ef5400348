import {
  type FigureCell,
  type FigureColumn,
  type PageFigure,
  periodColumns,
} from '#contract/page-figures.ts';
import { isYear } from './figure-table.ts';

interface Coded {
  code: string;
  label: string;
}

/** A number of a figure with its subject. */
export interface Observation {
  /** Place of its row, from 1. */
  row: number;
  /** `null` where the figure names none, or several at once. */
  area: Coded | null;
  /** A year, or a month as `2020-01`. */
  period: number | string | null;
  measure: Coded;
  column: FigureColumn;
  /** The other names of its row, in the order of `rest`. */
  names: readonly FigureCell[];
  cell: FigureCell;
}

/** A figure read number by number. */
export interface Observations {
  /** Columns of names beside area and period. */
  rest: readonly FigureColumn[];
  /** Each row is of one period. */
  hasPeriods: boolean;
  all: readonly Observation[];
}

/** Facts of a release and a language for observations. */
export interface Gazetteer {
  areas: { has(code: string): boolean };
  /** Word of a key in the language of the file. */
  nameOf: (key: string) => string;
}

/** Columns whose areas are what the figures are of. Others, such as `partner` and `origin`, name another party to them. */
const areaColumns: readonly string[] = ['country', 'area', 'name'];

const cellsAt = ({ rows }: PageFigure, at: number): readonly FigureCell[] =>
  rows.map((row) => row[at] ?? { value: null });

/** Columns of numbers of an earlier year than the figure's. */
const earlierColumns: readonly string[] = ['from', 'before'];

/** Place of the only column of areas, or of periods; -1 without one. */
function onlyAt(figure: PageFigure, is: (column: FigureColumn, cells: readonly FigureCell[]) => boolean) {
  const found = figure.columns.flatMap((column, at) => (is(column, cellsAt(figure, at)) ? [at] : []));
  return found.length === 1 && figure.rows.length > 0 ? (found[0] ?? -1) : -1;
}

/** Reads a figure number by number; a number that is not known stays, without a value. */
export function observe(figure: PageFigure, { areas, nameOf }: Gazetteer): Observations {
  const areaAt = onlyAt(
    figure,
    ({ id, holds }, cells) =>
      holds === 'names' && areaColumns.includes(id) && cells.every(({ code = '' }) => areas.has(code)),
  );
  const periodAt = onlyAt(
    figure,
    ({ id, holds }, cells) =>
      (holds === 'months' && cells.every(({ value }) => value !== null)) ||
      (holds === 'names' && periodColumns.includes(id) && cells.every(({ value }) => isYear(value))),
  );
  const areaOf = (code: string | null): Coded | null =>
    code !== null && areas.has(code) ? { code, label: nameOf(`areas.${code}`) } : null;
  const restAt = figure.columns.flatMap(({ holds }, at) =>
    holds === 'numbers' || at === areaAt || at === periodAt ? [] : [at],
  );
  const numbersAt = figure.columns.flatMap(({ holds }, at) => (holds === 'numbers' ? [at] : []));
  const measures = measuresOf(figure, nameOf);
  const ofAll = isOfSeveralYears(figure) ? null : figure.year;
  return {
    rest: restAt.flatMap((at) => figure.columns[at] ?? []),
    hasPeriods: periodAt !== -1,
    all: figure.rows.flatMap((row, at) => {
      const place = row[areaAt];
      const ofRow = place && { code: place.code ?? '', label: String(place.value ?? '') };
      const period = row[periodAt]?.value ?? ofAll;
      const names = restAt.map((name) => row[name] ?? { value: null });
      return numbersAt.flatMap((number): Observation[] => {
        const column = figure.columns[number];
        const measure = column && measures.get(column);
        if (column === undefined || measure === undefined) return [];
        const area = ofRow ?? areaOf(column.area ?? figure.area);
        return [{ row: at + 1, area, period, measure, column, names, cell: row[number] ?? { value: null } }];
      });
    }),
  };
}

/** Whether another column of numbers has the column's element and area. */
const isTwice = ({ element, area, id }: FigureColumn, { columns }: PageFigure): boolean =>
  element !== null &&
  columns.some(
    (other) =>
      other.id !== id && other.holds === 'numbers' && other.element === element && other.area === area,
  );

/** Whether columns are of different years, of which the figure's is only one. */
const isOfSeveralYears = (figure: PageFigure): boolean =>
  figure.columns.some(
    (column) => column.holds === 'numbers' && (earlierColumns.includes(column.id) || isTwice(column, figure)),
  );

/** The measure: the element of a column that shares it with none of the same area, else the column itself. */
function measuresOf(figure: PageFigure, nameOf: Gazetteer['nameOf']): ReadonlyMap<FigureColumn, Coded> {
  const numbers = figure.columns.filter(({ holds }) => holds === 'numbers');
  return new Map(
    numbers.map((column) => {
      const { id, label, area, element } = column;
      if (element === null || isTwice(column, figure)) return [column, { code: id, label }];
      return [
        column,
        { code: String(element), label: area === null ? label : nameOf(`elements.${element}.name`) },
      ];
    }),
  );
}

/** Key of an observation in its figure, without its measure. */
export const placeOf = ({ area, period, names }: Observation): string =>
  JSON.stringify([area?.code, period, ...names.map(({ code, value }) => code ?? value)]);
