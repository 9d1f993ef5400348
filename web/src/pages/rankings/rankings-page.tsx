import { type ReactNode, useMemo } from 'react';
import { AdjustedNotice } from '../../blocks/adjusted-notice.tsx';
import { ExplainHost } from '../../blocks/explain/explain-host.tsx';
import { NotLoaded } from '../../blocks/failed-part.tsx';
import { areaName } from '../../i18n/area-words.ts';
import { useSpeech } from '../../i18n/speech.ts';
import { Breadcrumb } from '../../ui/breadcrumb.tsx';
import { LiveRegion } from '../../ui/notice.tsx';
import { PageLayout } from '../../ui/page-layout.tsx';
import { PageTitle } from '../../ui/page-title.tsx';
import { RankingControls } from './ranking-controls.tsx';
import type { RankingsPageData } from './ranking-data.ts';
import { explainPlace } from './ranking-explain.ts';
import { RankingFigure } from './ranking-figure.tsx';
import { rankingsAddress, sectionHref } from './ranking-figures.ts';
import { toRankingModel } from './ranking-model.ts';
import { rankedArea, rankingFinding, rankingTitle } from './ranking-texts.ts';
import { useRanking } from './use-ranking.ts';
import { useRankingView } from './use-ranking-view.ts';

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
