import { memo, type ReactNode } from 'react';
import { useExplained } from '../explained/explained.ts';
import { Drawing, type DrawingTexts, EmptyDrawing } from '../keyboard-chart/drawing.tsx';
import { MAX_CHART_WIDTH } from '../plot/chart-size.ts';
import { useContainerWidth } from '../plot/container-width.ts';
import { type RankedItem, toRankedBarsModel } from './ranked-bars-model.ts';

export type RankedBarsProps = DrawingTexts & {
  items: readonly RankedItem[];
  /** Number of ranked rows beside the selected ones and the yardsticks. */
  limit?: number | undefined;
  /** Keeps its identity between renders. */
  formatRank: (rank: number) => string;
  /** Key of the explanation of an item's value; keeps its identity, too. */
  explainOf?: ((id: string) => string) | undefined;
  empty: ReactNode;
};

/** A ranking as horizontal bars; ties share their rank. */
export const RankedBars = memo(function RankedBars(props: RankedBarsProps) {
  const { items, limit = 10, formatRank, explainOf, empty, ...more } = props;
  const { ...texts } = more;
  const box = useContainerWidth(MAX_CHART_WIDTH);
  const { width } = box;
  const explained = useExplained();
  const model = toRankedBarsModel({ items, limit, width, formatRank });
  const points = [
    model.rows.map(({ id: item, rankText, label, exact, bar, textY }) => ({
      text: `${rankText === '' ? '' : `${rankText}. `}${label}: ${exact}`,
      box:
        bar === null
          ? { x: model.textX, y: textY - 12, width: model.width - model.textX, height: 14 }
          : { ...bar, width: Math.max(bar.width, 2) },
      explain: explainOf?.(item),
    })),
  ];
  if (model.rows.length === 0) return <EmptyDrawing>{empty}</EmptyDrawing>;
  return (
    <Drawing {...texts} box={box} points={points} model={model} align="xMinYMid">
      {model.rows.map((row) => (
        <g key={row.id} fontWeight={row.selected ? 600 : undefined} {...explained(explainOf?.(row.id))}>
          {row.exact !== row.valueLabel && <title>{row.exact}</title>}
          {row.ruleY !== null && (
            <path
              d={`M${model.textX},${row.ruleY}H${model.width}`}
              stroke="var(--rule)"
              strokeDasharray="2 4"
            />
          )}
          {explainOf !== undefined && (
            <rect
              y={row.textY - 14}
              width={model.width}
              height={(row.bar?.y ?? row.textY) - row.textY + (row.bar === null ? 18 : 27)}
              fill="transparent"
            />
          )}
          {row.rankText !== '' && (
            <text x={model.rankX} y={row.textY} textAnchor="end" fill="var(--ink-2)">
              {row.rankText}
            </text>
          )}
          <text x={model.textX} y={row.textY}>
            {row.lines.map((line, index) => (
              <tspan key={line} x={model.textX} dy={index === 0 ? 0 : model.lineHeight}>
                {line}
              </tspan>
            ))}
          </text>
          <text x={model.width} y={row.textY} textAnchor="end">
            {row.valueLabel}
          </text>
          {row.bar !== null && (
            <rect
              {...row.bar}
              fill={row.hollow ? 'var(--paper)' : row.colour}
              stroke={row.hollow ? row.colour : undefined}
            />
          )}
        </g>
      ))}
      {model.zeroX !== null && (
        <path d={`M${model.zeroX},0V${model.barsEnd}`} stroke="var(--ink-2)" strokeWidth="1" />
      )}
    </Drawing>
  );
});
