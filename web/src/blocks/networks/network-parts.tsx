import type { ReactNode } from 'react';
import type { Networks } from '#contract/networks.ts';
import { useDataView } from '../../api/data-view.tsx';
import type { Loaded } from '../../api/loaded.ts';
import { MemberPart } from './member-part.tsx';
import { NetworksFigure } from './networks-figure.tsx';

/** What a section's page of PABRA has beside the data page's blocks: the networks beside each other, and who belongs to them. */
export function NetworkParts({ networks }: { networks: Loaded<Networks> }): ReactNode {
  const { section, release, hrefOf } = useDataView();
  const at = {
    page: section.slug ?? section.id,
    search: hrefOf({ do: 'explain', figure: null }),
    release,
  };
  return (
    <>
      <NetworksFigure networks={networks} />
      <MemberPart networks={networks} at={at} isFolded />
    </>
  );
}
