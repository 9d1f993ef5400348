import type { ReactNode } from 'react';
import { findingsOnPage, lossEvidences } from '#catalog/losses/stages.ts';
import { worldCode } from '#catalog/regions/index.ts';
import { landNeighbours } from '#catalog/regions/neighbours.ts';
import type { Losses, LossRow, LossStages } from '#contract/losses.ts';
import { valueOr } from '../../api/loaded.ts';
import { FailedPage, FailedPart } from '../../blocks/failed-part.tsx';
import { isFilled, mostOpenRows } from '../../blocks/list/list-state.ts';
import {
  type ListFilterSet,
  ListForm,
  ListPage,
  type ListView,
  NothingListed,
  PagesOfList,
  planFilters,
  toListView,
} from '../../blocks/list/record-list.tsx';
import { RecordLinks } from '../../blocks/record-links.tsx';
import type { Figure } from '../../figure/figure.ts';
import { FigureFrame } from '../../figure/figure-frame.tsx';
import { PlainFigureTable } from '../../figure/plain-figure-table.tsx';
import { areaName, areaWords } from '../../i18n/area-words.ts';
import { percentText } from '../../i18n/loss-percent.ts';
import { type Speech, useSpeech } from '../../i18n/speech.ts';
import { Disclosure } from '../../ui/disclosure.tsx';
import { PlainTable } from '../../ui/plain-table.tsx';
import { type LossesView, lossesParams } from '../../url/losses-params.ts';
import { AboutSources } from './about-sources.tsx';
import type { LossesPageData } from './load-losses-page.ts';
import { drawnLosses, lossesFigures } from './loss-figures.tsx';
import { chainFinding, chainLead } from './loss-strips.ts';
import {
  activityLanguage,
  activityText,
  editionText,
  languageOf,
  lossHeading,
  methodText,
  ownWords,
} from './loss-texts.ts';
import styles from './losses.module.css';
import { RelatedPages } from './related-pages.tsx';

