import type { ReactNode } from 'react';
import { worldCode } from '#catalog/regions/index.ts';
import { valueOr } from '../../api/loaded.ts';
import { FailedPart } from '../../blocks/failed-part.tsx';
import { FindingSentences } from '../../blocks/findings/finding-sentences.tsx';
import { cropCaveats, decadeTo, endedNotes } from '../../i18n/crop-notes.ts';
import { useSpeech } from '../../i18n/speech.ts';
import { useLanguage, useWords } from '../../i18n/words.tsx';
import { PageLayout } from '../../ui/page-layout.tsx';
import { CropStrip } from './crop-strip.tsx';
import { HeadlineList } from './headline-list.tsx';
import styles from './home-page.module.css';
import type { HomePageData } from './load-home-page.ts';
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

/** What follows the map of a crop. */
export function BelowMap({ data, crop }: { data: HomePageData; crop: string }): ReactNode {
  const words = useWords();
  const notes = [
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
  return (
    <PageLayout>
      <HeadlineList headlines={data.headlines} />
      {notes.map((note) => (
        <p key={note} className={styles.quiet}>
          {note}
        </p>
      ))}
      <FindingPart data={data} crop={crop} />
      <QuestionCards answers={data.answers} crop={crop} />
      <WaysIn data={data} crop={crop} />
      <CropStrip crops={data.strip} />
      <AboutPart />
    </PageLayout>
  );
}

/** The most notable findings on the crop, if any. */
function FindingPart({ data, crop }: { data: HomePageData; crop: string }): ReactNode {
  const language = useLanguage();
  const { findings, version } = data;
  if (findings.state === 'failed') return <FailedPart />;
  return findings.value.length === 0 ? null : (
    <FindingSentences
      findings={findings.value}
      version={version}
      feed={`/${language}/findings.xml?crop=${crop}`}
    />
  );
}

function AboutPart(): ReactNode {
  const { words, language } = useSpeech();
  return (
    <section aria-labelledby="about" className={styles.about}>
      <h2 id="about">{words('home.about.title')}</h2>
      <p>{words('home.about.text')}</p>
      <ul className={styles.links}>
        <li>
          <a href={`/${language}/beans/about`}>{words('home.about.more')}</a>
        </li>
        <li>
          <a href={`/${language}/beans/about/databases`}>{words('home.about.sources')}</a>
        </li>
      </ul>
    </section>
  );
}
