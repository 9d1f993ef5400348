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
  return stages.map((strip) => {
    const { stage, points } = strip;
    const last = points.at(-1);
    const search = params.serialise(
      { ...view, stage: view.stage === stage ? null : stage, page: 1 },
      release.pinned ? release.id : null,
    );
    const hasMiddle = points.length >= fewest;
    return {
      id: stage,
      label: words(`losses.stage.${stage}`),
      href: `/${language}/${crop}/data/post-harvest/results${search}#findings`,
      count: formats.number(points.length),
      middle: hasMiddle ? formats.percent(strip.median / 100, 1) : '–',
      median: hasMiddle ? strip.median : null,
      summary: stageSummary(words, formats, strip),
      points: points.map((point) => ({
        value: point.value,
        text: pointText(words, formats, point),
        early: point.year < newSince,
      })),
      outlier:
        last === undefined || !named.has(stage)
          ? undefined
          : words('losses.strip.outlier', {
              place: areaName(words, last.country),
              year: formats.year(last.year),
            }),
      faded: view.stage !== null && view.stage !== stage,
    };
  });
}

/**
 * Where most is lost, of the stages with results enough for a middle, or, where no single stage has them, of the whole chain: that results since 2000 are all below the middle of the older
 * ones, or that half of the results say so much. `undefined` where no stage has enough.
 */
export function chainFinding(
  stages: readonly Stage[],
  evidence: LossStages['evidence'],
  { words, formats }: Speech,
): string | undefined {
  const many = stages.filter(({ points }) => points.length >= fewest);
  const single = many.filter(({ stage }) => isOneStage(stage));
  const known = single.length > 0 ? single : many.filter(({ stage }) => stage === 'whole-chain');
  const [most] = known.toSorted((a, b) => b.median - a.median);
  if (most === undefined) return undefined;
  const stage = words(`losses.stage.${most.stage}`);
  const early = most.points.filter(({ year }) => year < newSince);
  const late = most.points.filter(({ year }) => year >= newSince);
  const before = median(early.map(({ value }) => value));
  const since = Math.max(...late.map(({ high }) => high));
  if (before !== null && early.length >= fewest && late.length >= fewest && since < before)
    return words('losses.stages.since', {
      ...{ stage, evidence, year: formats.year(newSince) },
      before: percentText(formats, before),
      since: percentText(formats, since),
    });
  return words('losses.stages.most', {
    ...{ stage, evidence, count: most.points.length, isOnly: known.length === 1 ? 'yes' : 'no' },
    median: percentText(formats, most.median),
  });
}
