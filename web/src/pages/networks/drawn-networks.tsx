import type { ReactNode } from 'react';
import type { Networks } from '#contract/networks.ts';
import type { Loaded } from '../../api/loaded.ts';
import { MemberPart } from './member-part.tsx';
import { NetworksFigure } from './networks-figure.tsx';

/** What a section's page of PABRA has beside the data page's blocks: the networks beside each other, and who belongs to them. */
export function DrawnNetworks({ networks }: { networks: Loaded<Networks> }): ReactNode {
  return (
    <>
      <NetworksFigure networks={networks} />
      <MemberPart networks={networks} isFolded />
    </>
  );
}
