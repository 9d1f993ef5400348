import type { ReactNode } from 'react';
import { valueOr } from '../../api/loaded.ts';
import { AdjustedNotice } from '../../blocks/adjusted-notice.tsx';
import { FailedPart } from '../../blocks/failed-part.tsx';
import { Island, laterCode } from '../../blocks/island.tsx';
import { useSpeech } from '../../i18n/speech.ts';
import { useWords } from '../../i18n/words.tsx';
import { Breadcrumb } from '../../ui/breadcrumb.tsx';
import { PageLayout } from '../../ui/page-layout.tsx';
import { PageTitle } from '../../ui/page-title.tsx';
import { EmptyState } from '../../ui/state-message.tsx';
import { BeltSection, BeltSteps } from './belt-section.tsx';
import type { HomePageData } from './home-data.ts';
import { HomeMapFigure } from './home-map-figure.tsx';

/** Code of what the server draws below the picture. */
export const homeCode = laterCode(() => import('./home-parts.tsx'));

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
      <Island name="below" code={homeCode} isStill>
        {({ BelowBelt }) => <BelowBelt data={data} />}
      </Island>
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
  const { words, language } = useSpeech();
  const name = words(`crops.${crop}.name`);
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
        finding={data.lead ?? undefined}
      />
      <Island name="headlines" code={homeCode} isStill>
        {({ Headlines }) => <Headlines data={data} crop={crop} />}
      </Island>
      <MapPart data={data} />
      <Island name="below" code={homeCode} isStill>
        {({ BelowMap }) => <BelowMap data={data} crop={crop} />}
      </Island>
    </PageLayout>
  );
}

/** The map of the crop; nothing where the release has nothing of it that a map could show. */
function MapPart({ data }: { data: HomePageData }): ReactNode {
  const words = useWords();
  const { map } = data;
  if (map.state === 'failed') return <FailedPart text={words('dataPage.state.noInfo')} />;
  return map.value && <HomeMapFigure map={map.value} release={data.release} />;
}
