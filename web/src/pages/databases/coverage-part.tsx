import type { ReactNode } from 'react';
import { FailedPart } from '../../blocks/failed-part.tsx';
import type { Figure } from '../../figure/figure.ts';
import { FigureFrame } from '../../figure/figure-frame.tsx';
import { useSpeech } from '../../i18n/speech.ts';
import { useLanguage, useWords, type Words } from '../../i18n/words.tsx';
import { ChoiceLinks } from '../../ui/choice-links.tsx';
import { classNames } from '../../ui/class-names.ts';
import { Facts } from '../../ui/facts.tsx';
import { PlainTable } from '../../ui/plain-table.tsx';
import { type CoverageChoice, coverageParams } from './coverage-choice.ts';
import { elementName, namedElements } from './coverage-figures.tsx';
import type { Coverage } from './coverage-model.ts';
import styles from './databases-page.module.css';
import type { DatabasesPageData } from './load-databases-page.ts';
import type { WorldSumSummary } from './world-sums-model.ts';

const years = (words: Words, { first, last }: { first: number; last: number }): string =>
  first === last
    ? String(first)
    : words('checks.worldSums.period', { first: String(first), last: String(last) });

function WorldSumsPart(props: {
  figure: Figure;
  summary: readonly WorldSumSummary[];
  source: string;
  elementName: (element: number) => string;
}): ReactNode {
  const { figure, summary, source, elementName } = props;
  const { words, formats } = useSpeech();
  const reasons = [...new Set(summary.flatMap(({ differences }) => differences.map(({ reason }) => reason)))];
  return (
    <FigureFrame figure={figure} level={3} hasTable={false}>
      <div className={styles.part}>
        <p>{words('checks.worldSums.lead')}</p>
        <PlainTable
          look={classNames(styles.scroller, styles.narrow)}
          caption={words('checks.worldSums.caption', { source })}
          columns={[
            [words('figure.table.element'), ({ element }) => elementName(element)],
            [
              words('checks.worldSums.equal'),
              (entry) =>
                words('checks.worldSums.count', {
                  equal: formats.number(entry.equal, 0),
                  years: formats.number(entry.years, 0),
                }),
              'numeric',
            ],
            [words('checks.worldSums.differences'), ({ differences }) => <Differences list={differences} />],
          ]}
          rows={summary}
        />
        <Facts
          look={styles.reasons}
          facts={reasons.map((reason) => [
            words(`checks.worldSums.reason.${reason}`),
            words(`checks.worldSums.reason.${reason}.text`),
          ])}
        />
      </div>
    </FigureFrame>
  );
}

function Differences({ list }: { list: WorldSumSummary['differences'] }): ReactNode {
  const { words, formats } = useSpeech();
  if (list.length === 0) return '–';
  return (
    <ul className={styles.plain}>
      {list.map((difference) => (
        <li key={difference.reason}>
          {words('checks.worldSums.difference', {
            reason: words(`checks.worldSums.reason.${difference.reason}`),
            period: years(words, difference),
            count: difference.years,
            largest: formats.change(difference.largest),
            year: String(difference.largestYear),
          })}
        </li>
      ))}
    </ul>
  );
}

export function CoveragePart(props: {
  data: DatabasesPageData;
  figures: ReadonlyMap<string, Figure>;
}): ReactNode {
  const { data, figures } = props;
  const words = useWords();
  const { chosen, choices, coverage, worldSums, source } = data;
  const years = figures.get('coverage-by-year');
  const countries = figures.get('coverage-by-country');
  const sums = figures.get('sums');
  return (
    <section aria-labelledby="coverage" className={styles.coverage}>
      <h2 id="coverage">{words('about.coverage.title', { source })}</h2>
      <Choices chosen={chosen} choices={choices} />
      {coverage.state === 'failed' ? (
        <FailedPart />
      ) : coverage.value === null ? (
        <p>{words('dataPage.state.noData')}</p>
      ) : (
        years && <ByYear figure={years} coverage={coverage.value} />
      )}
      {countries && (
        <div data-print="no">
          <FigureFrame figure={countries} level={3} />
        </div>
      )}
      {worldSums.state === 'failed' ? (
        <FailedPart />
      ) : (
        sums && (
          <WorldSumsPart
            figure={sums}
            summary={worldSums.value}
            source={source}
            elementName={(element) => elementName(words, element)}
          />
        )
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

function ByYear({ figure, coverage }: { figure: Figure; coverage: Coverage }): ReactNode {
  const { words, formats } = useSpeech();
  const { years } = coverage;
  const [first] = namedElements(coverage, words);
  const counts = first?.countries ?? [];
  const newest = counts.findLastIndex((count) => count > 0);
  const best = counts.lastIndexOf(Math.max(...counts));
  return (
    <FigureFrame
      figure={figure}
      level={3}
      finding={
        first === undefined || newest === -1
          ? undefined
          : `${first.name}: ${words('about.coverage.finding', {
              count: counts[newest] ?? 0,
              year: formats.year(years[newest] ?? 0),
              most: formats.number(counts[best] ?? 0, 0),
              best: formats.year(years[best] ?? 0),
            })}`
      }
    />
  );
}
