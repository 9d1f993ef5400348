import type { ReactNode } from 'react';
import { findingsOnPage, isOneStage, lossEvidences, lossStages } from '#catalog/losses/stages.ts';
import { worldCode } from '#catalog/regions/index.ts';
import type { Losses, LossRow, LossStages } from '#contract/losses.ts';
import { AdjustedNotice } from '../../blocks/adjusted-notice.tsx';
import { FailedPart } from '../../blocks/failed-part.tsx';
import { FiledContent } from '../../blocks/filed-head.tsx';
import { filedTitle } from '../../blocks/filed-title.ts';
import { FilterForm, ListPages } from '../../blocks/filters/filter-form.tsx';
import { StripPlot } from '../../charts/strip-plot/strip-plot.tsx';
import { areaName } from '../../i18n/area-words.ts';
import { getFormats } from '../../i18n/formats.ts';
import { percentText } from '../../i18n/loss-percent.ts';
import { stageNames } from '../../i18n/loss-stage.ts';
import { useLanguage, useWords } from '../../i18n/words.tsx';
import { Disclosure } from '../../ui/disclosure.tsx';
import { PageLayout } from '../../ui/page-layout.tsx';
import { PageTitle } from '../../ui/page-title.tsx';
import { PlainTable } from '../../ui/plain-table.tsx';
import { EmptyState } from '../../ui/state-message.tsx';
import { type LossesView, lossesParams } from '../../url/losses-params.ts';
import { AboutSources } from './about-sources.tsx';
import { filedFindings, filedStages } from './filed-findings.ts';
import { Activity, FindingDetails } from './finding-cells.tsx';
import { LossBlock } from './loss-block.tsx';
import {
  activityText,
  editionText,
  findingsTitle,
  findingText,
  hasEnglish,
  lossHeading,
  methodText,
  pointText,
  stageSummary,
} from './loss-texts.ts';
import styles from './losses.module.css';
import type { LossesPageData } from './losses-data.ts';
import { RelatedPages } from './related-pages.tsx';

/** What studies found a crop to lose, stage by stage, and each figure behind it. Everything stands in the address, and needs no scripts. */
export function LossesPage({ data }: { data: LossesPageData }): ReactNode {
  const { crop, view, release, stages: part, findings } = data;
  const words = useWords();
  const language = useLanguage();
  const formats = getFormats(language);
  const version = release.pinned ? release.id : null;
  const params = lossesParams(crop);
  const path = `/${crop}/data/post-harvest/results`;
  const hrefOf = (change: Partial<LossesView>): string =>
    `/${language}${path}${params.serialise({ ...view, ...change }, version)}`;
  const title = lossHeading(words, crop, 'results', view.country);
  if (part.state === 'failed')
    return (
      <PageLayout>
        <PageTitle icon={crop} title={title} />
        <FailedPart />
      </PageLayout>
    );
  const answer = part.value;
  const { commodity, stages } = answer;
  const ignored = params.ignored(data.search, view);
  const plain = hrefOf(params.initial);
  const hasNone = answer.findings === 0;
  const chain = stages.filter(({ stage }) => isOneStage(stage));
  const widest = chain.toSorted((a, b) => b.median - a.median || b.studies - a.studies)[0];
  const finding = hasNone
    ? words('losses.none', { cropOf: words(`crops.${crop}.of`) })
    : widest === undefined
      ? words('losses.noStages', { count: stages.length })
      : words(`losses.finding.${view.evidence}`, {
          commodity: words(`losses.commodity.${commodity}`),
          stage: words(`losses.stage.${widest.stage}`),
          ...stageNames(formats, widest),
          isOnly: chain.length === 1 ? 'yes' : 'no',
        });
  return (
    <PageLayout>
      <PageTitle icon={crop} title={title} finding={finding} />
      <AdjustedNotice ignored={ignored} shown={title} />
      {!hasNone && (
        <>
          <FilterForm
            group="lossSources"
            fields={fieldsOf(words, language, view, answer)}
            kept={version === null ? [] : [['v', version]]}
            plain={plain}
          />
          <p className={styles.quiet}>{words(`losses.evidence.${view.evidence}.text`)}</p>
          {stages.length === 0 ? (
            <EmptyState
              text={words('losses.nothing')}
              hint={words('losses.nothing.hint')}
              action={{ label: words('lossSources.clear'), href: plain }}
            />
          ) : (
            <StagesBlock data={data} answer={answer} title={title} />
          )}
          {findings.state === 'failed' ? (
            <FailedPart />
          ) : (
            findings.value.total > 0 && (
              <FindingsBlock data={data} found={findings.value} answer={answer} hrefOf={hrefOf} />
            )
          )}
        </>
      )}
      <AboutSources
        texts={[words('losses.about.text'), words('losses.about.editions')]}
        sources={answer.sources.map((source) => ({ ...source, rows: source.findings }))}
        leftOut={answer.left_out}
      >
        <p>
          <a href={`/${language}/${crop}/data/post-harvest/general-information`}>{words('losses.toInfo')}</a>
        </p>
      </AboutSources>
      <RelatedPages crop={crop} path={path} />
    </PageLayout>
  );
}

