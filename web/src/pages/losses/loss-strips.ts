import { isOneStage } from '#catalog/losses/stages.ts';
import type { LossStages } from '#contract/losses.ts';
import { fewestForMedian as fewest } from '#domain/losses/loss-stages.ts';
import { median } from '#domain/prices/median.ts';
import type { StripRow } from '../../charts/strip-plot/strip-plot.tsx';
import { areaName } from '../../i18n/area-words.ts';
import { percentText } from '../../i18n/loss-percent.ts';
import { stageNames } from '../../i18n/loss-stage.ts';
import type { Speech } from '../../i18n/speech.ts';
import { lossesParams } from '../../url/losses-params.ts';
import type { LossesPageData } from './load-losses-page.ts';
import { pointText, stageSummary } from './loss-texts.ts';

type Stage = LossStages['stages'][number];

/** The year from which a result is called new. */
export const newSince = 2000;
/** The most results of a stage whose ranges are all drawn. */
const mostRanges = 12;
/** A greatest result is named where it is this many times the median; and the most that are named. */
const [far, mostNamed] = [1.5, 3];

const greatestOf = ({ points }: Stage): number => points.at(-1)?.value ?? 0;

export const namedStages = (stages: readonly Stage[]): ReadonlySet<string> =>
  new Set(
    stages
      .filter(
        (strip) =>
          isOneStage(strip.stage) &&
          strip.points.length >= fewest &&
          greatestOf(strip) >= far * strip.median &&
          greatestOf(strip) > (strip.points.at(-2)?.value ?? 0),
      )
      .toSorted((a, b) => greatestOf(b) - greatestOf(a))
      .slice(0, mostNamed)
      .map(({ stage }) => stage),
  );

/** Medians of the older and of the newer results of a stage, where these are enough. */
export function mediansOf(points: Stage['points']): { early: number | null; late: number | null } {
  const [early, late] = [true, false].map((isEarly) =>
    points.flatMap(({ year, value }) => (year < newSince === isEarly ? value : [])),
  );
  const middleOf = (values: readonly number[] = []): number | null =>
    values.length < fewest ? null : median(values);
  return { early: middleOf(early), late: middleOf(late) };
}

/** What a stage's results are outside the picture, with the medians that its strip has. */
export function stageText(words: Speech['words'], formats: Speech['formats'], strip: Stage): string {
  const { early, late } = mediansOf(strip.points);
  const middleText = (value: number | null): string =>
    value === null ? 'none' : formats.percent(value / 100, 1, 1);
  return words('losses.info.stage', {
    ...stageNames(formats, strip),
    year: formats.year(newSince),
    early: middleText(early),
    late: middleText(late),
  });
}

/**
 * The stages as strips, one each: every study's result a point, with the range of its figures, and a name at what is far from the
 * others or, where a stage has few results, at the last of them.
 */
export function stripRows(
  { crop, view, release }: Pick<LossesPageData, 'crop' | 'view' | 'release'>,
  stages: readonly Stage[],
  { words, formats, language }: Speech,
): readonly StripRow[] {
  const named = namedStages(stages);
  const params = lossesParams(crop);
  const leadStage = findLead(stages)?.strip.stage;
  const middleText = (value: number | null): string =>
    value === null ? '' : formats.percent(value / 100, 1, 1);
  return stages.map((strip): StripRow => {
    const { stage, points } = strip;
    const last = points.at(-1);
    const search = params.serialise(
      { ...view, stage: view.stage === stage ? null : stage, page: 1 },
      release.pinned ? release.id : null,
    );
    const medians = mediansOf(points);
    return {
      id: stage,
      isTall: stage === leadStage && points.length >= fewest,
      label: words(`losses.stage.${stage}`),
      href: `/${language}/${crop}/data/post-harvest/results${search}#findings`,
      count: formats.number(points.length),
      medians,
      middle: { early: middleText(medians.early), late: middleText(medians.late) },
      summary: stageSummary(words, formats, strip),
      points: points.map((point) => ({
        ...drawnSpan(point, strip),
        value: point.value,
        text: pointText(words, formats, point),
        early: point.year < newSince,
      })),
      outlier:
        last === undefined || !(named.has(stage) || points.length < fewest)
          ? undefined
          : words('losses.strip.outlier', {
              place: view.country === null ? areaName(words, last.country) : resultText(last, formats),
              year: formats.year(last.year),
            }),
      faded: view.stage !== null && view.stage !== stage,
    };
  });
}

type Point = Stage['points'][number];

/** The range that is drawn of a point: of each where these are few, else of the one that reaches highest alone. */
function drawnSpan({ value, low, high }: Point, strip: Stage): Pick<Point, 'low' | 'high'> {
  const isDrawn = strip.points.length <= mostRanges || high === topOf(strip);
  return isDrawn ? { low, high } : { low: value, high: value };
}

