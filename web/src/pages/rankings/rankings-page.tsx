import type { ReactNode } from 'react';
import type { Crop } from '#catalog/crop.ts';
import { crops, findCrop } from '#catalog/crops/index.ts';
import { findElement } from '#catalog/elements/index.ts';
import { macroRegions, worldCode } from '#catalog/regions/index.ts';
import { networkAreas, networkHome, networkSections } from '#catalog/regions/networks.ts';
import type { Section } from '#catalog/section.ts';
import { hasSection, sectionPath } from '#catalog/sections/section-facts.ts';
import { isCountry } from '../../api/data-view.tsx';
import { valueOr } from '../../api/loaded.ts';
import { AdjustedNotice } from '../../blocks/adjusted-notice.tsx';
import { ExplainHost } from '../../blocks/explain/explain-host.tsx';
import { NotLoaded } from '../../blocks/failed-part.tsx';
import { areaName, itemName } from '../../i18n/area-words.ts';
import { getFormats } from '../../i18n/formats.ts';
import { useLanguage, useWords } from '../../i18n/words.tsx';
import { Breadcrumb } from '../../ui/breadcrumb.tsx';
import { LiveRegion } from '../../ui/notice.tsx';
import { PageLayout } from '../../ui/page-layout.tsx';
import { PageTitle } from '../../ui/page-title.tsx';
import { rankingParams } from '../../url/ranking-params.ts';
import { RankingControls } from './ranking-controls.tsx';
import {
  findFacts,
  listItems,
  ofRegion,
  podiumRankings,
  type Ranking,
  type RankingsPageData,
  rankingLimits,
  ranksRegion,
  wantedYear,
} from './ranking-data.ts';
import { explainPlace } from './ranking-explain.ts';
import { RankingFigure } from './ranking-figure.tsx';
import { type RankingSubject, rankedArea, rankingFinding, rankingTitle } from './ranking-texts.ts';
import { useRanking } from './use-ranking.ts';
import { useRankingView } from './use-ranking-view.ts';

const required = <T,>(value: T | undefined, what: string): T => {
  if (value === undefined) throw new Error(`The page's ${what} is not in the catalog.`);
  return value;
};

/** What a ranking is of, by what the answer itself says: while another one is on its way, the texts stay true. */
function toSubject(crop: Crop, section: Section, ranking: Ranking, marked: string): RankingSubject {
  const pair = podiumRankings(section).find(
    ({ country, aggregate }) => country === ranking.element || aggregate === ranking.element,
  );
  const view = { by: ranking.by, ranking: pair?.country ?? ranking.element, element: ranking.element };
  const area = ranking.by === 'crops' ? ranking.area : marked;
  return { crop, section, view, area, year: ranking.year };
}

/** The section's own page for an area and year: regions and countries are parts of its view, continents are not. */
function sectionHref(
  crop: Crop,
  section: Section,
  area: string,
  year: number,
  version: string | undefined,
): string {
  const query = new URLSearchParams();
  if (isCountry(area)) query.set('country', area);
  else if (networkAreas.includes(area)) query.set('network', area);
  else if (macroRegions.some(({ regions }) => regions.includes(area))) query.set('region', area);
  query.set('year', String(year));
  if (version !== undefined) query.set('v', version);
  const isNetwork = query.has('network') && networkSections.some((id) => id === section.id);
  return `${isNetwork ? `${networkHome}/${section.id}` : sectionPath(crop, section)}?${query}`;
}

/** The full table behind a podium or a map. */
export function RankingsPage({ data }: { data: RankingsPageData }): ReactNode {
  const crop = required(findCrop(data.crop), 'crop');
  const { section } = data;
  const words = useWords();
  const language = useLanguage();
  const formats = getFormats(language);
  const control = useRankingView(data, section);
  const { view, fresh } = control;
  const { ranking: answer, waiting, failed } = useRanking(data, section, view);
  const regional = ranksRegion(view);
  const areas = valueOr(data.areas, []);
  const ranking = answer && regional ? ofRegion(answer, view.area, areas) : answer;
  // Where the years could not be loaded the year is a stand-in: that it has no ranking says nothing. Nor is it known which
  // countries a region has where the areas could not be loaded.
  const isStandIn =
    ranking !== undefined &&
    ((data.coverage.state === 'failed' && view.year === null && ranking.places.length === 0) ||
      (regional && data.areas.state === 'failed'));
  const year = ranking?.year ?? wantedYear(data, section, view);
  const subject =
    ranking === undefined
      ? { crop, section, view, area: view.area, year }
      : toSubject(crop, section, ranking, view.area);
  const title = rankingTitle(words, subject);
  const refused = fresh ? rankingParams(rankingLimits(section)).ignored(data.search, view) : [];
  const facts = findFacts(data, view.element);
  const years =
    view.by === 'countries'
      ? (facts?.years ?? []).filter(({ countries }) => countries > 0)
      : (ranking?.years ?? []).map((entry) => ({ year: entry, countries: null }));
  const hrefOf = (code: string): string | undefined => {
    if (view.by === 'countries') return `/${language}${sectionHref(crop, section, code, year, data.version)}`;
    const other = crops.find((entry) => listItems(entry).includes(code));
    if (other === undefined || !hasSection(other, section)) return undefined;
    return `/${language}${sectionHref(other, section, subject.area, year, data.version)}`;
  };
  const cropTitle = words(`crops.${crop.id}.title.${section.id}`);
  const finding =
    ranking === undefined || isStandIn ? undefined : rankingFinding(words, formats, subject, ranking);
  return (
    <PageLayout>
      <PageTitle
        icon={crop.id}
        title={words('rankings.heading', { title: cropTitle, area: areaName(words, rankedArea(subject)) })}
        finding={finding}
        breadcrumb={
          <Breadcrumb
            label={words('frame.breadcrumb.label')}
            steps={[
              { name: words(`crops.${crop.id}.name`), href: `/${language}/${crop.id}` },
              {
                name: cropTitle,
                href: `/${language}${sectionHref(crop, section, view.area, year, data.version)}`,
              },
            ]}
            current={words('rankings.page')}
          />
        }
      />
      <AdjustedNotice ignored={refused} shown={title} />
      <RankingControls
        data={data}
        crop={crop}
        section={section}
        control={control}
        year={year}
        years={years}
      />
      <ExplainHost
        store={control.store}
        page={explainPlace(data, crop, section, view.by)}
        brought={data.explanation}
        hrefOf={(figure) => control.hrefOf({ explain: figure })}
      >
        <LiveRegion text={waiting ? '' : `${title}. ${finding ?? ''}`} />
        {ranking === undefined || isStandIn ? (
          <NotLoaded failed={failed || isStandIn} height="60vh" />
        ) : (
          <div aria-busy={waiting}>
            <RankingFigure
              data={data}
              crop={crop}
              section={section}
              ranking={ranking}
              title={title}
              unit={words(`units.${findElement(ranking.measure)?.unit ?? 'rank'}.short`)}
              nameOf={(code) => (ranking.by === 'crops' ? itemName(words, code) : areaName(words, code))}
              isSelected={(code) =>
                ranking.by === 'crops'
                  ? listItems(crop).includes(code)
                  : code === view.area && code !== worldCode
              }
              hrefOf={hrefOf}
              years={years.map((entry) => entry.year)}
              control={control}
            />
          </div>
        )}
      </ExplainHost>
    </PageLayout>
  );
}
