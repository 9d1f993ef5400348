import type { ReactNode } from 'react';
import { yearOfMonth } from '#domain/prices/months.ts';
import { beanBox, beanOutline } from '../../charts/bean/bean-shape.ts';
import { Sparkline } from '../../charts/sparkline/sparkline.tsx';
import { areaName } from '../../i18n/area-words.ts';
import { figureScale } from '../../i18n/figure-scale.ts';
import { editFigure } from '../../i18n/figures.ts';
import { scaledTexts } from '../../i18n/number-lists.ts';
import { useSpeech } from '../../i18n/speech.ts';
import type { Answer, PlaceValue } from './answers.ts';
import styles from './questions.module.css';

/** The picture of an answer: 92 pixels high, and as wide as its card. */
export function AnswerPicture({ answer }: { answer: Answer }): ReactNode {
  const { words, formats } = useSpeech();
  switch (answer.id) {
    case 'production': {
      const values = answer.places.map(({ value }) => value);
      const scale = figureScale(answer.element, values, { words, formats });
      return <Bars places={answer.places} text={scaledTexts(values, scale, formats)} unit={scale.unit} />;
    }
    case 'dependence':
      return <Bars places={answer.places} whole={1} text={(value) => formats.percent(value, 0)} />;
    case 'protein':
      return <Hundred count={Math.round(100 * answer.first.value)} />;
    case 'price':
      return (
        <Trend
          {...answer}
          from={formats.year(yearOfMonth(answer.first))}
          to={formats.year(yearOfMonth(answer.first + answer.values.length - 1))}
        />
      );
    case 'samples':
      return <Bars places={answer.places} text={(value) => formats.number(value, 0)} />;
    case 'yield': {
      const text = (at: number): string =>
        `${formats.year(answer.first + at)}: ${editFigure(answer.element, answer.values[at] ?? 0, { words, formats })}`;
      return <Trend {...answer} from={text(0)} to={text(answer.values.length - 1)} />;
    }
  }
}

/** Countries with a bar each, the first one of them in full colour and with the unit. */
function Bars(props: {
  places: readonly PlaceValue[];
  /** Value of a bar of full width; by default the largest value. */
  whole?: number;
  text: (value: number) => string;
  unit?: string;
}): ReactNode {
  const { places, text, unit } = props;
  const { words } = useSpeech();
  const whole = props.whole ?? Math.max(...places.map(({ value }) => value));
  return (
    <ul className={styles.bars}>
      {places.map(({ iso3, value }, at) => (
        <li key={iso3}>
          <span className={styles.name}>{areaName(words, iso3)}</span>
          <span className={props.whole === undefined ? styles.track : styles.ofWhole}>
            <span style={{ width: `${Math.min(100, Math.round((1000 * value) / whole) / 10)}%` }} />
          </span>
          <span className={styles.value}>
            {text(value)}
            {at === 0 && unit !== undefined && ` ${unit}`}
          </span>
        </li>
      ))}
    </ul>
  );
}

/** A hundred beans in rows of twenty, `count` of them in the crop's colour. */
function Hundred({ count }: { count: number }): ReactNode {
  const [columns, step] = [20, 18];
  const [rows, rest] = [Math.floor(count / columns), count % columns];
  const pattern = (id: string, fill: string): ReactNode => (
    <pattern id={id} width={step} height={step} patternUnits="userSpaceOnUse">
      <path d={beanOutline} fill={fill} transform={`translate(1 3) scale(${15 / beanBox.width})`} />
    </pattern>
  );
  return (
    <svg className={styles.picture} viewBox="0 0 360 92" aria-hidden="true">
      {pattern('beans-all', 'var(--rule)')}
      {pattern('beans-some', 'var(--accent)')}
      <rect width="360" height={5 * step} fill="url(#beans-all)" />
      <g fill="url(#beans-some)">
        <rect width="360" height={rows * step} />
        <rect y={rows * step} width={rest * step} height={step} />
      </g>
    </svg>
  );
}

/** A line with its newest value marked, and its two ends in words. */
function Trend(props: {
  first: number;
  values: readonly (number | null)[];
  from: string;
  to: string;
}): ReactNode {
  const { first, values } = props;
  return (
    <div className={styles.trend}>
      <Sparkline
        years={values.map((_, at) => first + at)}
        {...{ values, span: values.length, width: 360, height: 68, colour: 'var(--accent)' }}
      />
      <span>{props.from}</span>
      <span>{props.to}</span>
    </div>
  );
}
