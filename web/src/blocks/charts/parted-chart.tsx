import { type ReactNode, useMemo } from 'react';
import { areStepsOfRounding } from '#domain/rounding.ts';
import { ComboChart } from '../../charts/combo-chart/combo-chart.tsx';
import { LowFacets } from '../../charts/facets/facets.tsx';
import type { AxisTexts } from '../../charts/plot/plot-model.ts';
import { useSpeech } from '../../i18n/speech.ts';
import type { ChartPicture } from './chart-picture.ts';
import styles from './charts-block.module.css';
import type { TransformedChart } from './transform-chart.ts';

const none: readonly string[] = [];

/** A small chart has at least so many years with more than nothing: fewer show no trend. */
const LEAST_YEARS = 5;

/** The first bars of a stack over a line of another unit, and beside them a small chart for each of the others. */
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
  const [main, others, small] = useMemo(() => {
    const [first, ...rest] = series;
    const isBeside = ({ mark, axis }: (typeof series)[number]): boolean =>
      mark === 'bar' && axis === first?.axis;
    const amountsOf = ({ values }: (typeof series)[number]): number =>
      values.filter((value) => value !== null && value !== 0).length;
    const beside = rest.filter((one) => isBeside(one) && amountsOf(one) > 0);
    return [
      series.flatMap((one) =>
        one === first || !(isBeside(one) || areStepsOfRounding(one.values))
          ? { ...one, mark: one.mark === 'points' ? ('line' as const) : one.mark }
          : [],
      ),
      beside,
      beside.filter((one) => amountsOf(one) >= LEAST_YEARS),
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
        {small.length > 0 && (
          <div>
            <LowFacets
              id={`${id}-others`}
              title={formats.list(small.map(({ label }) => label))}
              description={title}
              periods={years}
              facets={small}
              axis={axis}
              period={formats.year}
            />
          </div>
        )}
      </div>
    </div>
  );
}
