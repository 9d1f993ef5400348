import { memo, type ReactNode } from 'react';
import { useExplained } from '../explained/explained.ts';
import { Drawing, type DrawingTexts } from '../keyboard-chart/drawing.tsx';
import { MAX_CHART_WIDTH } from '../plot/chart-size.ts';
import { useContainerWidth } from '../plot/container-width.ts';
import { type DecompositionPart, toDecompositionModel } from './decomposition-model.ts';

export type DecompositionProps = DrawingTexts & {
  /** The arrays keep their identity while their content stays the same. */
  parts: readonly DecompositionPart[];
  total: DecompositionPart;
};

/** Texts stand on the lines between the bars. */
const edge = {
  paintOrder: 'stroke',
  stroke: 'var(--paper)',
  strokeWidth: 5,
  strokeLinejoin: 'round',
} as const;

/** What a change is made of: parts end to end, and their sum below them. */
export const Decomposition = memo(function Decomposition(props: DecompositionProps): ReactNode {
  const { parts, total, ...texts } = props;
  const box = useContainerWidth(MAX_CHART_WIDTH);
  const { width } = box;
  const explained = useExplained();
  const model = toDecompositionModel({ parts, total, width });
  const points = [
    model.rows.map(({ part, bar }) => ({
      text: `${part.label}: ${part.valueLabel}`,
      box: bar,
      explain: part.explain,
    })),
  ];
  return (
    <Drawing {...texts} box={box} points={points} model={model} align="xMinYMid">
      <path
        d={model.rows
          .flatMap(({ connector }) =>
            connector === null ? [] : `M${connector.x},${connector.from}V${connector.to}`,
          )
          .join('')}
        fill="none"
        stroke="var(--ink-2)"
        strokeDasharray="2 3"
      />
      <path d={`M${model.zeroX},20V${model.height}`} stroke="var(--ink-2)" strokeWidth="1" />
      {model.rows.map(({ part, label, isTotal, textY, bar }) => (
        <g key={part.id} fontWeight={isTotal ? 600 : undefined} {...explained(part.explain)}>
          <text x="0" y={textY} {...edge}>
            {label}
          </text>
          <text x={model.width} y={textY} textAnchor="end" {...edge}>
            {part.valueLabel}
          </text>
          <rect {...bar} fill={part.colour} />
        </g>
      ))}
    </Drawing>
  );
});
