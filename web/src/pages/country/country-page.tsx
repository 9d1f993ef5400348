import type { ReactNode } from 'react';
import { crops } from '#catalog/crops/index.ts';
import { PRODUCTION } from '#catalog/elements/codes.ts';
import { regionCodes } from '#catalog/regions/index.ts';
import { allianceCode } from '#catalog/regions/networks.ts';
import { pageFindings } from '#contract/finding-limits.ts';
import type { Profile } from '#contract/profiles.ts';
import { FailedPart } from '../../blocks/failed-part.tsx';
import { FindingList } from '../../blocks/findings/finding-list.tsx';
import { areaName, areaWords } from '../../i18n/area-words.ts';
import { getFormats } from '../../i18n/formats.ts';
import { useLanguage, useWords } from '../../i18n/words.tsx';
import { Breadcrumb } from '../../ui/breadcrumb.tsx';
import { Button } from '../../ui/button.tsx';
import { MessagePage } from '../../ui/message-page.tsx';
import { PageLayout } from '../../ui/page-layout.tsx';
import { PageTitle } from '../../ui/page-title.tsx';
import { SearchForm } from '../../ui/search-form.tsx';
import { areaPagePath } from '../../url/area-page-path.ts';
import { comparePath } from '../../url/compare-link.ts';
import { AboutArea } from './about-area.tsx';
import { areaPaths } from './area-paths.ts';
import { type CountryPageData, versionOf } from './country-data.ts';
import styles from './country-page.module.css';
import { awaitsSum, harvestNotes, isMemberless, leadText, marksNote } from './country-texts.tsx';
import { HarvestTable, harvestTables } from './harvest-table.tsx';
import { LossTable } from './loss-table.tsx';
import { PriceTable, SeedTable } from './market-tables.tsx';
import { MissingPart } from './missing-part.tsx';
import { PartHead } from './part-head.tsx';
import { BalanceTable, TradeTable } from './supply-tables.tsx';

/** All that the observatory knows of a country or region, over all crops. Printed, it is a brief of two pages. */
export function CountryPage({ data }: { data: CountryPageData }): ReactNode {
  const { profile } = data;
  const words = useWords();
  if (profile.state === 'failed')
    return (
      <PageLayout>
        <PageTitle title={words('country.pageTitle', { area: areaName(words, data.code) })} />
        <FailedPart />
      </PageLayout>
    );
  return profile.value === null ? (
    <UnknownArea data={data} />
  ) : (
    <KnownArea profile={profile.value} data={data} />
  );
}

/** With the list of countries, as many ways on as another unknown address has. */
const mostCrops = 9;

/** A code that is no area's: codes like it, else the crops, and a search. */
function UnknownArea({ data }: { data: CountryPageData }): ReactNode {
  const words = useWords();
  const language = useLanguage();
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
  const words = useWords();
  const language = useLanguage();
  const formats = getFormats(language);
  const { area, kind, region, crops, findings, membership } = profile;
  const isRegion = kind === 'aggregate';
  const version = versionOf(data.release);
  const hrefOf = (path: string): string =>
    `/${language}${path}${version === '' ? '' : `${path.includes('?') ? '&' : '?'}${version}`}`;
  const of = {
    profile,
    at: {
      page: area,
      search: version === '' ? '' : `?${version}`,
      release: data.release,
      cite: '#sources-title',
    },
  };
  const shared = { of, crops, hrefOf, paths: areaPaths(area, !isRegion) };
  const hasHarvest = crops.some(({ harvest }) => harvest.length > 0);
  const produced = crops.flatMap(({ crop, harvest }) =>
    harvest.some(({ element }) => element === PRODUCTION) ? [`${area}.${crop}.${PRODUCTION}`] : [],
  );
  const marks = marksNote(crops, words);
  const steps = [
    { name: words('country.index.title'), href: hrefOf('/country') },
    ...(membership !== null && area !== allianceCode
      ? [{ name: areaName(words, allianceCode), href: hrefOf(areaPagePath(allianceCode, true)) }]
      : []),
    ...(region !== null && regionCodes.includes(region)
      ? [{ name: areaName(words, region), href: hrefOf(areaPagePath(region, true)) }]
      : []),
  ];
  return (
    <PageLayout>
      <div className={styles.brief}>
        <div className={styles.sheet}>
          <PageTitle
            breadcrumb={
              <Breadcrumb
                label={words('frame.breadcrumb.label')}
                steps={steps}
                current={areaName(words, area)}
              />
            }
            title={words('country.title', { ...areaWords(words, area) })}
            finding={leadText(profile, { words, formats })}
          />
          <AboutArea profile={profile} hrefOf={hrefOf} />
          <FindingList
            findings={findings.slice(0, pageFindings)}
            version={version}
            feed={`/${language}/findings.xml${isRegion ? '' : `?country=${area}`}`}
          />
          <section aria-labelledby="harvest-title" className={styles.part}>
            <PartHead
              part="harvest"
              of={of}
              text={words('country.harvest.title')}
              tables={hasHarvest ? harvestTables(profile, { words, formats }) : []}
            />
            {!hasHarvest ? (
              <p className={styles.none}>
                {isMemberless(profile)
                  ? words('country.networks.empty')
                  : words(`country.harvest.${awaitsSum(profile) ? 'awaited' : 'none'}`, {
                      ...areaWords(words, area),
                    })}
              </p>
            ) : (
              <>
                <HarvestTable {...shared} />
                <p className={styles.note}>{harvestNotes(profile, words).join(' ')}</p>
                {produced.length > 0 && (
                  <p className={styles.note} data-print="no">
                    <a href={hrefOf(comparePath(produced))}>{words('figure.compare')}</a>
                  </p>
                )}
              </>
            )}
          </section>
          {!isRegion && <BalanceTable {...shared} />}
        </div>
        <div className={styles.sheet}>
          {/* Groups say more of themselves before this, and have neither prices nor seed after it. */}
          {isRegion && <BalanceTable {...shared} />}
          <TradeTable {...shared} />
          {!isRegion && <PriceTable {...shared} />}
          <SeedTable {...shared} />
          <LossTable {...shared} />
          {marks !== null && <p className={styles.note}>{marks}</p>}
          <MissingPart profile={profile} hrefOf={hrefOf} />
        </div>
      </div>
      <div data-print="no">
        <Button onClick={() => window.print()}>{words('country.print')}</Button>
      </div>
    </PageLayout>
  );
}
