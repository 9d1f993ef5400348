import { type FocusEvent, type ReactNode, useMemo, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { cropTheme } from '#catalog/crops/index.ts';
import { worldCode } from '#catalog/regions/index.ts';
import { parseExplained } from '#contract/explain-address.ts';
import { isBelieved } from '../../api/cube-store.ts';
import { valueOr } from '../../api/loaded.ts';
import { usePagePath } from '../../api/page-path.ts';
import { AdjustedNotice } from '../../blocks/adjusted-notice.tsx';
import { FailedPart } from '../../blocks/failed-part.tsx';
import { Island, laterCode } from '../../blocks/island.tsx';
import { Steps } from '../../blocks/steps.tsx';
import { FigureFrame } from '../../figure/figure-frame.tsx';
import { FigurePlaceContext } from '../../figure/figure-place.ts';
import { areaName } from '../../i18n/area-words.ts';
import { figureScale, threeDigits } from '../../i18n/figure-scale.ts';
import { columnText } from '../../i18n/number-lists.ts';
import { useSpeech } from '../../i18n/speech.ts';
import { useWords } from '../../i18n/words.tsx';
import { Breadcrumb } from '../../ui/breadcrumb.tsx';
import { ButtonLink } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import { PageLayout } from '../../ui/page-layout.tsx';
import { PageTitle } from '../../ui/page-title.tsx';
import { EmptyState } from '../../ui/state-message.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { compareHref } from '../../url/compare-link.ts';
import beltStyles from './belt.module.css';
import { type Belt, type BeltStep, beltSteps, type DotLayer, dotsBehind, firstStep } from './belt.ts';
import { beltFigure } from './belt-figures.tsx';
import type { HomePageData } from './home-data.ts';
import { homeMapFigure } from './home-figures.tsx';
import { type HomeMapData, placePath } from './home-map.ts';
import { LinkedValue } from './home-map-drawing.tsx';
import styles from './home-page.module.css';

/** The search of the home: a form, which answers while typing once its code, words and index have loaded. */
export function HomeSearch(): ReactNode {
  const { words, language } = useSpeech();
  const form = useRef<HTMLFormElement>(null);
  const hasStarted = useRef(false);
  const [box, setBox] = useState<ReactNode>(null);
  const label = words('home.search.label');

  const loadSearchBox = ({ currentTarget: field }: FocusEvent<HTMLInputElement>): void => {
    if (hasStarted.current) return;
    hasStarted.current = true;
    const load = async (): Promise<void> => {
      const [{ SearchBox }, { loadSearch, loadSurroundings }] = await Promise.all([
        import('../../blocks/search/search-box.tsx'),
        import('../../blocks/search/load-search.ts'),
      ]);
      const [surroundings, search] = await Promise.all([loadSurroundings(language), loadSearch(language)]);
      const inPage = { query: field.value, placeholder: label, className: beltStyles.results };
      const hasFocus = field === document.activeElement;
      const { selectionStart, selectionEnd } = field;
      // Synchronously, so that no keystroke is lost in the replaced field.
      flushSync(() => setBox(<SearchBox {...{ ...surroundings, search, inPage }} />));
      if (!hasFocus) return;
      const next = form.current?.querySelector('input');
      next?.focus();
      next?.setSelectionRange(selectionStart, selectionEnd);
    };
    load().catch((cause: unknown) => {
      // The form leads to the page of results.
      console.error('Error loading the search:', cause);
      hasStarted.current = false;
    });
  };

  return (
    <search className={beltStyles.search} data-print="no">
      <form ref={form} action={`/${language}/search`}>
        <Icon name="search" size={18} />
        {box ?? (
          <TextField
            label={label}
            placeholder={label}
            type="text"
            name="q"
            autoComplete="off"
            spellCheck={false}
            enterKeyHint="search"
            data-key="/"
            onFocus={loadSearchBox}
          />
        )}
        <button type="submit" className="visually-hidden">
          {words('frame.search')}
        </button>
      </form>
    </search>
  );
}

/** Dots that the document carries: the browser takes them from there once, before React has drawn anything. */
function dotsInDocument(): readonly DotLayer[] {
  return [...document.querySelectorAll<SVGPathElement>('path[data-dots]')].map((path) => ({
    // The server wrote them.
    look: path.dataset['dots'] as DotLayer['look'],
    d: path.getAttribute('d') ?? '',
  }));
}

/** The picture that the home begins with, in three steps, each a page of its own; and the search. */
function BeltSection(props: {
  belt: Belt;
  release: HomePageData['release'];
  version: string | undefined;
}): ReactNode {
  const { belt, release, version } = props;
  const speech = useSpeech();
  const { words, language } = speech;
  const [dots] = useState(() => (import.meta.env.SSR ? dotsBehind(belt) : dotsInDocument()));
  const figure = useMemo(() => beltFigure(belt, speech, dots), [belt, speech, dots]);
  const step = belt.step === firstStep ? [] : [`step=${belt.step}`];
  const query = [...step, ...(version === undefined ? [] : [`v=${version}`])].join('&');
  const place = {
    page: usePagePath().split('/').at(-1) || language,
    search: query === '' ? '' : `?${query}`,
    release,
    cite: '#map',
    ...(belt.step !== 1 && {
      explainHref: (key: string) => `/${language}${placePath(belt.map, parseExplained(key)?.area, true)}`,
      explainsElsewhere: true as const,
      linkedRows: 'all' as const,
    }),
  };
  const path = belt.step === 1 ? belt.path : placePath(belt.map);
  return (
    <div className={beltStyles.section} data-theme={cropTheme({ id: 'beans' })}>
      <FigurePlaceContext.Provider value={place}>
        <FigureFrame
          level={1}
          figure={figure}
          options={<BeltSteps step={belt.step} version={version} />}
          about={
            <>
              <a href={`/${language}${path}`}>{words(`home.belt.open.${belt.step}`)}</a>
              {belt.step === 1 && belt.wild !== null && (
                <>
                  {' · '}
                  <a href={`/${language}${belt.wild.path}`}>{words('home.belt.open.wild')}</a>
                </>
              )}
            </>
          }
        />
      </FigurePlaceContext.Provider>
      <HomeSearch />
    </div>
  );
}

function BeltSteps(props: { step: BeltStep; version: string | undefined }): ReactNode {
  const { words, language } = useSpeech();
  const hrefOf = (step: BeltStep): string => {
    const query = [
      ...(step === firstStep ? [] : [`step=${step}`]),
      ...(props.version === undefined ? [] : [`v=${props.version}`]),
    ];
    return `/${language}${query.length === 0 ? '' : `?${query.join('&')}`}`;
  };
  return (
    <Steps
      label={words('home.belt.steps')}
      current={props.step}
      steps={beltSteps.map((step) => ({
        number: step,
        href: hrefOf(step),
        text: words(`home.belt.step.${step}`),
        short: words(`home.belt.step.${step}.short`),
      }))}
    />
  );
}

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
