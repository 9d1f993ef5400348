import type { ReactNode } from 'react';
import { findingsOnPage, isOneStage, lossEvidences, lossStages } from '#catalog/losses/stages.ts';
import type { Losses, LossRow, LossStages } from '#contract/losses.ts';
import { AdjustedNotice } from '../../blocks/adjusted-notice.tsx';
import { FailedPart } from '../../blocks/failed-part.tsx';
import { FilterForm, ListPages } from '../../blocks/filters/filter-form.tsx';
import { RecordLinks } from '../../blocks/record-links.tsx';
import type { Figure } from '../../figure/figure.ts';
import { FigureFrame } from '../../figure/figure-frame.tsx';
import { FigurePlaceContext } from '../../figure/figure-place.ts';
import { PlainFigureTable } from '../../figure/plain-figure-table.tsx';
import { areaName } from '../../i18n/area-words.ts';
import { percentText } from '../../i18n/loss-percent.ts';
import { stageNames } from '../../i18n/loss-stage.ts';
import { type Speech, useSpeech } from '../../i18n/speech.ts';
import { Disclosure } from '../../ui/disclosure.tsx';
import { PageLayout } from '../../ui/page-layout.tsx';
import { PageTitle } from '../../ui/page-title.tsx';
import { PlainTable } from '../../ui/plain-table.tsx';
import { EmptyState } from '../../ui/state-message.tsx';
import { type LossesView, lossesParams } from '../../url/losses-params.ts';
import { AboutSources } from './about-sources.tsx';
import { Activity, FindingDetails } from './finding-cells.tsx';
import { lossesAddress, lossesFigures } from './loss-figures.tsx';
import { editionText, findingText, lossHeading, methodText } from './loss-texts.ts';
import styles from './losses.module.css';
import type { LossesPageData } from './losses-data.ts';
import { RelatedPages } from './related-pages.tsx';

