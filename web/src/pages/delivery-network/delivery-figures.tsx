import { valueOr } from '../../api/loaded.ts';
import { idleControl } from '../../blocks/use-address-view.ts';
import { drawnWithin, type Figure } from '../../figure/figure.ts';
import type { Speech } from '../../i18n/speech.ts';
import { WORLD_ON_SERVER } from '../../map/world-on-server.ts';
import { arcFigure, flowsFigure } from './arc-figure.tsx';
import { bandsFigure } from './bands-figure.tsx';
import { toJourney } from './journey.ts';
import { journeyFigure } from './journey-figure.tsx';
import { address, DeliveryContext, type DeliveryPageData } from './use-delivery.ts';

export function deliveryFigures(data: DeliveryPageData, speech: Speech): readonly Figure[] {
  const {
    view,
    page: of,
    landraces: { found },
  } = data;
  const page = of.answer.state === 'loaded' ? of.answer.value : null;
  if (view.tab === 'metadata' || page === null || page.source === null) return [];
  const control = idleControl(data, address);
  const input = { ...control, page, source: page.source, speech, world: WORLD_ON_SERVER };
  const journey = toJourney(view, { flows: page.journey, landraces: valueOr(found, undefined) });
  return [
    ...(journey === null ? [] : [journeyFigure({ ...input, journey })]),
    ...(page.shown.flows === 0 ? [] : [arcFigure(input), bandsFigure(input), flowsFigure(input)]),
  ].map((figure) =>
    drawnWithin(figure, (picture) => (
      <DeliveryContext.Provider value={control}>{picture}</DeliveryContext.Provider>
    )),
  );
}
