import { memo, type ReactNode } from 'react';
import { useExplained } from '../explained/explained.ts';
import { Drawing, type DrawingTexts } from '../keyboard-chart/drawing.tsx';
import { MAX_CHART_WIDTH } from '../plot/chart-size.ts';
import { useContainerWidth } from '../plot/container-width.ts';
import { type BalanceFlow, toBalanceModel } from './balance-model.ts';

export type BalanceChartProps = DrawingTexts & {
  /** Heads of the two bars. */
  heads: readonly [string, string];
  /** The unit of the labels, with their scale. */
  unit?: string | undefined;
  /** The arrays keep their identity while their content stays the same. */
  sources: readonly BalanceFlow[];
  destinations: readonly BalanceFlow[];
};

/** What came in and where it went, as two bars of equal length. */
export const BalanceChart = memo(function BalanceChart(props: BalanceChartProps): ReactNode {
  const { heads, unit, sources, destinations, ...texts } = props;
  const { id } = texts;
  const box = useContainerWidth(MAX_CHART_WIDTH);
  const { width } = box;
  const explained = useExplained();
  const model = toBalanceModel({ sources, destinations, width });
  const points = model.sides.map((side, index) =>
    side.map(({ flow, bar }) => ({
      text: `${heads[index] ?? ''}, ${flow.label}: ${flow.exact ?? flow.valueLabel}`,
      box: bar,
      explain: flow.explain,
    })),
  );
  return (
    <Drawing {...texts} box={box} points={points} model={model} align="xMidYMin">
      <defs>
        <pattern id={`${id}-hatch`} width="6" height="6" patternUnits="userSpaceOnUse">
          <rect width="6" height="6" fill="var(--paper)" />
          <path d="M0,6L6,0M-1,1L1,-1M5,7L7,5" stroke="var(--ink-2)" strokeWidth="1.2" />
        </pattern>
      </defs>
      {model.sides.map((side, index) => {
        const first = side[0];
        if (first === undefined) return null;
        const x = first.bar.x + (index === 0 ? first.bar.width : 0);
        return (
          <text key={heads[index]} x={x} y="14" textAnchor={index === 0 ? 'end' : 'start'} fontWeight="600">
            {heads[index]}
            {unit !== undefined && (
              <tspan x={x} dy="16" fill="var(--ink-2)" fontWeight="400">
                {unit}
              </tspan>
            )}
          </text>
        );
      })}
      <text {...model.middle} textAnchor="middle" fill="var(--ink-2)">
        =
      </text>
      {model.sides.flatMap((side, index) =>
        side.map(({ flow, bar, lines, text, connector }) => (
          <g key={`${heads[index]} ${flow.id}`} {...explained(flow.explain)}>
            {flow.exact !== undefined && <title>{flow.exact}</title>}
            <rect
              {...bar}
              fill={flow.unexplained === true ? `url(#${id}-hatch)` : flow.colour}
              stroke={flow.unexplained === true ? 'var(--ink-2)' : 'var(--paper)'}
              strokeWidth="1"
            />
            <path d={connector} fill="none" stroke="var(--edge)" />
            <text x={text.x} y={text.y} textAnchor={text.anchor}>
              {lines.map((line, at) => (
                <tspan key={line} x={text.x} dy={at === 0 ? 0 : model.lineHeight} fill="var(--ink-2)">
                  {line}
                </tspan>
              ))}
              <tspan x={text.x} dy={model.lineHeight} fontWeight="600">
                {flow.valueLabel}
              </tspan>
            </text>
          </g>
        )),
      )}
    </Drawing>
  );
});
