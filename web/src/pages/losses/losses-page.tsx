import type { ReactNode } from 'react';
import { findingsOnPage, lossEvidences } from '#catalog/losses/stages.ts';
import type { Losses, LossRow, LossStages } from '#contract/losses.ts';
import { AdjustedNotice } from '../../blocks/adjusted-notice.tsx';
import { FailedPart } from '../../blocks/failed-part.tsx';
import { Followed } from '../../blocks/list/followed.tsx';
import { type FurtherFilter, type ListFacet, ListFilters } from '../../blocks/list/list-filters.tsx';
import { type ChosenFilter, CountedRows, ListPages, NoRows } from '../../blocks/list/list-parts.tsx';
import { chosenOf, isFilled, toFacet } from '../../blocks/list/list-state.ts';
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
import { type LossesView, lossesParams } from '../../url/losses-params.ts';
import { AboutSources } from './about-sources.tsx';
import { FindingDetails } from './finding-cells.tsx';
import { lossesAddress, lossesFigures } from './loss-figures.tsx';
import { chainLead } from './loss-strips.ts';
import { lossHeading, methodText } from './loss-texts.ts';
import styles from './losses.module.css';
import type { LossesPageData } from './losses-data.ts';
import { RelatedPages } from './related-pages.tsx';

/** A crop's losses by stage in studies, and each figure behind them. Its state is in the address; it needs no scripts. */
export function LossesPage({ data }: { data: LossesPageData }): ReactNode {
  const { crop, view, release, stages: part, findings } = data;
  const speech = useSpeech();
  const { words, language } = speech;
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
  const { stages } = answer;
  const hasNone = answer.findings === 0;
  const lead = chainLead(answer, speech);
  const finding = hasNone
    ? words('losses.none', { cropOf: words(`crops.${crop}.of`) })
    : view.q !== null && findings.state === 'loaded'
      ? words('losses.found', { text: view.q, count: findings.value.total })
      : lead === undefined
        ? words('losses.noStages', { count: stages.length })
        : `${lead}${
            view.country === null && findings.state === 'loaded' && findings.value.total > 0
              ? ` ${words('losses.lead.count', {
                  total: findings.value.total,
                  countries: findings.value.facets.country.length,
                })}`
              : ''
          }`;
  const figures = lossesFigures(data, speech);
  const facets = lossFacets(speech, view, findings.state === 'loaded' ? findings.value : answer, hrefOf);
  const further = furtherFilters(speech, view, answer);
  const textInUse =
    view.q === null
      ? null
      : { text: words('list.quoted', { text: view.q }), href: hrefOf({ q: null, page: 1 }) };
  const commodityInUse =
    view.commodity === null
      ? null
      : { text: words(`losses.commodity.${view.commodity}`), href: hrefOf({ commodity: null, page: 1 }) };
  const place = {
    page: 'results',
    search: params.serialise(view, version),
    release,
    cite: '#about-data',
  };
  return (
    <Followed>
      <PageLayout>
        <PageTitle icon={crop} title={title} finding={finding} />
        <AdjustedNotice ignored={lossesAddress(data).ignored} shown={title} />
        {!hasNone && (
          <FigurePlaceContext.Provider value={place}>
            {findings.state === 'loaded' && <CountedRows total={findings.value.total} />}
            <ListFilters
              path={`/${language}${path}`}
              search={{
                label: words('list.search'),
                example: words('losses.filter.q'),
                value: view.q ?? '',
              }}
              facets={facets}
              further={further}
              kept={params
                .fields(view, version)
                .filter(([name]) => !['q', 'page', ...further.map((filter) => filter.name)].includes(name))}
            />
            <p className={styles.quiet}>{words(`losses.evidence.${view.evidence}.text`)}</p>
            <StagesPart data={data} answer={answer} figures={figures} />
            {findings.state === 'failed' ? (
              <FailedPart />
            ) : (
              <FindingsPart
                data={data}
                found={findings.value}
                figures={figures}
                chosen={chosenOf(facets, [textInUse, commodityInUse])}
                hrefOf={hrefOf}
              />
            )}
          </FigurePlaceContext.Provider>
        )}
        <AboutSources
          texts={[words('losses.about.text'), words('losses.about.editions')]}
          sources={answer.sources.map((source) => ({ ...source, rows: source.findings }))}
          leftOut={answer.left_out}
        >
          <p>
            <a href={`/${language}/${crop}/data/post-harvest/general-information`}>
              {words('losses.toInfo')}
            </a>
          </p>
        </AboutSources>
        <RelatedPages crop={crop} path={path} />
      </PageLayout>
    </Followed>
  );
}

