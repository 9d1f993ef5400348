import { type ReactNode, useMemo } from 'react';
import { flagState } from '#catalog/flags.ts';
import { yearsOfMean } from '#domain/change-over-decade.ts';
import { breakTexts, seamTexts } from '../../blocks/charts/break-texts.ts';
import { plotLabels } from '../../blocks/charts/plot-words.ts';
import { doubtNotes } from '../../blocks/doubt-notes.ts';
import { MarkedLines } from '../../charts/marked-lines/marked-lines.tsx';
import { RankedBars } from '../../charts/ranked-bars/ranked-bars.tsx';
import { Slope } from '../../charts/slope/slope.tsx';
import type { Figure } from '../../figure/figure.ts';
import { figureScale } from '../../i18n/figure-scale.ts';
import { doubtOf, editFigure } from '../../i18n/figures.ts';
import type { Speech } from '../../i18n/speech.ts';
import { yearsText } from '../../i18n/years-text.ts';
import { lineKey } from '../../url/compare-params.ts';
import type { PageAddressNotes } from '../page.ts';
import type { ComparatorData } from './comparator-data.ts';
import { type Comparison, compareFigure, groupNames, withOpenLines } from './compare-figure.ts';
import { findingYear, shownYears, valueIn } from './compare-figures.ts';
import { changeFinding, levelFinding } from './compare-findings.ts';
import { scatterFigure } from './compare-scatter.tsx';
import { flagAt } from './compare-table.ts';
import {
  axisText,
  beginLower,
  type Speech as ComparisonSpeech,
  figureText,
  figureTexts,
  unitText,
  wholeFigure,
  withUnit,
} from './compare-texts.ts';
import { lineLook } from './line-looks.ts';
import {
  areMeans,
  changeOf,
  type LiveComparison,
  type ShownLine,
  type SlopeSides,
  slopeLines,
  toLiveComparison,
} from './shown-lines.ts';

function slopeFigure(
  id: string,
  lines: readonly ShownLine[],
  sides: SlopeSides,
  comparison: Comparison,
): Figure {
  const { data, log, speech } = comparison;
  const { words, formats } = speech;
  const { titleOf, nameOf, namesOf } = groupNames(lines, comparison);
  const { drawn, undrawn } = slopeLines(lines, sides);
  const place = { from: yearsText(sides.from, formats), to: yearsText(sides.to, formats) };
  const ofMeans = areMeans(sides) ? '.means' : '';
  const title = titleOf(words(`compare.slope.years${ofMeans}`, place));
  const info = words(`compare.slope.info${ofMeans}`, place);
  const short = drawn.filter(
    ({ years }) => areMeans(sides) && years.from.length + years.to.length < 2 * yearsOfMean,
  );
  const sums = drawn.flatMap(({ entry }) => {
    const same = data.changes[lineKey(entry.line)];
    if (same === undefined) return [];
    const { countries, share } = same;
    const values = { name: nameOf(entry), countries, share: formats.percent(share), to: place.to };
    return [words('compare.slope.sum', values)];
  });
  return compareFigure(lines, comparison, {
    ...{ id, title, info, only: [...sides.from, ...sides.to] },
    finding: changeFinding(drawn, data.changes, place, speech),
    remarks: [
      ...(sums.length === 0 ? [] : [words('compare.slope.sums', { list: sums.join('; ') })]),
      ...[...undrawn].map(([reason, some]) =>
        words(`chart.options.slope.${reason}${reason === 'missing' ? ofMeans : ''}`, {
          ...place,
          list: namesOf(some),
        }),
      ),
      ...(short.length === 0
        ? []
        : [words('chart.options.slope.short', { list: namesOf(short.map(({ entry }) => entry)) })]),
    ],
    picture: () =>
      drawn.length === 0 ? (
        <p>{words('compare.slope.none', place)}</p>
      ) : (
        <Slope
          id={id}
          wide
          title={title}
          description={info}
          hint={words('compare.hint')}
          years={[place.from, place.to]}
          {...slopesOf(drawn, nameOf, comparison)}
          log={log}
        />
      ),
  });
}

