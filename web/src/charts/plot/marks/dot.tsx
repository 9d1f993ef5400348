import type { ReactNode, SVGProps } from 'react';
import { type Channels, toPoints } from '../channels.ts';
import { type MarkerShape, markerPath } from '../markers.ts';
import type { Point } from '../paths.ts';

export type DotProps = Channels & {
  r: number;
  colour: string;
  /** A circle unless given. */
  shape?: MarkerShape | undefined;
  /** Dots that are paper within an edge of the colour, which print and forced colours show as well. */
  isOpen?: boolean | ((index: number) => boolean) | undefined;
  edge?: number;
  /** Of those that are filled; a light edge keeps them apart from lines. */
  look?: Pick<SVGProps<SVGElement>, 'fillOpacity' | 'stroke' | 'strokeWidth'>;
};

const lightEdge = { stroke: 'var(--paper)', strokeWidth: 1 };

export function Dot(props: DotProps): ReactNode {
  const { r, colour, shape, isOpen = false, edge = 1.5, look = lightEdge, ...channels } = props;
  const points = toPoints(channels);
  const draw = (open: boolean): ReactNode[] =>
    points.flatMap((point, index) =>
      point === null || (typeof isOpen === 'boolean' ? isOpen : isOpen(index)) !== open
        ? []
        : // biome-ignore lint/suspicious/noArrayIndexKey: two values can have one place, and dots have no state.
          [<Shape key={index} {...point} r={r} shape={shape} />],
    );
  const filled = draw(false);
  const open = draw(true);
  return (
    <>
      {filled.length > 0 && (
        <g fill={colour} {...look}>
          {filled}
        </g>
      )}
      {open.length > 0 && (
        <g fill="var(--paper)" stroke={colour} strokeWidth={edge}>
          {open}
        </g>
      )}
    </>
  );
}

function Shape({ x, y, r, shape }: Point & { r: number; shape: MarkerShape | undefined }): ReactNode {
  return shape === undefined ? (
    <circle cx={x} cy={y} r={r} />
  ) : (
    <path data-shape={shape} d={markerPath(shape, x, y, r)} />
  );
}
