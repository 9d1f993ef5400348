import { tenth } from './paths.ts';
import type { EndLabel, PlotModel } from './plot-model.ts';
import { boldTextWidth } from './text-width.ts';

type LabelBox = { left: number; right: number; top: number; bottom: number };
type LabelPoint = { x: number; y: number };

/** Pixels between a name and every line. */
const CLEARANCE = 3;

/**
 * Names on the lines themselves, for charts whose right edge belongs to a second axis: each beside its own line, the
 * further right the better, where it touches no line and no other name. A line without such a place stays to the
 * legend.
 */
export function toLineLabels(
  rows: PlotModel['rows'],
  layout: Pick<PlotModel, 'plot' | 'size' | 'x'>,
): EndLabel[] {
  const { plot, size, x } = layout;
  const height = Math.round(size.fontSize * 1.3);
  const segments = rows.flatMap(({ y }) => toSegments(x, y));
  const taken: LabelBox[] = [];
  return rows.flatMap(({ series, y: heights }): EndLabel[] => {
    const width = Math.ceil(boldTextWidth(series.label, size.fontSize));
    const box = findPlace({ x, y: heights, width, height, plot }, (candidate) => {
      const clear = widened(candidate);
      return (
        !taken.some((other) => overlaps(clear, other)) && !segments.some((segment) => crosses(segment, clear))
      );
    });
    if (box === null) return [];
    taken.push(box);
    const { id, label, colour } = series;
    const y = tenth((box.top + box.bottom) / 2);
    return [{ id, text: label, colour, x: tenth(box.left), y, connector: '' }];
  });
}

/** The first free box above or below the line, from its last period on to the left. */
function findPlace(
  line: {
    x: readonly number[];
    y: readonly (number | null)[];
    width: number;
    height: number;
    plot: LabelBox;
  },
  isFree: (box: LabelBox) => boolean,
): LabelBox | null {
  const { x, y, width, height, plot } = line;
  for (let index = x.length - 1; index >= 0; index -= 1) {
    if (y[index] == null) continue;
    const left = Math.min((x[index] ?? 0) - width / 2, plot.right - width - 2 * CLEARANCE);
    if (left < plot.left) break;
    const under = heightsOver(x, y, left - CLEARANCE, left + width + CLEARANCE);
    if (under.length === 0) continue;
    const above = Math.min(...under) - CLEARANCE - height;
    const below = Math.max(...under) + CLEARANCE;
    for (const top of [above, below]) {
      const box = { left, right: left + width, top, bottom: top + height };
      if (top >= plot.top && box.bottom <= plot.bottom && isFree(box)) return box;
    }
  }
  return null;
}

/** Heights of a line within a stretch, the ends of the stretch included. */
function heightsOver(
  x: readonly number[],
  y: readonly (number | null)[],
  from: number,
  to: number,
): number[] {
  return toSegments(x, y).flatMap(([start, end]) => {
    if (end.x < from || start.x > to) return [];
    const at = (place: number): number =>
      end.x === start.x
        ? start.y
        : start.y +
          ((Math.min(Math.max(place, start.x), end.x) - start.x) / (end.x - start.x)) * (end.y - start.y);
    return [at(from), at(to)];
  });
}

/** The pieces of a line between neighbouring periods with a value; a lone period is a piece of no length. */
function toSegments(x: readonly number[], y: readonly (number | null)[]): [LabelPoint, LabelPoint][] {
  const points = y.map((one, index) => (one === null ? null : { x: x[index] ?? 0, y: one }));
  return points.flatMap((point, index): [LabelPoint, LabelPoint][] => {
    if (point === null) return [];
    const next = points[index + 1];
    if (next != null) return [[point, next]];
    return points[index - 1] == null ? [[point, point]] : [];
  });
}

function widened({ left, right, top, bottom }: LabelBox): LabelBox {
  return {
    left: left - CLEARANCE,
    right: right + CLEARANCE,
    top: top - CLEARANCE + 1,
    bottom: bottom + CLEARANCE - 1,
  };
}

function overlaps(one: LabelBox, other: LabelBox): boolean {
  return one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom;
}

/** Whether a piece of a line, left to right, runs through a box. */
function crosses([start, end]: [LabelPoint, LabelPoint], box: LabelBox): boolean {
  if (end.x < box.left || start.x > box.right) return false;
  const [first, last] = heightsOver([start.x, end.x], [start.y, end.y], box.left, box.right);
  if (first === undefined || last === undefined) return false;
  return Math.min(first, last) < box.bottom && Math.max(first, last) > box.top;
}
