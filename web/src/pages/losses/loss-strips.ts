import { isOneStage } from '#catalog/losses/stages.ts';
import type { LossStages } from '#contract/losses.ts';
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

/** The year from which a result is called new, and the fewest results that have a middle. */
export const newSince = 2000;
const fewest = 4;
/** A greatest result is named where it is this many times the median; and the most that are named. */
const [far, mostNamed] = [1.5, 3];

const greatestOf = ({ points }: Stage): number => points.at(-1)?.value ?? 0;

/** The single stages with one greatest result, far from the middle: those where it is greatest. */
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

/** The stages as strips: every study's result a point, with the country and year of those that are far from the others. */
export function stripRows(
  { crop, view, release }: Pick<LossesPageData, 'crop' | 'view' | 'release'>,
  stages: readonly Stage[],
  { words, formats, language }: Speech,
): readonly StripRow[] {
  const named = namedStages(stages);
  const params = lossesParams(crop);
  const single = stages.filter(({ stage, points }) => isOneStage(stage) && points.length < fewest);
  const joined: ReadonlySet<Stage> = new Set(single.length > 1 ? single : []);
  const [most] = stages.filter(isKnown).toSorted((a, b) => b.median - a.median);
  const pointOf = (point: Stage['points'][number]): StripRow['points'][number] => ({
    value: point.value,
    text: pointText(words, formats, point),
    early: point.year < newSince,
  });
  const middleText = (value: number | null): string =>
    value === null ? '' : formats.percent(value / 100, 1, 1);
  const rows = stages.flatMap((strip): StripRow[] => {
    if (joined.has(strip)) return [];
    const { stage, points } = strip;
    const last = points.at(-1);
    const search = params.serialise(
      { ...view, stage: view.stage === stage ? null : stage, page: 1 },
      release.pinned ? release.id : null,
    );
    const medians = mediansOf(points);
    return [
      {
        id: stage,
        isTall: strip === most,
        label: words(`losses.stage.${stage}`),
        href: `/${language}/${crop}/data/post-harvest/results${search}#findings`,
        count: formats.number(points.length),
        medians,
        middle: { early: middleText(medians.early), late: middleText(medians.late) },
        summary: stageSummary(words, formats, strip),
        points: points.map(pointOf),
        outlier:
          last === undefined || !named.has(stage)
            ? undefined
            : words('losses.strip.outlier', {
                place: areaName(words, last.country),
                year: formats.year(last.year),
              }),
        faded: view.stage !== null && view.stage !== stage,
      },
    ];
  });
  if (joined.size === 0) return rows;
  const points = [...joined]
    .flatMap(({ stage, points: own }) => own.map((point) => ({ stage, point })))
    .toSorted((a, b) => a.point.value - b.point.value);
  return [
    ...rows,
    {
      id: 'few',
      label: words('losses.strip.few', { count: joined.size }),
      href: null,
      count: formats.number(points.length),
      ...{ medians: { early: null, late: null }, middle: { early: '', late: '' } },
      faded: view.stage !== null && ![...joined].some(({ stage }) => stage === view.stage),
      summary: [...joined]
        .map((strip) => `${words(`losses.stage.${strip.stage}`)}, ${stageSummary(words, formats, strip)}`)
        .join('; '),
      points: points.map(({ stage, point }) => {
        const drawn = pointOf(point);
        return { ...drawn, text: `${words(`losses.stage.${stage}`)}. ${drawn.text}` };
      }),
    },
  ];
}

const isKnown = ({ stage, points }: Stage): boolean => isOneStage(stage) && points.length >= fewest;

/** Percentages of sentences are whole, on the side that keeps the sentence true. */
const [least, greatest] = [Math.floor, Math.ceil];

/** What a stage's results say: that no newer one reaches the middle of the older ones, the middle of the newer ones, or that of all. */
type Finding = { strip: Stage; isOnly: boolean } & (
  | { kind: 'since'; before: number; since: number }
  | { kind: 'now'; values: readonly number[]; middle: number }
  | { kind: 'most' }
);

const byMedian = (stages: readonly Stage[]): Stage[] => stages.toSorted((a, b) => b.median - a.median);

