import { chartSize, DIRECT_LABEL_WIDTH } from './chart-size.ts';
import { placeLabels } from './label-placement.ts';
import { linePath } from './paths.ts';
import type { EndLabel, PlotModel } from './plot-model.ts';
import { boldTextWidth } from './text-width.ts';

/** What a name at a line's end needs of its series. */
type EndLabelled = { label: string };

/** Names at the line ends may take this part of the width. */
const LABEL_SHARE = 0.35;
const LABEL_GAP = 14;

/** Width that names at the line ends take, with the gap before them. */
export function endLabelWidth(series: readonly EndLabelled[], fontSize: number): number {
  return Math.ceil(Math.max(0, ...series.map((one) => boldTextWidth(one.label, fontSize)))) + LABEL_GAP;
}

/**
 * Whether names at the line ends suffice in a box of any width that allows them. It is decided for the narrowest such
 * box, so that the answer is the same on the server and after the browser has measured the box.
 */
export function lineLabelsFit(series: readonly EndLabelled[]): boolean {
  const { fontSize, height } = chartSize(DIRECT_LABEL_WIDTH);
  return (
    endLabelWidth(series, fontSize) <= DIRECT_LABEL_WIDTH * LABEL_SHARE &&
    series.length * fontSize * 1.3 <= height / 2
  );
}

/** The names at the line ends, moved apart where they would overlap; none where they do not all fit. */
export function toEndLabels(
  rows: PlotModel['rows'],
  layout: Pick<PlotModel, 'plot' | 'size' | 'x'>,
): EndLabel[] {
  const { plot, size, x } = layout;
  const ends = rows.flatMap(({ series, y }) => {
    const index = y.findLastIndex((one) => one !== null);
    return index < 0 ? [] : [{ series, index, y: y[index] ?? 0 }];
  });
  const placed = placeLabels(
    ends.map((end) => ({ id: end.series.id, y: end.y })),
    Math.round(size.fontSize * 1.3),
    plot.top - size.fontSize / 2,
    plot.bottom + size.fontSize / 2,
  );
  if (placed === null) return [];
  return ends.map(({ series, index, y }): EndLabel => {
    const labelY = placed.get(series.id) ?? y;
    const atEnd = index === x.length - 1;
    // The connector says which line a shifted name belongs to; from far away it would cross the plot.
    const from = { x: (x[index] ?? 0) + 4, y };
    const connector =
      atEnd && Math.abs(labelY - y) > 2 ? linePath([from, { x: plot.right + LABEL_GAP - 4, y: labelY }]) : '';
    return {
      id: series.id,
      text: series.label,
      colour: series.colour,
      x: plot.right + LABEL_GAP,
      y: labelY,
      connector,
    };
  });
}
