import type { ReactNode } from 'react';
import { Label, paperEdge } from './marks/label.tsx';
import { tenth } from './paths.ts';
import type { EventNote, PlotModel } from './plot-model.ts';
import { textWidth } from './text-width.ts';

const CLEARANCE = 7;

/** The known causes of figures out of the ordinary, each over the marks that it is wider than; none where it would leave the plot. */
export function layoutEvents(
  rows: PlotModel['rows'],
  { plot, x, size }: Pick<PlotModel, 'plot' | 'x' | 'size'>,
): EventNote[] {
  const [row] = rows;
  if (row === undefined || !size.directLabels) return [];
  return (row.series.events ?? []).flatMap((event, index): EventNote[] => {
    const [at, y] = [x[index], row.y[index] ?? null];
    if (event === null || at === undefined || y === null) return [];
    const text = event.split('. ')[0]?.replace(/\.$/, '') ?? '';
    const width = textWidth(text, size.fontSize);
    const left = Math.min(Math.max(at - width / 2, plot.left), plot.right - width);
    const tops = row.y.filter((_, other) => {
      const place = x[other] ?? 0;
      return place >= left - CLEARANCE && place <= left + width + CLEARANCE;
    });
    const top = Math.min(...tops.map((one) => one ?? plot.bottom)) - CLEARANCE;
    return top - size.fontSize < plot.top
      ? []
      : [{ x: at, y: tenth(y), textX: tenth(left), textY: tenth(top), text }];
  });
}

export function EventNotes({ events }: { events: readonly EventNote[] }): ReactNode {
  return events.map(({ x, y, textX, textY, text }) => (
    <g key={x} fill="var(--ink-2)">
      <path d={`M${x},${y - 3}V${textY + 3}`} stroke="var(--ink-2)" fill="none" />
      <Label x={textX} y={textY} text={text} {...paperEdge(3)} />
    </g>
  ));
}
