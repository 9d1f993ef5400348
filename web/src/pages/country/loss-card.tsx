import { isOneStage } from '#catalog/losses/stages.ts';
import { CardRows } from '../../charts/cards/card-rows.tsx';
import { countColumn } from '../../figure/columns.ts';
import { columnOf, tableOf } from '../../figure/figure.ts';
import { type Card, type CardInput, profileSources, toCard } from './card-input.ts';

/** Fewer stages have no largest among them, and a card has no space for more. */
const fewestStages = 2;
const mostStages = 6;

/** Results before are named with their years, and lead only where there are no newer ones. */
const recentSince = 2000;

/** Median losses in studies by stage of the chain, of the commodity with most studies, in percent. */
export function lossesCard(input: CardInput): Card | null {
  const { named, speech, own, paths } = input;
  const { words, formats } = speech;
  const [found] = own.losses
    .map((loss) => ({ ...loss, stages: loss.stages.filter(({ stage }) => isOneStage(stage)) }))
    .filter(({ stages }) => stages.length >= fewestStages)
    .toSorted((a, b) => b.studies - a.studies);
  if (found === undefined) return null;
  const { commodity, stages, sources } = found;
  const bySize = stages.toSorted((a, b) => b.median - a.median);
  const isRecent = ({ last }: (typeof stages)[number]): boolean => last >= recentSince;
  const leading = bySize.some(isRecent) ? bySize.filter(isRecent) : bySize;
  const most = leading[0]?.median ?? 0;
  const largest = leading.filter(({ median }) => median === most);
  const shownStages = new Set(bySize.slice(0, mostStages));
  const percent = (value: number): string => formats.percent(value / 100, 1);
  const stageName = (stage: string): string => words(`losses.stage.${stage}`);
  const yearsOf = (some: typeof stages): string =>
    formats.span(Math.min(...some.map(({ first }) => first)), Math.max(...some.map(({ last }) => last)));
  const title = words('country.card.losses', { years: yearsOf(stages) });
  const finding = words('country.card.losses.finding', {
    ...named,
    stages: formats.list(largest.map(({ stage }) => words(`losses.stage.${stage}.at`))),
    isMedian: largest.some(({ figures }) => figures > 1) ? 'yes' : 'no',
    percent: percent(most),
    years: yearsOf(largest),
  });
  return toCard(input, {
    id: 'loss-stages',
    title,
    finding,
    remarks: [
      words('country.card.losses.note', { isAll: shownStages.size === stages.length ? 'yes' : 'no' }),
    ],
    notes: [words('country.losses.note')],
    ...tableOf(
      stages,
      [
        columnOf('stage', words('country.table.stage'), 'name', ({ stage }) => ({
          value: stageName(stage),
          code: stage,
        })),
        ...(['median', 'low', 'high'] as const).map((key) => ({
          ...{ key, label: words(`country.table.${key}`), kind: 'percent' as const },
          // Twelve digits are exact; beyond them are the remains of a sum.
          of: (stage: (typeof stages)[number]) => Number(stage[key].toPrecision(12)),
        })),
        countColumn('stage-studies', words('country.table.stage-studies'), ({ studies }) => studies),
      ],
      ({ stage }) => stage,
    ),
    picture: (texts) => (
      <CardRows
        {...texts}
        look="bars"
        rows={stages
          .filter((each) => shownStages.has(each))
          .map((each) => ({
            id: each.stage,
            label: isRecent(each) ? stageName(each.stage) : `${stageName(each.stage)} (${yearsOf([each])})`,
            value: each.median,
            isHighlighted: largest.includes(each),
          }))}
        format={percent}
        foot={words('country.card.losses.foot', { commodity: words(`losses.commodity.${commodity}`) })}
      />
    ),
    sources: profileSources(input, 'losses').filter(({ key }) => sources.includes(key)),
    path: `/${own.crop}/data/post-harvest/results?commodity=${commodity}&${paths.place}`,
  });
}