/** The filters with their choices; what another filter leaves nothing of is no choice. */
function fieldsOf(
  words: ReturnType<typeof useWords>,
  language: ReturnType<typeof useLanguage>,
  view: LossesView,
  { commodity, facets }: LossStages,
) {
  const compare = new Intl.Collator(language).compare;
  const all = ['', words('lossSources.all')] as const;
  const countries = facets.country.map(({ id, count }) => [id, areaName(words, id), count] as const);
  const asked = view.country !== null && !countries.some(([id]) => id === view.country) ? [view.country] : [];
  const stages = new Set<string>([...facets.stage.map(({ id }) => id), view.stage ?? '']);
  return [
    {
      name: 'commodity',
      label: words('losses.filter.commodity'),
      value: commodity ?? '',
      options: facets.commodity.map(({ id }) => [id, words(`losses.commodity.${id}`)] as const),
    },
    {
      name: 'country',
      label: words('losses.filter.country'),
      value: view.country ?? '',
      options: [
        all,
        ...countries
          .toSorted((a, b) => compare(a[1], b[1]))
          .map(([id, name, count]) => [id, words('losses.choice', { name, count })] as const),
        ...asked.map((id) => [id, areaName(words, id)] as const),
      ],
    },
    {
      name: 'evidence',
      label: words('losses.filter.evidence'),
      value: view.evidence,
      options: lossEvidences.map((id) => [id, words(`losses.evidence.${id}`)] as const),
    },
    {
      name: 'stage',
      label: words('losses.filter.stage'),
      value: view.stage ?? '',
      options: [
        all,
        ...lossStages.filter((id) => stages.has(id)).map((id) => [id, words(`losses.stage.${id}`)] as const),
      ],
    },
  ];
}

/** Rows of points that a document lists: modelled estimates are two thousand, which slow phones would be seconds to lay out. */
const mostPoints = 300;

