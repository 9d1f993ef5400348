import { type ReactNode, useMemo } from 'react';
import { macroRegions, worldCode } from '#catalog/regions/index.ts';
import { networkAreas } from '#catalog/regions/networks.ts';
import { FailedPart } from '../../blocks/failed-part.tsx';
import { FigureFrame } from '../../figure/figure-frame.tsx';
import { FigurePlaceContext } from '../../figure/figure-place.ts';
import { areaName } from '../../i18n/area-words.ts';
import { useSpeech } from '../../i18n/speech.ts';
import { Disclosure } from '../../ui/disclosure.tsx';
import { PageLayout } from '../../ui/page-layout.tsx';
import { PageTitle } from '../../ui/page-title.tsx';
import { SearchForm } from '../../ui/search-form.tsx';
import { areaHref, countriesFigures } from './countries-figures.tsx';
import { type CountriesPageData, versionOf } from './country-data.ts';
import styles from './country-page.module.css';

interface Group {
  /** Code of a region; `null` for countries outside of the catalog's regions. */
  region: string | null;
  codes: readonly { code: string; crops: number }[];
}

/** Every country, state that has ended, and region: on a map, and by name below its region. */
export function CountriesPage({ data }: { data: CountriesPageData }): ReactNode {
  const { profiles, release } = data;
  const speech = useSpeech();
  const { words, language, formats } = speech;
  const version = versionOf(release);
  const hrefOf = (code: string, isRegion = false): string => areaHref(data, language, code, isRegion);
  const [map] = useMemo(() => countriesFigures(data, speech), [data, speech]);
  const title = (
    <>
      <PageTitle title={words('country.index.title')} finding={words('country.index.lead')} />
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
  const groups: readonly Group[] = [...regions, null].map((region) => ({
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
          value={{
            page: 'country',
            search: version === '' ? '' : `?${version}`,
            release,
            cite: '#map',
          }}
        >
          <FigureFrame figure={map} />
        </FigurePlaceContext.Provider>
      )}
      <section aria-labelledby="regions-title" className={styles.part}>
        <h2 id="regions-title">{words('country.index.regions')}</h2>
        <ul className={styles.links}>
          {macroRegions.map(({ code }) => (
            <li key={code}>
              <a href={hrefOf(code, true)}>
                {code === worldCode ? areaName(words, worldCode) : areaName(words, code)}
              </a>
            </li>
          ))}
        </ul>
      </section>
      <section aria-labelledby="networks-title" className={styles.part}>
        <h2 id="networks-title">{words('country.index.networks')}</h2>
        <ul className={styles.links}>
          {networkAreas.map((code) => (
            <li key={code}>
              <a href={hrefOf(code, true)}>{areaName(words, code)}</a>
            </li>
          ))}
        </ul>
      </section>
      <section aria-labelledby="countries-title" className={styles.part}>
        <h2 id="countries-title">{words('country.members')}</h2>
        <div className={styles.groups}>
          {groups
            .filter(({ codes }) => codes.length > 0)
            .map(({ region, codes }) => (
              <div key={region} className={styles.group}>
                <h3>
                  {region === null ? (
                    words('country.index.other')
                  ) : (
                    <a href={hrefOf(region, true)}>{areaName(words, region)}</a>
                  )}
                </h3>
                <ul>
                  {codes.map(({ code, crops }) => (
                    <li key={code}>
                      <a href={hrefOf(code)}>{areaName(words, code)}</a>
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
                    <a href={hrefOf(code)}>{areaName(words, code)}</a>
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
            <ul className={styles.links}>
              {others.map(({ code }) => (
                <li key={code}>
                  <a href={hrefOf(code)}>{areaName(words, code)}</a>
                </li>
              ))}
            </ul>
          </Disclosure>
        )}
      </section>
    </PageLayout>
  );
}
