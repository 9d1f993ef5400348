import { isOneStage } from '#catalog/losses/stages.ts';
import type { LossStages } from '#contract/losses.ts';
import { median } from '#domain/prices/median.ts';
import type { StripRow } from '../../charts/strip-plot/strip-plot.tsx';
import { areaName } from '../../i18n/area-words.ts';
import { percentText } from '../../i18n/loss-percent.ts';
import type { Speech } from '../../i18n/speech.ts';
import { lossesParams } from '../../url/losses-params.ts';
import { pointText, stageSummary } from './loss-texts.ts';
import type { LossesPageData } from './losses-data.ts';

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
  const rows = stages.flatMap((strip): StripRow[] => {
    if (joined.has(strip)) return [];
    const { stage, points } = strip;
    const last = points.at(-1);
    const search = params.serialise(
      { ...view, stage: view.stage === stage ? null : stage, page: 1 },
      release.pinned ? release.id : null,
    );
    const hasMiddle = points.length >= fewest;
    return [
      {
        id: stage,
        isTall: strip === most,
        label: words(`losses.stage.${stage}`),
        href: `/${language}/${crop}/data/post-harvest/results${search}#findings`,
        count: formats.number(points.length),
        middle: hasMiddle ? formats.percent(strip.median / 100, 1, 1) : '–',
        median: hasMiddle ? strip.median : null,
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
  const points = [...joined].flatMap((strip) => strip.points).toSorted((a, b) => a.value - b.value);
  return [
    ...rows,
    {
      id: 'few',
      label: formats.list([...joined].map(({ stage }) => words(`losses.stage.${stage}`))),
      href: null,
      count: formats.number(points.length),
      ...{ middle: '–', median: null },
      faded: view.stage !== null && ![...joined].some(({ stage }) => stage === view.stage),
      summary: [...joined].map((strip) => stageSummary(words, formats, strip)).join('; '),
      points: points.map(pointOf),
    },
  ];
}

const isKnown = ({ stage, points }: Stage): boolean => isOneStage(stage) && points.length >= fewest;

/** Percentages of sentences are whole, on the side that keeps the sentence true. */
const [least, greatest] = [Math.floor, Math.ceil];

/**
 * That no newer result of the stage where most is lost reaches the middle of the older ones; `undefined` where one does, or where results
 * are few.
 */
export function sinceText(
  stages: readonly Stage[],
  commodity: string,
  { words, formats }: Speech,
): string | undefined {
  const [most] = stages.filter(isKnown).toSorted((a, b) => b.median - a.median);
  if (most === undefined) return undefined;
  const early = most.points.filter(({ year }) => year < newSince);
  const late = most.points.filter(({ year }) => year >= newSince);
  const before = median(early.map(({ value }) => value));
  const since = Math.max(...late.map(({ high }) => high));
  if (before === null || early.length < fewest || late.length < fewest || since >= least(before))
    return undefined;
  return words('losses.lead.since', {
    ...{ commodity, stage: words(`losses.stage.${most.stage}`), year: formats.year(newSince) },
    before: percentText(formats, least(before)),
    since: percentText(formats, greatest(since)),
  });
}

/** The stage with the highest median of newer results, among those with enough of them; without one, of all results or the whole chain. */
export function chainFinding(
  stages: readonly Stage[],
  evidence: LossStages['evidence'],
  { words, formats }: Speech,
): string | undefined {
  const [now] = stages
    .map(({ stage, points }) => ({
      stage,
      values: points.filter(({ year }) => year >= newSince).map(({ value }) => value),
    }))
    .filter(({ stage, values }) => isOneStage(stage) && stage !== 'post-harvest' && values.length >= fewest)
    .map(({ stage, values }) => ({ stage, count: values.length, middle: median(values) ?? 0 }))
    .toSorted((a, b) => b.middle - a.middle);
  const single = stages.filter(isKnown);
  if (now !== undefined && single.length > 1)
    return words('losses.stages.now', {
      ...{ stage: words(`losses.stage.${now.stage}`), year: formats.year(newSince), count: now.count },
      median: percentText(formats, now.middle < 1 ? now.middle : least(now.middle)),
    });
  const known =
    single.length > 0
      ? single
      : stages.filter(({ stage, points }) => stage === 'whole-chain' && points.length >= fewest);
  const [most] = known.toSorted((a, b) => b.median - a.median);
  if (most === undefined) return undefined;
  return words('losses.stages.most', {
    stage: words(`losses.stage.${most.stage}`),
    ...{ evidence, count: most.points.length, isOnly: known.length === 1 ? 'yes' : 'no' },
    median: percentText(formats, most.median),
  });
}
