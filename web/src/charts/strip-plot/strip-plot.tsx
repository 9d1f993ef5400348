import { memo } from 'react';
import { Drawing, type DrawingTexts } from '../keyboard-chart/drawing.tsx';
import { MAX_CHART_WIDTH } from '../plot/chart-size.ts';
import { useContainerWidth } from '../plot/container-width.ts';
import { POINT, type StripRow, summarySize, toStripPlotModel } from './strip-plot-model.ts';

/** Every value a point, row by row on one scale, with the median of each row; rows that are links of a chain are joined. */
export const StripPlot = memo(function StripPlot(
  props: DrawingTexts & {
    rows: readonly StripRow[];
    /** Keeps its identity between renders. */
    formatValue: (value: number) => string;
  },
) {
  const { rows, formatValue, ...texts } = props;
  const box = useContainerWidth(MAX_CHART_WIDTH);
  const model = toStripPlotModel({ rows, width: box.width, formatValue });
  const points = model.rows.map(({ label, summary, points: drawn }) =>
    drawn.map((point, at) => ({
      text: at === 0 ? `${label}. ${summary}. ${point.text}` : point.text,
      box: { x: point.x - POINT, y: point.y - POINT, width: 2 * POINT, height: 2 * POINT },
    })),
  );
  return (
    <Drawing {...texts} box={box} points={points} model={model} align="xMinYMin">
      {model.ticks.map(({ x, label }) => (
        <g key={label}>
          <path d={`M${x},0V${model.axisY}`} stroke="var(--rule)" strokeDasharray="2 4" />
          <text x={x} y={model.axisY + 16} textAnchor="middle" fontSize={summarySize} fill="var(--ink-2)">
            {label}
          </text>
        </g>
      ))}
      {model.rows.map((row) => (
        <g key={row.id}>
          {row.linked && <circle cx="8" cy={row.labelY - 5} r="5" fill="var(--accent)" />}
          {row.linkTo !== null && (
            <path d={`M8,${row.labelY + 3}V${row.linkTo}`} stroke="var(--accent)" strokeWidth="2" />
          )}
          <text x={model.textX} y={row.labelY} fontWeight="600">
            {row.label}
          </text>
          <text x={model.textX} y={row.summaryY} fontSize={summarySize} fill="var(--ink-2)">
            {row.summary}
          </text>
          <path d={`M${row.lowX},${row.y}H${row.highX}`} stroke="var(--ink-2)" />
          {row.points.map(({ x, y, text }, at) => (
            <circle
              // biome-ignore lint/suspicious/noArrayIndexKey: two studies may have found the same, and it is drawn as a whole.
              key={at}
              cx={x}
              cy={y}
              r={POINT}
              fill="var(--accent)"
              fillOpacity="0.45"
              stroke="var(--accent)"
            >
              <title>{text}</title>
            </circle>
          ))}
          <path d={`M${row.medianX},${row.y - 13}V${row.y + 13}`} stroke="var(--ink)" strokeWidth="3" />
        </g>
      ))}
    </Drawing>
  );
});
