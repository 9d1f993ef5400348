import { useMemo } from 'react';
import type { PriceSource } from '#contract/prices.ts';
import type { SamplesPage } from '#contract/samples.ts';
import type { Loaded } from '../../api/loaded.ts';
import { useAddressView, type ViewControl } from '../../blocks/use-address-view.ts';
import { requiredContext } from '../../ui/required-context.ts';
import { type GenebanksView, genebanksParams, type SampleSide } from '../../url/genebanks-params.ts';
import type { IgnoredParam } from '../../url/ignored-params.ts';
import { type KnownSamples, type Totals, usualSide } from './samples-model.ts';

export interface GenebanksPageData {
  crop: string;
  view: GenebanksView;
  release: { id: string; created: string; pinned: boolean };
  /** `https://host` without a slash at the end. */
  origin: string;
  page: Loaded<SamplesPage>;
  /** Parameters of the address without effect. */
  ignored: readonly IgnoredParam[];
  /** Region of each area of the page. */
  regions: Loaded<Readonly<Record<string, string>>>;
}

export type ShownView = GenebanksView & { side: SampleSide };

/** The view with the side that its address names, else the one with more samples. */
export const withSide = (view: GenebanksView, totals: Totals): ShownView => ({
  ...view,
  side: view.side ?? usualSide(totals),
});

export type GenebanksControl = ViewControl<GenebanksView> & { crop: string; view: ShownView };

export interface LaterValue {
  control: GenebanksControl;
  /** `null` where it could not be loaded. */
  known: KnownSamples | null;
  /** Years of the period that is shown; `null` without any report of the crop. */
  years: readonly [first: number, last: number] | null;
  sources: readonly PriceSource[];
  title: string;
  origin: string;
}

export const address = {
  ...genebanksParams,
  change: (view: GenebanksView, change: Partial<GenebanksView>): GenebanksView => ({ ...view, ...change }),
};

export function useGenebanksView(data: Pick<GenebanksPageData, 'crop' | 'release' | 'view'>) {
  const { crop } = data;
  const control = useAddressView(data, address);
  return useMemo(() => {
    const follow = (search: string, mode: 'push' | 'replace'): void => {
      const view = control.store.get();
      const next = genebanksParams.parse(search);
      // A country of another region gives way to the region.
      const isLeft = next.region !== view.region && next.country === view.country;
      control.show(isLeft ? { ...next, country: null } : next, mode);
    };
    return { ...control, crop, follow };
  }, [control, crop]);
}

export const [GenebanksContext, useGenebanks] = requiredContext<GenebanksControl>('page of shipments');
