import type { ReactNode } from 'react';
import { GLYPH, TICK_GAP } from './layout.ts';
import { Label, paperEdge } from './marks/label.tsx';
import { Rule } from './marks/rule.tsx';
import type { AxisModel, PlotModel } from './plot-model.ts';
import { SwatchShape } from './swatch.tsx';

/** A value axis with its head, and rules across the plot. */
export function ValueAxis(props: { axis: AxisModel; plot: PlotModel['plot']; fontSize: number }): ReactNode {
  const { axis, plot, fontSize } = props;
  const { head, ticks } = axis;
  const isLeft = axis.at === 'left';
  return (
    <g fill={axis.colour}>
      {axis.isRuled && <Rule y={ticks.map(({ y }) => y)} from={plot.left} to={plot.right} />}
      {ticks.map(({ y, text }, at) => (
        <Label
          // biome-ignore lint/suspicious/noArrayIndexKey: another scale changes the letters of a tick, which costs less than another tick.
          key={at}
          x={isLeft ? plot.left - TICK_GAP : plot.right + TICK_GAP}
          y={y}
          dy="0.32em"
          textAnchor={isLeft ? 'end' : 'start'}
          text={text}
        />
      ))}
      {head.glyph !== null && (
        <g
          transform={`translate(${head.anchor === 'start' ? head.x : head.x - 18},${head.y - fontSize / 2 - 4})`}
        >
          <SwatchShape mark={head.glyph.mark} colour={head.glyph.colour} dash={head.glyph.dash} />
        </g>
      )}
      <text
        x={head.glyph === null ? head.x : head.anchor === 'start' ? head.x + GLYPH : head.x - GLYPH}
        y={head.y}
        textAnchor={head.anchor}
        {...paperEdge(4)}
        fontWeight={head.name === '' ? 600 : undefined}
      >
        {head.name !== '' && (
          <tspan fill="var(--ink)" fontWeight="600">
            {head.name}{' '}
          </tspan>
        )}
        {head.text}
      </text>
    </g>
  );
}