/** The filters as chips. */
function lossFacets(
  { words }: Speech,
  view: LossesView,
  { facets }: Pick<LossStages, 'facets'>,
  hrefOf: (change: Partial<LossesView>) => string,
): readonly ListFacet[] {
  const initial = 'studies';
  const byCount = facets.stage.toSorted((a, b) => b.count - a.count);
  return [
    toFacet({
      name: 'country',
      label: words('losses.filter.country'),
      counts: facets.country,
      chosen: view.country,
      nameOf: (id) => areaName(words, id),
      hrefOf: (country) => hrefOf({ country, page: 1 }),
    }),
    toFacet({
      name: 'evidence',
      label: words('losses.filter.evidence'),
      counts: facets.evidence,
      chosen: view.evidence,
      usual: initial,
      nameOf: (id) => words(`losses.evidence.${id}`),
      hrefOf: (id) => hrefOf({ evidence: lossEvidences.find((each) => each === id) ?? initial, page: 1 }),
    }),
    toFacet({
      name: 'stage',
      label: words('losses.filter.stage'),
      counts: byCount,
      chosen: view.stage,
      nameOf: (id) => words(`losses.stage.${id}`),
      hrefOf: (stage) => hrefOf({ stage, page: 1 }),
    }),
  ];
}

/** The commodities of the crop, where there are several. */
const furtherFilters = (
  { words }: Speech,
  view: LossesView,
  { commodity, facets }: LossStages,
): readonly FurtherFilter[] =>
  facets.commodity.length < 2
    ? []
    : [
        {
          name: 'commodity',
          label: words('losses.filter.commodity'),
          value: view.commodity ?? commodity ?? '',
          usual: view.commodity === null ? (commodity ?? '') : '',
          options: facets.commodity.map(({ id }) => [id, words(`losses.commodity.${id}`)] as const),
        },
      ];

/** Rows of points that a document lists: modelled estimates are two thousand, which slow phones would be seconds to lay out. */
const mostPoints = 300;

/** Ways on from a figure: all that its filters leave as a file, and the comparator. */
function Links(props: {
  data: LossesPageData;
  figure: Figure;
  filter: readonly ('q' | 'country' | 'stage')[];
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
      closed={words('list.closed')}
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

/** The chain in order, every study a point, and closed below it the same as tables. */
function StagesPart(props: {
  data: LossesPageData;
  answer: LossStages;
  figures: readonly Figure[];
}): ReactNode {
  const { data, answer, figures } = props;
  const { words } = useSpeech();
  const [chain, summary] = ['stages', 'summary'].map((id) => figures.find((figure) => figure.id === id));
  if (chain === undefined || summary === undefined) return null;
  return (
    <FigureFrame
      figure={chain}
      hasTable={false}
      links={<Links data={data} figure={chain} filter={['q', 'country']} />}
      within={[summary]}
      under={
        <>
          <Disclosure summary={words('losses.stages.table')}>
            <StageTable title={chain.title} stages={answer.stages} evidence={data.view.evidence} />
          </Disclosure>
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
  chosen: readonly ChosenFilter[];
  hrefOf: (change: Partial<LossesView>) => string;
}): ReactNode {
  const { data, found, figures, chosen, hrefOf } = props;
  const { words, formats } = useSpeech();
  const figure = figures.find(({ id }) => id === 'findings');
  if (figure === undefined)
    return (
      <NoRows
        total={found.total}
        page={data.view.page}
        onPage={findingsOnPage}
        chosen={chosen}
        plain={hrefOf(lossesParams(data.crop).initial)}
        first={`${hrefOf({ page: 1 })}#findings`}
      />
    );
  const method = [
    words('losses.column.method'),
    (row: LossRow): ReactNode => (row.method === 'not-stated' ? '–' : methodText(words, row)),
  ] as const;
  return (
    <FigureFrame
      figure={figure}
      links={<Links data={data} figure={figure} filter={['q', 'country', 'stage']} />}
    >
      <PlainTable<LossRow>
        label={figure.title}
        stacks
        look={styles.wraps}
        columns={[
          [words('figure.table.country'), ({ country }) => areaName(words, country)],
          [words('figure.table.year'), ({ year }) => formats.year(year)],
          [words('losses.column.stage'), ({ stage }) => words(`losses.stage.${stage}`)],
          [
            words('losses.column.percent'),
            ({ percent }) =>
              percent < 0.1 ? percentText(formats, percent) : formats.percent(percent / 100, 1, 1),
            'numeric',
          ],
          ...(isFilled(found.rows, (row) => row.method !== 'not-stated') ? [method] : []),
          [words('losses.column.more'), (row) => <FindingDetails row={row} />],
        ]}
        rows={found.rows}
      />
      <ListPages
        page={data.view.page}
        total={found.total}
        onPage={findingsOnPage}
        hrefOf={(page) => `${hrefOf({ page })}#findings`}
      />
    </FigureFrame>
  );
}