export function LossesPage({ data }: { data: LossesPageData }): ReactNode {
  const { crop, view, stages: part, answer: findings } = data;
  const speech = useSpeech();
  const { words, language } = speech;
  const title = lossHeading(words, crop, 'results', view.country);
  if (part.state === 'failed') return <FailedPage icon={crop} title={title} />;
  const answer = part.value;
  const found = valueOr(findings, null);
  const path = `/${crop}/data/post-harvest/results`;
  const list = toListView(lossesParams(crop), `/${language}${path}`, data, {
    onPage: findingsOnPage,
    anchor: 'findings',
  });
  const hasNone = answer.findings === 0;
  const figures = lossesFigures(data, speech);
  const filters = lossFilters(speech, list, found ?? answer, answer);
  return (
    <ListPage
      {...{ list, title }}
      icon={crop}
      finding={leadText(speech, data, answer, found)}
      ignored={data.ignored}
    >
      {!hasNone && (
        <>
          <ListForm {...{ list, filters }} total={found?.total ?? null} example={words('losses.filter.q')} />
          <p className={styles.quiet}>{words(`losses.evidence.${view.evidence}.text`)}</p>
          <OtherFigures {...{ data, list }} facets={(found ?? answer).facets} />
          <StagesPart data={drawnLosses(data, answer).data} figures={figures} />
          {found === null ? (
            <FailedPart />
          ) : (
            <FindingsPart {...{ data, found, figures, list }} chosen={filters.chosen} />
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
    </ListPage>
  );
}

function leadText(
  speech: Speech,
  { crop, view, elsewhere }: LossesPageData,
  answer: LossStages,
  found: Losses | null,
): string {
  const { words } = speech;
  if (answer.findings === 0) return words('losses.none', { cropOf: words(`crops.${crop}.of`) });
  if (view.q !== null && found !== null) return words('losses.found', { text: view.q, count: found.total });
  const finding = elsewhere && chainFinding(elsewhere, speech);
  if (finding)
    return words('losses.country.none', {
      finding,
      evidence: view.evidence,
      ...areaWords(words, view.country ?? worldCode),
    });
  return chainLead(answer, speech) ?? words('losses.noStages', { count: answer.stages.length });
}

/** Ways on from a country: to its figures of other evidence and, where it has none, to those of its neighbours and to a supply of them. */
function OtherFigures(props: {
  data: LossesPageData;
  list: ListView<LossesView>;
  facets: LossStages['facets'];
}): ReactNode {
  const { data, list, facets } = props;
  const { view, elsewhere } = data;
  const { words, language } = useSpeech();
  const { country } = view;
  if (country === null || view.q !== null) return null;
  const others = lossEvidences.flatMap((id) => {
    const count = facets.evidence.find((each) => each.id === id)?.count ?? 0;
    return id === view.evidence || count === 0 ? [] : [{ id, count }];
  });
  const near = facets.country.filter(({ id, count }) => count > 0 && landNeighbours(country).includes(id));
  const linkTo = (change: Partial<LossesView>, name: string, count: number): ReactNode => (
    <a key={name} href={list.hrefOf({ stage: null, page: 1, ...change })}>
      {words('losses.choice', { name, count })}
    </a>
  );
  const links = [
    ...others.map(({ id, count }) => linkTo({ evidence: id }, words(`losses.evidence.${id}`), count)),
    ...(elsewhere === null
      ? []
      : [
          ...near.map(({ id, count }) => linkTo({ country: id }, areaName(words, id), count)),
          <a key="contribute" href={`/${language}/contribute?format=post-harvest`}>
            {words('losses.contribute')}
          </a>,
        ]),
  ];
  return (
    links.length > 0 && (
      <p className={styles.ways}>
        {words('losses.country.others')} {links}
      </p>
    )
  );
}

/** The filters: as chips, and the commodities of the crop where there are several. */
function lossFilters(
  { words }: Speech,
  list: ListView<LossesView>,
  { facets }: Pick<LossStages, 'facets'>,
  { commodity, facets: { commodity: commodities } }: LossStages,
): ListFilterSet {
  const nameOf = (group: string) => (id: string) => words(`losses.${group}.${id}`);
  const byCount = facets.stage.toSorted((a, b) => b.count - a.count);
  const filters = planFilters(list, 'losses', words, [
    { name: 'commodity', nameOf: nameOf('commodity') },
    { name: 'country', counts: facets.country, nameOf: (id) => areaName(words, id) },
    { name: 'evidence', counts: facets.evidence, nameOf: nameOf('evidence'), usual: 'studies' },
    { name: 'stage', counts: byCount, nameOf: nameOf('stage') },
  ]);
  if (commodities.length < 2) return filters;
  const chosen = list.view.commodity;
  return {
    ...filters,
    further: [
      {
        name: 'commodity',
        label: words('losses.filter.commodity'),
        value: chosen ?? commodity ?? '',
        usual: chosen === null ? (commodity ?? '') : '',
        options: commodities.map(({ id }) => [id, nameOf('commodity')(id)] as const),
      },
    ],
  };
}

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

function StagesPart(props: { data: LossesPageData; figures: readonly Figure[] }): ReactNode {
  const { data, figures } = props;
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
            <PlainFigureTable figure={summary} table={{ stacks: true }} />
          </Disclosure>
          <PointTable figure={chain} />
        </>
      }
    />
  );
}

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

function FindingsPart(props: {
  data: LossesPageData;
  found: Losses;
  figures: readonly Figure[];
  chosen: ListFilterSet['chosen'];
  list: ListView<LossesView>;
}): ReactNode {
  const { data, found, figures, chosen, list } = props;
  const { words, formats } = useSpeech();
  const figure = figures.find(({ id }) => id === 'findings');
  if (figure === undefined && data.elsewhere !== null) return null;
  if (figure === undefined) return <NothingListed {...{ list, chosen }} total={found.total} />;
  const method = [
    words('losses.column.method'),
    (row: LossRow): ReactNode => (row.method === 'not-stated' ? '–' : methodText(words, row)),
  ] as const;
  const { q, stage, page } = data.view;
  const isClosed = found.total > mostOpenRows && q === null && stage === null && page === 1;
  const rows = (
    <>
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
      <PagesOfList list={list} total={found.total} />
    </>
  );
  return (
    <FigureFrame
      figure={figure}
      links={<Links data={data} figure={figure} filter={['q', 'country', 'stage']} />}
    >
      {isClosed ? <Disclosure summary={words('list.open')}>{rows}</Disclosure> : rows}
    </FigureFrame>
  );
}

/** What few readers need of a result: its place in the country, its range, the work, the source's own words and its file. */
function FindingDetails({ row }: { row: LossRow }): ReactNode {
  const { words, formats } = useSpeech();
  const { region, activity, low, high } = row;
  const details: readonly (readonly [name: string, text: string | null, lang?: string | undefined])[] = [
    ['region', region],
    ['activity', activity && activityText(words, row), activityLanguage(words, row)],
    [
      'range',
      low === null || high === null ? null : `${percentText(formats, low)}–${percentText(formats, high)}`,
    ],
    ...ownWords.map((name) => [name, row[name], languageOf(row)] as const),
    ['source', editionText(words, row)],
  ];
  return (
    <Disclosure summary={words('losses.more')}>
      {details.map(
        ([name, text, lang]) =>
          text !== null && (
            <p key={name} className={styles.quiet}>
              {words(`losses.column.${name}`)}: {lang === undefined ? text : <span lang={lang}>{text}</span>}
            </p>
          ),
      )}
    </Disclosure>
  );
}
