import type { DoubtReason } from '#catalog/doubts.ts';
import { findElement } from '#catalog/elements/index.ts';
import { areaName } from '../i18n/area-words.ts';
import { doubtOf, formatFigure, needsUnit } from '../i18n/figures.ts';
import { figureColumn } from '../i18n/number-lists.ts';
import type { Speech } from '../i18n/speech.ts';
import type { Words } from '../i18n/words.tsx';
import type { Cell, Column, ColumnKind, ColumnOf } from './figure.ts';

const kinds: Readonly<Record<string, ColumnKind>> = { fraction: 'share', percent: 'percent', rank: 'rank' };

/** Kind, unit and text of an element's figures in tables, with the decimals that one of them needs: one of `values`, where these are given. */
export function elementColumn(
  element: number,
  { words, formats }: Pick<Speech, 'words' | 'formats'>,
  values?: () => readonly (number | null | undefined)[],
): Pick<Column, 'kind' | 'unit' | 'write' | 'element'> {
  const unit = findElement(element)?.unit ?? 'kt';
  // Worked out with the first figure that is written: most tables are never drawn.
  let write: ((value: number) => string) | undefined;
  return {
    kind: kinds[unit] ?? 'number',
    unit: needsUnit(element) ? words(`units.${unit}.short`) : undefined,
    ...(values === undefined
      ? { element }
      : {
          write: (value) => {
            write ??= figureColumn(element, values(), formats);
            return write(value);
          },
        }),
  };
}

/** A figure of an element with its flag and why it is doubtful; `isRoundedAway` where the source's rounding made its 0. */
export function figureCell(
  element: number,
  figure: { value: number; flag?: string; doubt?: DoubtReason | undefined } | undefined,
  { words, formats }: Pick<Speech, 'words' | 'formats'>,
  isRoundedAway = false,
): Cell {
  if (figure === undefined) return { value: null };
  const { value, flag } = figure;
  return {
    value,
    flag,
    doubt: doubtOf(words, figure),
    ...(isRoundedAway && value === 0 && { text: formatFigure(element, value, formats, true) }),
  };
}

export const areaColumn = <Item>(
  key: string,
  words: Words,
  codeOf: (item: Item) => string,
): ColumnOf<Item> => ({
  key,
  label: words('figure.table.country'),
  kind: 'name',
  of: (item) => ({ value: areaName(words, codeOf(item)), code: codeOf(item) }),
});

export const countColumn = <Item>(
  key: string,
  label: string,
  read: (item: Item) => number | null | undefined,
): ColumnOf<Item> => ({ key, label, kind: 'number', decimals: 0, of: (item) => read(item) ?? null });

export const yearColumn = <Item>(
  key: string,
  label: string,
  read: (item: Item) => number | null | undefined,
): ColumnOf<Item> => ({ key, label, kind: 'year', of: (item) => read(item) ?? null });
