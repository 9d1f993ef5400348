import type { ReactNode } from 'react';
import { worldCode } from '#catalog/regions/index.ts';
import { valueOr } from '../../api/loaded.ts';
import { FailedPart } from '../../blocks/failed-part.tsx';
import { FindingSentences } from '../../blocks/findings/finding-sentences.tsx';
import { cropCaveats, decadeTo, endedNotes } from '../../i18n/crop-notes.ts';
import { useLanguage, useWords } from '../../i18n/words.tsx';
import { PageLayout } from '../../ui/page-layout.tsx';
import { CropStrip } from './crop-strip.tsx';
import { HeadlineList } from './headline-list.tsx';
import type { HomePageData } from './home-data.ts';
import styles from './home-page.module.css';
import { QuestionCards } from './question-cards.tsx';
import { WaysIn } from './ways-in.tsx';

/** What follows the picture of the portal. */
export function BelowBelt({ data }: { data: HomePageData }): ReactNode {
  return (
    <PageLayout>
      <QuestionCards answers={data.answers} crop={data.leading} />
      <CropStrip crops={data.strip} />
    </PageLayout>
  );
}

/** The headline figures of a crop with their caveats. */
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

/** What follows the map of a crop. */
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
