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

/** The section's charts. A selector shows one of them, to begin with the first, or all where that makes sense. */
export function ChartsBlock({ block }: { block: ChartsDefinition }): ReactNode {
  const { view, dispatch, hrefOf, section } = useDataView();
  const words = useWords();
  const choice = view.choices[block.id];
  const found =
    choice === all && block.oneAtATime !== true
      ? undefined
      : (chosenChart(block.charts, choice) ?? block.charts[0]);
  const shown = found === undefined ? block.charts : [found];
  const offered = [
    ...block.charts.map(({ id }) => ({ id, name: words(`${section.id}.charts.${id}.name`) })),
    ...(block.oneAtATime === true ? [] : [{ id: all, name: words('frame.action.showAll') }]),
  ];
  const selector = block.charts.length > 1 && (
    <>
      <SelectField
        label={words('dataPage.list.chart')}
        hidesLabel="always"
        value={found?.id ?? all}
        values={offered.map(({ id }) => id)}
        names={offered.map(({ name }) => name)}
        onChange={(id) => dispatch({ do: 'choose', block: block.id, choice: id })}
        noOption={words('dataPage.filters.noOption')}
      />
      {/* Without scripts the selector does nothing: the same choices are links. */}
      <noscript>
        <span className={styles.choices}>
          {offered
            .filter(({ id }) => id !== (found?.id ?? all))
            .map(({ id, name }) => (
              <a key={id} href={hrefOf({ do: 'choose', block: block.id, choice: id })}>
                {name}
              </a>
            ))}
        </span>
      </noscript>
    </>
  );
  return (
    <div className={styles.charts}>
      {shown.map((chart, index) => (
        <ChartFigure key={chart.id} chart={chart} controls={index === 0 && selector} />
      ))}
    </div>
  );
}
