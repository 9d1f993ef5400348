import type { ReactNode } from 'react';
import { FailedPart } from '../../blocks/failed-part.tsx';
import type { Figure } from '../../figure/figure.ts';
import { FigureFrame, FigureTable } from '../../figure/figure-frame.tsx';
import { useSpeech } from '../../i18n/speech.ts';
import { useLanguage, useWords } from '../../i18n/words.tsx';
import { ChoiceLinks } from '../../ui/choice-links.tsx';
import { Disclosure } from '../../ui/disclosure.tsx';
import { Facts } from '../../ui/facts.tsx';
import { type CoverageChoice, coverageParams } from './coverage-choice.ts';
import { namedElements } from './coverage-figures.ts';
import type { Coverage } from './coverage-model.ts';
import styles from './databases-page.module.css';
import type { DatabasesPageData } from './load-databases-page.ts';
import type { WorldSumSummary } from './world-sums-model.ts';

const reasonsOf = (sums: readonly WorldSumSummary[]): readonly string[] => [
  ...new Set(sums.flatMap(({ differences }) => differences.map(({ reason }) => reason))),
];

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
        <FigureFrame figure={countries} level={3} hasTable={false}>
          <Disclosure summary={words('figure.table.caption', { title: countries.title })}>
            <FigureTable figure={countries} />
          </Disclosure>
        </FigureFrame>
      )}
      {worldSums.state === 'failed' ? (
        <FailedPart />
      ) : (
        sums && (
          <FigureFrame
            figure={sums}
            level={3}
            hasTable={false}
            under={
              <Facts
                look={styles.reasons}
                facts={reasonsOf(worldSums.value).map((reason) => [
                  words(`checks.worldSums.reason.${reason}`),
                  words(`checks.worldSums.reason.${reason}.text`),
                ])}
              />
            }
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
      hasTable={false}
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
