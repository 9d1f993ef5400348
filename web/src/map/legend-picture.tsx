import type { ReactNode } from 'react';
import { keyPicture } from '../charts/picture/key-picture.tsx';
import type { PicturePart } from '../charts/picture/picture-parts.ts';
import { textWidth } from '../charts/plot/text-width.ts';
import type { MapState } from './fills.ts';
import { ZERO_COLOUR } from './map-colours.ts';
import { StatePattern } from './texture.tsx';

/** The legend of a map as an image has it. */
export interface DrawnLegend {
  colours: readonly string[];
  /** Between the classes. */
  limits: readonly string[];
  ends: { lowest: string | null; highest: string | null };
  unit: string;
  zero: string | null;
  noData: string | null;
  notApplicable: string | null;
  states: readonly { state: MapState; text: string }[];
  /** Prefix of its ids. */
  id: string;
}

const FONT = 12;
const SWATCH = { width: 28, height: 14 };
const between = 16;

/** One row of steps with their limits, what stands apart from them at its ends, and the states of the figures below. */
export function legendPicture(legend: DrawnLegend, width: number): readonly PicturePart[] {
  const { colours, limits, ends, unit, id } = legend;
  const room = (text: string | null): number =>
    text === null ? 0 : Math.max(SWATCH.width, textWidth(text, FONT)) + between;
  const left = room(legend.zero);
  const unitWidth = unit === '' ? 0 : textWidth(unit, FONT) + between;
  const right = unitWidth + room(legend.noData) + room(legend.notApplicable);
  const scale = Math.min(460, width - left - right - between);
  const step = scale / Math.max(colours.length, 1);
  // The ends stand above where there is too little room for them beside the limits.
  const hasRoom = (end: string | null, limit = ''): boolean =>
    end === null || textWidth(end, FONT) + textWidth(limit, FONT) / 2 + 6 <= step;
  const isTight = !hasRoom(ends.lowest, limits[0]) || !hasRoom(ends.highest, limits.at(-1));
  const top = isTight ? 16 : 0;
  const behind = left + scale + between;
  const afterUnit = behind + unitWidth;
  const y = top + SWATCH.height + 16;
  const content = (
    <g fontFamily="var(--font-sans)" fontSize={FONT} fill="var(--ink-2)" transform="translate(0 8)">
      {legend.zero !== null && (
        <Apart x={0} y={top} text={legend.zero} fill={ZERO_COLOUR} stroke="var(--map-coast)" />
      )}
      {colours.map((colour, at) => (
        <rect key={colour} x={left + at * step} y={top} width={step} height={SWATCH.height} fill={colour} />
      ))}
      {limits.map((limit, at) => (
        <g key={limit}>
          <path d={`M${left + (at + 1) * step},${top + SWATCH.height}v4`} stroke="var(--ink-2)" />
          <text x={left + (at + 1) * step} y={y} textAnchor="middle">
            {limit}
          </text>
        </g>
      ))}
      <text x={left} y={isTight ? 10 : y}>
        {ends.lowest}
      </text>
      <text x={left + scale} y={isTight ? 10 : y} textAnchor="end">
        {ends.highest}
      </text>
      <text x={behind} y={top + 11}>
        {unit}
      </text>
      <defs>
        <pattern
          id={`${id}-none`}
          width="5"
          height="5"
          patternUnits="userSpaceOnUse"
          patternTransform="rotate(45)"
        >
          <rect width="5" height="5" fill="var(--map-none)" />
          <rect width="1.4" height="5" fill="var(--map-none-line)" />
        </pattern>
        <pattern id={`${id}-dots`} width="5" height="5" patternUnits="userSpaceOnUse">
          <rect width="5" height="5" fill="var(--map-none)" />
          <circle cx="2.5" cy="2.5" r="0.9" fill="var(--map-none-line)" />
        </pattern>
      </defs>
      {legend.noData !== null && (
        <Apart x={afterUnit} y={top} text={legend.noData} fill={`url(#${id}-none)`} />
      )}
      {legend.notApplicable !== null && (
        <Apart
          x={afterUnit + room(legend.noData)}
          y={top}
          text={legend.notApplicable}
          fill={`url(#${id}-dots)`}
        />
      )}
    </g>
  );
  const states = keyPicture(
    legend.states.map(({ state, text }) => ({
      text,
      sample:
        legend.states.length < 2 && state !== 'doubtful'
          ? null
          : { ...SWATCH, content: <State state={state} id={id} /> },
    })),
    { width, fontSize: FONT, fill: 'var(--ink-2)' },
  );
  return [{ width, height: y + 14, content }, states];
}

function Apart(props: { x: number; y: number; text: string; fill: string; stroke?: string }): ReactNode {
  const { x, y, text, fill, stroke } = props;
  return (
    <g transform={`translate(${x} ${y})`}>
      <rect {...SWATCH} fill={fill} stroke={stroke} />
      <text y={SWATCH.height + 16}>{text}</text>
    </g>
  );
}

function State({ state, id }: { state: MapState; id: string }): ReactNode {
  const colour = 'var(--map-3)';
  const own = `${id}-${state}`;
  return (
    <>
      <StatePattern id={own} state={state} colour={colour} />
      <rect {...SWATCH} fill={state === 'official' ? colour : `url(#${own})`} />
    </>
  );
}
