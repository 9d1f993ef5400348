import type { ReactNode } from 'react';
import { useWords } from '../i18n/words.tsx';
import { ExplainLink } from './explain-link.tsx';
import styles from './figure-list.module.css';

export interface ListedFigure {
  figure: string;
  name: string;
  text: string;
  unit: string;
}

/** The figures of a drawing as links to their explanations: they work by touch, by keyboard and without scripts. */
export function FigureList(props: {
  label: string;
  figures: readonly ListedFigure[];
  /** All have one unit, which is in the label. */
  oneUnit?: boolean;
}): ReactNode {
  const words = useWords();
  if (props.figures.length === 0) return null;
  const oneUnit = props.oneUnit === true;
  return (
    <div className={styles.figures} data-short={oneUnit || undefined}>
      <p>{props.label}</p>
      <ul>
        {props.figures.map(({ figure, name, text, unit }) => {
          const value = words('chart.value', { value: text, unit });
          return (
            <li key={figure}>
              {name}{' '}
              <strong>
                <ExplainLink figure={figure} text={words('chart.announce.item', { series: name, value })}>
                  {oneUnit ? text : value}
                </ExplainLink>
              </strong>
            </li>
          );
        })}
      </ul>
    </div>
  );
}
