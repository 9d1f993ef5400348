import type { ReactElement } from 'react';
import { keyPicture } from '../charts/picture/key-picture.tsx';
import type { PicturePart } from '../charts/picture/picture-parts.ts';
import { BOLD, textWidth } from '../charts/plot/text-width.ts';
import { doubtfulMark } from './legend.tsx';
import { type LegendModel, roomyLimits } from './legend-model.ts';

const FONT = 12;
const SWATCH = { width: 28, height: 14 };
const between = 16;
const baseline = SWATCH.height + 16;

export function legendPicture(legend: LegendModel, width: number): readonly PicturePart[] {
  const { note, doubtful } = legend;
  const notes = keyPicture(
    [
      ...(note === undefined ? [] : [{ text: note, sample: null }]),
      ...(doubtful === undefined
        ? []
        : [{ text: doubtful, sample: { width: 16, height: 12, content: doubtfulMark } }]),
    ],
    { width, fontSize: FONT, fill: 'var(--ink-2)' },
  );
  return [{ width, height: baseline + 14, content: <Row legend={legend} width={width} /> }, notes];
}

function Row({ legend, width }: { legend: LegendModel; width: number }): ReactElement {
  const { steps, ends, unit, noData } = legend;
  const left = unit === '' ? 12 : textWidth(unit, FONT) * BOLD + between;
  const right = noData === null ? 0 : Math.max(SWATCH.width, textWidth(noData.range, FONT)) + 2 * between;
  const step = Math.min(460, width - left - right - between) / Math.max(steps.length, 1);
  const end = left + steps.length * step;
  const roomy = roomyLimits(legend, (step - 4) / textWidth('0', FONT));
  return (
    <g fontFamily="var(--font-sans)" fontSize={FONT} fill="var(--ink-2)" transform="translate(0 8)">
      <text y={11} fontWeight={600} fill="var(--ink)">
        {unit}
      </text>
      {steps.map(({ bin, colour, limit }, at) => (
        <g key={bin}>
          <rect x={left + at * step} width={step} height={SWATCH.height} fill={colour} />
          {limit !== null && roomy[at] === true && <Tick x={left + at * step} text={limit} />}
        </g>
      ))}
      <rect
        x={left}
        width={end - left}
        height={SWATCH.height}
        fill="none"
        stroke="var(--map-coast)"
        strokeWidth="0.5"
      />
      {ends.highest !== null && <Tick x={end} text={ends.highest} />}
      {noData && (
        <g transform={`translate(${end + 2 * between} 0)`}>
          <rect {...SWATCH} fill={noData.colour} />
          <text y={baseline}>{noData.range}</text>
        </g>
      )}
    </g>
  );
}

function Tick({ x, text }: { x: number; text: string }): ReactElement {
  return (
    <>
      <path d={`M${x},${SWATCH.height}v4`} stroke="var(--ink-2)" />
      <text x={x} y={baseline} textAnchor="middle">
        {text}
      </text>
    </>
  );
}
