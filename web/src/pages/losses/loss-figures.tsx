import { findingsOnPage, lossEvidences } from '#catalog/losses/stages.ts';
import { worldCode } from '#catalog/regions/index.ts';
import type { Losses, LossStages } from '#contract/losses.ts';
import { StripPlot } from '../../charts/strip-plot/strip-plot.tsx';
import { areaColumn, yearColumn } from '../../figure/columns.ts';
import { type ColumnKind, type ColumnOf, columnOf, type Figure, tableOf } from '../../figure/figure.ts';
import { figureName } from '../../figure/figure-name.ts';
import { sourcesOf } from '../../figure/sources-of.ts';
import { capital } from '../../i18n/area-subject.ts';
import { percentText } from '../../i18n/loss-percent.ts';
import type { Speech } from '../../i18n/speech.ts';
import type { LossesPageData, LossInfoPageData } from './load-losses-page.ts';
import { chainFinding, mediansOf, newSince, stripRows } from './loss-strips.ts';
import {
  activityText,
  coverageText,
  editionText,
  findingsTitle,
  hasEnglish,
  lossHeading,
  methodText,
  quotedText,
} from './loss-texts.ts';

/** What the picture is of: the results of all countries where the chosen one has none. */
export function drawnLosses(
  data: LossesPageData,
  answer: LossStages,
): { data: LossesPageData; answer: LossStages } {
  const { view, elsewhere } = data;
  return elsewhere === null
    ? { data, answer }
    : { data: { ...data, view: { ...view, country: null, stage: null } }, answer: elsewhere };
}

/** Results of studies by stage, their summary, and the findings of the list; those with rows. */
export function lossesFigures(data: LossesPageData, speech: Speech): readonly Figure[] {
  const { stages: part, answer: findings } = data;
  if (part.state === 'failed' || part.value.findings === 0) return [];
  const answer = part.value;
  const visibleLosses = drawnLosses(data, answer);
  return [
    ...(visibleLosses.answer.stages.length === 0
      ? []
      : stagesFigures(visibleLosses.data, visibleLosses.answer, speech)),
    ...(findings.state === 'loaded' && findings.value.rows.length > 0
      ? [findingsFigure(data, answer, findings.value, speech)]
      : []),
  ];
}

export function lossInfoFigures({ crop, stages: part }: LossInfoPageData, speech: Speech): readonly Figure[] {
  if (part.state === 'failed' || part.value.findings === 0) return [];
  const { words } = speech;
  const { sources, facets } = part.value;
  const title = words('losses.coverage.title');
  const heading = lossHeading(words, crop, 'general-information', null);
  return [
    {
      id: 'coverage',
      title,
      name: `${heading}: ${title}`,
      remarks: [coverageText(speech, facets)],
      ...sourcesOf(words, sources),
      area: worldCode,
      picture: null,
      ...tableOf(lossEvidences, [
        columnOf('evidence', words('losses.filter.evidence'), 'name', (id) => ({
          value: words(`losses.evidence.${id}`),
          code: id,
        })),
        columnOf(
          'figures',
          words('losses.column.figures'),
          'number',
          (id) => facets.evidence.find((entry) => entry.id === id)?.count ?? 0,
        ),
      ]),
    },
  ];
}

const lossColumn = <Item,>(
  { words }: Speech,
  key: string,
  kind: ColumnKind,
  of: ColumnOf<Item>['of'],
): ColumnOf<Item> => columnOf(key, words(`losses.column.${key}`), kind, of);

/** A column of percentages. Twelve digits are exact; beyond them are the remains of a sum. */
const percentColumn = <Item,>(
  speech: Speech,
  key: string,
  of: (item: Item) => number | null,
): ColumnOf<Item> => ({
  ...lossColumn<Item>(speech, key, 'percent', (item) => {
    const value = of(item);
    return value === null ? null : Number(value.toPrecision(12));
  }),
  write: (value) => percentText(speech.formats, value),
});

const placeColumns = <Item extends { country: string; year: number }>({
  words,
}: Speech): Record<'country' | 'year', ColumnOf<Item>> => ({
  country: areaColumn('country', words, ({ country }) => country),
  year: yearColumn('year', words('figure.table.year'), ({ year }) => year),
});

const stageColumn = <Item extends { stage: string }>(speech: Speech): ColumnOf<Item> =>
  lossColumn(speech, 'stage', 'name', ({ stage }) => ({
    value: speech.words(`losses.stage.${stage}`),
    code: stage,
  }));