/** The chain in order, every study a point, and below it the same as a table. */
function StagesBlock(props: { data: LossesPageData; answer: LossStages; title: string }): ReactNode {
  const { data, answer, title } = props;
  const { view, crop, release } = data;
  const words = useWords();
  const language = useLanguage();
  const formats = getFormats(language);
  const { stages, commodity } = answer;
  const caption = words('losses.stages.title', {
    commodity: words(`losses.commodity.${commodity}`),
    evidence: words(`losses.evidence.${view.evidence}`),
  });
  const filed = filedTitle(title, caption);
  const used = new Set(stages.flatMap(({ points }) => points.flatMap(({ sources }) => sources)));
  const number = (value: number) => ({ text: formats.number(value), raw: value });
  const percent = (value: number) => ({ text: percentText(formats, value), raw: value });
  // In a table to read percentages have one number of decimals; only less than a tenth keeps its third one.
  const comparable = (value: number): string => percentText(formats, value, 2);
  const filter = new URLSearchParams({ crop, evidence: view.evidence });
  if (commodity !== null) filter.set('commodity', commodity);
  if (view.country !== null) filter.set('country', view.country);
  const columns = [
    { id: 'stage', label: words('losses.column.stage') },
    { id: 'country', label: words('figure.table.country') },
    { id: 'year', label: words('figure.table.year') },
    { id: 'value', label: words('losses.column.value'), numeric: true },
    { id: 'low', label: words('losses.column.low'), numeric: true },
    { id: 'high', label: words('losses.column.high'), numeric: true },
    { id: 'figures', label: words('losses.column.figures'), numeric: true },
    { id: 'method', label: words('losses.column.method') },
    { id: 'reference', label: words('losses.column.reference') },
  ];
  const rows = stages.flatMap(({ stage, points }) =>
    points.map((point, at) => ({
      id: `${stage}-${at}`,
      cells: [
        { text: words(`losses.stage.${stage}`), code: stage },
        { text: areaName(words, point.country), code: point.country },
        { text: formats.year(point.year), raw: point.year },
        percent(point.value),
        percent(point.low),
        percent(point.high),
        number(point.figures),
        { text: words(`losses.method.${point.method}`), code: point.method },
        { text: point.reference ?? words('losses.noReference') },
      ],
    })),
  );
  const sources = answer.sources.filter(({ key }) => used.has(key));
  const at = {
    page: 'results',
    search: lossesParams(crop).serialise({ ...view, page: 1 }, release.pinned ? release.id : null),
  };
  const listed = rows.slice(0, mostPoints);
  const pointsTitle =
    listed.length < rows.length
      ? words('losses.points.some', {
          shown: formats.number(listed.length),
          count: formats.number(rows.length),
        })
      : words('losses.points.title', { count: rows.length });
  return (
    <LossBlock
      id="stages"
      title={caption}
      filedTitle={filed}
      info={words(`losses.stages.info.${view.evidence}`)}
      notes={[words('losses.stages.sum')]}
      sources={sources}
      table={{ caption: title, columns, rows }}
      isDrawn
      page={data}
      at={at}
      country={view.country}
      compare={data.compare}
      csv={[[`/api/v1/export/losses?${filter}`, words('losses.csv')]]}
      further={
        <FiledContent
          isNamed
          filed={{
            id: 'summary',
            title: words('losses.stages.summary', { title: filed }),
            sources,
            area: view.country ?? worldCode,
            table: import.meta.env.SSR && (() => filedStages(stages, view.evidence, { words, formats })),
            rows: stages.length,
            at: { ...at, release, cite: '#about-data' },
          }}
        />
      }
    >
      <StripPlot
        id="strips"
        title={caption}
        description={words(`losses.stages.info.${view.evidence}`)}
        hint={words('losses.stages.keys')}
        rows={stages.map((stage) => ({
          id: stage.stage,
          label: words(`losses.stage.${stage.stage}`),
          summary: stageSummary(words, formats, stage),
          median: stage.median,
          low: stage.low,
          high: stage.high,
          linked: isOneStage(stage.stage),
          points: stage.points.map((point) => ({
            value: point.value,
            text: pointText(words, formats, point),
          })),
        }))}
        formatValue={(value) => percentText(formats, value)}
      />
      <PlainTable
        label={caption}
        stacks
        columns={[
          [words('losses.column.stage'), ({ stage }) => words(`losses.stage.${stage}`)],
          [words('losses.column.median'), ({ median }) => comparable(median), 'numeric'],
          [words('losses.column.low'), ({ low }) => comparable(low), 'numeric'],
          [words('losses.column.high'), ({ high }) => comparable(high), 'numeric'],
          [
            words(`losses.column.points.${view.evidence}`),
            ({ studies }) => formats.number(studies),
            'numeric',
          ],
          [words('losses.column.figures'), ({ figures }) => formats.number(figures), 'numeric'],
          [words('losses.column.years'), (stage) => stageNames(formats, stage).years],
        ]}
        rows={stages}
      />
      <Disclosure summary={pointsTitle}>
        <PlainTable
          label={pointsTitle}
          stacks
          look={styles.wraps}
          columns={columns.map(({ label, numeric }, column) => {
            const cell = (row: (typeof rows)[number]) => row.cells[column]?.text ?? '';
            return numeric === true ? ([label, cell, 'numeric'] as const) : ([label, cell] as const);
          })}
          rows={listed}
        />
      </Disclosure>
    </LossBlock>
  );
}