/** What studies found a crop to lose, stage by stage, and each figure behind it. Everything stands in the address, and needs no scripts. */
export function LossesPage({ data }: { data: LossesPageData }): ReactNode {
  const { crop, view, release, stages: part, findings } = data;
  const speech = useSpeech();
  const { words, language, formats } = speech;
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
  const figures = lossesFigures(data, speech);
  const place = {
    page: 'results',
    search: params.serialise(view, version),
    release,
    cite: '#about-data',
  };
  return (
    <PageLayout>
      <PageTitle icon={crop} title={title} finding={finding} />
      <AdjustedNotice ignored={lossesAddress(data).ignored} shown={title} />
      {!hasNone && (
        <FigurePlaceContext.Provider value={place}>
          <FilterForm
            group="lossSources"
            fields={fieldsOf(speech, view, answer)}
            kept={version === null ? [] : [['v', version]]}
            plain={plain}
          />
          <p className={styles.quiet}>{words(`losses.evidence.${view.evidence}.text`)}</p>
          {stages.length === 0 && (
            <EmptyState
              text={words('losses.nothing')}
              hint={words('losses.nothing.hint')}
              action={{ label: words('lossSources.clear'), href: plain }}
            />
          )}
          <StagesPart data={data} answer={answer} figures={figures} />
          {findings.state === 'failed' ? (
            <FailedPart />
          ) : (
            <FindingsPart data={data} found={findings.value} figures={figures} hrefOf={hrefOf} />
          )}
        </FigurePlaceContext.Provider>
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
function fieldsOf({ words, language }: Speech, view: LossesView, { commodity, facets }: LossStages) {
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

/** Ways on from a figure: all that its filters leave as a file, and the comparator. */
function Links(props: {
  data: LossesPageData;
  figure: Figure;
  filter: readonly ('country' | 'stage')[];
}): ReactNode {
  const { data, figure, filter } = props;
  const { crop, view, compare } = data;
  const { words } = useSpeech();
  const query = new URLSearchParams({ crop, evidence: view.evidence });
  for (const name of filter) if (view[name] !== null) query.set(name, String(view[name]));
  if (data.stages.state === 'loaded' && data.stages.value.commodity !== null)
    query.set('commodity', data.stages.value.commodity);
  return (
    <RecordLinks
      figure={figure}
      closed={words('lossSources.closed')}
      files={[[`/api/v1/export/losses?${query}`, words('losses.csv')]]}
      compare={
        compare && {
          href: compare.href,
          text: words(compare.isNearest ? 'losses.compare.balances' : 'figure.compare'),
        }
      }
    />
  );
}

/** The chain in order, every study a point, and below it the same as a table. */
function StagesPart(props: {
  data: LossesPageData;
  answer: LossStages;
  figures: readonly Figure[];
}): ReactNode {
  const { data, answer, figures } = props;
  const [chain, summary] = ['stages', 'summary'].map((id) => figures.find((figure) => figure.id === id));
  if (chain === undefined || summary === undefined) return null;
  return (
    <FigureFrame
      figure={chain}
      hasTable={false}
      links={<Links data={data} figure={chain} filter={['country']} />}
      within={[summary]}
      under={
        <>
          <StageTable title={chain.title} stages={answer.stages} evidence={data.view.evidence} />
          <PointTable figure={chain} />
        </>
      }
    />
  );
}

/** Percentages have one number of decimals, so that they can be compared; only less than a tenth keeps its third one. */
function StageTable(props: {
  title: string;
  stages: LossStages['stages'];
  evidence: LossesView['evidence'];
}): ReactNode {
  const { title, stages, evidence } = props;
  const { words, formats } = useSpeech();
  const comparable = (value: number): string => percentText(formats, value, 2);
  return (
    <PlainTable
      label={title}
      stacks
      columns={[
        [words('losses.column.stage'), ({ stage }) => words(`losses.stage.${stage}`)],
        [words('losses.column.median'), ({ median }) => comparable(median), 'numeric'],
        [words('losses.column.low'), ({ low }) => comparable(low), 'numeric'],
        [words('losses.column.high'), ({ high }) => comparable(high), 'numeric'],
        [words(`losses.column.points.${evidence}`), ({ studies }) => formats.number(studies), 'numeric'],
        [words('losses.column.figures'), ({ figures }) => formats.number(figures), 'numeric'],
        [words('losses.column.years'), (stage) => stageNames(formats, stage).years],
      ]}
      rows={stages}
    />
  );
}

/** Every point of the picture, as many as a document lists. */
function PointTable({ figure }: { figure: Figure }): ReactNode {
  const { words, formats } = useSpeech();
  const { rowCount: count } = figure;
  const title =
    count > mostPoints
      ? words('losses.points.some', { shown: formats.number(mostPoints), count: formats.number(count) })
      : words('losses.points.title', { count });
  return (
    <Disclosure summary={title}>
      <PlainFigureTable
        figure={figure}
        most={mostPoints}
        table={{ label: title, stacks: true, look: styles.wraps }}
      />
    </Disclosure>
  );
}

/** Each figure as its source reports it, with all that is known of it. */
function FindingsPart(props: {
  data: LossesPageData;
  found: Losses;
  figures: readonly Figure[];
  hrefOf: (change: Partial<LossesView>) => string;
}): ReactNode {
  const { data, found, figures, hrefOf } = props;
  const { words, formats } = useSpeech();
  const figure = figures.find(({ id }) => id === 'findings');
  if (figure === undefined) return null;
  return (
    <FigureFrame figure={figure} links={<Links data={data} figure={figure} filter={['country', 'stage']} />}>
      <PlainTable<LossRow>
        label={figure.title}
        stacks
        look={styles.wraps}
        columns={[
          [
            words('figure.table.country'),
            ({ country, region }) =>
              region === null ? areaName(words, country) : `${areaName(words, country)}: ${region}`,
          ],
          [words('figure.table.year'), ({ year }) => formats.year(year)],
          [words('losses.column.stage'), ({ stage }) => words(`losses.stage.${stage}`)],
          [words('losses.column.activity'), (row) => <Activity row={row} />],
          [words('losses.column.percent'), (row) => findingText(words, formats, row)],
          [words('losses.column.method'), (row) => methodText(words, row)],
          [words('losses.column.source'), (row) => editionText(words, row)],
          [words('losses.column.more'), (row) => <FindingDetails row={row} />],
        ]}
        rows={found.rows}
      />
      <ListPages
        group="lossSources"
        page={data.view.page}
        last={Math.max(1, Math.ceil(found.total / findingsOnPage))}
        hrefOf={(page) => `${hrefOf({ page })}#findings`}
      />
    </FigureFrame>
  );
}
