import { Fragment, memo } from 'react';
import { Dots } from './dots.tsx';
import styles from './plot.module.css';
import type { AxisModel, EndLabel, Layer, PlotModel } from './plot-model.ts';
import { figureStates } from './series.ts';
import { SwatchShape } from './swatch.tsx';
import { Textures } from './texture.tsx';

/** Lines of figures that are not official are dotted, in the very colour of the others; their points are open. */
export const OTHER_DASH = '1.5 2.5';

/**
 * Colours and sizes are attributes, so that the serialised drawing looks the same without the style sheet. A line `over`
 * bars or areas has a light edge: dashes of ink would be lost on a dark accent. Without `textures` all figures look
 * alike, as they do where all have one state.
 */
function LayerMarks({
  layer,
  over,
  textures,
  stretched,
}: {
  layer: Layer;
  over?: boolean;
  textures: string | null;
  stretched: boolean;
}) {
  const { kind, colour, dash, dots } = layer;
  // Paper within an edge of the series' colour: told apart in print and in forced colours as well.
  const hollow = layer.hollow !== '' && (
    <Dots
      d={layer.hollow}
      stretched={stretched && kind !== 'bar'}
      fill="var(--paper)"
      stroke={colour}
      strokeWidth={1.5}
    />
  );
  const seams = layer.seams !== '' && (
    <path d={layer.seams} fill="none" stroke="var(--ink-2)" strokeOpacity="0.75" strokeWidth="1" />
  );
  const paths = figureStates.flatMap((state) => {
    const d = layer.paths[state];
    return d === undefined ? [] : [{ state, d, marked: textures !== null && state !== 'official' }];
  });
  if (kind === 'bar' || kind === 'area' || kind === 'band') {
    return (
      <g fill={colour} fillOpacity={kind === 'band' ? 0.16 : undefined}>
        {paths.map(({ state, d, marked }) => (
          <Fragment key={state}>
            <path d={d} />
            {marked && <path d={d} fill={`url(#${textures}-${state})`} />}
          </Fragment>
        ))}
        {hollow}
        {seams}
      </g>
    );
  }
  return (
    <g fill="none" stroke={colour} strokeWidth="2" strokeLinejoin="round">
      {over === true && (
        <path
          d={paths.map(({ d }) => d).join('')}
          stroke="var(--paper)"
          strokeOpacity="0.8"
          strokeWidth="4"
        />
      )}
      {paths.toReversed().map(({ state, d, marked }) => (
        <path key={state} d={d} strokeDasharray={marked ? OTHER_DASH : dash} />
      ))}
      {figureStates.toReversed().flatMap((state) => {
        const d = dots[state];
        if (d === undefined) return [];
        const look =
          textures !== null && state !== 'official'
            ? { fill: 'var(--paper)', strokeWidth: 1.5 }
            : { fill: colour, stroke: 'var(--paper)', strokeWidth: 1 };
        return [<Dots key={state} d={d} stretched={stretched} {...look} />];
      })}
      {hollow}
      {seams}
    </g>
  );
}

function AxisMarks({ axis, plot, fontSize }: { axis: AxisModel; plot: PlotModel['plot']; fontSize: number }) {
  const isLeft = axis.at === 'left';
  const { head } = axis;
  return (
    <g fill={axis.colour}>
      {isLeft && (
        <path
          d={axis.ticks.map(({ y }) => `M${plot.left},${y}H${plot.right}`).join('')}
          stroke="var(--rule)"
          strokeWidth="1"
          fill="none"
        />
      )}
      {axis.ticks.map(({ y, text }, at) => (
        <text
          // biome-ignore lint/suspicious/noArrayIndexKey: another scale changes the letters of a tick, which costs less than another tick.
          key={at}
          x={isLeft ? plot.left - 8 : plot.right + 8}
          y={y}
          dy="0.32em"
          textAnchor={isLeft ? 'end' : 'start'}
        >
          {text}
        </text>
      ))}
      {head.glyph !== null && (
        <g transform={`translate(${isLeft ? head.x : head.x - 18},${head.y - fontSize / 2 - 4})`}>
          <SwatchShape mark={head.glyph.mark} colour={head.glyph.colour} dash={head.glyph.dash} />
        </g>
      )}
      <text
        x={head.glyph === null ? head.x : isLeft ? head.x + 24 : head.x - 24}
        y={head.y}
        textAnchor={head.anchor}
        fontWeight="600"
      >
        {head.text}
      </text>
    </g>
  );
}

