import type { ReactNode } from 'react';
import { isOfficial } from '#catalog/flags.ts';
import { worldCode } from '#catalog/regions/index.ts';
import { type Loaded, valueOr } from '../../api/loaded.ts';
import { ExplainAnchor } from '../../blocks/explain-link.tsx';
import { FailedPart } from '../../blocks/failed-part.tsx';
import { FindingSentences } from '../../blocks/findings/finding-sentences.tsx';
import { cropCaveats, decadeTo, endedNotes } from '../../i18n/crop-notes.ts';
import { editFigure, flagText } from '../../i18n/figures.ts';
import { sameWords } from '../../i18n/same-words.ts';
import { type Speech, useSpeech } from '../../i18n/speech.ts';
import { useLanguage, useWords } from '../../i18n/words.tsx';
import { yearsText } from '../../i18n/years-text.ts';
import { Disclosure } from '../../ui/disclosure.tsx';
import { PageLayout } from '../../ui/page-layout.tsx';
import { CropStrip } from './crop-strip.tsx';
import { headlinePlans, type PlacedHeadline } from './headline.ts';
import type { HomePageData, SectionEntry } from './home-data.ts';
import styles from './home-page.module.css';
import { QuestionCards } from './question-cards.tsx';
import { sourceWord } from './source-word.ts';

function HeadlineList(props: {
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

function changeText({ change, broken }: PlacedHeadline, { words, formats }: Speech): string {
  if (change !== null) return words('glance.tenYears.short', { change: formats.change(change.relative) });
  return broken === null ? '' : words('glance.brokenHere', { year: formats.year(broken) });
}

function HeadlineFigure({ headline }: { headline: PlacedHeadline }): ReactNode {
  const speech = useSpeech();
  const { words, formats, language } = speech;
  const { id, year, page } = headline;
  const plan = headlinePlans.find((entry) => entry.id === id);
  const name = `${words(`home.figures.${id}`)}, ${formats.year(year)}`;
  return (
    <>
      <p className={styles.number}>
        <HeadlineNumber headline={headline} />
      </p>
      <p className={styles.what}>{name}</p>
      <p className={styles.more}>
        {changeText(headline, speech)}{' '}
        {page !== null && plan !== undefined && (
          <a href={`/${language}${page}`}>{words(`sections.${plan.section}.name`)}</a>
        )}
      </p>
    </>
  );
}

/** The crop's pages, each with the newest year of its map. */
function WaysIn({ sections }: { sections: readonly SectionEntry[] }): ReactNode {
  const { words, language } = useSpeech();
  return (
    <section aria-labelledby="ways" className={styles.part}>
      <h2 id="ways">{words('home.ways.title')}</h2>
      {sections.length === 0 ? (
        <p className={styles.quiet}>{words('home.sections.none')}</p>
      ) : (
        <ul className={styles.sections}>
          {sections.map(({ id, crop, path, latest }) => (
            <li key={id}>
              <h3>
                <a href={`/${language}${path}`}>{words(`crops.${crop}.title.${id}`)}</a>
              </h3>
              <p>{words(`sections.${id}.description`)}</p>
              {latest !== undefined && (
                <p className={styles.notes}>
                  {latest.state === 'failed'
                    ? words('dataPage.state.failed')
                    : latest.value === null
                      ? words('home.sections.empty')
                      : words('home.sections.latest', { year: String(latest.value) })}
                </p>
              )}
            </li>
          ))}
        </ul>
      )}
      {sections.some(({ latest }) => latest?.state === 'failed') && <FailedPart />}
    </section>
  );
}

export function BelowBelt({ data }: { data: HomePageData }): ReactNode {
  return (
    <PageLayout>
      <QuestionCards answers={data.answers} crop={data.leading} />
      <CropStrip crops={data.strip} />
    </PageLayout>
  );
}

export function Headlines({ data, crop }: { data: HomePageData; crop: string }): ReactNode {
  const words = useWords();
  const caveats = [
    ...cropCaveats(words, [crop]),
    ...new Set(
      data.headlines.flatMap((part) => {
        const headline = valueOr(part, null);
        if (headline === null) return [];
        const { element, year } = headline;
        return endedNotes(words, { crop, element, area: worldCode, ...decadeTo(year) });
      }),
    ),
  ];
  return <HeadlineList headlines={data.headlines} caveats={caveats} />;
}

export function BelowMap({ data, crop }: { data: HomePageData; crop: string }): ReactNode {
  return (
    <PageLayout>
      <QuestionCards answers={data.answers} crop={crop} />
      <FindingPart data={data} crop={crop} />
      <WaysIn sections={data.sections} />
      <CropStrip crops={data.strip} />
    </PageLayout>
  );
}

function FindingPart({ data, crop }: { data: HomePageData; crop: string }): ReactNode {
  const language = useLanguage();
  const { findings, version } = data;
  if (findings.state === 'failed') return <FailedPart />;
  return findings.value.length === 0 ? null : (
    <div className={styles.part}>
      <FindingSentences
        findings={findings.value}
        version={version}
        feed={`/${language}/findings.xml?crop=${crop}`}
      />
    </div>
  );
}
