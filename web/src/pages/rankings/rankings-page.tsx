import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { type ReactNode, useMemo, useState } from 'react';
import type { Section } from '#catalog/section.ts';
import { hasFailed, useAskAgainOn } from '../../api/failed-parts.ts';
import { rankingQuery } from '../../api/queries.ts';
import { AdjustedNotice } from '../../blocks/adjusted-notice.tsx';
import { ExplainHost } from '../../blocks/explain/explain-host.tsx';
import { NotLoaded } from '../../blocks/failed-part.tsx';
import { areaName } from '../../i18n/area-words.ts';
import { useSpeech } from '../../i18n/speech.ts';
import { Breadcrumb } from '../../ui/breadcrumb.tsx';
import { LiveRegion } from '../../ui/notice.tsx';
import { PageLayout } from '../../ui/page-layout.tsx';
import { PageTitle } from '../../ui/page-title.tsx';
import type { RankingView } from '../../url/ranking-params.ts';
import { loadRanking } from './load-ranking.ts';
import { RankingControls } from './ranking-controls.tsx';
import {
  forYear,
  type Ranking,
  type RankingsPageData,
  rankingAddress,
  replacementYear,
  wantedYear,
} from './ranking-data.ts';
import { explainPlace } from './ranking-explain.ts';
import { RankingFigure } from './ranking-figure.tsx';
import { rankingsAddress, sectionHref } from './ranking-figures.ts';
import { toRankingModel } from './ranking-model.ts';
import { rankedArea, rankingFinding, rankingTitle } from './ranking-texts.ts';
import { useRankingView } from './use-ranking-view.ts';

/** The ranking of a view; while it loads, the one before, with `waiting`. */
interface ShownRanking {
  ranking: Ranking | undefined;
  waiting: boolean;
  failed: boolean;
}

function useAnswer(data: RankingsPageData, by: RankingView['by'], address: string) {
  return useQuery({
    ...rankingQuery(address, (getJson) => loadRanking(getJson, by, address)),
    initialData: data.answers.state === 'loaded' ? data.answers.value[address] : undefined,
    placeholderData: keepPreviousData,
  });
}

function useRanking(data: RankingsPageData, section: Section, view: RankingView): ShownRanking {
  const year = wantedYear(data, section, view);
  const address = rankingAddress(data, section, view, year);
  const [opened] = useState(address);
  const first = useAnswer(data, view.by, address);
  const other =
    first.data === undefined || first.isPlaceholderData ? null : replacementYear(view, first.data);
  const second = useAnswer(
    data,
    view.by,
    other === null ? address : rankingAddress(data, section, view, other),
  );
  const waiting = second.isPlaceholderData || first.isPlaceholderData;
  useAskAgainOn(address);
  return {
    ranking: second.data && forYear(second.data, waiting ? null : view.year),
    waiting,
    failed:
      second.data === undefined &&
      (hasFailed(second) || (data.answers.state === 'failed' && address === opened)),
  };
}

/** The full table behind a podium or a map. */
export function RankingsPage({ data }: { data: RankingsPageData }): ReactNode {
  const { section } = data;
  const speech = useSpeech();
  const { words, language } = speech;
  const control = useRankingView(data, section);
  const { view, fresh } = control;
  const { ranking: answer, waiting, failed } = useRanking(data, section, view);
  const model = useMemo(() => toRankingModel(data, view, answer), [data, view, answer]);
  const { crop, ranking, subject, year, years, isStandIn } = model;
  const title = rankingTitle(words, subject);
  const cropTitle = words(`crops.${crop.id}.title.${section.id}`);
  const finding = ranking === undefined ? undefined : rankingFinding(words, speech.formats, subject, ranking);
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
      <AdjustedNotice ignored={fresh ? rankingsAddress({ ...data, view }).ignored : []} shown={title} />
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
        {ranking === undefined ? (
          <NotLoaded failed={failed || isStandIn} height="60vh" />
        ) : (
          <div aria-busy={waiting}>
            <RankingFigure data={data} model={{ ...model, ranking }} control={control} />
          </div>
        )}
      </ExplainHost>
    </PageLayout>
  );
}
