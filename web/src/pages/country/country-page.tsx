import type { ReactNode } from 'react';
import { crops } from '#catalog/crops/index.ts';
import { PRODUCTION } from '#catalog/elements/codes.ts';
import { pageFindings } from '#contract/finding-limits.ts';
import type { Profile } from '#contract/profiles.ts';
import { ClosedPart } from '../../blocks/closed-part.tsx';
import { FailedPart } from '../../blocks/failed-part.tsx';
import { FindingList } from '../../blocks/findings/finding-list.tsx';
import { Island } from '../../blocks/island.tsx';
import { FigureFrame } from '../../figure/figure-frame.tsx';
import { FigurePlaceContext } from '../../figure/figure-place.ts';
import { areaName, areaWords } from '../../i18n/area-words.ts';
import { useSpeech } from '../../i18n/speech.ts';
import { useWords } from '../../i18n/words.tsx';
import { Button } from '../../ui/button.tsx';
import { MessagePage } from '../../ui/message-page.tsx';
import { PageLayout } from '../../ui/page-layout.tsx';
import { PageTitle } from '../../ui/page-title.tsx';
import { SearchForm } from '../../ui/search-form.tsx';
import { areaPagePath } from '../../url/area-page-path.ts';
import { comparePath } from '../../url/compare-link.ts';
import { AboutArea } from './about-area.tsx';
import { areaPaths } from './area-paths.ts';
import { CardWall } from './card-wall.tsx';
import { type CountryPageData, versionOf } from './country-data.ts';
import { tableFigures } from './country-figures.ts';
import { CountryHead } from './country-head.tsx';
import styles from './country-page.module.css';
import { awaitsSum, isMemberless, marksNote } from './country-texts.tsx';
import { HarvestTable } from './harvest-table.tsx';
import { KeepCountry } from './keep-country.tsx';
import { LossTable } from './loss-table.tsx';
import { PriceTable, SeedTable } from './market-tables.tsx';
import { MissingPart } from './missing-part.tsx';
import { BalanceTable, type TableProps, TradeTable } from './supply-tables.tsx';

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
  if (known === null) return <UnknownArea data={data} />;
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

/** With the list of countries, as many ways on as another unknown address has. */
const mostCrops = 9;

/** A code that is no area's: codes like it, else the crops, and a search. */
function UnknownArea({ data }: { data: CountryPageData }): ReactNode {
  const { words, language } = useSpeech();
  return (
    <MessagePage
      title={words('country.unknown.title')}
      text={words('country.unknown.text', { code: data.code })}
      suggestions={
        data.meant.length > 0
          ? {
              title: words('country.unknown.hint'),
              links: data.meant.map((code) => ({
                href: `/${language}${areaPagePath(code, false)}`,
                label: areaName(words, code),
              })),
            }
          : {
              title: words('frame.notFound.suggestions'),
              links: crops
                .slice(0, mostCrops)
                .map(({ id }) => ({ href: `/${language}/${id}`, label: words(`crops.${id}.name`) })),
            }
      }
      action={{ href: `/${language}/country`, label: words('country.index.all') }}
    >
      <SearchForm
        action={`/${language}/search`}
        label={words('frame.notFound.search')}
        submit={words('frame.search')}
      />
    </MessagePage>
  );
}

