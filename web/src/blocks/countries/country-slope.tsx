import type { ReactNode } from 'react';
import type { AreaSummary } from '#contract/data.ts';
import { rankedCountries } from '../../api/ranked-countries.ts';
import { Slope } from '../../charts/slope/slope.tsx';
import type { SlopeItem } from '../../charts/slope/slope-model.ts';
import type { Words } from '../../i18n/words.tsx';
import type { Span } from '../../url/span.ts';
import type { BlockTable } from '../block-figure.tsx';
import { type Change, type CountryFigures, toChanges } from './country-figures.ts';
import type { CountryTexts } from './country-texts.ts';

/** Countries between two years, ready to draw. */
export interface SlopeData {
  items: readonly SlopeItem[];
  /** The unit of the drawn figures, with their scale. */
  unit: string;
  changes: readonly Change[];
  missing: readonly string[];
  /** Not compared: their series passes to another edition or method between the years. */
  broken: readonly string[];
  /** All values are above zero, so that a logarithmic scale can show them. */
  log: boolean;
  /** The change of the selected country, or of the first, in words. */
  finding: string | undefined;
}

/** Countries that a comparison shows beside the selected one. */
const lines = 8;

/** The countries that lead in the second year, and the selected one; `undefined` while a year is on its way. */
export function toSlope(options: {
  figures: CountryFigures;
  areas: ReadonlyMap<string, AreaSummary>;
  span: Span;
  selected: string | null;
  isBroken(area: string): boolean;
  name(code: string): string;
  texts: CountryTexts;
}): SlopeData | undefined {
  const { figures, areas, span, selected, isBroken, name, texts } = options;
  const before = figures.slice(span.from);
  const after = figures.slice(span.to);
  if (before === undefined || after === undefined) return undefined;
  const leading = rankedCountries(after, areas)
    .slice(0, lines)
    .map(({ area }) => area);
  const shown = selected === null || leading.includes(selected) ? leading : [...leading, selected];
  const { changes, missing, broken } = toChanges(shown, before, after, isBroken);
  // Both years stand on one scale.
  const values = texts.column(changes.flatMap(({ from, to }) => [from, to]));
  const emphasised = emphasisedOf(changes, selected);
  const told = changes.find(({ area }) => area === selected) ?? changes[0];
  return {
    changes,
    missing,
    broken,
    log: changes.length > 0 && changes.every(({ from, to }) => from > 0 && to > 0),
    finding: told === undefined ? undefined : changeText(told, name, texts),
    unit: values.unit,
    items: changes.map((change, index) => ({
      id: change.area,
      label: name(change.area),
      from: change.from,
      to: change.to,
      fromLabel: values.texts[2 * index] ?? '',
      toLabel: values.texts[2 * index + 1] ?? '',
      exact: [texts.withUnit(change.from), `${texts.withUnit(change.to)}, ${texts.saidChange(change)}`],
      emphasised: emphasised.has(change.area),
      changeLabel: texts.relative(change),
      selected: change.area === (selected ?? changes[0]?.area),
    })),
  };
}

/** The selected country or the first, and those that rose and fell the most. */
function emphasisedOf(changes: readonly Change[], selected: string | null): ReadonlySet<string> {
  const byChange = changes
    .flatMap(({ area, relative }) => (relative === null ? [] : [{ area, relative }]))
    .sort((a, b) => b.relative - a.relative);
  const [most, least] = [byChange[0], byChange.at(-1)];
  return new Set([
    selected ?? changes[0]?.area ?? '',
    ...(most !== undefined && most.relative > 0 ? [most.area] : []),
    ...(least !== undefined && least.relative < 0 ? [least.area] : []),
  ]);
}

function changeText(change: Change, name: (code: string) => string, texts: CountryTexts): string {
  const values = `${texts.said(change.from)} → ${texts.said(change.to)}`;
  return `${name(change.area)}: ${values}, ${texts.saidChange(change)} (${texts.relative(change)})`;
}

/** Key of the explanation of a country's figure in a year, or of its change since another year. */
export type ExplainAt = (code: string, year: number, change?: { since: number; relative: boolean }) => string;

/** The comparison as lines. */
export function CountrySlope(props: {
  id: string;
  title: string;
  description: string;
  hint: string;
  slope: SlopeData;
  span: Span;
  log: boolean;
  explainAt: ExplainAt;
}): ReactNode {
  const { slope, span, explainAt, ...rest } = props;
  const years = [String(span.from), String(span.to)] as const;
  const explainOf = (code: string, end: 0 | 1) => explainAt(code, end === 0 ? span.from : span.to);
  return <Slope {...rest} items={slope.items} unit={slope.unit} years={years} explainOf={explainOf} />;
}

/** The lines as rows: both values, and the change in amount and percent. */
export function slopeTable(options: {
  slope: SlopeData;
  span: Span;
  words: Words;
  texts: CountryTexts;
  caption: string;
  explainAt: ExplainAt;
}): BlockTable {
  const { slope, span, words, texts, caption, explainAt } = options;
  const unit = texts.unit === '' ? undefined : texts.unit;
  const names = new Map(slope.items.map(({ id, label }) => [id, label]));
  const inColumn = texts.inColumn(slope.changes.flatMap(({ from, to }) => [from, to]));
  return {
    caption,
    explain: (row, column) =>
      column === 'from' || column === 'to'
        ? explainAt(row, span[column])
        : explainAt(row, span.to, { since: span.from, relative: column === 'relative' }),
    columns: [
      { id: 'country', label: words('figure.table.country') },
      { id: 'from', label: String(span.from), unit, numeric: true },
      { id: 'to', label: String(span.to), unit, numeric: true },
      { id: 'absolute', label: words('chart.options.slope.absolute'), unit, numeric: true },
      { id: 'relative', label: words('chart.options.slope.relative'), numeric: true },
    ],
    rows: slope.changes.map((change) => ({
      id: change.area,
      cells: [
        {
          text: names.get(change.area) ?? change.area,
          raw: names.get(change.area) ?? change.area,
          code: change.area,
        },
        { text: inColumn(change.from), raw: change.from },
        { text: inColumn(change.to), raw: change.to },
        { text: texts.absolute(change), raw: change.to - change.from },
        { text: texts.relative(change), raw: change.relative },
      ],
    })),
  };
}
