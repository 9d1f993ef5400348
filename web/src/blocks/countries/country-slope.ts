import { partsYears } from '#contract/breaks.ts';
import type { AreaSummary } from '#contract/data.ts';
import { compare } from '#domain/change.ts';
import { decade, meansOverDecade, yearsUpTo } from '#domain/change-over-decade.ts';
import type { Figure } from '../../api/cube-store.ts';
import { rankedCountries } from '../../api/ranked-countries.ts';
import type { SlopeItem } from '../../charts/slope/slope.tsx';

import { columnOf, type FigureTable, tableOf } from '../../figure/figure.ts';
import type { Speech } from '../../i18n/speech.ts';
import type { Span } from '../../url/span.ts';
import { type Change, type CountryFigures, toChanges, type Undrawn } from './country-figures.ts';
import type { CountryTexts } from './country-texts.ts';

export interface SlopeData {
  items: readonly SlopeItem[];
  years: { from: readonly number[]; to: readonly number[] };
  unit: string;
  changes: readonly Change[];
  /** Countries without a change, by the reason. */
  undrawn: ReadonlyMap<Undrawn, readonly string[]>;
  /** All values are above zero, so that a logarithmic scale can show them. */
  log: boolean;
  leadChange: Change | undefined;
}

const lines = 8;

/** The countries that lead in the last year, and the selected one; `undefined` while a year is on its way. */
export function toSlope(options: {
  figures: CountryFigures;
  areas: ReadonlyMap<string, AreaSummary>;
  /** The two years that a reader chose; `null`: means of the three years up to `year` and up to ten years before. */
  span: Span | null;
  year: number;
  selected: string | null;
  breaksIn(area: string): readonly number[];
  isDoubtful(area: string, year: number): boolean;
  name(code: string): string;
  texts: CountryTexts;
}): SlopeData | undefined {
  const { figures, areas, span, year, selected, breaksIn, isDoubtful, name, texts } = options;
  const years =
    span === null
      ? { from: yearsUpTo(year - decade), to: yearsUpTo(year) }
      : { from: [span.from], to: [span.to] };
  const slices = new Map<number, ReadonlyMap<string, Figure>>();
  for (const each of [...years.from, ...years.to]) {
    const slice = figures.slice(each);
    if (slice === undefined) return undefined;
    slices.set(each, slice);
  }
  const figureOf = (area: string, at: number): Figure | undefined => slices.get(at)?.get(area);
  const leading = rankedCountries(slices.get(span?.to ?? year) ?? new Map(), areas)
    .slice(0, lines)
    .map(({ area }) => area);
  const visibleAreas = selected === null || leading.includes(selected) ? leading : [...leading, selected];
  const means = (area: string) =>
    meansOverDecade(
      {
        figures: new Map(
          [...slices.keys()].flatMap((at) => {
            const figure = figureOf(area, at);
            return figure === undefined ? [] : [[at, figure] as const];
          }),
        ),
        breaks: breaksIn(area),
        doubts: new Set([...slices.keys()].filter((at) => isDoubtful(area, at))),
      },
      year,
    );
  const ofChosen = (area: string, { from, to }: Span) =>
    compare({
      area,
      before: figureOf(area, from),
      after: figureOf(area, to),
      isBroken: breaksIn(area).some((at) => partsYears(at, from, to)),
      // Countries are no sums of others.
      adds: false,
      slices: () => ({ before: new Map(), after: new Map() }),
      areas,
    });
  const { changes, undrawn } = toChanges(visibleAreas, (area) =>
    span === null ? means(area) : ofChosen(area, span),
  );
  // Both years are on one scale.
  const values = texts.column(changes.flatMap(({ from, to }) => [from, to]));
  const emphasised = emphasisedOf(changes, selected);
  const leadChange = changes.find(({ area }) => area === selected) ?? changes[0];
  return {
    changes,
    years,
    undrawn,
    log: changes.length > 0 && changes.every(({ from, to }) => from > 0 && to > 0),
    leadChange,
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

/** A change since a year, or without one over ten years by means of three years. */
export type ChangeView = { since: number; relative: boolean } | { relative: boolean };

export type ExplainAt = (code: string, year: number, change?: ChangeView) => string;

/** Key of the explanation of an end of a line, or of its change; `null` of means and of figures per inhabitant. */
export function slopeKey(
  code: string,
  part: 'from' | 'to' | 'absolute' | 'relative',
  of: { years: SlopeData['years']; isDivided: boolean; explainAt: ExplainAt },
): string | null {
  const { years, isDivided, explainAt } = of;
  const [since, year] = [years.from.at(-1) ?? 0, years.to.at(-1) ?? 0];
  const isMean = years.to.length > 1;
  if (part === 'from' || part === 'to')
    return isMean ? null : explainAt(code, part === 'from' ? since : year);
  const relative = part === 'relative';
  if (!isMean) return explainAt(code, year, { since, relative });
  return isDivided ? null : explainAt(code, year, { relative });
}

/** The lines as rows: both values, and the change in amount and percent. */
export function slopeTable(options: {
  slope: SlopeData;
  years: readonly [string, string];
  speech: Speech;
  texts: CountryTexts;
}): FigureTable {
  const { slope, years, texts } = options;
  const { words, formats } = options.speech;
  const names = new Map(slope.items.map(({ id, label }) => [id, label]));
  const column = texts.tableColumn(() => slope.changes.flatMap(({ from, to }) => [from, to]));
  return tableOf<Change>(
    slope.changes,
    [
      columnOf('country', words('figure.table.country'), 'name', ({ area }) => ({
        value: names.get(area) ?? area,
        code: area,
      })),
      { key: 'from', label: years[0], ...column, of: ({ from }) => from },
      { key: 'to', label: years[1], ...column, of: ({ to }) => to },
      {
        key: 'absolute',
        label: words('chart.options.slope.absolute'),
        ...texts.changeColumn,
        of: ({ from, to }) => to - from,
      },
      {
        key: 'relative',
        label: words('chart.options.slope.relative'),
        kind: 'share',
        write: formats.change,
        of: ({ relative }) =>
          relative === null ? { value: null, text: words('chart.options.slope.fromZero') } : relative,
      },
    ],
    ({ area }) => area,
  );
}
