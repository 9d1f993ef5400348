import { type ReactNode, useContext } from 'react';
import type { Networks } from '#contract/networks.ts';
import { useDataView } from '../../api/data-view.tsx';
import type { Loaded } from '../../api/loaded.ts';
import { toDrawnTable } from '../../figure/cell-text.ts';
import { FigurePlaceContext } from '../../figure/figure-place.ts';
import { useSpeech } from '../../i18n/speech.ts';
import { FigureCollector } from '../figure-collector.ts';
import { MemberPart } from './member-part.tsx';
import { memberFigure } from './network-figures.ts';
import { NetworksFigure } from './networks-figure.tsx';

/** What a section's page of PABRA has beside the data page's blocks: the networks beside each other, and who belongs to them. */
export function NetworkParts({ networks }: { networks: Loaded<Networks> }): ReactNode {
  const { section, release, hrefOf } = useDataView();
  const place = {
    page: section.slug ?? section.id,
    search: hrefOf({ do: 'explain', figure: null }),
    release,
    cite: '#members',
  };
  return (
    <>
      <NetworksFigure networks={networks} />
      <FigurePlaceContext.Provider value={place}>
        <CollectMembers networks={networks} />
        <MemberPart networks={networks} isFolded />
      </FigurePlaceContext.Provider>
    </>
  );
}

/** Hands the list of members to whoever makes files of the page. */
function CollectMembers({ networks }: { networks: Loaded<Networks> }): ReactNode {
  const speech = useSpeech();
  const collect = useContext(FigureCollector);
  if (!import.meta.env.SSR || collect === null || networks.state === 'failed') return null;
  const figure = memberFigure(networks.value, speech);
  collect({
    ...figure,
    table: { caption: figure.title, ...toDrawnTable(figure, speech.formats) },
    flagLabel: (flag) => flag,
    notes: [],
  });
  return null;
}
