import { memo, type ReactNode } from 'react';
import { useExplained } from '../explained/explained.ts';
import { Drawing, type DrawingTexts } from '../keyboard-chart/drawing.tsx';
import { MAX_CHART_WIDTH } from '../plot/chart-size.ts';
import { useContainerWidth } from '../plot/container-width.ts';
import { endText, type SlopeItem, toSlopeModel } from './slope-model.ts';

export type SlopeProps = DrawingTexts & {
  /** The two years as text. */
  years: readonly [string, string];
  /** The unit of the values, with their scale. */
  unit: string;
  items: readonly SlopeItem[];
  log: boolean;
  /** Key of the explanation of an item's value in the first (0) or second (1) year, where it has one; keeps its identity. */
  explainOf?: ((id: string, end: 0 | 1) => string | undefined) | undefined;
};

/** A comparison of two years: one line for each, with its change in amount and percent. */
export const Slope = memo(function Slope(props: SlopeProps): ReactNode {
  const { years, unit, items, log, explainOf, ...texts } = props;
  const box = useContainerWidth(MAX_CHART_WIDTH);
  const { width } = box;
  const explained = useExplained();
  const model = toSlopeModel({ items, log, width });
  const points = model.lines.map(({ item, x1, y1, x2, y2 }) => [
    {
      text: `${years[0]}, ${item.label}: ${item.exact?.[0] ?? item.fromLabel}`,
      box: { x: x1 - 3, y: y1 - 3, width: 6, height: 6 },
      explain: explainOf?.(item.id, 0),
    },
    {
      text: `${years[1]}, ${item.label}: ${item.exact?.[1] ?? item.toLabel}; ${item.changeLabel}`,
      box: { x: x2 - 3, y: y2 - 3, width: 6, height: 6 },
      explain: explainOf?.(item.id, 1),
    },
  ]);
  return (
    <Drawing {...texts} box={box} points={points} model={model} align="xMinYMin">
      <g fontWeight="600">
        <text x={model.left} y="16" textAnchor="middle">
          {years[0]}
        </text>
        <text x={model.right - 16} y="16">
          {years[1]}
          {unit !== '' && (
            <tspan dx="0.6em" fill="var(--ink-2)" fontWeight="400">
              {unit}
            </tspan>
          )}
        </text>
      </g>
      <path
        d={`M${model.left},${model.top}V${model.bottom}M${model.right},${model.top}V${model.bottom}`}
        stroke="var(--rule)"
        fill="none"
      />
      {model.lines.map(({ item, colour, x1, y1, x2, y2, left, right, leads }) => (
        <g key={item.id}>
          <path
            d={`M${x1},${y1}L${x2},${y2}`}
            stroke={colour}
            strokeWidth={item.emphasised === true ? 2.5 : 1.25}
            fill="none"
          />
          <path d={leads} stroke="var(--rule)" fill="none" />
          <circle cx={x1} cy={y1} r="3.5" fill={colour} />
          <circle cx={x2} cy={y2} r="3.5" fill={colour} />
          <text
            x={left.x}
            y={left.y}
            dy="0.32em"
            textAnchor="end"
            fill="var(--ink-2)"
            {...explained(explainOf?.(item.id, 0))}
          >
            {left.text}
          </text>
          <text
            x={right.x}
            y={right.y}
            dy="0.32em"
            fontWeight={item.emphasised === true ? 600 : undefined}
            fill={item.emphasised === true ? undefined : 'var(--ink-2)'}
            {...explained(explainOf?.(item.id, 1))}
          >
            {right.name}
            {endText(item)}
          </text>
        </g>
      ))}
    </Drawing>
  );
});
