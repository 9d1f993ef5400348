import type { ReactNode } from 'react';
import { worldCode } from '#catalog/regions/index.ts';
import { valueOr } from '../../api/loaded.ts';
import { AdjustedNotice } from '../../blocks/adjusted-notice.tsx';
import { FailedPart } from '../../blocks/failed-part.tsx';
import { FindingSentences } from '../../blocks/findings/finding-sentences.tsx';
import { cropCaveats, decadeTo, endedNotes } from '../../i18n/crop-notes.ts';
import { type Speech, useSpeech } from '../../i18n/speech.ts';
import { useLanguage, useWords } from '../../i18n/words.tsx';
import { Breadcrumb } from '../../ui/breadcrumb.tsx';
import { PageLayout } from '../../ui/page-layout.tsx';
import { PageTitle } from '../../ui/page-title.tsx';
import { EmptyState } from '../../ui/state-message.tsx';
import { BeltSection, BeltSteps } from './belt-section.tsx';
import { CropStrip, worldText } from './crop-strip.tsx';
import { HeadlineList } from './headline-list.tsx';
import { HomeMapFigure } from './home-map-figure.tsx';
import type { HomePageData } from './load-home-page.ts';
import { QuestionCards } from './question-cards.tsx';
import { WaysIn } from './ways-in.tsx';

/** The portal's home, or a crop's: figures, a map and links. */
export function HomePage({ data }: { data: HomePageData }): ReactNode {
  return data.crop === null ? <Portal data={data} /> : <CropHome data={data} crop={data.crop} />;
}

function Portal({ data }: { data: HomePageData }): ReactNode {
  const words = useWords();
  return (
    <PageLayout>
      <AdjustedNotice ignored={data.ignored} shown={words(`home.belt.step.${data.step}`)} />
      <BeltPart data={data} />
      <QuestionCards answers={data.answers} crop={data.leading} />
      <CropStrip crops={data.strip} />
    </PageLayout>
  );
}

/** The picture of the step that the address names, else why there is none. */
function BeltPart({ data }: { data: HomePageData }): ReactNode {
  const words = useWords();
  const { release, step } = data;
  const version = data.version === '' ? undefined : release.id;
  const belt = valueOr(data.belt, null);
  if (belt !== null) return <BeltSection {...{ belt, release, version }} />;
  return (
    <>
      <PageTitle title={words('home.portal.title')} finding={words('home.portal.lead')} />
      <BeltSteps step={step} version={version} />
      {data.belt.state === 'failed' ? (
        <FailedPart text={words('dataPage.state.noInfo')} />
      ) : (
        <EmptyState text={words('dataPage.state.noData')} />
      )}
    </>
  );
}

function CropHome({ data, crop }: { data: HomePageData; crop: string }): ReactNode {
  const speech = useSpeech();
  const { words, language } = speech;
  const name = words(`crops.${crop}.name`);
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
  return (
    <PageLayout>
      <PageTitle
        breadcrumb={
          <Breadcrumb
            label={words('frame.breadcrumb.label')}
            steps={[{ name: words('home.crops.title'), href: `/${language}` }]}
            current={name}
          />
        }
        icon={crop}
        title={words('home.crop.title', { crop: name })}
        finding={leadText(data, crop, speech)}
      />
      <HeadlineList headlines={data.headlines} caveats={caveats} />
      <MapPart data={data} />
      <QuestionCards answers={data.answers} crop={crop} />
      <FindingPart data={data} crop={crop} />
      <WaysIn data={data} crop={crop} />
      <CropStrip crops={data.strip} />
    </PageLayout>
  );
}

/** The sentence on the first headline figure of a crop: its size, and its change in ten years. */
function leadText({ headlines }: HomePageData, crop: string, speech: Speech): string | undefined {
  const [headline] = headlines.flatMap((part) => valueOr(part, null) ?? []);
  if (headline === undefined) return undefined;
  const { id, element, unit, value } = headline;
  const fact = { element, unit, value, change: headline.change?.relative ?? null };
  return worldText(
    id === 'production' ? { ...fact, kind: 'world' } : { ...fact, kind: 'figure', id },
    crop,
    speech,
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

/** The map of the crop; nothing where the release has nothing of it that a map could show. */
function MapPart({ data }: { data: HomePageData }): ReactNode {
  const words = useWords();
  const { map } = data;
  if (map.state === 'failed') return <FailedPart text={words('dataPage.state.noInfo')} />;
  return map.value && <HomeMapFigure map={map.value} release={data.release} />;
}
