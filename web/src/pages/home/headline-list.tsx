import type { ReactNode } from 'react';
import { isOfficial } from '#catalog/flags.ts';
import { type Loaded, valueOr } from '../../api/loaded.ts';
import { ExplainAnchor } from '../../blocks/explain-link.tsx';
import { FailedPart } from '../../blocks/failed-part.tsx';
import { Sparkline } from '../../charts/sparkline/sparkline.tsx';
import { flagText, formatFigure, needsUnit } from '../../i18n/figures.ts';
import { getFormats } from '../../i18n/formats.ts';
import { sameWords } from '../../i18n/same-words.ts';
import { useLanguage, useWords } from '../../i18n/words.tsx';
import { headlinePlans, type PlacedHeadline, trendYears } from './headline.ts';
import styles from './home-page.module.css';
import { sourceWord } from './source-word.ts';

/** The headline figures of a crop, each with unit, year, trend, source and the way to its page. */
export function HeadlineList(props: { headlines: readonly Loaded<PlacedHeadline | null>[] }): ReactNode {
  const words = useWords();
  const headlines = props.headlines.flatMap((headline) => valueOr(headline, null) ?? []);
  const failed = props.headlines.some(({ state }) => state === 'failed');
  const years = new Set(headlines.map((headline) => headline.year));
  const [only] = years;
  const title =
    years.size === 1 && only !== undefined
      ? words('home.figures.title', { year: String(only) })
      : words('home.figures.label');
  return (
    <section aria-labelledby="figures">
      <h2 id="figures">{title}</h2>
      {failed && <FailedPart />}
      {headlines.length === 0 ? (
        !failed && <p className={styles.quiet}>{words('home.figures.none')}</p>
      ) : (
        <ul className={styles.figures}>
          {headlines.map((headline) => (
            <li key={headline.id} className={styles.figure}>
              <HeadlineFigure headline={headline} />
              <HeadlineFoot headline={headline} />
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

/** The number with its unit, what it is, and its trend. */
export function HeadlineFigure({ headline }: { headline: PlacedHeadline }): ReactNode {
  const words = useWords();
  const language = useLanguage();
  const formats = getFormats(language);
  const { element, year, since, flag, explain, explainChange } = headline;
  const text = (value: number): string => formatFigure(element, value, formats);
  const [first, last] = [headline.years[0] ?? year, headline.years.at(-1) ?? year];
  const name = words(`home.figures.${headline.id}`);
  const change =
    since === null
      ? null
      : words(since.same === null ? 'home.figures.change' : 'home.figures.change.same', {
          change: formats.change(since.change),
          year: formats.year(since.year),
          ...sameWords(since.same, formats),
        });
  const notes = [
    ...(headline.summed === null ? [] : [words('figure.coverage.sumOf', { count: headline.summed })]),
    ...(isOfficial(flag) ? [] : [flagText(words, flag)]),
  ];
  const shown = text(headline.value);
  return (
    <>
      <p className={styles.number}>
        {explain === null ? (
          shown
        ) : (
          <ExplainAnchor
            figure={explain.figure}
            text={[shown, ...(needsUnit(element) ? [words(`units.${headline.unit}.short`)] : []), name].join(
              ' ',
            )}
            href={`/${language}${explain.path}`}
          >
            {shown}
          </ExplainAnchor>
        )}
        {needsUnit(element) && (
          <>
            {' '}
            <abbr className={styles.unit} title={words(`units.${headline.unit}.long`)}>
              {words(`units.${headline.unit}.short`)}
            </abbr>
          </>
        )}
      </p>
      <p className={styles.what}>{name}</p>
      {headline.years.length > 1 && (
        <Sparkline
          years={headline.years}
          values={headline.values}
          year={year}
          span={trendYears}
          width={160}
          height={36}
          colour="var(--accent)"
          label={words('home.sparkline', {
            name,
            first: formats.year(first),
            last: formats.year(last),
            firstValue: text(headline.values[0] ?? headline.value),
            lastValue: text(headline.values.at(-1) ?? headline.value),
          })}
        />
      )}
      <p className={styles.notes}>
        {formats.year(year)}
        {change !== null && ' · '}
        {change !== null && explainChange === null && change}
        {change !== null && explainChange !== null && (
          <ExplainAnchor
            figure={explainChange.figure}
            text={`${name}: ${change}`}
            href={`/${language}${explainChange.path}`}
          >
            {change}
          </ExplainAnchor>
        )}
        {notes.map((note) => ` · ${note}`)}
      </p>
    </>
  );
}

function HeadlineFoot({ headline }: { headline: PlacedHeadline }): ReactNode {
  const words = useWords();
  const language = useLanguage();
  const { page } = headline;
  const plan = headlinePlans.find((entry) => entry.id === headline.id);
  return (
    <p className={styles.notes}>
      {words('figure.source', { source: words(sourceWord(headline.element)) })}
      {page !== null && plan !== undefined && (
        <>
          {' '}
          <a href={`/${language}${page}`}>
            {words('home.sections.open', { name: words(`sections.${plan.section}.name`) })}
          </a>
        </>
      )}
    </p>
  );
}
