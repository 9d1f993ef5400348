import type { ReactNode } from 'react';
import { networkHome } from '#catalog/regions/networks.ts';
import type { VarietiesPageData } from '../varieties/varieties-data.ts';
import { VarietiesPage } from '../varieties/varieties-page.tsx';

/** The page of varieties for those of PABRA's members. */
export function NetworkVarietiesPage({ data }: { data: VarietiesPageData }): ReactNode {
  return <VarietiesPage data={data} place={`${networkHome}/seed-varieties`} />;
}
