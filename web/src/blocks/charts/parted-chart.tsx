import { type ReactNode, useMemo } from 'react';
import { ComboChart } from '../../charts/combo-chart/combo-chart.tsx';
import { LowFacets } from '../../charts/facets/facets.tsx';
import type { AxisTexts } from '../../charts/plot/plot-model.ts';
import { useSpeech } from '../../i18n/speech.ts';
import type { ChartPicture } from './chart-picture.ts';
import styles from './charts-block.module.css';
import type { TransformedChart } from './transform-chart.ts';

const none: readonly string[] = [];

/** The first bars of a stack over what has another unit, and beside them a small chart for each of the others that has figures. */
export function PartedChart(props: {
  id: string;
  title: string;
  description: string;
  chart: TransformedChart;
  picture: ChartPicture;
  year: number;
}): ReactNode {
  const { id, title, description, chart, picture, year } = props;
  const { words, formats } = useSpeech();
  const { years, series } = chart;
  const [main, others] = useMemo(() => {
    const [first, ...rest] = series;
    const isBeside = ({ mark, axis }: (typeof series)[number]): boolean =>
      mark === 'bar' && axis === first?.axis;
    return [
      series.filter((one) => one === first || !isBeside(one)),
      // What is nothing in every year has nothing to show.
      rest.filter((one) => isBeside(one) && one.values.some((value) => value !== null && value !== 0)),
    ];
  }, [series]);
  const { facetAxis } = picture;
  // Without a unit of their own the small charts are on the scale of the large one.
  const axis = useMemo(() => {
    const most = Math.max(0, ...(main[0]?.values ?? []).map((value) => value ?? 0));
    return (ticks: readonly number[], of: { id: string }): AxisTexts => {
      const { write = String, ...own } = facetAxis([...ticks, most], of);
      return { ...own, write, labels: ticks.map(write) };
    };
  }, [main, facetAxis]);
  return (
    <div className={styles.frame}>
      <div className={styles.parted}>
        <div>
          <ComboChart
            {...{ id, title, description, years, year }}
            series={main}
            alsoRead={others}
            hidden={none}
            breaks={picture.breaks}
            change={picture.change}
            format={picture.format}
            labels={picture.labels}
            empty={words('dataPage.state.noData')}
          />
        </div>
        {others.length > 0 && (
          <div>
            <LowFacets
              id={`${id}-others`}
              title={formats.list(others.map(({ label }) => label))}
              description={title}
              periods={years}
              facets={others}
              axis={axis}
              period={formats.year}
            />
          </div>
        )}
      </div>
    </div>
  );
}
