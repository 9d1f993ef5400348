import { tenth } from './paths.ts';
import type { EndLabel, PlotModel } from './plot-model.ts';
import { boldTextWidth } from './text-width.ts';

type LabelBox = { left: number; right: number; top: number; bottom: number };
type Heights = readonly (number | null)[];

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
  const taken: LabelBox[] = [];
  const isFree = (box: LabelBox): boolean => {
    const left = box.left - CLEARANCE;
    const right = box.right + CLEARANCE;
    const top = box.top - CLEARANCE + 1;
    const bottom = box.bottom + CLEARANCE - 1;
    return (
      taken.every(
        (one) => one.left >= right || one.right <= left || one.top >= bottom || one.bottom <= top,
      ) &&
      rows.every(({ y }) => piecesIn(x, y, left, right).every(([high, low]) => high >= bottom || low <= top))
    );
  };
  return rows.flatMap(({ series, y }): EndLabel[] => {
    const width = Math.ceil(boldTextWidth(series.label, size.fontSize));
    const box = placesBeside({ x, y, width, height, plot }).find(isFree);
    if (box === undefined) return [];
    taken.push(box);
    const { id, label, colour } = series;
    const middle = tenth((box.top + box.bottom) / 2);
    return [{ id, text: label, value: '', colour, x: tenth(box.left), y: middle, connector: '', dot: null }];
  });
}

/** The boxes above and below a line that lie within the plot, from its last period on to the left. */
function placesBeside(line: {
  x: readonly number[];
  y: Heights;
  width: number;
  height: number;
  plot: LabelBox;
}): LabelBox[] {
  const { x, y, width, height, plot } = line;
  return x
    .flatMap((centre, index): LabelBox[] => {
      const left = Math.min(centre - width / 2, plot.right - width - 2 * CLEARANCE);
      const right = left + width;
      const heights = piecesIn(x, y, left - CLEARANCE, right + CLEARANCE).flat();
      if (y[index] == null || left < plot.left || heights.length === 0) return [];
      const above = Math.min(...heights) - CLEARANCE - height;
      const below = Math.max(...heights) + CLEARANCE;
      return [below, above].map((top) => ({ left, right, top, bottom: top + height }));
    })
    .filter(({ top, bottom }) => top >= plot.top && bottom <= plot.bottom)
    .reverse();
}

/** The upper and the lower end of each piece of a line within a stretch; a lone period is a piece of no length. */
function piecesIn(x: readonly number[], y: Heights, from: number, to: number): [number, number][] {
  return x.flatMap((start, index): [number, number][] => {
    const [height, next] = [y[index] ?? null, y[index + 1] ?? null];
    const end = next === null ? start : (x[index + 1] ?? start);
    if (height === null || end < from || start > to) return [];
    if (next === null || end === start) return [[height, height]];
    const at = (place: number): number => height + ((place - start) / (end - start)) * (next - height);
    const ends = [at(Math.max(from, start)), at(Math.min(to, end))];
    return [[Math.min(...ends), Math.max(...ends)]];
  });
}
