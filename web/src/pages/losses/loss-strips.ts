import { isOneStage } from '#catalog/losses/stages.ts';
import type { LossStages } from '#contract/losses.ts';
import { fewestForMedian as fewest } from '#domain/losses/loss-stages.ts';
import { median } from '#domain/prices/median.ts';
import type { StripRow } from '../../charts/strip-plot/strip-plot.tsx';
import { capital } from '../../i18n/area-subject.ts';
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
  const lead = findLead(stages)?.strip;
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
      isTall: stage === lead?.stage && hasMedian(lead),
      label: words(`losses.stage.${stage}`),
      href: `/${language}/${crop}/data/post-harvest/results${search}#findings`,
      count: countText(points, formats),
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

/** The number of newer results, of which the median is, and after it that of older ones: "6 + 10". */
function countText(points: readonly Point[], formats: Speech['formats']): string {
  const early = points.filter(({ year }) => year < newSince).length;
  return [points.length - early, early]
    .filter((count, at) => at === 0 || count > 0)
    .map((count) => formats.number(count))
    .join(' + ');
}

/** The range that is drawn of a point: of each where these are few, else of the one that reaches highest alone. */
function drawnSpan({ value, low, high }: Point, strip: Stage): Pick<Point, 'low' | 'high'> {
  const isDrawn = strip.points.length <= mostRanges || high === strip.high;
  return isDrawn ? { low, high } : { low: value, high: value };
}

function resultText({ low, high }: Point, formats: Speech['formats']): string {
  return low === high
    ? percentText(formats, low)
    : `${percentText(formats, low)}–${percentText(formats, high)}`;
}

const isSingle = ({ stage }: Stage): boolean => isOneStage(stage) && stage !== 'post-harvest';

const hasMedian = ({ points }: Stage): boolean => points.length >= fewest;

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

/** The stage where most is lost: `isOnly` without another to compare with, `isRecent` by newer results where there are older ones. */
interface LeadStage {
  strip: Stage;
  isOnly: boolean;
  isRecent: boolean;
}

/** Newer results before all of them, and stages with a median before those with few results; without any, the whole chain. */
function findLead(stages: readonly Stage[]): LeadStage | null {
  const late = resultsOf(stages, 'late');
  const single = [late, stages].map((results) => results.filter(isSingle));
  const whole = stages.filter(({ stage }) => stage === 'whole-chain');
  const choices = [...single.map((results) => results.filter(hasMedian)), ...single, whole, stages];
  const compared = choices.find(({ length }) => length > 0) ?? [];
  const [strip] = byMedian(compared);
  if (strip === undefined) return null;
  const isRecent = late.includes(strip) && resultsOf(stages, 'early').length > 0;
  return { strip, isOnly: compared.length === 1, isRecent };
}

const leadWords = (
  { strip, isOnly, isRecent }: LeadStage,
  evidence: LossStages['evidence'],
  speech: Speech,
) => ({
  ...stageNames(speech.formats, strip),
  evidence,
  isOnly: isOnly ? 'yes' : 'no',
  since: isRecent ? speech.formats.year(newSince) : 'none',
  at: speech.words(`losses.stage.${strip.stage}.at`),
});

type ChosenLosses = Pick<LossStages, 'stages' | 'evidence' | 'commodity' | 'country'>;

/** The finding of the picture: where most is lost, and how much. `undefined` without results. */
export function chainFinding(
  losses: Pick<LossStages, 'stages' | 'evidence'>,
  speech: Speech,
): string | undefined {
  const lead = findLead(losses.stages);
  return lead === null
    ? undefined
    : capital(speech.words('losses.stages.finding', leadWords(lead, losses.evidence, speech)));
}

/** The first sentences of the page: the same with the number and range of the results, then the greatest result, then older ones. */
export function chainLead(losses: ChosenLosses, speech: Speech): string | undefined {
  const { words } = speech;
  const { stages, evidence, commodity } = losses;
  const lead = findLead(stages);
  if (lead === null || commodity === null) return undefined;
  const names = leadWords(lead, evidence, speech);
  const first = words('losses.lead', {
    ...names,
    commodity: words(`losses.commodity.${commodity}`),
    finding: words('losses.stages.finding', names),
  });
  const newer = lead.isRecent && names.kind === 'half' ? greatestLead('late', losses, speech) : undefined;
  const older = lead.isRecent ? olderLead(losses, speech) : undefined;
  return [first, newer, older].filter((text) => text !== undefined).join(' ');
}

/** What older results say beyond the newer ones: that all newer ones are below their median where most was lost, or the greatest of them. */
function olderLead(losses: ChosenLosses, speech: Speech): string | undefined {
  const { words, formats } = speech;
  const [strip] = byMedian(losses.stages.filter(isSingle).filter(hasMedian));
  const [early, late] = (['early', 'late'] as const).map((age) => resultsOf(strip ? [strip] : [], age)[0]);
  if (
    early === undefined ||
    late === undefined ||
    !hasMedian(early) ||
    !hasMedian(late) ||
    late.high >= early.median
  )
    return greatestLead('early', losses, speech);
  return words('losses.lead.since', {
    ...{ evidence: losses.evidence, count: early.points.length, year: formats.year(newSince) },
    at: words(`losses.stage.${early.stage}.at`),
    before: percentText(formats, early.median),
    since: percentText(formats, late.high),
  });
}

/** Results of all stages from the greatest on, each with its stage. */
const byGreatest = (stages: readonly Stage[]) =>
  stages
    .flatMap(({ stage, points }) => points.map((point) => ({ ...point, stage })))
    .toSorted((a, b) => b.high - a.high);

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
