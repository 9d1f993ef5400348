import type { ReactNode } from 'react';
import type { Profile } from '#contract/profiles.ts';
import { FailedPart } from '../../blocks/failed-part.tsx';
import { Island, laterCode } from '../../blocks/island.tsx';
import { FigurePlaceContext } from '../../figure/figure-place.ts';
import { areaName } from '../../i18n/area-words.ts';
import { loadWords } from '../../i18n/page-words.ts';
import { FurtherWords, useLanguage, useWords } from '../../i18n/words.tsx';
import { Button } from '../../ui/button.tsx';
import { PageLayout } from '../../ui/page-layout.tsx';
import { PageTitle } from '../../ui/page-title.tsx';
import { type CountryPageData, countryGroups, versionOf } from './country-data.ts';
import styles from './country-page.module.css';
import { KeepCountry } from './keep-country.tsx';

type Parts = typeof import('./country-parts.tsx').countryParts;

/** Code and words of all that the server draws of an area. */
export const countryCode = laterCode(async (language) => {
  const [{ countryParts }, words] = await Promise.all([
    import('./country-parts.tsx'),
    loadWords(countryGroups, language),
  ]);
  return { parts: countryParts, words };
});

/** A part of the page, hydrated on first interaction. */
function CountryIsland(props: { name: string; children: (parts: Parts) => ReactNode }): ReactNode {
  return (
    <Island name={props.name} code={countryCode} isStill>
      {({ parts, words }) => <FurtherWords words={words}>{props.children(parts)}</FurtherWords>}
    </Island>
  );
}

/** All that the observatory knows of a country or region, over all crops. Printed, it is a brief of two pages. */
export function CountryPage({ data }: { data: CountryPageData }): ReactNode {
  const words = useWords();
  const { profile } = data;
  if (profile.state === 'failed')
    return (
      <PageLayout>
        <PageTitle title={words('country.pageTitle', { area: areaName(words, data.code) })} />
        <FailedPart />
      </PageLayout>
    );
  const known = profile.value;
  if (known === null)
    return <CountryIsland name="unknown">{({ UnknownArea }) => <UnknownArea data={data} />}</CountryIsland>;
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
