import { type ReactNode, useState } from 'react';
import { isOfficial } from '#catalog/flags.ts';
import { worldCode } from '#catalog/regions/index.ts';
import { type Loaded, valueOr } from '../../api/loaded.ts';
import { ExplainAnchor } from '../../blocks/explain-link.tsx';
import { FailedPart } from '../../blocks/failed-part.tsx';
import { FindingSentences } from '../../blocks/findings/finding-sentences.tsx';
import { fewestTrendYears, Sparkline } from '../../charts/sparkline/sparkline.tsx';
import { areaName } from '../../i18n/area-words.ts';
import { cropCaveats, decadeTo, endedNotes } from '../../i18n/crop-notes.ts';
import { editFigure, flagText } from '../../i18n/figures.ts';
import { sameWords } from '../../i18n/same-words.ts';
import { type Speech, useSpeech } from '../../i18n/speech.ts';
import { useLanguage, useWords } from '../../i18n/words.tsx';
import { yearsText } from '../../i18n/years-text.ts';
import { Button } from '../../ui/button.tsx';
import { classNames } from '../../ui/class-names.ts';
import { Disclosure } from '../../ui/disclosure.tsx';
import { PageLayout } from '../../ui/page-layout.tsx';
import { rowStyles } from '../../ui/rows.ts';
import { SelectField } from '../../ui/select-field.tsx';
import { placeParams } from '../../url/kept-place.ts';
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

function WaysIn({ data, crop }: { data: HomePageData; crop: string }): ReactNode {
  const words = useWords();
  const { countries, country, sections } = data;
  const ownSections = sections.filter((entry) => entry.crop === crop && entry.ofCountries);
  return (
    <section aria-labelledby="ways" className={styles.part}>
      <h2 id="ways">{words('home.ways.title')}</h2>
      <div className={styles.ways}>
        <div className={styles.column}>
          {countries.length > 0 && ownSections.length > 0 && (
            <ByCountry countries={countries} country={country} entries={ownSections} />
          )}
        </div>
        <BySubject sections={sections} />
      </div>
    </section>
  );
}

/** A form that leads to the country's view of any section of the crop: it works without scripts. */
function ByCountry(props: {
  countries: readonly string[];
  country: string | null;
  entries: readonly SectionEntry[];
}): ReactNode {
  const { countries, entries } = props;
  const { words, language } = useSpeech();
  // Kept parameters are the same for all sections.
  const query = [...new URLSearchParams(entries[0]?.path.split('?')[1])];
  const compare = new Intl.Collator(language).compare;
  const named = countries
    .map((code) => ({ code, name: areaName(words, code) }))
    .sort((one, other) => compare(one.name, other.name));
  const [chosen, choose] = useState(props.country ?? '');
  return (
    <div className={styles.way}>
      <h3>{words('home.ways.country')}</h3>
      <form method="get" className={styles.finder} data-print="no">
        {query.map(
          // The place is chosen here.
          ([name, value]) =>
            !placeParams.includes(name) && <input key={name} type="hidden" name={name} value={value} />,
        )}
        <SelectField
          label={words('home.ways.country.choose')}
          name="country"
          value={chosen}
          values={['', ...named.map(({ code }) => code)]}
          names={[words('dataPage.country.search'), ...named.map(({ name }) => name)]}
          isRequired
          noOption={words('dataPage.filters.noOption')}
          onChange={choose}
        />
        <div className={classNames(rowStyles.chips, styles.subjects)}>
          {entries.map(({ id, path }) => (
            <Button key={id} type="submit" formAction={`/${language}${path.split('?')[0]}`}>
              {words(`sections.${id}.name`)}
            </Button>
          ))}
        </div>
      </form>
    </div>
  );
}

function BySubject({ sections }: { sections: readonly SectionEntry[] }): ReactNode {
  const { words, language } = useSpeech();
  return (
    <div className={styles.way}>
      <h3>{words('home.ways.subject')}</h3>
      {sections.length === 0 ? (
        <p className={styles.quiet}>{words('home.sections.none')}</p>
      ) : (
        <ul className={styles.sections}>
          {sections.map(({ id, crop, path, latest }) => (
            <li key={id}>
              <h4>
                <a href={`/${language}${path}`}>{words(`crops.${crop}.title.${id}`)}</a>
              </h4>
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
    </div>
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
      <WaysIn data={data} crop={crop} />
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
