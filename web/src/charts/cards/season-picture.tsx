import { extent } from 'd3-array';
import type { ReactNode } from 'react';
import { dialPoint, dialRing, type YearValues } from '../clock/dial.tsx';
import { inkOf, Label, paperEdge } from '../plot/marks/label.tsx';
import { tenth } from '../plot/paths.ts';
import { linearScale } from '../plot/scale.ts';
import { wrapText } from '../plot/text-width.ts';
import { CardSvg, type CardTexts } from './card-svg.tsx';

export interface SeasonPictureProps extends CardTexts {
  /** Indices of the twelve months from January on: the usual year, all years, and the newest one or none. */
  usual: readonly number[];
  years: readonly YearValues[];
  newest: YearValues | null;
  colour: string;
  letters: readonly string[];
  /** The dearest and the cheapest month: place, name, and how far from the year's mean. */
  ends: readonly { place: number; name: string; text: string }[];
  legend: readonly string[];
}

export function SeasonPicture(props: SeasonPictureProps): ReactNode {
  const { usual, years, newest, colour, letters, ends, legend, ...texts } = props;
  const values = [...usual, ...years.flat(), ...(newest ?? [])].filter((value) => value !== null);
  const [min = 90, max = 110] = extent(values);
  return (
    <CardSvg {...texts}>
      {({ width, height: whole }) => {
        // Where there is no room for texts beside the clock, they are below it.
        const isBelow = width < whole + 150;
        const height = isBelow ? whole - 44 - legend.length * 18 : whole;
        const rim = height / 2 - 16;
        const middle = height / 2;
        const radiusOf = linearScale({ min, max: Math.max(max, min + 1) }, rim * 0.26, rim);
        const pointAt = (place: number, radius: number) => {
          const { x, y } = dialPoint(middle, place, radius);
          return { x: tenth(x), y: tenth(y) };
        };
        const pathOf = (values: YearValues): string => dialRing(middle, values, radiusOf);
        const left = height + 34;
        const lines = ends.flatMap(({ name, text }, at) => [
          { line: name, isName: true, x: at * (width / 2), y: 0 },
          ...(isBelow ? [text] : wrapText(text, 12, width - left)).map((line) => ({
            ...{ line, isName: false, x: at * (width / 2), y: 1 },
          })),
        ]);
        const texted = [...lines, ...legend.map((line, at) => ({ line, isName: false, x: 0, y: 2 + at }))];
        return (
          <>
            <g transform={`translate(${isBelow ? (width - height) / 2 : 4} 0)`}>
              <g fill="none" strokeLinecap="round">
                <circle {...{ cx: middle, cy: middle, r: rim }} stroke="var(--rule)" />
                <circle
                  {...{ cx: middle, cy: middle, r: tenth(radiusOf(100)) }}
                  stroke="var(--ink-2)"
                  strokeDasharray="2 3"
                />
                <path d={years.map(pathOf).join('')} stroke="var(--ink-2)" strokeOpacity="0.35" />
                <path
                  d={pathOf(usual)}
                  stroke={newest === null ? colour : 'var(--ink)'}
                  strokeWidth={newest === null ? 2.2 : 1.5}
                  strokeLinejoin="round"
                />
                {newest !== null && <path d={pathOf(newest)} stroke={colour} strokeWidth="3" />}
              </g>
              {ends.map(({ place }, at) => {
                const { x, y } = pointAt(place, radiusOf(usual[place] ?? 100));
                return <circle key={place} cx={x} cy={y} r="4" fill={at === 0 ? colour : 'var(--ink)'} />;
              })}
              {letters.map((letter, place) => {
                const { x, y } = pointAt(place, rim + 10);
                const isEnd = ends.some((end) => end.place === place);
                return (
                  <Label
                    // biome-ignore lint/suspicious/noArrayIndexKey: months have their place, and letters repeat.
                    key={place}
                    {...{ x, y }}
                    dy="0.35em"
                    textAnchor="middle"
                    fontSize="12"
                    fontWeight={isEnd ? 700 : undefined}
                    fill={isEnd ? 'var(--ink)' : 'var(--ink-2)'}
                    text={letter}
                    {...paperEdge(3)}
                  />
                );
              })}
            </g>
            {texted.map(({ line, isName, x, y }, at) => (
              <Label
                // biome-ignore lint/suspicious/noArrayIndexKey: lines have their place and no state.
                key={at}
                x={isBelow ? x : left}
                y={isBelow ? height + 20 + y * 18 : 30 + at * 18}
                {...(isName
                  ? { fontWeight: 600, fill: line === ends[0]?.name ? inkOf(colour) : 'var(--ink)' }
                  : { fontSize: '12', fill: 'var(--ink-2)' })}
                text={line}
              />
            ))}
          </>
        );
      }}
    </CardSvg>
  );
}