function resultText({ low, high }: Point, formats: Speech['formats']): string {
  return low === high
    ? percentText(formats, low)
    : `${percentText(formats, low)}–${percentText(formats, high)}`;
}

const isKnown = ({ stage, points }: Stage): boolean => isOneStage(stage) && points.length >= fewest;

/** What a stage's results say: the middle of the newer ones, or that of all. */
type Finding = { strip: Stage; isOnly: boolean; kind: 'now' | 'most' };

const byMedian = (stages: readonly Stage[]): Stage[] => stages.toSorted((a, b) => b.median - a.median);

/** The stages with their newer results, or with their older ones, alone. */
const resultsOf = (stages: readonly Stage[], age: 'early' | 'late'): Stage[] =>
  stages.flatMap((strip) => {
    const points = strip.points.filter(({ year }) => year < newSince === (age === 'early'));
    const middle = median(points.map(({ value }) => value));
    if (middle === null) return [];
    const years = points.map(({ year }) => year);
    return {
      ...{ ...strip, points, median: middle, studies: points.length },
      low: Math.min(...points.map(({ low }) => low)),
      high: Math.max(...points.map(({ high }) => high)),
      figures: points.reduce((sum, { figures }) => sum + figures, 0),
      ...{ first: Math.min(...years), last: Math.max(...years) },
    };
  });

/** Of the stage where most was lost: that all its newer results are below the middle of the older ones; `null` where one is not. */
function findSince(stages: readonly Stage[]) {
  const [strip] = byMedian(stages.filter(isKnown));
  if (strip === undefined) return null;
  const [early, late] = (['early', 'late'] as const).map((age) => resultsOf([strip], age)[0]);
  if (early === undefined || late === undefined || late.points.length < fewest) return null;
  if (early.points.length < fewest || late.high >= early.median) return null;
  return { strip, count: early.points.length, before: early.median, since: late.high };
}

/** The stage with the highest median of newer results, among those with enough of them. */
function findNow(stages: readonly Stage[]): Finding | null {
  if (stages.filter(isKnown).length < 2) return null;
  const [strip] = byMedian(
    resultsOf(stages, 'late').filter((late) => isKnown(late) && late.stage !== 'post-harvest'),
  );
  return strip === undefined ? null : { kind: 'now', strip, isOnly: false };
}

/** The stage with the highest median of all results; without one that has enough, the whole chain. */
function findMost(stages: readonly Stage[]): Finding | null {
  const single = stages.filter(isKnown);
  const known =
    single.length > 0
      ? single
      : stages.filter(({ stage, points }) => stage === 'whole-chain' && points.length >= fewest);
  const [strip] = byMedian(known);
  return strip === undefined ? null : { kind: 'most', strip, isOnly: known.length === 1 };
}

const findLead = (stages: readonly Stage[]): Finding | null => findNow(stages) ?? findMost(stages);

function findingWords(finding: Finding, evidence: LossStages['evidence'], { words, formats }: Speech) {
  const { strip, isOnly } = finding;
  return {
    ...{ evidence, isOnly: isOnly ? 'yes' : 'no', year: formats.year(newSince) },
    stage: words(`losses.stage.${strip.stage}`),
    at: words(`losses.stage.${strip.stage}.at`),
    count: strip.points.length,
    median: percentText(formats, strip.median),
  };
}

/** The finding of the picture: where results are few, their range and the greatest. `undefined` without any. */
export function chainFinding(
  stages: readonly Stage[],
  evidence: LossStages['evidence'],
  speech: Speech,
): string | undefined {
  const finding = findLead(stages);
  return finding === null
    ? fewFinding(stages, evidence, speech)
    : speech.words(`losses.stages.${finding.kind}`, findingWords(finding, evidence, speech));
}

/** Results of all stages from the greatest on, each with its stage. */
const byGreatest = (stages: readonly Stage[]) =>
  stages
    .flatMap(({ stage, points }) => points.map((point) => ({ ...point, stage })))
    .toSorted((a, b) => b.high - a.high);

/** How many results there are, between which percentages, and where the only greatest one is. */
function fewFinding(
  stages: readonly Stage[],
  evidence: LossStages['evidence'],
  { words, formats }: Speech,
): string | undefined {
  const points = byGreatest(stages);
  const [most, next] = points;
  if (most === undefined) return undefined;
  const low = Math.min(...points.map((point) => point.low));
  return words('losses.stages.few', {
    ...{ evidence, count: points.length, of: formats.year(most.year) },
    from: percentText(formats, low),
    to: percentText(formats, most.high),
    isSame: low === most.high ? 'yes' : 'no',
    isAlone: most.high === next?.high ? 'no' : 'yes',
    at: words(`losses.stage.${most.stage}.at`),
  });
}

