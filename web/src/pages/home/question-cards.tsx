import type { ReactNode } from 'react';
import { cropTheme } from '#catalog/crops/index.ts';
import { yearsOfMean } from '#domain/change-over-decade.ts';
import { muchProtein } from '#domain/dependence.ts';
import { yearOfMonth } from '#domain/prices/months.ts';
import { type Loaded, valueOr } from '../../api/loaded.ts';
import { FailedPart } from '../../blocks/failed-part.tsx';
import { beanBox, beanOutline } from '../../charts/bean/bean-shape.ts';
import { Sparkline } from '../../charts/sparkline/sparkline.tsx';
import { capital } from '../../i18n/area-subject.ts';
import { areaName } from '../../i18n/area-words.ts';
import { figureScale } from '../../i18n/figure-scale.ts';
import { editFigure } from '../../i18n/figures.ts';
import { currencyText } from '../../i18n/money.ts';
import { getMonthNames } from '../../i18n/months.ts';
import { scaledTexts } from '../../i18n/number-lists.ts';
import { type Speech, useSpeech } from '../../i18n/speech.ts';
import type { Answer, PlaceValue } from './answers.ts';
import { changeTexts } from './change-texts.ts';
import styles from './questions.module.css';
import { sourceWord } from './source-word.ts';

/** The picture of an answer: 92 pixels high, and as wide as its card. */
function AnswerPicture({ answer }: { answer: Answer }): ReactNode {
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

/** Questions on a crop, each with its answer, one line and a small picture; nothing without answers. */
export function QuestionCards(props: { answers: readonly Loaded<Answer | null>[]; crop: string }): ReactNode {
  const { answers, crop } = props;
  const speech = useSpeech();
  const { words, language } = speech;
  const cards = answers.flatMap((part) => valueOr(part, null) ?? []);
  const hasFailed = answers.some(({ state }) => state === 'failed');
  if (cards.length === 0 && !hasFailed) return null;
  const sources = [...new Set(cards.map((answer) => sourceText(answer, speech)))];
  return (
    <section aria-labelledby="questions" className={styles.part} data-theme={cropTheme({ id: crop })}>
      <h2 id="questions">{words('home.questions.title')}</h2>
      {hasFailed && <FailedPart />}
      <ul className={styles.questions}>
        {cards.map((answer) => {
          const { question, short, line } = answerTexts(answer, crop, speech);
          return (
            <li key={answer.id}>
              <h3>
                <a href={`/${language}${answer.path}`}>{question}</a>
              </h3>
              <AnswerPicture answer={answer} />
              <p className={styles.short}>{short}</p>
              <p className={styles.line}>{line}</p>
            </li>
          );
        })}
      </ul>
      {sources.length > 0 && (
        <p className={styles.sources}>{words('home.questions.sources', { sources: sources.join('; ') })}</p>
      )}
    </section>
  );
}

const sourceText = (answer: Answer, { words }: Speech): string =>
  'source' in answer ? answer.source.publisher : words(sourceWord(answer.element));

function answerTexts(
  answer: Answer,
  crop: string,
  speech: Speech,
): Record<'question' | 'short' | 'line', string> {
  const { words } = speech;
  const forms = Object.fromEntries(
    ['of', 'amount', 'from'].map((form) => [`crop${capital(form)}`, words(`crops.${crop}.${form}`)]),
  );
  const textValues = toTextValues(answer, speech);
  const key = `home.answer.${answer.id}`;
  return {
    question: words(`home.question.${answer.id}`, { ...forms, ...textValues }),
    short: words.has(`${key}.short`) ? words(`${key}.short`, textValues) : (textValues['area'] ?? ''),
    line: words(`${key}.line`, { ...forms, ...textValues }),
  };
}

function toTextValues(answer: Answer, speech: Speech): Record<string, string | number> & { area?: string } {
  const { words, formats, language } = speech;
  switch (answer.id) {
    case 'production': {
      const { element, year, places, share } = answer;
      const [first] = places;
      return {
        area: areaName(words, first?.iso3 ?? ''),
        value: editFigure(element, first?.value ?? 0, speech),
        year: formats.year(year),
        share: share === null ? 'none' : 'some',
        part: formats.percent(share ?? 0, 0),
      };
    }
    case 'dependence': {
      const [first] = answer.places;
      return {
        area: areaName(words, first?.iso3 ?? ''),
        share: formats.percent(first?.value ?? 0, 0),
        count: answer.count,
        least: formats.percent(muchProtein, 0),
        year: formats.year(answer.year),
      };
    }
    case 'protein':
      return {
        area: areaName(words, answer.first.iso3),
        grams: formats.number(100 * answer.first.value, 0),
        count: answer.count,
        year: formats.year(answer.year),
      };
    case 'price': {
      const { currency, values, city, market, type } = answer;
      const value = values.at(-1) ?? 0;
      return {
        ...{ city, type },
        price: currency === null ? formats.edited(value) : currencyText(speech, value, currency),
        market: market.label,
        month: getMonthNames(language).long(answer.first + values.length - 1),
        ...changeTexts(answer.change, formats),
      };
    }
    case 'samples': {
      const [first, second] = answer.places.map(({ iso3 }) => areaName(words, iso3));
      return {
        count: answer.count,
        total: formats.number(answer.total, 0),
        years: formats.span(answer.from, answer.to),
        first: first ?? '',
        second: second ?? '',
      };
    }
    case 'yield': {
      const { element, first, values, since, decade } = answer;
      return {
        since: formats.signedPercent(since, 0),
        from: formats.span(first, first + yearsOfMean - 1),
        year: formats.year(first + values.length - 1),
        value: editFigure(element, values.at(-1) ?? 0, speech),
        ...changeTexts(decade, formats),
      };
    }
  }
}