/** Of the stage where most is lost: that all its newer results are below the middle of the older ones; `null` where one is not. */
function findSince(stages: readonly Stage[]): Finding | null {
  const [strip, second] = byMedian(stages.filter(isKnown));
  if (strip === undefined || second === undefined) return null;
  const before = mediansOf(strip.points).early;
  const late = strip.points.filter(({ year }) => year >= newSince);
  const since = Math.max(...late.map(({ high }) => high));
  if (before === null || late.length < fewest || since >= least(before)) return null;
  return { kind: 'since', strip, isOnly: false, before, since };
}

/** The stage with the highest median of newer results, among those with enough of them. */
function findNow(stages: readonly Stage[]): Finding | null {
  if (stages.filter(isKnown).length < 2) return null;
  const [now] = stages
    .filter(({ stage }) => isOneStage(stage) && stage !== 'post-harvest')
    .flatMap((strip) => {
      const middle = mediansOf(strip.points).late;
      return middle === null ? [] : { strip, middle };
    })
    .toSorted((a, b) => b.middle - a.middle);
  if (now === undefined) return null;
  const values = now.strip.points.flatMap(({ year, value }) => (year >= newSince ? value : []));
  return { kind: 'now', isOnly: false, values, ...now };
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

const findLead = (stages: readonly Stage[]): Finding | null =>
  findSince(stages) ?? findNow(stages) ?? findMost(stages);

const wholeText = (value: number, formats: Speech['formats'], round = least): string =>
  percentText(formats, value < 1 ? value : round(value));

/** Values for the sentences on a finding. */
function findingWords(finding: Finding, evidence: LossStages['evidence'], { words, formats }: Speech) {
  const { strip, isOnly } = finding;
  const shared = {
    ...{ evidence, isOnly: isOnly ? 'yes' : 'no', year: formats.year(newSince) },
    stage: words(`losses.stage.${strip.stage}`),
    at: words(`losses.stage.${strip.stage}.at`),
  };
  if (finding.kind === 'since')
    return {
      ...shared,
      before: wholeText(finding.before, formats),
      since: wholeText(finding.since, formats, greatest),
    };
  if (finding.kind === 'now')
    return {
      ...shared,
      count: finding.values.length,
      median: wholeText(finding.middle, formats),
      from: percentText(formats, Math.min(...finding.values)),
      to: percentText(formats, Math.max(...finding.values)),
    };
  return { ...shared, count: strip.points.length, median: percentText(formats, strip.median) };
}

/** The finding of the picture, `undefined` where results are few. */
export function chainFinding(
  stages: readonly Stage[],
  evidence: LossStages['evidence'],
  speech: Speech,
): string | undefined {
  const finding = findLead(stages);
  return finding === null
    ? undefined
    : speech.words(`losses.stages.${finding.kind}`, findingWords(finding, evidence, speech));
}

/** The same as the first sentence of the page; where results are few, the stage where most is lost. `undefined` without a stage. */
export function chainLead(
  { stages, evidence, commodity: id }: Pick<LossStages, 'stages' | 'evidence' | 'commodity'>,
  speech: Speech,
): string | undefined {
  const { words, formats } = speech;
  if (id === null) return undefined;
  const commodity = words(`losses.commodity.${id}`);
  const finding = findLead(stages);
  if (finding === null || finding.kind === 'most') {
    const chain = stages.filter(({ stage }) => isOneStage(stage));
    const [widest] = chain.toSorted((a, b) => b.median - a.median || b.studies - a.studies);
    const strip = finding?.strip ?? widest;
    if (strip === undefined) return undefined;
    return words(`losses.finding.${evidence}`, {
      ...stageNames(formats, strip),
      ...{ commodity, at: words(`losses.stage.${strip.stage}.at`) },
      isOnly: (finding?.isOnly ?? chain.length === 1) ? 'yes' : 'no',
      kind: strip.low === strip.high ? 'single' : strip.studies < fewest ? 'range' : 'half',
    });
  }
  const lead = words(`losses.lead.${finding.kind}`, {
    commodity,
    ...findingWords(finding, evidence, speech),
  });
  const now = finding.kind === 'since' ? findNow(stages) : null;
  return now === null || now.strip === finding.strip
    ? lead
    : `${lead} ${words('losses.lead.also', findingWords(now, evidence, speech))}`;
}