function KnownArea({ profile, data }: { profile: Profile; data: CountryPageData }): ReactNode {
  const { words, language } = useSpeech();
  const { area, kind, findings } = profile;
  const isRegion = kind === 'aggregate';
  const ofCrop = findings.filter(({ crop }) => crop === data.crop);
  const shownFindings = ofCrop.length > 0 ? ofCrop : findings;
  const version = versionOf(data.release);
  const hrefOf = (path: string): string =>
    `/${language}${path}${version === '' ? '' : `${path.includes('?') ? '&' : '?'}${version}`}`;
  const place = {
    page: area,
    search: data.search,
    release: data.release,
    cite: '#sources-title',
  };
  const about = <AboutArea profile={profile} hrefOf={hrefOf} />;
  return (
    <FigurePlaceContext.Provider value={place}>
      <div className={styles.brief}>
        {/* Hydrated on first interaction. */}
        <Island name="head" isStill>
          {() => <CountryHead profile={profile} data={data} hrefOf={hrefOf} />}
        </Island>
        {/* The note on a former state comes before any figure. */}
        {kind === 'former' && about}
        {(data.cards.state === 'failed' || data.landraces.state === 'failed') && <FailedPart />}
        <Island name="wall" isStill>
          {() => <CardWall data={data} hrefOf={hrefOf} />}
        </Island>
        <Island name="brief" isStill>
          {() => (
            <div className={styles.brief}>
              {kind !== 'former' && about}
              {shownFindings.length > 0 && (
                // Paper has room for those of the crop alone.
                <div data-print={ofCrop.length === 0 ? 'no' : undefined}>
                  <FindingList
                    findings={shownFindings.slice(0, pageFindings)}
                    title={ofCrop.length === 0 ? words('findings.title.others') : undefined}
                    version={version}
                    feed={`/${language}/findings.xml${isRegion ? '' : `?country=${area}`}`}
                  />
                </div>
              )}
              <AllFigures profile={profile} hrefOf={hrefOf} isOpen={data.crop === null} />
              <ClosedPart title={words('country.about')}>
                <MissingPart profile={profile} hrefOf={hrefOf} />
              </ClosedPart>
            </div>
          )}
        </Island>
      </div>
    </FigurePlaceContext.Provider>
  );
}

/** The tables of all crops: closed on screen, open on paper. */
function AllFigures(props: {
  profile: Profile;
  hrefOf: (path: string) => string;
  isOpen: boolean;
}): ReactNode {
  const { profile, hrefOf } = props;
  const speech = useSpeech();
  const { words } = speech;
  const { area, kind, crops } = profile;
  const isRegion = kind === 'aggregate';
  const named = areaWords(words, area);
  const figures = new Map(tableFigures(profile, speech).map((figure) => [figure.id, figure]));
  const shared = { crops, hrefOf, paths: areaPaths(area, !isRegion) };
  const tableOf = (id: string, Table: (props: TableProps) => ReactNode): ReactNode => {
    const figure = figures.get(id);
    return figure && <Table figure={figure} {...shared} />;
  };
  const harvest = figures.get('harvest');
  const trends = figures.get('trends');
  const produced = crops.flatMap(({ crop, harvest }) =>
    harvest.some(({ element }) => element === PRODUCTION) ? [`${area}.${crop}.${PRODUCTION}`] : [],
  );
  const marks = marksNote(crops, words);
  return (
    <ClosedPart title={words('country.tables', { ...named })} isOpen={props.isOpen}>
      {harvest === undefined ? (
        <section aria-labelledby="harvest-title" className={styles.part}>
          <h2 id="harvest-title">{words('country.harvest.title')}</h2>
          <p className={styles.none}>
            {isMemberless(profile)
              ? words('country.networks.empty')
              : words(`country.harvest.${awaitsSum(profile) ? 'awaited' : 'none'}`, { ...named })}
          </p>
        </section>
      ) : (
        <FigureFrame figure={harvest} within={trends && [trends]} hasTable={false}>
          <div className={styles.part}>
            <HarvestTable {...shared} />
            <p className={styles.note}>{harvest.notes?.join(' ')}</p>
            {produced.length > 0 && (
              <p className={styles.note} data-print="no">
                <a href={hrefOf(comparePath(produced))}>{words('figure.compare')}</a>
              </p>
            )}
          </div>
        </FigureFrame>
      )}
      {tableOf('balance', BalanceTable)}
      {tableOf('trade', TradeTable)}
      {tableOf('price', PriceTable)}
      {tableOf('seed', SeedTable)}
      {tableOf('losses', LossTable)}
      {marks !== null && <p className={styles.note}>{marks}</p>}
    </ClosedPart>
  );
}
