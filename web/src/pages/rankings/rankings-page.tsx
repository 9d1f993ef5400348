import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { type ReactNode, useMemo, useState } from 'react';
import type { Crop } from '#catalog/crop.ts';
import { worldCode } from '#catalog/regions/index.ts';
import type { Section } from '#catalog/section.ts';
import type { AreaSummary } from '#contract/data.ts';
import { hasFailed, useAskAgainOn } from '../../api/failed-parts.ts';
import type { Loaded } from '../../api/loaded.ts';
import { rankingQuery } from '../../api/queries.ts';
import { AdjustedNotice } from '../../blocks/adjusted-notice.tsx';
import { ExplainHost } from '../../blocks/explain/explain-host.tsx';
import { NotLoaded } from '../../blocks/failed-part.tsx';
import { areaName } from '../../i18n/area-words.ts';
import { useSpeech } from '../../i18n/speech.ts';
import { useWords } from '../../i18n/words.tsx';
import { Breadcrumb } from '../../ui/breadcrumb.tsx';
import { Button } from '../../ui/button.tsx';
import { LiveRegion } from '../../ui/notice.tsx';
import { PageLayout } from '../../ui/page-layout.tsx';
import { PageTitle } from '../../ui/page-title.tsx';
import { SegmentedControl } from '../../ui/segmented-control.tsx';
import { SelectField } from '../../ui/select-field.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { type RankingView, rankingParams } from '../../url/ranking-params.ts';
import { loadRanking } from './load-ranking.ts';
import {
  forYear,
  podiumRankings,
  type Ranking,
  type RankingsPageData,
  rankingAddress,
  rankingLimits,
  replacementYear,
  wantedYear,
} from './ranking-data.ts';
import { explainPlace } from './ranking-explain.ts';
import { RankingFigure } from './ranking-figure.tsx';
import { rankingsAddress, sectionHref } from './ranking-figures.ts';
import { toRankingModel } from './ranking-model.ts';
import { rankedArea, rankingFinding, rankingTitle } from './ranking-texts.ts';
import styles from './rankings-page.module.css';
import { type RankingViewControl, useRankingView } from './use-ranking-view.ts';

/**
 * The World, regions, countries and, where their crops are ranked, former States, each group by name; the chosen one alone where the
 * list failed.
 */
function useAreaChoices(
  areas: Loaded<readonly AreaSummary[]>,
  chosen: string,
  by: RankingView['by'],
): {
  codes: string[];
  names: string[];
  groups: string[];
} {
  const { words, language } = useSpeech();
  return useMemo(() => {
    const compare = new Intl.Collator(language).compare;
    const groupOf = ({ code, kind }: AreaSummary): number =>
      code === worldCode ? 0 : kind === 'aggregate' ? 1 : kind === 'country' ? 2 : 3;
    const labels = [
      '',
      words('rankings.group.regions'),
      words('rankings.by.countries'),
      words('rankings.group.former'),
    ];
    if (areas.state === 'failed') return { codes: [chosen], names: [areaName(words, chosen)], groups: [''] };
    const sorted = areas.value
      .filter(({ code, kind }) => kind !== 'former' || by === 'crops' || code === chosen)
      .map((area) => ({ code: area.code, group: groupOf(area), name: areaName(words, area.code) }))
      .sort((a, b) => a.group - b.group || compare(a.name, b.name));
    return {
      codes: sorted.map(({ code }) => code),
      names: sorted.map(({ name }) => name),
      groups: sorted.map(({ group }) => labels[group] ?? ''),
    };
  }, [areas, chosen, by, words, language]);
}

function RankingControls(props: {
  data: RankingsPageData;
  crop: Crop;
  section: Section;
  control: RankingViewControl;
  year: number;
  years: readonly { year: number; countries: number | null }[];
}): ReactNode {
  const { data, section, control, year } = props;
  const { view, show, hrefOf } = control;
  const words = useWords();
  const areas = useAreaChoices(data.areas, view.area, view.by);
  const limits = rankingLimits(section);
  const noOption = words('dataPage.filters.noOption');
  const shownParams = ['ranking', 'area', 'element', 'year', 'q', 'explain'];
  const hidden = rankingParams(limits)
    .fields(view, data.version)
    .filter(([name]) => !shownParams.includes(name));
  const years = [...props.years].reverse();
  const offered = years.some((entry) => entry.year === year) ? years : [{ year, countries: null }, ...years];
  return (
    <form
      className={styles.controls}
      method="get"
      aria-label={words('rankings.choose')}
      data-print="no"
      onSubmit={(event) => event.preventDefault()}
    >
      {hidden.map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      {limits.rankings.length > 0 && (
        <SegmentedControl
          label={words('rankings.by.label')}
          value={view.by}
          options={(['crops', 'countries'] as const).map((id) => ({
            id,
            label: words(`rankings.by.${id}`),
            href: hrefOf({ by: id }),
          }))}
          onChoose={(by) => show({ by })}
        />
      )}
      {view.by === 'countries' ? (
        <SelectField
          label={words('dataPage.filters.element')}
          name="element"
          value={String(view.element)}
          values={limits.elements.map(String)}
          names={limits.elements.map((element) => words(`elements.${element}.name`))}
          noOption={noOption}
          onChange={(element) => show({ element: Number(element) })}
        />
      ) : (
        limits.rankings.length > 1 && (
          <SelectField
            label={words(`${section.id}.podium.choose`)}
            name="ranking"
            value={String(view.ranking)}
            values={limits.rankings.map(String)}
            names={podiumRankings(section).map((pair) => words(`${section.id}.podium.${pair.country}`))}
            noOption={noOption}
            onChange={(ranking) => show({ ranking: Number(ranking) })}
          />
        )
      )}
      <SelectField
        label={words('rankings.form.area')}
        name="area"
        value={view.area}
        values={areas.codes}
        names={areas.names}
        groups={areas.groups}
        noOption={noOption}
        onChange={(area) => show({ area })}
      />
      <SelectField
        label={words('dataPage.filters.year')}
        name="year"
        value={String(year)}
        values={offered.map((entry) => String(entry.year))}
        names={offered.map((entry) =>
          entry.countries === null
            ? String(entry.year)
            : words('dataPage.filters.yearCoverage', { year: String(entry.year), count: entry.countries }),
        )}
        noOption={noOption}
        onChange={(chosen) => show({ year: Number(chosen) })}
      />
      <div className={styles.search}>
        <TextField
          label={words('rankings.search')}
          type="search"
          name="q"
          maxLength={80}
          autoComplete="off"
          spellCheck={false}
          value={view.query}
          onChange={(event) => show({ query: event.target.value }, 'replace')}
        />
      </div>
      <noscript>
        <Button type="submit">{words('dataPage.filters.apply')}</Button>
      </noscript>
    </form>
  );
}

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
