import type { ReactNode } from 'react';
import { worldCode } from '#catalog/regions/index.ts';
import { FailedPart } from '../../blocks/failed-part.tsx';
import { MenuHead } from '../../blocks/filed-head.tsx';
import { type FiledPage, type FiledSource, useFiled } from '../../blocks/use-filed.tsx';
import { DataTable } from '../../charts/data-table/data-table.tsx';
import { PictureContext } from '../../charts/picture/picture-parts.ts';
import { areaName } from '../../i18n/area-words.ts';
import { getFormats } from '../../i18n/formats.ts';
import { useLanguage, useWords, type Words } from '../../i18n/words.tsx';
import { ChoiceLinks } from '../../ui/choice-links.tsx';
import { Disclosure } from '../../ui/disclosure.tsx';
import { CountryHeatMap, ElementHeatMap } from './coverage-chart.tsx';
import { type CoverageChoice, coverageParams } from './coverage-choice.ts';
import { type Coverage, mostCountries, toRuns } from './coverage-model.ts';
import styles from './databases-page.module.css';
import { filedByCountry, filedByYear } from './filed-databases.ts';
import type { DatabasesPageData } from './load-databases-page.ts';
import { WorldSumsPart } from './world-sums-part.tsx';

/** Name of a country in the picture, where a line of a phone has room for some twenty letters; the table has it whole. */
function shortName(words: Words, code: string): string {
  const key = `about.coverage.short.${code}`;
  return words.has(key) ? words(key) : areaName(words, code);
}

/** Name of an element, where the page has its words. */
function elementName(words: Words, element: number): string {
  const key = `elements.${element}.name`;
  return words.has(key) ? words(key) : String(element);
}

/** What a section covers: countries by element and year, and years by country; both as picture and as table. */
export function CoveragePart({ data, at }: { data: DatabasesPageData; at: FiledPage }): ReactNode {
  const words = useWords();
  const { chosen, choices, coverage, worldSums, source, counted } = data;
  return (
    <section aria-labelledby="coverage" className={styles.coverage}>
      <h2 id="coverage">{words('about.coverage.title', { source })}</h2>
      <Choices chosen={chosen} choices={choices} />
      {coverage.state === 'failed' ? (
        <FailedPart />
      ) : coverage.value === null ? (
        <p>{words('dataPage.state.noData')}</p>
      ) : (
        <>
          <ByYear coverage={coverage.value} {...{ source, counted, at }} crop={chosen.crop} />
          <ByCountry coverage={coverage.value} {...{ source, counted, at }} crop={chosen.crop} />
        </>
      )}
      {worldSums.state === 'failed' ? (
        <FailedPart />
      ) : (
        <WorldSumsPart
          summary={worldSums.value}
          source={source}
          counted={counted}
          elementName={(element) => elementName(words, element)}
          at={at}
        />
      )}
    </section>
  );
}

/** Crops, and the sections of the chosen one, as links: they work without JavaScript. */
function Choices(props: { chosen: CoverageChoice; choices: readonly CoverageChoice[] }): ReactNode {
  const words = useWords();
  const { chosen, choices } = props;
  const crops = choices.filter(
    (choice, index) => choices.findIndex((other) => other.crop === choice.crop) === index,
  );
  const sections = choices.filter((choice) => choice.crop === chosen.crop);
  return (
    <div className={styles.chooser}>
      <ChoiceList
        label={words('about.coverage.chooseCrop')}
        choices={choices}
        entries={crops.map((choice) => ({
          choice,
          text: words(`crops.${choice.crop}.name`),
          current: choice.crop === chosen.crop,
        }))}
      />
      {sections.length > 1 && (
        <ChoiceList
          label={words('about.coverage.choose')}
          choices={choices}
          entries={sections.map((choice) => ({
            choice,
            text: words(`sections.${choice.section}.name`),
            current: choice.section === chosen.section,
          }))}
        />
      )}
    </div>
  );
}

function ChoiceList(props: {
  label: string;
  choices: readonly CoverageChoice[];
  entries: readonly { choice: CoverageChoice; text: string; current: boolean }[];
}): ReactNode {
  const language = useLanguage();
  return (
    <ChoiceLinks
      label={props.label}
      choices={props.entries.map(({ choice, text, current }) => ({
        href: `/${language}/beans/about/databases${coverageParams(props.choices).serialise(choice)}#coverage`,
        text,
        current,
      }))}
    />
  );
}

interface CoverageOf {
  coverage: Coverage;
  source: string;
  /** What the counted figures come from. */
  counted: readonly FiledSource[];
  crop: string;
  at: FiledPage;
}