type ChosenLosses = Pick<LossStages, 'stages' | 'evidence' | 'commodity' | 'country'>;

/**
 * The same as the first sentences of the page, newer results first; where results are few, the stage where most is lost. `undefined`
 * without a stage.
 */
export function chainLead(losses: ChosenLosses, speech: Speech): string | undefined {
  if (losses.commodity === null) return undefined;
  const { stages, evidence } = losses;
  const now = findNow(stages);
  const late = resultsOf(stages, 'late');
  const first =
    now === null
      ? fewLead(losses, late.some(isSingle) ? late : stages, speech)
      : speech.words('losses.lead.now', {
          commodity: speech.words(`losses.commodity.${losses.commodity}`),
          ...findingWords(now, evidence, speech),
        });
  if (first === undefined) return wholeLead(losses, speech);
  const newer = now === null ? undefined : greatestLead('late', losses, speech);
  return [first, newer, olderLead(losses, speech)].filter((text) => text !== undefined).join(' ');
}

const topOf = ({ points }: Stage): number => Math.max(...points.map(({ high }) => high));

const isSingle = ({ stage }: Stage): boolean => isOneStage(stage);

/** The stage where most is lost, with as much on its results as these are enough for. */
function fewLead(
  { stages: all, evidence, commodity }: ChosenLosses,
  stages: readonly Stage[],
  { words, formats }: Speech,
): string | undefined {
  const finding = findMost(stages);
  const chain = stages.filter(isSingle);
  const [widest] = chain.toSorted((a, b) => topOf(b) - topOf(a) || b.studies - a.studies);
  const strip = finding?.strip ?? widest;
  if (strip === undefined) return undefined;
  return words(`losses.finding.${evidence}`, {
    ...stageNames(formats, strip),
    commodity: words(`losses.commodity.${commodity}`),
    at: words(`losses.stage.${strip.stage}.at`),
    isOnly: (finding?.isOnly ?? chain.length === 1) ? 'yes' : 'no',
    since: stages === all || resultsOf(all, 'early').length === 0 ? 'none' : formats.year(newSince),
  });
}

/** What few results say of the whole chain, or of a stage that none of them names. `undefined` without any. */
function wholeLead(
  { stages, evidence, commodity }: ChosenLosses,
  { words, formats }: Speech,
): string | undefined {
  const strip = stages.find(({ stage }) => stage === 'whole-chain') ?? stages[0];
  const [first] = strip?.points ?? [];
  if (strip === undefined || first === undefined) return undefined;
  const [low, high] = [Math.min(...strip.points.map((point) => point.low)), topOf(strip)];
  return words('losses.finding.whole', {
    ...{ ...stageNames(formats, { ...strip, low, high }), evidence },
    isSingle: low === high ? 'yes' : 'no',
    commodity: words(`losses.commodity.${commodity}`),
    at: strip.stage === 'whole-chain' ? words('losses.stage.whole-chain.at') : 'none',
    method: words(`losses.method.${first.method}`),
  });
}

/** What older results say beyond the newer ones: of the stage that has enough of both, or the greatest of them. */
function olderLead(losses: ChosenLosses, speech: Speech): string | undefined {
  const { words, formats } = speech;
  const { stages, evidence } = losses;
  const since = findSince(stages);
  if (since !== null)
    return words('losses.lead.since', {
      ...{ evidence, count: since.count, year: formats.year(newSince) },
      at: words(`losses.stage.${since.strip.stage}.at`),
      before: percentText(formats, since.before),
      since: percentText(formats, since.since),
    });
  return resultsOf(stages, 'late').some(isSingle) ? greatestLead('early', losses, speech) : undefined;
}

/**
 * The greatest figure of the newer results, or of the older ones where none of the newer is as great. `undefined` where several are the
 * greatest, or where its stage is unknown.
 */
function greatestLead(
  age: 'early' | 'late',
  { stages, country }: ChosenLosses,
  { words, formats }: Speech,
): string | undefined {
  const [most, next] = byGreatest(stages).filter(({ year }) => (age === 'late' ? year >= newSince : true));
  if (most === undefined || most.high === next?.high || most.stage === 'not-stated') return undefined;
  if (most.year < newSince !== (age === 'early')) return undefined;
  return words(`losses.lead.${age}`, {
    year: formats.year(newSince),
    value: percentText(formats, most.high),
    at: words(`losses.stage.${most.stage}.at`),
    place: country === null ? areaName(words, most.country) : 'none',
    of: formats.year(most.year),
  });
}
