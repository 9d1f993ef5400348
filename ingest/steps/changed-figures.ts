import type LibsqlDatabase from 'libsql';
import { type Figure, FigureColumn } from '#release/figure-column.ts';
import { readColumns } from './read-columns.ts';

/** A figure that differs between two releases, or that only one of them has. */
export interface FigureChange {
  indicator: number;
  element: number;
  area: string;
  year: number;
  before: Figure | null;
  after: Figure | null;
}

/** Values this close to each other, relative to their size, are one figure that was added up in another order. */
export const sameFigure = 1e-9;

const isOther = (before: Figure, after: Figure): boolean =>
  before.flag !== after.flag ||
  Math.abs(after.value - before.value) > sameFigure * Math.max(Math.abs(after.value), Math.abs(before.value));

/** The figures that differ between two releases, by item and element. Columns of the same bytes are not read. */
export function* changedFigures(
  earlier: LibsqlDatabase.Database,
  later: LibsqlDatabase.Database,
): Generator<FigureChange> {
  const keyOf = ({ indicator, element }: { indicator: number; element: number }) => `${indicator} ${element}`;
  const before = new Map(readColumns(earlier).map((row) => [keyOf(row), row]));
  const after = new Map(readColumns(later).map((row) => [keyOf(row), row]));
  for (const key of new Set([...before.keys(), ...after.keys()])) {
    const [old, now] = [before.get(key), after.get(key)];
    const row = old ?? now;
    if (
      row === undefined ||
      (old !== undefined && now !== undefined && Buffer.compare(old.body, now.body) === 0)
    )
      continue;
    const { indicator, element } = row;
    const [older, newer] = [old, now].map((each) =>
      each ? FigureColumn.read(each.body) : FigureColumn.empty,
    );
    for (const figure of newer?.figures() ?? []) {
      const other = older?.at(figure.area, figure.year) ?? null;
      if (other !== null && !isOther(other, figure)) continue;
      yield { indicator, element, area: figure.area, year: figure.year, before: other, after: figure };
    }
    for (const figure of older?.figures() ?? [])
      if (newer?.at(figure.area, figure.year) === undefined)
        yield { indicator, element, area: figure.area, year: figure.year, before: figure, after: null };
  }
}
