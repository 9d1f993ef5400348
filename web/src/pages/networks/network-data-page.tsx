import type { ReactNode } from 'react';
import { DataPage } from '../data/data-page.tsx';
import type { NetworkPageData } from './load-network-data.ts';
import { MemberPart } from './member-part.tsx';
import { NetworksFigure } from './networks-figure.tsx';

/** A section's page of PABRA: the data page of its members, the networks beside each other, and who belongs to them. */
export function NetworkDataPage({ data }: { data: NetworkPageData }): ReactNode {
  return (
    <DataPage
      data={data.page}
      beside={
        <>
          <NetworksFigure networks={data.networks} />
          <MemberPart networks={data.networks} />
        </>
      }
    />
  );
}