/** Each figure as its source reports it, with all that is known of it. */
function FindingsBlock(props: {
  data: LossesPageData;
  found: Losses;
  answer: LossStages;
  hrefOf: (change: Partial<LossesView>) => string;
}): ReactNode {
  const { data, found, answer, hrefOf } = props;
  const { view, crop, release } = data;
  const words = useWords();
  const language = useLanguage();
  const formats = getFormats(language);
  const title = words('losses.findings.title');
  const isForeign = language !== 'en' && found.rows.some((row) => hasEnglish(words, row));
  const used = new Set(found.rows.map(({ source }) => source));
  const first = (view.page - 1) * findingsOnPage;
  const filter = new URLSearchParams({ crop, evidence: view.evidence });
  for (const name of ['country', 'stage'] as const) {
    const value = view[name];
    if (value !== null) filter.set(name, value);
  }
  if (answer.commodity !== null) filter.set('commodity', answer.commodity);
  const columns: readonly (readonly [id: string, label: string, textOf: (row: LossRow) => string])[] = [
    [
      'country',
      words('figure.table.country'),
      ({ country, region }) =>
        region === null ? areaName(words, country) : `${areaName(words, country)}: ${region}`,
    ],
    ['year', words('figure.table.year'), ({ year }) => formats.year(year)],
    ['stage', words('losses.column.stage'), ({ stage }) => words(`losses.stage.${stage}`)],
    ['activity', words('losses.column.activity'), (row) => activityText(words, row)],
    ['percent', words('losses.column.percent'), (row) => findingText(words, formats, row)],
    ['method', words('losses.column.method'), (row) => methodText(words, row)],
    ['source', words('losses.column.source'), (row) => editionText(words, row)],
  ];
  return (
    <LossBlock
      id="findings"
      title={title}
      filedTitle={findingsTitle(words, crop, view, answer.commodity)}
      finding={
        found.rows.length === 0
          ? words('losses.findings.noPage')
          : words('losses.findings.finding', {
              first: first + 1,
              last: first + found.rows.length,
              total: found.total,
            })
      }
      info={words('losses.findings.info')}
      notes={isForeign ? [words('losses.findings.english')] : []}
      sources={answer.sources.filter(({ key }) => used.has(key))}
      table={{ caption: title, ...filedFindings(found.rows, { words, formats }) }}
      isDrawn={false}
      page={data}
      at={{ page: 'results', search: lossesParams(crop).serialise(view, release.pinned ? release.id : null) }}
      country={view.country}
      compare={data.compare}
      csv={[[`/api/v1/export/losses?${filter}`, words('losses.csv')]]}
    >
      <PlainTable
        label={title}
        stacks
        look={styles.wraps}
        columns={[
          ...columns.map(
            ([id, label, textOf]) =>
              [label, id === 'activity' ? (row: LossRow) => <Activity row={row} /> : textOf] as const,
          ),
          [words('losses.column.more'), (row: LossRow) => <FindingDetails row={row} />] as const,
        ]}
        rows={found.rows}
      />
      <ListPages
        group="lossSources"
        page={view.page}
        last={Math.max(1, Math.ceil(found.total / findingsOnPage))}
        hrefOf={(page) => `${hrefOf({ page })}#findings`}
      />
    </LossBlock>
  );
}
