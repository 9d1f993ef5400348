import { type ReactNode, useMemo } from 'react';
import { findElement } from '#catalog/elements/index.ts';
import { flagState } from '#catalog/flags.ts';
import { continents } from '#catalog/regions/index.ts';
import { listBreaks, listSeams } from '#contract/breaks.ts';
import { explainedKey } from '#contract/explain-address.ts';
import type { ContinentLines } from '../../api/continent-lines.ts';
import type { CubeStore } from '../../api/cube-store.ts';
import { useDataView } from '../../api/data-view.tsx';
import { LineChart, type LineSeries } from '../../charts/line-chart/line-chart.tsx';
import { chartSize } from '../../charts/plot/chart-size.ts';
import { type PlotFrame, usualFrame } from '../../charts/plot/plot-chart.tsx';
import type { PlotLabels } from '../../charts/plot/plot-text.ts';
import { areaName } from '../../i18n/area-words.ts';
import { doubtOf, formatFigure } from '../../i18n/figures.ts';
import { useSpeech } from '../../i18n/speech.ts';
import type { Words } from '../../i18n/words.tsx';
import { explainRows, plotFormat, plotLabels } from './plot-words.ts';
import { useExplainLink } from './use-explain-link.ts';

const frame: PlotFrame = {
  ...usualFrame,
  sizeOf: (width) => ({ ...chartSize(width), ...(width < 560 && { height: 365 }) }),
};

const noBreaks: readonly number[] = [];

/** Each continent has one colour on all pages; the World is in ink. */
const colourOf = (area: string): string => {
  const at = continents.indexOf(area);
  return at < 0 ? 'var(--ink)' : `var(--compared-${at + 1})`;
};

function toSeries(
  { element, continents: readable, world, lines, years }: ContinentLines,
  cubes: CubeStore,
  words: Words,
): readonly LineSeries[] {
  const about = cubes.about(element);
  const unit = words(`units.${findElement(element)?.unit ?? 'kt'}.short`);
  return lines
    .filter((line) => line === world || readable.includes(line))
    .map(({ area, figures }) => ({
      id: area,
      label: areaName(words, area),
      unit,
      colour: colourOf(area),
      values: years.map((year) => figures.get(year)?.value ?? null),
      flags: years.map((year) => figures.get(year)?.flag ?? ''),
      states: years.map((year) => flagState(figures.get(year)?.flag ?? '')),
      breaks: listBreaks(about, area),
      seams: listSeams(about, area),
      doubts: years.map((year) => doubtOf(words, { doubt: figures.get(year)?.doubt }) ?? null),
    }));
}

export function ContinentsDrawing(props: {
  id: string;
  title: string;
  description: string;
  shown: ContinentLines;
}): ReactNode {
  const { id, title, description, shown } = props;
  const { cubes, view, year } = useDataView();
  const speech = useSpeech();
  const { element } = shown;
  const hrefOf = useExplainLink();
  const series = useMemo(() => toSeries(shown, cubes, speech.words), [shown, cubes, speech]);
  const format = useMemo(
    () =>
      plotFormat(
        speech,
        () => element,
        () => ({ element }),
      ),
    [speech, element],
  );
  const labels = useMemo((): PlotLabels => {
    const { words, formats } = speech;
    const text = (_: string, value: number): string => formatFigure(element, value, formats);
    return {
      ...plotLabels(words, formats, text, view.officialOnly),
      explain: explainRows(words, text, { keyOf: (area, at) => explainedKey(area, element, at), hrefOf }),
    };
  }, [speech, element, view.officialOnly, hrefOf]);
  return (
    <LineChart
      {...{ id, title, description, series, format, labels, frame }}
      periods={shown.years}
      period={year}
      breaks={cubes.about(element)?.breaks ?? noBreaks}
      empty={speech.words('dataPage.state.noData')}
    />
  );
}
