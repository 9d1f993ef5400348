import { type ReactNode, useMemo } from 'react';
import { cropTheme } from '#catalog/crops/index.ts';
import { worldCode } from '#catalog/regions/index.ts';
import { parseExplained } from '#contract/explain-address.ts';
import { isBelieved } from '../../api/cube-store.ts';
import { valueOr } from '../../api/loaded.ts';
import { usePagePath } from '../../api/page-path.ts';
import { AdjustedNotice } from '../../blocks/adjusted-notice.tsx';
import { FailedPart } from '../../blocks/failed-part.tsx';
import { Island, laterCode } from '../../blocks/island.tsx';
import { FigureFrame } from '../../figure/figure-frame.tsx';
import { FigurePlaceContext } from '../../figure/figure-place.ts';
import { areaName } from '../../i18n/area-words.ts';
import { figureScale, threeDigits } from '../../i18n/figure-scale.ts';
import { columnText } from '../../i18n/number-lists.ts';
import { useSpeech } from '../../i18n/speech.ts';
import { useWords } from '../../i18n/words.tsx';
import { Breadcrumb } from '../../ui/breadcrumb.tsx';
import { ButtonLink } from '../../ui/button.tsx';
import { PageLayout } from '../../ui/page-layout.tsx';
import { PageTitle } from '../../ui/page-title.tsx';
import { EmptyState } from '../../ui/state-message.tsx';
import { compareHref } from '../../url/compare-link.ts';
import { BeltSection, BeltSteps } from './belt-section.tsx';
import type { HomePageData } from './home-data.ts';
import { homeMapFigure } from './home-figures.tsx';
import { type HomeMapData, placePath } from './home-map.ts';
import { LinkedValue } from './home-map-drawing.tsx';
import styles from './home-page.module.css';

const listed = 10;

function HomeMapFigure(props: { map: HomeMapData; release: HomePageData['release'] }): ReactNode {
  const { map, release } = props;
  const speech = useSpeech();
  const { words, language, formats } = speech;
  const { element, year, places } = map;
  const figure = useMemo(() => homeMapFigure(map, speech), [map, speech]);
  const place = {
    page: usePagePath().split('/').at(-1) || language,
    search: map.version === undefined ? '' : `?v=${map.version}`,
    release,
    cite: '#map',
    explainHref: (key: string) => `/${language}${placePath(map, parseExplained(key)?.area, true)}`,
    explainsElsewhere: true as const,
    linkedRows: 'all' as const,
  };
  const compared = compareHref(language, {
    area: worldCode,
    areas: places.map(({ iso3 }) => iso3),
    as: `&kind=bar&year=${year}`,
    crop: map.crop,
    elements: [element],
    version: map.version ?? null,
  });
  return (
    <div data-theme={cropTheme({ id: map.crop })}>
      <FigurePlaceContext.Provider value={place}>
        <FigureFrame
          figure={figure}
          about={words('figure.coverage', { count: places.length, year: formats.year(year) })}
          links={
            <p>
              <a href={compared}>{words('figure.compare')}</a>
            </p>
          }
        >
          <div className={styles.lead}>
            <div className={styles.picture}>{figure.picture?.()}</div>
            <Largest map={map} />
          </div>
        </FigureFrame>
      </FigurePlaceContext.Provider>
    </div>
  );
}

function Largest({ map }: { map: HomeMapData }): ReactNode {
  const speech = useSpeech();
  const { words, language, formats } = speech;
  const top = map.places.filter(isBelieved).slice(0, listed);
  const most = top[0]?.value ?? 0;
  const scale = figureScale(map.element, [...map.limits, most], speech);
  // Large numbers have three digits, as on the map; the others are rounded once, to the decimals of all.
  const amounts = top.map(({ value }) => {
    const amount = scale.amount(value);
    return amount >= 100 ? threeDigits(amount) : amount;
  });
  const textOf = columnText(amounts, formats);
  const texts = amounts.map((amount) => textOf(amount));
  return (
    <div className={styles.under}>
      <h3>{words('home.map.top', { count: top.length, unit: scale.unit })}</h3>
      <ol className={styles.top}>
        {top.map((place, at) => (
          <li key={place.iso3}>
            <a href={`/${language}${placePath(map, place.iso3)}`}>{areaName(words, place.iso3)}</a>{' '}
            <LinkedValue {...{ map, place }} text={texts[at]} spoken={scale.withUnit(texts[at] ?? '')} />
            <span style={{ width: `${Math.round((1000 * place.value) / most) / 10}%` }} />
          </li>
        ))}
      </ol>
      <div data-print="no">
        <ButtonLink href={`/${language}${placePath(map)}`} look="solid">
          {words('home.map.open')}
        </ButtonLink>
      </div>
    </div>
  );
}

/** Code of what the server draws below the picture. */
export const homeCode = laterCode(() => import('./home-parts.tsx'));

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

function MapPart({ data }: { data: HomePageData }): ReactNode {
  const words = useWords();
  const { map } = data;
  if (map.state === 'failed') return <FailedPart text={words('dataPage.state.noInfo')} />;
  return map.value && <HomeMapFigure map={map.value} release={data.release} />;
}
