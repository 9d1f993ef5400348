import { type ReactNode, useEffect, useState } from 'react';
import type { Profile } from '#contract/profiles.ts';
import { FailedPart } from '../../blocks/failed-part.tsx';
import { Island, laterCode } from '../../blocks/island.tsx';
import { FigurePlaceContext } from '../../figure/figure-place.ts';
import { areaName } from '../../i18n/area-words.ts';
import { loadWords } from '../../i18n/page-words.ts';
import { useSpeech } from '../../i18n/speech.ts';
import { FurtherWords, useLanguage, useWords } from '../../i18n/words.tsx';
import { canKeep, dropKept, keepPages, savedPart } from '../../offline/saved-pages.ts';
import { type KeepResult, pagesToKeep } from '../../offline/saving-rules.ts';
import { Button } from '../../ui/button.tsx';
import { PageLayout } from '../../ui/page-layout.tsx';
import { PageTitle } from '../../ui/page-title.tsx';
import { type CountryPageData, countryGroups, versionOf } from './country-data.ts';
import styles from './country-page.module.css';

/** Bytes of a page as it comes over the line, and of the code that draws all of them. */
const [pageBytes, codeBytes] = [115_000, 300_000];

const linksOf = (root: ParentNode): readonly string[] =>
  [...root.querySelectorAll('main a[href]')].map((link) => link.getAttribute('href') ?? '');

function KeepCountry({ code, crop }: { code: string; crop: string | null }): ReactNode {
  const { words, language, formats } = useSpeech();
  const [pages, setPages] = useState<readonly string[]>([]);
  const [state, setState] = useState<'open' | 'working' | Extract<KeepResult, { end: string }>['end']>(
    'open',
  );
  const [saved, setSaved] = useState(0);
  useEffect(() => {
    if (!canKeep()) return;
    const wanted = pagesToKeep(linksOf(document), { own: `/${language}/country/${code}`, code, crop });
    // The worker saves pages: without an active one there is nothing to offer.
    navigator.serviceWorker.ready
      .then(() => savedPart(code, language, wanted))
      .then(
        (part) => {
          setPages(wanted);
          setState(part);
        },
        // A browser that keeps nothing, as in a private window.
        () => setPages([]),
      );
  }, [code, crop, language]);
  if (pages.length === 0) return null;
  const area = areaName(words, code);
  const keep = (): void => {
    setState('working');
    setSaved(0);
    keepPages({ id: code, language, addresses: pages }, (result) =>
      'end' in result ? setState(result.end) : setSaved(result.saved),
    ).catch(() => setState('failed'));
  };
  const drop = (): void => {
    // What could not be removed is still there, and can be removed later.
    dropKept(code, language).then(
      () => setState('open'),
      () => {},
    );
  };
  const size = formats.number((pages.length * pageBytes + codeBytes) / 1e6, 1);
  return (
    <>
      {state === 'kept' || state === 'partly' ? (
        <Button onClick={drop}>{words('country.keep.drop')}</Button>
      ) : (
        <Button onClick={keep} disabled={state === 'working'}>
          {words('country.keep.button', { area, size })}
        </Button>
      )}
      <span role="status">
        {state === 'working' && words('country.keep.working', { saved, count: pages.length })}
        {state !== 'working' && state !== 'open' && words(`country.keep.${state}`)}
      </span>
    </>
  );
}

type Parts = typeof import('./country-parts.tsx').countryParts;

export const countryCode = laterCode(async (language) => {
  const [{ countryParts }, words] = await Promise.all([
    import('./country-parts.tsx'),
    loadWords(countryGroups, language),
  ]);
  return { parts: countryParts, words };
});

function CountryIsland(props: { name: string; children: (parts: Parts) => ReactNode }): ReactNode {
  return (
    <Island name={props.name} code={countryCode} isStill>
      {({ parts, words }) => <FurtherWords words={words}>{props.children(parts)}</FurtherWords>}
    </Island>
  );
}

export function CountryPage({ data }: { data: CountryPageData }): ReactNode {
  const words = useWords();
  const { profile } = data;
  if (profile.state === 'failed' || profile.value === null)
    return (
      <PageLayout>
        <PageTitle title={words('country.pageTitle', { area: areaName(words, data.code) })} />
        <FailedPart />
      </PageLayout>
    );
  const known = profile.value;
  return (
    <PageLayout>
      <KnownArea profile={known} data={data} />
      <div className={styles.actions} data-print="no">
        <Button onClick={() => window.print()}>{words('country.print')}</Button>
        {/* The pages of the newest release, in the view that this address without its query has. */}
        {known.kind !== 'aggregate' && data.search === '' && (
          <KeepCountry code={data.code} crop={data.crop} />
        )}
      </div>
    </PageLayout>
  );
}

function KnownArea({ profile, data }: { profile: Profile; data: CountryPageData }): ReactNode {
  const language = useLanguage();
  const { area, kind } = profile;
  const version = versionOf(data.release);
  const hrefOf = (path: string): string =>
    `/${language}${path}${version === '' ? '' : `${path.includes('?') ? '&' : '?'}${version}`}`;
  const place = {
    page: area,
    search: data.search,
    release: data.release,
    cite: '#sources-title',
  };
  const shared = { profile, data, hrefOf };
  return (
    <FigurePlaceContext.Provider value={place}>
      <div className={styles.brief}>
        <CountryIsland name="head">{({ CountryHead }) => <CountryHead {...shared} />}</CountryIsland>
        {/* The note on a former state comes before any figure. */}
        {kind === 'former' && (
          <CountryIsland name="about">{({ AboutArea }) => <AboutArea {...shared} />}</CountryIsland>
        )}
        {[data.cards, data.others, data.landraces, data.land].some(({ state }) => state === 'failed') && (
          <FailedPart />
        )}
        <CountryIsland name="wall">{({ CardWall }) => <CardWall {...shared} />}</CountryIsland>
        <CountryIsland name="brief">{({ Brief }) => <Brief {...shared} />}</CountryIsland>
      </div>
    </FigurePlaceContext.Provider>
  );
}
