import type { ReactNode } from 'react';
import { FailedPart } from '../../blocks/failed-part.tsx';
import type { Figure } from '../../figure/figure.ts';
import { FigureFrame, FigureTable } from '../../figure/figure-frame.tsx';
import { useSpeech } from '../../i18n/speech.ts';
import { useWords } from '../../i18n/words.tsx';
import { ChoiceLinks } from '../../ui/choice-links.tsx';
import { Disclosure } from '../../ui/disclosure.tsx';
import { Facts } from '../../ui/facts.tsx';
import { type CoverageChoice, coverageParams } from './coverage-choice.ts';
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
        years && <FigureFrame figure={years} level={3} hasTable={false} />
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
  const { words, language } = useSpeech();
  const { chosen, choices } = props;
  const { serialise } = coverageParams(choices);
  const linksOf = (among: readonly CoverageChoice[], by: 'crop' | 'section') =>
    among.map((choice) => ({
      href: `/${language}/beans/about/databases${serialise(choice)}#coverage`,
      text: words(by === 'crop' ? `crops.${choice.crop}.name` : `sections.${choice.section}.name`),
      current: choice[by] === chosen[by],
    }));
  const crops = choices.filter(
    (choice, index) => choices.findIndex((other) => other.crop === choice.crop) === index,
  );
  const sections = choices.filter((choice) => choice.crop === chosen.crop);
  return (
    <div className={styles.chooser}>
      <ChoiceLinks label={words('about.coverage.chooseCrop')} choices={linksOf(crops, 'crop')} />
      {sections.length > 1 && (
        <ChoiceLinks label={words('about.coverage.choose')} choices={linksOf(sections, 'section')} />
      )}
    </div>
  );
}
