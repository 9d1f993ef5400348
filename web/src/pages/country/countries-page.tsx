import { type ReactNode, useMemo } from 'react';
import { macroRegions } from '#catalog/regions/index.ts';
import { networkAreas } from '#catalog/regions/networks.ts';
import { FailedPart } from '../../blocks/failed-part.tsx';
import { FigureFrame } from '../../figure/figure-frame.tsx';
import { FigurePlaceContext } from '../../figure/figure-place.ts';
import { areaName } from '../../i18n/area-words.ts';
import { useSpeech } from '../../i18n/speech.ts';
import type { Words } from '../../i18n/words.tsx';
import { Disclosure } from '../../ui/disclosure.tsx';
import { PageLayout } from '../../ui/page-layout.tsx';
import { PageTitle } from '../../ui/page-title.tsx';
import { SearchForm } from '../../ui/search-form.tsx';
import { areaHref, countriesFigures } from './countries-figures.tsx';
import { type CountriesPageData, versionOf } from './country-data.ts';
import styles from './country-page.module.css';

/** How many countries harvest any of the crops, and how many as many as any country does. */
export function leadText(words: Words, profiles: CountriesPageData['profiles']): string {
  const counts = profiles.state === 'failed' ? [] : profiles.value.countries.map(({ crops }) => crops);
  const most = Math.max(0, ...counts);
  return most < 2
    ? words('country.index.lead')
    : words('country.index.lead.counted', {
        all: counts.filter((crops) => crops === most).length,
        crops: most,
        known: counts.filter((crops) => crops > 0).length,
      });
}

export function CountriesPage({ data }: { data: CountriesPageData }): ReactNode {
  const { profiles, release } = data;
  const speech = useSpeech();
  const { words, language, formats } = speech;
  const version = versionOf(release);
  const link = (code: string, isRegion = false): ReactNode => (
    <a href={areaHref(data, language, code, isRegion)}>{areaName(words, code)}</a>
  );
  const links = (codes: readonly string[], isRegion = false): ReactNode => (
    <ul className={styles.links}>
      {codes.map((code) => (
        <li key={code}>{link(code, isRegion)}</li>
      ))}
    </ul>
  );
  const [map] = useMemo(() => countriesFigures(data, speech), [data, speech]);
  const title = (
    <>
      <PageTitle title={words('country.index.title')} finding={leadText(words, profiles)} />
      <SearchForm
        action={`/${language}/search`}
        label={words('country.index.search')}
        submit={words('frame.search')}
      />
    </>
  );
  if (profiles.state === 'failed')
    return (
      <PageLayout>
        {title}
        <FailedPart />
      </PageLayout>
    );
  const { year, countries, former } = profiles.value;
  const compare = new Intl.Collator(language).compare;
  const byName = <T extends { code: string }>(list: readonly T[]): T[] =>
    [...list].sort((a, b) => compare(areaName(words, a.code), areaName(words, b.code)));
  // Of a year without any harvest nothing is known.
  const grown = countries.filter(({ crops }) => year === null || crops > 0);
  const others = byName(countries.filter((each) => !grown.includes(each)));
  const regions = [...new Set(macroRegions.flatMap((macro) => macro.regions))];
  // Some countries are outside of the catalog's regions.
  const groups = [...regions, null].map((region) => ({
    region,
    codes: byName(
      grown.filter((each) =>
        region === null ? !regions.includes(each.region ?? '') : each.region === region,
      ),
    ),
  }));
  return (
    <PageLayout>
      {title}
      {map !== undefined && (
        <FigurePlaceContext.Provider
          value={{ page: 'country', search: version === '' ? '' : `?${version}`, release, cite: '#map' }}
        >
          <FigureFrame figure={map} />
        </FigurePlaceContext.Provider>
      )}
      <section aria-labelledby="regions-title" className={styles.part}>
        <h2 id="regions-title">{words('country.index.regions')}</h2>
        {links(
          macroRegions.map(({ code }) => code),
          true,
        )}
      </section>
      <section aria-labelledby="networks-title" className={styles.part}>
        <h2 id="networks-title">{words('country.index.networks')}</h2>
        {links(networkAreas, true)}
      </section>
      <section aria-labelledby="countries-title" className={styles.part}>
        <h2 id="countries-title">{words('country.members')}</h2>
        <div className={styles.groups}>
          {groups
            .filter(({ codes }) => codes.length > 0)
            .map(({ region, codes }) => (
              <div key={region} className={styles.group}>
                <h3>{region === null ? words('country.index.other') : link(region, true)}</h3>
                <ul>
                  {codes.map(({ code, crops }) => (
                    <li key={code}>
                      {link(code)}
                      {year !== null && (
                        <span className={styles.about}>
                          {words('country.index.crops', { count: crops, year: formats.year(year) })}
                        </span>
                      )}
                    </li>
                  ))}
                </ul>
              </div>
            ))}
          {former.length > 0 && (
            <div className={styles.group}>
              <h3>{words('country.index.former')}</h3>
              <ul>
                {byName(former).map(({ code, to }) => (
                  <li key={code}>
                    {link(code)}
                    <span className={styles.about}>
                      {to !== null && words('country.former', { year: formats.year(to) })}
                    </span>
                  </li>
                ))}
              </ul>
            </div>
          )}
        </div>
        {others.length > 0 && (
          <Disclosure summary={words('country.index.without', { count: others.length })}>
            {links(others.map(({ code }) => code))}
          </Disclosure>
        )}
      </section>
    </PageLayout>
  );
}
