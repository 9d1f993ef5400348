import { type ReactNode, useState } from 'react';
import { worldCode } from '#catalog/regions/index.ts';
import { valueOr } from '../../api/loaded.ts';
import { FailedPart } from '../../blocks/failed-part.tsx';
import { FindingSentences } from '../../blocks/findings/finding-sentences.tsx';
import { areaName } from '../../i18n/area-words.ts';
import { cropCaveats, decadeTo, endedNotes } from '../../i18n/crop-notes.ts';
import { useSpeech } from '../../i18n/speech.ts';
import { useLanguage, useWords } from '../../i18n/words.tsx';
import { Button } from '../../ui/button.tsx';
import { classNames } from '../../ui/class-names.ts';
import { PageLayout } from '../../ui/page-layout.tsx';
import { rowStyles } from '../../ui/rows.ts';
import { SelectField } from '../../ui/select-field.tsx';
import { placeParams } from '../../url/kept-place.ts';
import { CropStrip } from './crop-strip.tsx';
import { HeadlineList } from './headline-list.tsx';
import type { HomePageData, SectionEntry } from './home-data.ts';
import styles from './home-page.module.css';
import { QuestionCards } from './question-cards.tsx';

/** The ways in from a home: by country and by subject. `crop` is whose pages a country leads to. */
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

/** The most notable findings on the crop, if any. */
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
