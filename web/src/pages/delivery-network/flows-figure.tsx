import { type ReactNode, useMemo } from 'react';
import type { FlowPage } from '#contract/flows.ts';
import type { PriceSource } from '#contract/prices.ts';
import type { Figure } from '../../figure/figure.ts';
import { FigureFrame } from '../../figure/figure-frame.tsx';
import { useSpeech } from '../../i18n/speech.ts';
import { FlowLinks, ofFlows } from './delivery-place.tsx';
import { type Speech, samplesText, scopeText } from './delivery-texts.ts';
import { singleTable } from './flow-tables.ts';
import { type DeliveryControl, useControl } from './use-delivery.ts';

/** Single flows, each through one genebank: a table alone. */
export function flowsFigure(
  page: FlowPage,
  source: PriceSource,
  { view, hrefOf }: Pick<DeliveryControl, 'view' | 'hrefOf'>,
  speech: Speech,
): Figure {
  const { words } = speech;
  const title = words('deliveryNetwork.list.title', { scope: scopeText(speech, view) });
  return {
    id: 'flows',
    title,
    finding: words('deliveryNetwork.list.finding', {
      count: page.shown.flows,
      samples: samplesText(speech, page.shown.value),
    }),
    info: words('deliveryNetwork.list.info'),
    ...ofFlows(speech, page, { source, view }),
    caption: words('deliveryNetwork.table', { title }),
    ...singleTable(speech, page, (country) => hrefOf({ country })),
    picture: null,
  };
}

export function FlowsFigure({ page, source }: { page: FlowPage; source: PriceSource }): ReactNode {
  const control = useControl();
  const speech = useSpeech();
  const figure = useMemo(() => flowsFigure(page, source, control, speech), [page, source, control, speech]);
  return <FigureFrame figure={figure} links={<FlowLinks page={page} />} />;
}