function EndLabelMarks({ label }: { label: EndLabel }) {
  return (
    <g>
      {label.connector !== '' && (
        <path d={label.connector} fill="none" stroke={label.colour} strokeOpacity="0.6" />
      )}
      {/* A line may be lighter than letters may be; the paper's edge keeps grid and year marker out of the letters. */}
      <text
        x={label.x}
        y={label.y}
        dy="0.32em"
        fill={`color-mix(in oklab, ${label.colour} 60%, var(--ink))`}
        stroke="var(--paper)"
        strokeWidth="3"
        strokeLinejoin="round"
        paintOrder="stroke"
        fontWeight="600"
      >
        {label.text}
      </text>
    </g>
  );
}

/** Everything that does not change with the year or the pointer. It renders anew only with a new model. */
export const PlotMarks = memo(function PlotMarks({
  id,
  model,
  stretched,
}: {
  id: string;
  model: PlotModel;
  stretched: boolean;
}) {
  const { plot, size } = model;
  const back = model.layers.filter(({ kind }) => kind === 'area' || kind === 'bar');
  const textures = model.states.length > 1 ? `${id}-texture` : null;
  const front = model.layers.filter(({ kind }) => kind !== 'area' && kind !== 'bar');
  return (
    <g className={styles.marks} fontSize={size.fontSize} fontFamily="var(--font-sans)">
      {textures !== null && (
        <Textures id={textures} x={(model.x[0] ?? 0) - model.band / 2} band={model.band} />
      )}
      {model.spans.map(({ text, ...band }) => (
        <g key={band.x}>
          <rect {...band} className={styles.span} fill="var(--rule)" fillOpacity="0.45" />
          <text x={band.x} y={plot.top - 10} fill="var(--ink-2)">
            {text}
          </text>
        </g>
      ))}
      {model.axes.map((axis) => (
        <AxisMarks key={axis.side} axis={axis} plot={plot} fontSize={size.fontSize} />
      ))}
      {back.map((layer) => (
        <LayerMarks
          key={`${layer.id} ${layer.kind}`}
          layer={layer}
          textures={textures}
          stretched={stretched}
        />
      ))}
      {model.zeros.length > 0 && (
        <path
          d={model.zeros.map((y) => `M${plot.left},${y}H${plot.right}`).join('')}
          stroke="var(--ink-2)"
          strokeWidth="1"
          fill="none"
        />
      )}
      {model.breaks.length > 0 && (
        <g fill="var(--ink-2)">
          {model.breaks.map((mark) => (
            <g key={mark.x}>
              <path
                d={`M${mark.x},${plot.top - (mark.text === '' ? 0 : 6)}V${plot.bottom}`}
                stroke="var(--ink-2)"
                strokeDasharray="3 3"
                fill="none"
              />
              {mark.text !== '' && (
                <text x={mark.textX} y={plot.top - 10} textAnchor={mark.anchor}>
                  {mark.text}
                </text>
              )}
            </g>
          ))}
        </g>
      )}
      {front.map((layer) => (
        <LayerMarks
          key={`${layer.id} ${layer.kind}`}
          layer={layer}
          over={back.length > 0}
          textures={textures}
          stretched={stretched}
        />
      ))}
      <g fill="var(--ink-2)">
        {model.periodTicks.map((tick, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: as with the ticks of values.
          <text key={at} x={tick.x} y={size.height - 8} textAnchor={tick.anchor}>
            {tick.text}
          </text>
        ))}
      </g>
      {model.endLabels.length > 0 && (
        <g className={stretched ? styles.unmeasured : undefined}>
          {model.endLabels.map((label) => (
            <EndLabelMarks key={label.id} label={label} />
          ))}
        </g>
      )}
    </g>
  );
});
