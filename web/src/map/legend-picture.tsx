import type { ReactElement, ReactNode } from 'react';
import { keyPicture } from '../charts/picture/key-picture.tsx';
import type { PicturePart } from '../charts/picture/picture-parts.ts';
import { textWidth } from '../charts/plot/text-width.ts';
import type { LegendClass, LegendModel } from './legend-model.ts';
import { MapPatterns, PATTERN } from './map-patterns.tsx';
import { StateSample } from './texture.tsx';

const FONT = 12;
const SWATCH = { width: 28, height: 14 };
const between = 16;

/** Prefix of the ids in a legend's picture; the map above it has another. */
const prefix = 'legend-';

/** The legend of a map as an image has it: one row of steps with their limits, what stands apart from them, and the states of the figures below. */
export function legendPicture(legend: LegendModel, width: number): readonly PicturePart[] {
  const states = keyPicture(
    legend.states.map(({ state, text }) => ({
      text,
      sample:
        legend.states.length < 2 && state !== 'doubtful'
          ? null
          : { ...SWATCH, content: <StateSample id={prefix + state} state={state} {...SWATCH} /> },
    })),
    { width, fontSize: FONT, fill: 'var(--ink-2)' },
  );
  const placed = placeScale(legend, width);
  return [{ width, height: placed.y + 14, content: <Row legend={legend} {...placed} /> }, states];
}

interface PlacedScale {
  /** Where the scale begins, how wide a step is, and where the unit and what comes after it begin. */
  left: number;
  step: number;
  behind: number;
  afterUnit: number;
  /** Top of the swatches, and baseline of the texts under them. */
  top: number;
  y: number;
}

const roomFor = (of: LegendClass | null): number =>
  of === null ? 0 : Math.max(SWATCH.width, textWidth(of.range, FONT)) + between;

function placeScale(legend: LegendModel, width: number): PlacedScale {
  const { steps, ends, unit } = legend;
  const left = roomFor(legend.zero);
  const unitWidth = unit === '' ? 0 : textWidth(unit, FONT) + between;
  const right = unitWidth + roomFor(legend.noData) + roomFor(legend.notApplicable);
  const scale = Math.min(460, width - left - right - between);
  const step = scale / Math.max(steps.length, 1);
  // The ends stand above where there is too little room for them beside the limits.
  const hasRoom = (end: string | null, limit: string | null | undefined): boolean =>
    end === null || textWidth(end, FONT) + textWidth(limit ?? '', FONT) / 2 + 6 <= step;
  const isTight = !hasRoom(ends.lowest, steps[1]?.limit) || !hasRoom(ends.highest, steps.at(-1)?.limit);
  const top = isTight ? 16 : 0;
  const behind = left + scale + between;
  return { left, step, behind, afterUnit: behind + unitWidth, top, y: top + SWATCH.height + 16 };
}

function Row(props: PlacedScale & { legend: LegendModel }): ReactElement {
  const { legend, left, step, behind, afterUnit, top, y } = props;
  const { zero, steps, ends, unit, noData, notApplicable } = legend;
  const endAt = top > 0 ? 10 : y;
  return (
    <g fontFamily="var(--font-sans)" fontSize={FONT} fill="var(--ink-2)" transform="translate(0 8)">
      {zero && <Apart x={0} y={top} text={zero.range} fill={zero.colour} stroke="var(--map-coast)" />}
      {steps.map(({ bin, colour, limit }) => (
        <g key={bin}>
          <rect x={left + bin * step} y={top} width={step} height={SWATCH.height} fill={colour} />
          {limit !== null && (
            <>
              <path d={`M${left + bin * step},${top + SWATCH.height}v4`} stroke="var(--ink-2)" />
              <text x={left + bin * step} y={y} textAnchor="middle">
                {limit}
              </text>
            </>
          )}
        </g>
      ))}
      <text x={left} y={endAt}>
        {ends.lowest}
      </text>
      <text x={left + steps.length * step} y={endAt} textAnchor="end">
        {ends.highest}
      </text>
      <text x={behind} y={top + 11}>
        {unit}
      </text>
      <defs>
        <MapPatterns prefix={prefix} unit={1} />
      </defs>
      {noData && (
        <Apart x={afterUnit} y={top} text={noData.range} fill={`url(#${prefix}${PATTERN.noData})`} />
      )}
      {notApplicable && (
        <Apart
          x={afterUnit + roomFor(noData)}
          y={top}
          text={notApplicable.range}
          fill={`url(#${prefix}${PATTERN.notApplicable})`}
        />
      )}
    </g>
  );
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