function slopesOf(
  drawn: ReturnType<typeof slopeLines>['drawn'],
  nameOf: (entry: ShownLine) => string,
  { data, speech }: Comparison,
) {
  const { formats } = speech;
  const unit = drawn[0]?.entry.measured.unit ?? { kind: 'index' };
  const ends = drawn.flatMap(({ from, to }) => [from, to]);
  const scale =
    unit.kind === 'element' ? figureScale(Number(drawn[0]?.entry.line.shown ?? 0), ends, speech) : null;
  return {
    unit: scale?.unit ?? (unit.kind === 'share' || unit.kind === 'loss' ? '' : unitText(unit, speech)),
    items: drawn.map((slope) => {
      const { entry, from, to } = slope;
      const change = changeOf(slope, data.changes);
      const text = (value: number): string =>
        scale?.figure(value) ?? figureText(unit, entry.line, value, formats);
      const whole = (value: number): string => wholeFigure(unit, entry.line, value, speech);
      return {
        id: lineKey(entry.line),
        label: nameOf(entry),
        from,
        to,
        fromLabel: text(from),
        toLabel: text(to),
        changeLabel: change === null ? '—' : formats.change(change),
        exact: [whole(from), whole(to)] as const,
        emphasised: true,
        colour: lineLook(entry.place).colour,
      };
    }),
  };
}

function linesFigure(id: string, lines: readonly ShownLine[], comparison: Comparison): Figure {
  const { speech } = comparison;
  const { words, formats } = speech;
  const { titleOf, own } = groupNames(lines, comparison);
  const years = shownYears(lines);
  const [first = 0, last = 0] = [years[0], years.at(-1)];
  const [only, ...others] = lines;
  const topic = titleOf(formats.span(first, last));
  // A single line has no name at its end.
  const title =
    others.length > 0 || typeof only?.line.element !== 'number' ? topic : `${own[0]}: ${beginLower(topic)}`;
  const info = words('compare.line.info', { list: formats.list(own) });
  const cuts = (['price-', 'loss-'] as const).filter((kind) =>
    lines.some(({ line, figures }) => String(line.shown).startsWith(kind) && figures.breaks.length > 0),
  );
  return compareFigure(lines, comparison, {
    ...{ id, title, info },
    finding: levelFinding(lines, findingYear(lines), speech),
    remarks: [
      ...breakTexts(
        lines.flatMap(({ line, figures }) =>
          typeof line.shown === 'number' ? [{ element: line.shown, breaks: figures.breaks }] : [],
        ),
        { first, last },
        speech,
      ),
      ...seamTexts(
        lines.flatMap(({ figures }) => figures.seams ?? []),
        { first, last },
        speech,
      ),
      ...cuts.map((kind) => words(`compare.break.${kind}lines`)),
    ],
    picture: () => <ComparedLines {...{ id, title, lines, comparison }} description={info} />,
  });
}

function ComparedLines(props: {
  id: string;
  title: string;
  description: string;
  lines: readonly ShownLine[];
  comparison: Comparison;
}): ReactNode {
  const { lines, comparison, ...texts } = props;
  const visibleLines = useMemo(() => drawnLines(lines, comparison), [lines, comparison]);
  return (
    <MarkedLines
      {...texts}
      {...visibleLines}
      log={comparison.log}
      empty={comparison.speech.words('dataPage.state.noData')}
    />
  );
}

function drawnLines(lines: readonly ShownLine[], comparison: Comparison) {
  const { speech } = comparison;
  const { words, formats } = speech;
  const { unit, own } = groupNames(lines, comparison);
  const known = shownYears(lines);
  const [first = 0, last = 0] = [known[0], known.at(-1)];
  const years = Array.from({ length: last - first + 1 }, (_, index) => first + index);
  const byId = new Map(lines.map((shownLine) => [lineKey(shownLine.line), shownLine]));
  const text = (series: string, value: number): string => {
    const line = byId.get(series)?.line;
    return line === undefined ? '' : figureText(unit, line, value, formats);
  };
  const [breaks = [], ...others] = lines.map(({ figures }) => figures.breaks);
  return {
    years,
    series: lines.map((entry, at) => ({
      id: lineKey(entry.line),
      label: own[at] ?? '',
      // A percentage has its sign.
      unit: unit.kind === 'share' || unit.kind === 'loss' ? '' : unitText(unit, speech),
      ...lineLook(entry.place),
      isMain: entry.place === 0,
      values: years.map((year) => valueIn(entry, year)),
      flags: years.map((year) => flagAt(entry, year)),
      states: years.map((year) => flagState(flagAt(entry, year))),
      breaks: entry.figures.breaks,
      seams: entry.figures.seams,
      doubts: years.map((year) => doubtOf(words, { doubt: entry.figures.doubts?.[year] }) ?? null),
    })),
    // A rule across the whole chart marks a break in all of its lines.
    breaks: breaks.filter((year) => others.every((years) => years.includes(year))),
    format: {
      period: formats.year,
      axis: (ticks: readonly number[]) => axisText(unit, lines[0]?.line, ticks, speech),
      value: (value: number, series: { id: string }) => text(series.id, value),
    },
    labels: { ...plotLabels(words, formats, text), keyboardHint: words('compare.hint') },
  };
}

