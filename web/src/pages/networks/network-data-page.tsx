import type { ReactNode } from 'react';
import { DataPage } from '../data/data-page.tsx';
import type { NetworkPageData } from './load-network-data.ts';
import { NetworkParts } from './network-parts.tsx';

/** A section's page of PABRA: the data page of its members. The browser puts it together from the chunks of both (`app/page-loaders.ts`). */
export function NetworkDataPage({ data }: { data: NetworkPageData }): ReactNode {
  return (
    <DataPage data={data.page} beside={(live) => <NetworkParts networks={data.networks} live={live} />} />
  );
}
