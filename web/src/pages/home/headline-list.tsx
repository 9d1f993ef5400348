import type { ReactNode } from 'react';
import { isOfficial } from '#catalog/flags.ts';
import { type Loaded, valueOr } from '../../api/loaded.ts';
import { ExplainAnchor } from '../../blocks/explain-link.tsx';
import { FailedPart } from '../../blocks/failed-part.tsx';
import { fewestTrendYears, Sparkline } from '../../charts/sparkline/sparkline.tsx';
import { editFigure, flagText } from '../../i18n/figures.ts';
import { sameWords } from '../../i18n/same-words.ts';
import { type Speech, useSpeech } from '../../i18n/speech.ts';
import { yearsText } from '../../i18n/years-text.ts';
import { Disclosure } from '../../ui/disclosure.tsx';
import { headlinePlans, type PlacedHeadline } from './headline.ts';
import styles from './home-page.module.css';
import { sourceWord } from './source-word.ts';

/** The headline figures of a crop in one row, each with its year, change, trend and page; behind them how they were computed. */
export function HeadlineList(props: {
  headlines: readonly Loaded<PlacedHeadline | null>[];
  caveats: readonly string[];
}): ReactNode {
  const speech = useSpeech();
  const { words } = speech;
  const headlines = props.headlines.flatMap((headline) => valueOr(headline, null) ?? []);
  const failed = props.headlines.some(({ state }) => state === 'failed');
  const notes = [...headlines.map((headline) => basisText(headline, speech)), ...props.caveats];
  return (
    <section aria-labelledby="figures">
      <h2 id="figures" className="visually-hidden">
        {words('home.figures.label')}
      </h2>
      {failed && <FailedPart />}
      {headlines.length === 0 ? (
        !failed && <p className={styles.quiet}>{words('home.figures.none')}</p>
      ) : (
        <ul className={styles.figures}>
          {headlines.map((headline) => (
            <li key={headline.id} className={styles.figure}>
              <HeadlineFigure headline={headline} />
            </li>
          ))}
        </ul>
      )}
      {notes.length > 0 && (
        <Disclosure summary={words('figure.notes', { count: notes.length })}>
          {notes.map((note) => (
            <p key={note} className={styles.quiet}>
              {note}
            </p>
          ))}
        </Disclosure>
      )}
    </section>
  );
}

/** What a figure is made of: countries added up, its flag, how its change is computed, and its source. */
function basisText(headline: PlacedHeadline, { words, formats }: Speech): string {
  const { id, element, year, flag, summed, change } = headline;
  const decade =
    change === null
      ? null
      : words('glance.tenYears', {
          change: formats.change(change.relative),
          to: yearsText(change.years.to, formats),
          from: yearsText(change.years.from, formats),
        });
  const parts = [
    summed === null ? null : words('home.sumOf', { count: summed }),
    flag === '' || isOfficial(flag) ? null : flagText(words, flag),
    decade !== null && change?.same != null
      ? words('figure.change.same', { change: decade, ...sameWords(change.same, formats) })
      : decade,
    words('figure.source', { source: words(sourceWord(element)) }),
  ];
  const name = `${words(`home.figures.${id}`)}, ${formats.year(year)}`;
  return `${name}: ${parts.filter((part) => part !== null).join(' · ')}`;
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

function HeadlineChange({ headline }: { headline: PlacedHeadline }): ReactNode {
  const { words, formats, language } = useSpeech();
  const { change: found, broken, explainChange } = headline;
  if (found === null)
    return broken === null ? null : words('glance.brokenHere', { year: formats.year(broken) });
  const change = words('glance.tenYears.short', { change: formats.change(found.relative) });
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

/** The trend of the last years from zero, between its first and last year; none of too few. */
function HeadlineTrend({ headline }: { headline: PlacedHeadline }): ReactNode {
  const { words, formats } = useSpeech();
  const { element, value, year, years, values } = headline;
  if (years.length < fewestTrendYears) return null;
  const text = (amount: number): string => editFigure(element, amount, { words, formats });
  const [first, last] = [formats.year(years[0] ?? year), formats.year(years.at(-1) ?? year)];
  return (
    <div className={styles.trend}>
      <Sparkline
        {...{ years, values, year, width: 80, height: 40 }}
        span={year - (years[0] ?? year) + 1}
        colour="var(--accent)"
        hasZero
        label={words('home.sparkline', {
          name: words(`home.figures.${headline.id}`),
          ...{ first, last },
          firstValue: text(values[0] ?? value),
          lastValue: text(values.at(-1) ?? value),
        })}
      />
      <span aria-hidden="true">{formats.span(first, last)}</span>
    </div>
  );
}

function HeadlineFigure({ headline }: { headline: PlacedHeadline }): ReactNode {
  const { words, formats, language } = useSpeech();
  const { id, year, page } = headline;
  const plan = headlinePlans.find((entry) => entry.id === id);
  const name = `${words(`home.figures.${id}`)}, ${formats.year(year)}`;
  return (
    <>
      <p className={styles.number}>
        <HeadlineNumber headline={headline} />
      </p>
      <HeadlineTrend headline={headline} />
      <p className={styles.what}>{name}</p>
      <p className={styles.more}>
        <HeadlineChange headline={headline} />{' '}
        {page !== null && plan !== undefined && (
          <a href={`/${language}${page}`}>{words(`sections.${plan.section}.name`)}</a>
        )}
      </p>
    </>
  );
}
