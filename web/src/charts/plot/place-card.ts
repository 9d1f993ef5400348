import type { Cursor } from './cursor.ts';
import type { PlotModel } from './plot-model.ts';
import { rem } from './rem.ts';
import type { TooltipProps } from './tooltip.tsx';

/** Places the card on the wider side of the period, beside the marks and never over them. */
export function placeCard(model: PlotModel, cursor: Cursor): TooltipProps['place'] {
  const x = model.x[cursor.period] ?? 0;
  const gap = model.band / 2 + 10;
  const top = rem(model.plot.top + 4);
  // The drawing may be stretched to its box.
  const part = (length: number): string => `${Math.round((length / model.width) * 1000) / 10}%`;
  return x < model.width / 2
    ? { side: 'left', distance: part(x + gap), top }
    : { side: 'right', distance: part(model.width - x + gap), top };
}
