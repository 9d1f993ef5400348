import type { PicturePart } from '../../charts/picture/picture-parts.ts';
import { textWidth } from '../../charts/plot/text-width.ts';
import { labelledYears } from './coverage-model.ts';

const [FONT, AXIS] = [11, 20];

/** A heat map as an image has it: names beside cells, whole, and the years above them. */
export function heatPicture(
  map: {
    years: readonly number[];
    names: readonly string[];
    /** Outlines in units of one cell, each with its colour. */
    paths: readonly { colour: string; d: string }[];
  },
  width: number,
): PicturePart {
  const { years, names, paths } = map;
  const row = FONT + 4;
  const beside = Math.min(width / 2, 8 + Math.max(0, ...names.map((name) => textWidth(name, FONT))));
  const cells = width - beside;
  const height = names.length * row;
  return {
    width,
    height: AXIS + height + 4,
    content: (
      <g fontFamily="var(--font-sans)" fontSize={FONT} fill="var(--ink)">
        {labelledYears(years).map(({ column, year, last }) => (
          <text
            key={year}
            x={last ? width : beside + ((column + 0.5) / years.length) * cells}
            y={14}
            textAnchor={last ? 'end' : 'middle'}
          >
            {year}
          </text>
        ))}
        {names.map((name, at) => (
          <text key={name} y={AXIS + at * row + FONT}>
            {name}
          </text>
        ))}
        <svg
          x={beside}
          y={AXIS}
          width={cells}
          height={height}
          viewBox={`0 0 ${years.length} ${names.length}`}
          preserveAspectRatio="none"
          aria-hidden="true"
        >
          <rect width={years.length} height={names.length} fill="var(--map-none)" />
          {paths.map(({ colour, d }) => (d === '' ? null : <path key={colour} d={d} fill={colour} />))}
        </svg>
      </g>
    ),
  };
}
