import type { Cursor } from './cursor.ts';
import type { PlotModel } from './plot-model.ts';
import { rem } from './rem.ts';
import type { TooltipProps } from './tooltip.tsx';

/** The card stands on the roomier side of the period, beside the marks and never on them. */
export function placeCard(model: PlotModel, cursor: Cursor): TooltipProps['place'] {
  const x = model.x[cursor.period] ?? 0;
  const gap = model.band / 2 + 10;
  const top = model.plot.top + 4;
  return x < model.width / 2
    ? { side: 'left', distance: rem(x + gap), top: rem(top) }
    : { side: 'right', distance: rem(model.width - x + gap), top: rem(top) };
}