function stagesFigures(data: LossesPageData, answer: LossStages, speech: Speech): readonly Figure[] {
  const { view, crop } = data;
  const { words, formats } = speech;
  const { stages, commodity } = answer;
  const title = words('losses.stages.title', {
    commodity: words(`losses.commodity.${commodity}`),
    evidence: words(`losses.evidence.${view.evidence}`),
  });
  const since = { year: formats.year(newSince) };
  const info = words(`losses.stages.info.${view.evidence}`, since);
  const results = stages.reduce((sum, { points }) => sum + points.length, 0);
  const counted = stages.reduce((sum, stage) => sum + stage.figures, 0);
  const name = figureName(lossHeading(words, crop, 'results', view.country), title, quotedText(words, view));
  const used = new Set(stages.flatMap(({ points }) => points.flatMap(({ sources }) => sources)));
  const sources = answer.sources.filter(({ key }) => used.has(key));
  const common = { ...sourcesOf(words, sources), area: view.country ?? worldCode };
  return [
    {
      ...common,
      ...{ id: 'stages', title, name, info },
      // A sentence on the chain is of all its figures.
      finding: view.q === null ? chainFinding(answer, speech) : undefined,
      remarks: [
        ...(results < counted
          ? [words('losses.stages.joined', { results, figures: formats.number(counted) })]
          : []),
        words('losses.stages.sum'),
      ],
      ...pointTable(stages, speech),
      picture: () => (
        <StripPlot
          title={title}
          hint={words('losses.stages.keys')}
          rows={stripRows(data, stages, speech)}
          heads={[
            words('losses.column.stage'),
            words(`losses.strip.${view.evidence}`, since),
            words('losses.column.median'),
          ]}
          late={words('losses.strip.late', since)}
          early={words('losses.strip.early', since)}
          median={words('losses.strip.median', since)}
          earlyMedian={words('losses.strip.earlyMedian', since)}
          formatValue={(value) => percentText(formats, value)}
        />
      ),
    },
    {
      ...common,
      id: 'summary',
      title: words('losses.stages.summary', { title: name }),
      ...summaryTable(stages, view.evidence, speech),
      picture: null,
    },
  ];
}

function pointTable(stages: LossStages['stages'], speech: Speech) {
  const { words } = speech;
  const points = stages.flatMap(({ stage, points: own }) => own.map((point) => ({ ...point, stage })));
  type Point = (typeof points)[number];
  const { country, year } = placeColumns<Point>(speech);
  return tableOf<Point>(points, [
    stageColumn(speech),
    country,
    year,
    percentColumn(speech, 'value', ({ value }) => value),
    percentColumn(speech, 'low', ({ low }) => low),
    percentColumn(speech, 'high', ({ high }) => high),
    lossColumn(speech, 'figures', 'number', ({ figures }) => figures),
    lossColumn(speech, 'method', 'name', ({ method }) => ({
      value: words(`losses.method.${method}`),
      code: method,
    })),
    lossColumn(speech, 'reference', 'text', ({ reference }) => reference ?? words('losses.noReference')),
  ]);
}

const summaryTable = (
  stages: LossStages['stages'],
  evidence: LossesPageData['view']['evidence'],
  speech: Speech,
) =>
  tableOf<LossStages['stages'][number]>(stages, [
    stageColumn(speech),
    // Those of the picture: none of few results, and none across both ages.
    ...(
      [
        ['late', 'median'],
        ['early', 'earlyMedian'],
      ] as const
    ).map(([age, name]) => ({
      ...percentColumn<LossStages['stages'][number]>(
        speech,
        'median',
        ({ points }) => mediansOf(points)[age],
      ),
      key: `${age}-median`,
      label: capital(speech.words(`losses.strip.${name}`, { year: speech.formats.year(newSince) })),
    })),
    percentColumn(speech, 'low', ({ low }) => low),
    percentColumn(speech, 'high', ({ high }) => high),
    columnOf('studies', speech.words(`losses.column.points.${evidence}`), 'number', ({ studies }) => studies),
    lossColumn(speech, 'figures', 'number', ({ figures }) => figures),
    yearColumn('first', speech.words('figure.table.first-year'), ({ first }) => first),
    yearColumn('last', speech.words('figure.table.last-year'), ({ last }) => last),
  ]);

/** Each figure as its source reports it, the ends of a range apart. */
function findingsFigure(data: LossesPageData, answer: LossStages, losses: Losses, speech: Speech): Figure {
  const { view, crop } = data;
  const { words, language } = speech;
  const { rows, total } = losses;
  const before = (view.page - 1) * findingsOnPage;
  const used = new Set(rows.map(({ source }) => source));
  const sources = answer.sources.filter(({ key }) => used.has(key));
  const isForeign = language !== 'en' && rows.some((row) => hasEnglish(words, row));
  const { country, year } = placeColumns<Losses['rows'][number]>(speech);
  return {
    id: 'findings',
    title: words('losses.findings.title'),
    name: findingsTitle(words, crop, view, answer.commodity),
    finding: words('losses.findings.finding', {
      first: before + 1,
      last: before + rows.length,
      total,
      isAll: rows.length === total ? 'yes' : 'no',
    }),
    info: words('losses.findings.info'),
    remarks: isForeign ? [words('losses.findings.english')] : [],
    ...sourcesOf(words, sources),
    area: view.country ?? worldCode,
    picture: null,
    ...tableOf<Losses['rows'][number]>(rows, [
      country,
      lossColumn(speech, 'region', 'text', ({ region }) => region),
      year,
      stageColumn(speech),
      lossColumn(speech, 'activity', 'text', (row) =>
        row.activity === null ? null : activityText(words, row),
      ),
      percentColumn(speech, 'percent', ({ percent }) => percent),
      percentColumn(speech, 'low', ({ low }) => low),
      percentColumn(speech, 'high', ({ high }) => high),
      lossColumn(speech, 'method', 'name', (row) => ({ value: methodText(words, row), code: row.method })),
      lossColumn(speech, 'source', 'name', (row) => ({ value: editionText(words, row), code: row.source })),
    ]),
  };
}
