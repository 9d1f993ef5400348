import type { LossStages } from '#contract/losses.ts';
import { fewestForMedian } from '#domain/losses/loss-stages.ts';
import type { Formats } from './formats.ts';
import { percentText } from './loss-percent.ts';

type FoundStage = Pick<
  LossStages['stages'][number],
  'median' | 'low' | 'high' | 'studies' | 'figures' | 'first' | 'last'
>;

/** Values for sentences on a stage: the studies' median, the range of their results, their number, their years, and which of them `kind` tells. */
export function stageNames(
  formats: Formats,
  { median, low, high, studies, figures, first, last }: FoundStage,
) {
  const [from, to] = [formats.year(first), formats.year(last)];
  return {
    median: percentText(formats, median),
    from: percentText(formats, low),
    to: percentText(formats, high),
    studies,
    isSingle: figures === 1 && low === high ? 'yes' : 'no',
    kind: figures === 1 || low === high ? 'single' : studies < fewestForMedian ? 'range' : 'half',
    first: from,
    last: to,
    span: first === last ? 'one' : 'many',
    years: formats.span(first, last),
  };
}
