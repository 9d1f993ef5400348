import { type ReactNode, useState } from 'react';
import type { Crop } from '#catalog/crop.ts';
import { FOOD, SELF_SUFFICIENCY } from '#catalog/elements/codes.ts';
import { plotFormat, plotLabels } from '../../blocks/charts/plot-words.ts';
import { ComboChart } from '../../charts/combo-chart/combo-chart.tsx';
import { LineChart } from '../../charts/line-chart/line-chart.tsx';
import { formatFigure } from '../../i18n/figures.ts';
import { getFormats } from '../../i18n/formats.ts';
import { useLanguage, useWords } from '../../i18n/words.tsx';
import { EmptyState } from '../../ui/state-message.tsx';
import { useDesignWords } from './design-words.ts';
import { comboSeries, lineSeries, sampleBreaks, sampleYear, sampleYears } from './samples.ts';
import { Specimen } from './specimen.tsx';

const none: readonly string[] = [];
const axisOf = (side: 'left' | 'right') => ({ element: side === 'right' ? SELF_SUFFICIENCY : FOOD });
const elementOf = (series: string): number => (series === 'ratio' ? SELF_SUFFICIENCY : FOOD);

/** Bars with a line, lines, and a chart without a figure. */
export function ChartSpecimens({ crop }: { crop: Crop }): ReactNode {
  const own = useDesignWords();
  const words = useWords();
  const formats = getFormats(useLanguage());
  const [hidden, setHidden] = useState<readonly string[]>(['imports']);
  const format = plotFormat({ words, formats }, elementOf, axisOf);
  const labels = plotLabels(words, formats, (series, value) =>
    formatFigure(elementOf(series), value, formats),
  );
  const unit = words('units.kt.short');
  const combo = comboSeries((use) => own(`design.uses.${use}`), unit);
  const noValues = combo.map((series) => ({ ...series, values: sampleYears.map(() => null) }));
  const lines = lineSeries({ low: own('design.sample.low'), high: own('design.sample.high') }, unit);
  const shared = {
    description: own('design.sample.description'),
    format,
    labels,
    empty: <EmptyState text={words('dataPage.state.noData')} />,
  };
  const titleOf = (block: 'combo' | 'line'): string =>
    own('design.sample.title', { block: own(`design.block.${block}`), crop: words(`crops.${crop.id}.name`) });
  const barsShared = {
    ...shared,
    title: titleOf('combo'),
    years: sampleYears,
    breaks: sampleBreaks,
    year: sampleYear,
  };
  return (
    <>
      <Specimen name={own('design.block.combo')} state={own('design.state.estimated')}>
        <ComboChart {...barsShared} id={`${crop.id}-combo`} series={combo} hidden={none} twoAxes />
      </Specimen>
      <Specimen name={own('design.block.combo')} state={own('design.state.hidden')}>
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
      <Specimen name={own('design.block.line')} state={own('design.state.lines')}>
        <LineChart
          {...shared}
          id={`${crop.id}-line`}
          title={titleOf('line')}
          periods={sampleYears}
          series={lines}
          hidden={none}
          breaks={sampleBreaks}
          period={sampleYear}
        />
      </Specimen>
      <Specimen name={own('design.block.combo')} state={own('design.state.empty')}>
        <ComboChart {...barsShared} id={`${crop.id}-empty`} series={noValues} hidden={none} />
      </Specimen>
    </>
  );
}