function barsFigure(id: string, lines: readonly ShownLine[], year: number, comparison: Comparison): Figure {
  const { speech } = comparison;
  const { words } = speech;
  const { titleOf, nameOf, namesOf } = groupNames(lines, comparison);
  const missing = lines.filter((entry) => valueIn(entry, year) === null);
  const title = titleOf(String(year));
  const info = words('compare.bar.info', { year: String(year) });
  return compareFigure(lines, comparison, {
    ...{ id, title, info, only: [year] },
    finding: levelFinding(lines, year, speech),
    remarks: [
      ...(missing.length === 0
        ? []
        : [words('compare.bar.missing', { year: String(year), list: namesOf(missing) })]),
      ...doubtNotes(
        words,
        lines.map(({ figures }) => ({ doubt: figures.doubts?.[year] })),
      ),
    ],
    picture: () => (
      <RankedBars
        id={id}
        title={title}
        description={info}
        hint={words('compare.hint.rows')}
        items={barsOf(lines, year, nameOf, speech)}
        formatRank={String}
        empty={words('dataPage.state.noData')}
      />
    ),
  });
}

function barsOf(
  lines: readonly ShownLine[],
  year: number,
  nameOf: (entry: ShownLine) => string,
  speech: ComparisonSpeech,
) {
  const values = lines.map((entry) => valueIn(entry, year));
  return lines.flatMap((entry) => {
    const { line, measured, figures, place } = entry;
    const { unit } = measured;
    const value = valueIn(entry, year);
    if (value === null) return [];
    return [
      {
        id: lineKey(line),
        label: nameOf(entry),
        value,
        // Those of an element are rounded for reading.
        valueLabel:
          unit.kind === 'element'
            ? editFigure(Number(line.shown), value, speech)
            : withUnit(unit, figureTexts(unit, line, values, speech.formats)(value), speech),
        exact: wholeFigure(unit, line, value, speech),
        colour: lineLook(place).colour,
        doubt: doubtOf(speech.words, { doubt: figures.doubts?.[year] }),
      },
    ];
  });
}

export const comparatorFigures = (data: ComparatorData, speech: Speech): readonly Figure[] =>
  comparedFigures(toLiveComparison(data), speech);

export const comparatorAddress = ({ refused, surplus, ignored }: ComparatorData): PageAddressNotes => ({
  ignored: [...[...refused, ...surplus].map((line) => ({ name: 'series', asked: line })), ...ignored],
});

export function comparedFigures(live: LiveComparison, speech: Speech): readonly Figure[] {
  const { shownComparison } = live;
  if (shownComparison.shown.length === 0) return [];
  const comparison = { ...live, speech: { ...speech, base: shownComparison.base } };
  return [
    ...pictures(comparison),
    withOpenLines(shownComparison.shown, comparison, (lines) =>
      compareFigure(lines, comparison, {
        id: 'compare-figures',
        title: speech.words('compare.table'),
        info: speech.words('compare.table.info'),
        remarks: [],
        picture: null,
      }),
    ),
  ];
}

function pictures(comparison: Comparison): readonly Figure[] {
  const { data, shownComparison } = comparison;
  const { kind } = data.view;
  const { year, sides } = shownComparison;
  if (kind === 'table' || (kind === 'slope' && sides === null)) return [];
  // Lines that are drawn against each other are all in the file, or it is refused.
  if (kind === 'scatter')
    return [scatterFigure(shownComparison.shown, comparison)].filter((one) => one !== null);
  return shownComparison.groups.map((group, at) =>
    withOpenLines(group, comparison, (lines) => {
      const id = `compare-${at + 1}`;
      if (kind === 'bar' && year !== null) return barsFigure(id, lines, year, comparison);
      if (kind === 'slope' && sides !== null) return slopeFigure(id, lines, sides, comparison);
      return linesFigure(id, lines, comparison);
    }),
  );
}
