import type { ReactNode } from 'react';
import { isOfficial } from '#catalog/flags.ts';
import { type Loaded, valueOr } from '../../api/loaded.ts';
import { ExplainAnchor } from '../../blocks/explain-link.tsx';
import { FailedPart } from '../../blocks/failed-part.tsx';
import { fewestTrendYears, Sparkline } from '../../charts/sparkline/sparkline.tsx';
import { editFigure, flagText } from '../../i18n/figures.ts';
import { sameWords } from '../../i18n/same-words.ts';
import { useSpeech } from '../../i18n/speech.ts';
import { useWords } from '../../i18n/words.tsx';
import { yearsText } from '../../i18n/years-text.ts';
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

/** The number as it is read, with its unit: itself the way to where it comes from. */
function HeadlineNumber({ headline }: { headline: PlacedHeadline }): ReactNode {
  const { words, formats, language } = useSpeech();
  const { element, value, explain } = headline;
  const amount = editFigure(element, value, { words, formats }, { form: 'lead' });
  if (explain === null) return amount;
  return (
    <ExplainAnchor
      figure={explain.figure}
      text={`${amount} ${words(`home.figures.${headline.id}`)}`}
      href={`/${language}${explain.path}`}
    >
      {amount}
    </ExplainAnchor>
  );
}

/** The change in ten years, linked to its explanation, or the break across which there is none. */
function HeadlineChange({ headline }: { headline: PlacedHeadline }): ReactNode {
  const { words, formats, language } = useSpeech();
  const { change: found, broken, explainChange } = headline;
  if (found === null)
    return broken === null ? null : words('glance.brokenHere', { year: formats.year(broken) });
  const changeText = words('glance.tenYears', {
    change: formats.change(found.relative),
    to: yearsText(found.years.to, formats),
    from: yearsText(found.years.from, formats),
  });
  const change =
    found.same === null
      ? changeText
      : words('figure.change.same', { change: changeText, ...sameWords(found.same, formats) });
  if (explainChange === null) return change;
  return (
    <ExplainAnchor
      figure={explainChange.figure}
      text={`${words(`home.figures.${headline.id}`)}: ${change}`}
      href={`/${language}${explainChange.path}`}
    >
      {change}
    </ExplainAnchor>
  );
}

/** The trend of the last years; none of too few. */
function HeadlineTrend({ headline }: { headline: PlacedHeadline }): ReactNode {
  const { words, formats } = useSpeech();
  const { element, value, year, years, values } = headline;
  if (years.length < fewestTrendYears) return null;
  const text = (amount: number): string => editFigure(element, amount, { words, formats });
  return (
    <Sparkline
      {...{ years, values, year, width: 160, height: 36 }}
      span={trendYears}
      colour="var(--accent)"
      label={words('home.sparkline', {
        name: words(`home.figures.${headline.id}`),
        first: formats.year(years[0] ?? year),
        last: formats.year(years.at(-1) ?? year),
        firstValue: text(values[0] ?? value),
        lastValue: text(values.at(-1) ?? value),
      })}
    />
  );
}

/** The number, its meaning, trend and change. */
function HeadlineFigure({ headline }: { headline: PlacedHeadline }): ReactNode {
  const { words, formats } = useSpeech();
  const { year, flag } = headline;
  const name = words(`home.figures.${headline.id}`);
  const notes = [
    ...(headline.summed === null ? [] : [words('home.sumOf', { count: headline.summed })]),
    ...(isOfficial(flag) ? [] : [flagText(words, flag)]),
  ];
  return (
    <>
      <p className={styles.number}>
        <HeadlineNumber headline={headline} />
      </p>
      <p className={styles.what}>{name}</p>
      <HeadlineTrend headline={headline} />
      <p className={styles.notes}>
        {formats.year(year)}
        {(headline.change !== null || headline.broken !== null) && ' · '}
        <HeadlineChange headline={headline} />
        {notes.map((note) => ` · ${note}`)}
      </p>
    </>
  );
}

function HeadlineFoot({ headline }: { headline: PlacedHeadline }): ReactNode {
  const { words, language } = useSpeech();
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
