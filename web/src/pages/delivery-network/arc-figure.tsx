import { type ReactNode, useMemo } from 'react';
import type { FlowPage } from '#contract/flows.ts';
import type { PriceSource } from '#contract/prices.ts';
import type { Figure } from '../../figure/figure.ts';
import { FigureFrame } from '../../figure/figure-frame.tsx';
import { areaWords } from '../../i18n/area-words.ts';
import { type Speech, useSpeech } from '../../i18n/speech.ts';
import { ArcMap, unplacedFlows } from '../../map/arc-map.tsx';
import type { ArcFlow } from '../../map/arc-model.ts';
import { useWorld } from '../../map/world-source.ts';
import { Skeleton } from '../../ui/skeleton.tsx';
import { type FlowInput, FlowLinks, ofFlows, useFlowInput } from './delivery-place.tsx';
import { leftOutText, samplesText, scopeText } from './delivery-texts.ts';
import { pairTable, singleTable } from './flow-tables.ts';
import { useControl } from './use-delivery.ts';

const arcsOf = ({ pairs }: FlowPage): readonly ArcFlow[] =>
  pairs.first.map(({ origin, recipient, value }) => ({
    id: `${origin}-${recipient}`,
    from: origin,
    to: recipient,
    value,
  }));

/** Origin and recipient of a flow, or that it stays, with its samples. */
function arcText(speech: Speech, { from, to, value }: ArcFlow): string {
  const { words } = speech;
  const path =
    from === to
      ? words('deliveryNetwork.path.domestic', areaWords(words, from))
      : words('deliveryNetwork.path', {
          originFrom: areaWords(words, from).areaFrom,
          recipientTo: areaWords(words, to).areaTo,
        });
  return words('deliveryNetwork.flow', { path, samples: samplesText(speech, value) });
}

/** The pairs of countries as arrows on the map. Text beside the map has the pairs that it cannot show; `world` is `null` until it is there. */
export function arcFigure(input: FlowInput): Figure {
  const { page, view, speech, world } = input;
  const { words, formats } = speech;
  const { first, others } = page.pairs;
  const title = words('deliveryNetwork.map.title', { scope: scopeText(speech, view) });
  const leftOut = leftOutText(speech, page);
  const arcs = arcsOf(page);
  const unplaced = world === null ? [] : unplacedFlows(world, arcs);
  return {
    id: 'map',
    finding:
      others.count === 0
        ? words('deliveryNetwork.map.all', { count: first.length })
        : words('deliveryNetwork.map.others', {
            count: first.length,
            others: formats.number(others.count),
            samples: samplesText(speech, page.shown.value - others.value),
            share: formats.editedPercent(1 - others.value / page.shown.value),
          }),
    info: words('deliveryNetwork.map.info'),
    remarks: [
      ...(leftOut === null ? [] : [leftOut]),
      ...(unplaced.length === 0
        ? []
        : [
            words('deliveryNetwork.map.unplaced', {
              list: formats.list(unplaced.map((arc) => arcText(speech, arc))),
            }),
          ]),
    ],
    ...ofFlows(input, title),
    ...pairTable(input),
    picture: () => <Arcs page={page} arcs={arcs} title={title} />,
  };
}

/** Single flows, each through one genebank: a table alone. */
export function flowsFigure(input: FlowInput): Figure {
  const { page, view, speech } = input;
  const { words } = speech;
  const title = words('deliveryNetwork.list.title', { scope: scopeText(speech, view) });
  return {
    id: 'flows',
    finding: words('deliveryNetwork.list.finding', {
      count: page.shown.flows,
      samples: samplesText(speech, page.shown.value),
    }),
    info: words('deliveryNetwork.list.info'),
    ...ofFlows(input, title),
    ...singleTable(input),
    picture: null,
  };
}

export function FlowFigures({ page, source }: { page: FlowPage; source: PriceSource }): ReactNode {
  const input = useFlowInput(page, source);
  const figures = useMemo(() => [arcFigure(input), flowsFigure(input)], [input]);
  return figures.map((figure) => (
    <FigureFrame key={figure.id} figure={figure} links={<FlowLinks page={page} />} />
  ));
}

function Arcs({ page, arcs, title }: { page: FlowPage; arcs: readonly ArcFlow[]; title: string }): ReactNode {
  const { view, show } = useControl();
  const world = useWorld();
  const speech = useSpeech();
  const { words, formats } = speech;
  if (world === null) return <Skeleton ratio="2.1 / 1" label={words('dataPage.state.loading')} />;
  return (
    <ArcMap
      world={world}
      flows={arcs}
      selected={view.country}
      texts={{
        label: words('map.label', { title }),
        summary: words('deliveryNetwork.map.summary', {
          title,
          list: formats.list(arcs.slice(0, 5).map((arc) => arcText(speech, arc))),
        }),
      }}
      textOf={(arc) => arcText(speech, arc)}
      onSelect={(country) => {
        if (page.countries.includes(country)) show({ country: country === view.country ? null : country });
      }}
    />
  );
}
