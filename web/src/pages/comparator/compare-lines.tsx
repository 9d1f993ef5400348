import { type ReactNode, useMemo } from 'react';
import { flagState } from '#catalog/flags.ts';
import { breakTexts, seamTexts } from '../../blocks/charts/break-texts.ts';
import { plotLabels } from '../../blocks/charts/plot-words.ts';
import { MarkedLines } from '../../charts/marked-lines/marked-lines.tsx';
import type { Figure } from '../../figure/figure.ts';
import { doubtOf } from '../../i18n/figures.ts';
import { lineKey } from '../../url/compare-params.ts';
import { type Comparison, compareFigure, groupNames } from './compare-figure.ts';
import { findingYear, shownYears, valueIn } from './compare-figures.ts';
import { levelFinding } from './compare-findings.ts';
import { flagAt } from './compare-table.ts';
import { axisText, figureText, unitText } from './compare-texts.ts';
import { lineLook } from './line-looks.ts';
import type { ShownLine } from './shown-lines.ts';

export function linesFigure(id: string, lines: readonly ShownLine[], comparison: Comparison): Figure {
  const { speech } = comparison;
  const { words, formats } = speech;
  const { titleOf, own } = groupNames(lines, comparison);
  const years = shownYears(lines);
  const [first = 0, last = 0] = [years[0], years.at(-1)];
  const title = titleOf(formats.span(first, last));
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
  const drawn = useMemo(() => drawnLines(lines, comparison), [lines, comparison]);
  return (
    <MarkedLines
      {...texts}
      {...drawn}
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
  const byId = new Map(lines.map((shown) => [lineKey(shown.line), shown]));
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
