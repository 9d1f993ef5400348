import type { ReactNode } from 'react';
import type { Block } from '#catalog/section.ts';
import { useDataView } from '../../api/data-view.tsx';
import { useWords } from '../../i18n/words.tsx';
import { SelectField } from '../../ui/select-field.tsx';
import { chosenChart } from '../../url/chart-options.ts';
import { ChartFigure } from './chart-figure.tsx';
import styles from './charts-block.module.css';

type ChartsDefinition = Extract<Block, { kind: 'charts' }>;

const all = 'all';

/**
 * The section's charts. A selector shows all of them or one; all is the default, or the first where there is room for
 * one alone.
 */
export function ChartsBlock({ block }: { block: ChartsDefinition }): ReactNode {
  const { view, dispatch, section } = useDataView();
  const words = useWords();
  const found =
    chosenChart(block.charts, view.choices[block.id]) ??
    (block.oneAtATime === true ? block.charts[0] : undefined);
  const shown = found === undefined ? block.charts : [found];
  return (
    <div className={styles.charts}>
      {block.charts.length > 1 && (
        <SelectField
          label={words('dataPage.list.chart')}
          value={found?.id ?? all}
          values={[...(block.oneAtATime === true ? [] : [all]), ...block.charts.map((chart) => chart.id)]}
          names={[
            ...(block.oneAtATime === true ? [] : [words('frame.action.showAll')]),
            ...block.charts.map((chart) => words(`${section.id}.charts.${chart.id}.name`)),
          ]}
          onChange={(choice) => dispatch({ do: 'choose', block: block.id, choice })}
          noOption={words('dataPage.filters.noOption')}
        />
      )}
      {shown.map((chart) => (
        <ChartFigure key={chart.id} chart={chart} />
      ))}
    </div>
  );
}
