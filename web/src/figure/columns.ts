import type { DoubtReason } from '#catalog/doubts.ts';
import { findElement } from '#catalog/elements/index.ts';
import { doubtOf, formatFigure, needsUnit } from '../i18n/figures.ts';
import type { Speech } from '../i18n/speech.ts';
import type { Cell, Column, ColumnKind, ColumnOf } from './figure.ts';

const kinds: Readonly<Record<string, ColumnKind>> = { fraction: 'share', percent: 'percent', rank: 'rank' };

/** What the figures of an element are, their unit, and how tables write them. */
export function elementColumn(
  element: number,
  { words, formats }: Pick<Speech, 'words' | 'formats'>,
): Pick<Column, 'kind' | 'unit' | 'write'> {
  const unit = findElement(element)?.unit ?? '';
  return {
    kind: kinds[unit] ?? 'number',
    unit: needsUnit(element) ? words(`units.${unit}.short`) : undefined,
    write: (value) => formatFigure(element, value, formats),
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

/** Whole numbers: of things that are counted. */
export const countColumn = <Item>(
  key: string,
  label: string,
  of: (item: Item) => number | null | undefined,
): ColumnOf<Item> => ({ key, label, kind: 'number', decimals: 0, of: (item) => of(item) ?? null });

export const yearColumn = <Item>(
  key: string,
  label: string,
  of: (item: Item) => number | null | undefined,
): ColumnOf<Item> => ({ key, label, kind: 'year', of: (item) => of(item) ?? null });
