import { type ReactNode, useState } from 'react';
import type { Crop } from '#catalog/crop.ts';
import { FOOD, SELF_SUFFICIENCY } from '#catalog/elements/codes.ts';
import { plotFormat, plotLabels } from '../../blocks/charts/plot-words.ts';
import { ComboChart } from '../../charts/combo-chart/combo-chart.tsx';
import { LineChart } from '../../charts/line-chart/line-chart.tsx';
import { formatFigure } from '../../i18n/figures.ts';
import { useSpeech } from '../../i18n/speech.ts';
import { EmptyState } from '../../ui/state-message.tsx';
import { comboSeries, lineSeries, sampleBreaks, sampleYear, sampleYears } from './samples.ts';
import { Specimen, sampleTitle } from './specimen.tsx';

const none: readonly string[] = [];
const axisOf = (side: 'left' | 'right') => ({ element: side === 'right' ? SELF_SUFFICIENCY : FOOD });
const elementOf = (series: string): number => (series === 'ratio' ? SELF_SUFFICIENCY : FOOD);

/** Bars with a line, lines, and a chart without a figure. */
export function ChartSpecimens({ crop }: { crop: Crop }): ReactNode {
  const { words, formats } = useSpeech();
  const [hidden, setHidden] = useState<readonly string[]>(['imports']);
  const format = plotFormat({ words, formats }, elementOf, axisOf);
  const labels = plotLabels(words, formats, (series, value) =>
    formatFigure(elementOf(series), value, formats),
  );
  const unit = words('units.kt.short');
  const combo = comboSeries(unit);
  const noValues = combo.map((series) => ({ ...series, values: sampleYears.map(() => null) }));
  const lines = lineSeries({ low: 'Lowest series', high: 'Highest series' }, unit);
  const shared = {
    description: 'Made-up values that show the drawing.',
    format,
    labels,
    empty: <EmptyState text={words('dataPage.state.noData')} />,
  };
  const titleOf = (block: string): string => sampleTitle(block, words, crop);
  const barsShared = {
    ...shared,
    title: titleOf('Bars with a line'),
    years: sampleYears,
    breaks: sampleBreaks,
    year: sampleYear,
  };
  return (
    <>
      <Specimen name="Bars with a line" state="Gaps, a break, estimated values">
        <ComboChart {...barsShared} id={`${crop.id}-combo`} series={combo} hidden={none} twoAxes />
      </Specimen>
      <Specimen name="Bars with a line" state="A series switched off">
        <ComboChart
          {...barsShared}
          id={`${crop.id}-hidden`}
          series={combo}
          hidden={hidden}
          onToggle={(id) =>
            setHidden(hidden.includes(id) ? hidden.filter((entry) => entry !== id) : [...hidden, id])
          }
        />
      </Specimen>
      <Specimen name="Lines" state="Direct labels, a band, a gap">
        <LineChart
          {...shared}
          id={`${crop.id}-line`}
          title={titleOf('Lines')}
          periods={sampleYears}
          series={lines}
          breaks={sampleBreaks}
          period={sampleYear}
        />
      </Specimen>
      <Specimen name="Bars with a line" state="Nothing to show">
        <ComboChart {...barsShared} id={`${crop.id}-empty`} series={noValues} hidden={none} />
      </Specimen>
    </>
  );
}
