import type { ReactNode } from 'react';
import { cropTheme } from '#catalog/crops/index.ts';
import { yearsOfMean } from '#domain/change-over-decade.ts';
import { muchProtein } from '#domain/dependence.ts';
import { type Loaded, valueOr } from '../../api/loaded.ts';
import { FailedPart } from '../../blocks/failed-part.tsx';
import { capital } from '../../i18n/area-subject.ts';
import { areaName } from '../../i18n/area-words.ts';
import { editFigure } from '../../i18n/figures.ts';
import { currencyText } from '../../i18n/money.ts';
import { getMonthNames } from '../../i18n/months.ts';
import { type Speech, useSpeech } from '../../i18n/speech.ts';
import { AnswerPicture } from './answer-picture.tsx';
import type { Answer } from './answers.ts';
import { changeTexts } from './change-texts.ts';
import styles from './questions.module.css';
import { sourceWord } from './source-word.ts';

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

/** A question with its answer in a few words and in a line. */
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

/** Values of the sentences of an answer. */
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
