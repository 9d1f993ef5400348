import { type ReactNode, useMemo } from 'react';
import type { FlowPage } from '#contract/flows.ts';
import { getFormats } from '../../i18n/formats.ts';
import { useLanguage, useWords } from '../../i18n/words.tsx';
import { ArcMap, unplacedFlows } from '../../map/arc-map.tsx';
import type { ArcFlow } from '../../map/arc-model.ts';
import { useWorld } from '../../map/world-source.ts';
import { Skeleton } from '../../ui/skeleton.tsx';
import { DeliveryBlock } from './delivery-block.tsx';
import { comparedEnds, leftOutText, pathText, samplesText } from './delivery-texts.ts';
import { pairTable } from './flow-tables.ts';
import { useControl } from './use-delivery.ts';

/** The pairs of countries as arrows on the map. What the map cannot show is said beside it. */
export function ArcFigure({ page, scope }: { page: FlowPage; scope: string }): ReactNode {
  const { view, show, hrefOf } = useControl();
  const world = useWorld();
  const words = useWords();
  const formats = getFormats(useLanguage());
  const speech = { words, formats };
  const { first, others } = page.pairs;
  const flows = useMemo(
    (): readonly ArcFlow[] =>
      first.map(({ origin, recipient, value }) => ({
        id: `${origin}-${recipient}`,
        from: origin,
        to: recipient,
        value,
      })),
    [first],
  );
  if (page.source === null) return null;
  const textOf = ({ from, to, value }: ArcFlow): string =>
    words('deliveryNetwork.flow', { path: pathText(words, from, to), samples: samplesText(speech, value) });
  const title = words('deliveryNetwork.map.title', { scope });
  const leftOut = leftOutText(speech, page);
  const unplaced = world === null ? [] : unplacedFlows(world, flows);
  return (
    <DeliveryBlock
      id="map"
      title={title}
      finding={
        others.count === 0
          ? words('deliveryNetwork.map.all', { count: first.length })
          : words('deliveryNetwork.map.others', {
              count: first.length,
              others: formats.number(others.count),
              samples: samplesText(speech, others.value),
              share: formats.editedPercent(others.value / page.shown.value),
            })
      }
      info={words('deliveryNetwork.map.info')}
      source={page.source}
      page={page}
      compared={comparedEnds(page, view)}
      table={pairTable(speech, page, {
        caption: words('deliveryNetwork.table', { title }),
        hrefOf: (country) => hrefOf({ country }),
        genebank: view.genebank,
      })}
      remarks={[
        ...(leftOut === null ? [] : [leftOut]),
        ...(unplaced.length === 0
          ? []
          : [words('deliveryNetwork.map.unplaced', { list: formats.list(unplaced.map(textOf)) })]),
      ]}
    >
      {world === null ? (
        <Skeleton ratio="2.1 / 1" label={words('dataPage.state.loading')} />
      ) : (
        <ArcMap
          world={world}
          flows={flows}
          selected={view.country}
          texts={{
            label: words('map.label', { title }),
            summary: words('deliveryNetwork.map.summary', {
              title,
              list: formats.list(flows.slice(0, 5).map(textOf)),
            }),
          }}
          textOf={textOf}
          onSelect={(country) => {
            if (page.countries.includes(country))
              show({ country: country === view.country ? null : country });
          }}
        />
      )}
    </DeliveryBlock>
  );
}