/** Countries with a value, by element and year. */
function ByYear({ coverage, source, counted, crop, at }: CoverageOf): ReactNode {
  const words = useWords();
  const formats = getFormats(useLanguage());
  const { years } = coverage;
  // A country's production has an id of its own in one chart and the common one elsewhere: one row says it.
  const elements = coverage.elements.filter(
    (entry, index, all) =>
      all.findIndex((other) => elementName(words, other.element) === elementName(words, entry.element)) ===
      index,
  );
  const best = mostCountries(coverage);
  const first = elements[0];
  const counts = first?.countries ?? [];
  const newest = counts.findLastIndex((count) => count > 0);
  const bestAt = counts.lastIndexOf(Math.max(...counts));
  const named = elements.map((entry) => ({ ...entry, name: elementName(words, entry.element) }));
  const found = useFiled({
    id: 'coverage-by-year',
    title: words('about.coverage.elementCaption', { source }),
    sources: counted,
    area: worldCode,
    table: import.meta.env.SSR && (() => filedByYear(years, named, { words, formats })),
    rows: years.length,
    drawn: { crop },
    at,
  });
  if (found === null) return null;
  const map = (
    <ElementHeatMap
      years={years}
      elements={elements}
      best={best}
      label={words('about.coverage.elementLabel')}
      names={named.map((entry) => entry.name)}
      legend={(from, to) =>
        from === to
          ? words('about.databases.coverage.countries', { count: to })
          : words('about.coverage.countries', { from: String(from), to: String(to) })
      }
    />
  );
  return (
    <section aria-labelledby="coverage-year" id="coverage-by-year">
      <MenuHead id="coverage-year" level={3} text={words('about.coverage.byYear')} more={found.more} />
      {first !== undefined && newest !== -1 && (
        <p>
          {elementName(words, first.element)}:{' '}
          {words('about.coverage.finding', {
            count: counts[newest] ?? 0,
            year: formats.year(years[newest] ?? 0),
            most: formats.number(counts[bestAt] ?? 0, 0),
            best: formats.year(years[bestAt] ?? 0),
          })}
        </p>
      )}
      <PictureContext.Provider value={found.picture}>{map}</PictureContext.Provider>
      <Disclosure summary={words('about.databases.table.show')} icon="table">
        <DataTable
          id="coverage-elements"
          caption={words('about.coverage.elementCaption', { source })}
          columns={[
            { id: 'year', label: words('figure.table.year') },
            ...named.map((entry) => ({ id: String(entry.element), label: entry.name, numeric: true })),
          ]}
          rows={years
            .map((year, column) => ({
              id: String(year),
              cells: [
                { text: formats.year(year), raw: year },
                ...named.map((entry) => ({ text: formats.number(entry.countries[column] ?? 0, 0) })),
              ],
            }))
            .reverse()}
          noValue={words('figure.table.noValue')}
          flagLabel={(flag) => flag}
        />
      </Disclosure>
    </section>
  );
}

/** Years with values, by country. */
function ByCountry({ coverage, source, counted, crop, at }: CoverageOf): ReactNode {
  const words = useWords();
  const language = useLanguage();
  const formats = getFormats(language);
  const { years, mapElements } = coverage;
  const compare = new Intl.Collator(language).compare;
  const countries = coverage.countries
    .map((country) => ({
      ...country,
      name: areaName(words, country.code),
      short: shortName(words, country.code),
    }))
    .sort((a, b) => compare(a.name, b.name));
  const levelNames = {
    all: words('about.coverage.full'),
    some: words('about.coverage.some'),
    none: words('about.coverage.none'),
    'not-yet': words('about.coverage.notYet'),
  };
  const period = (levels: string, level: 'all' | 'some'): string =>
    toRuns(levels, years)
      .filter((run) => run.level === level)
      .map((run) => (run.length === 1 ? String(run.from) : `${run.from}–${run.from + run.length - 1}`))
      .join(', ');
  const found = useFiled({
    id: 'coverage-by-country',
    title: words('about.coverage.caption', { source }),
    finding: formats.list(mapElements.map((element) => elementName(words, element))),
    sources: counted,
    area: worldCode,
    table:
      import.meta.env.SSR &&
      (() => filedByCountry(countries, { years, levelNames, period }, { words, formats })),
    rows: countries.length,
    drawn: { crop },
    at,
  });
  if (found === null) return null;
  return (
    <section aria-labelledby="coverage-country" id="coverage-by-country" data-print="no">
      <MenuHead id="coverage-country" level={3} text={words('about.coverage.byCountry')} more={found.more} />
      <p>{formats.list(mapElements.map((element) => elementName(words, element)))}</p>
      <PictureContext.Provider value={found.picture}>
        <CountryHeatMap
          years={years}
          countries={countries}
          label={words('about.coverage.label')}
          levelNames={levelNames}
        />
      </PictureContext.Provider>
      <Disclosure summary={words('about.databases.table.show')} icon="table">
        <DataTable
          id="coverage-countries"
          caption={words('about.coverage.caption', { source })}
          columns={[
            { id: 'country', label: words('figure.table.country') },
            { id: 'years', label: words('about.databases.years'), numeric: true },
            { id: 'all', label: levelNames.all },
            { id: 'some', label: levelNames.some },
          ]}
          rows={countries.map((country) => ({
            id: country.code,
            cells: [
              { text: country.name },
              { text: formats.number(country.levels.replace(/[^as]/g, '').length, 0) },
              { text: period(country.levels, 'all') },
              { text: period(country.levels, 'some') },
            ],
          }))}
          noValue="–"
          flagLabel={(flag) => flag}
        />
      </Disclosure>
    </section>
  );
}
