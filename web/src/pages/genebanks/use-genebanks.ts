import { createContext, useCallback, useContext, useEffect, useMemo, useState } from 'react';
import { type GenebanksView, genebanksParams } from '../../url/genebanks-params.ts';
import type { GenebanksPageData } from './genebanks-data.ts';

/** The view that the page is drawn for, and how to change it. */
export interface GenebanksControl {
  crop: string;
  view: GenebanksView;
  release: GenebanksPageData['release'];
  /** Goes to another view. */
  show(change: Partial<GenebanksView>): void;
  /** Address of the view after a change. */
  hrefOf(change: Partial<GenebanksView>): string;
}

/** Addresses of a page of shipments after changes of its view. */
export function genebanksHref(
  view: GenebanksView,
  release: GenebanksPageData['release'],
): GenebanksControl['hrefOf'] {
  const version = release.pinned ? release.id : null;
  return (change) => genebanksParams.serialise({ ...view, ...change }, version) || '?';
}

export function useGenebanksView({
  crop,
  release,
  view: opened,
}: Pick<GenebanksPageData, 'crop' | 'release' | 'view'>): GenebanksControl {
  const version = release.pinned ? release.id : null;
  const [view, setView] = useState(opened);
  useEffect(() => {
    const restore = (): void => setView(genebanksParams.parse(window.location.search));
    window.addEventListener('popstate', restore);
    return () => window.removeEventListener('popstate', restore);
  }, []);
  const show = useCallback(
    (change: Partial<GenebanksView>): void => {
      const next = { ...view, ...change };
      window.history.pushState(null, '', window.location.pathname + genebanksParams.serialise(next, version));
      setView(next);
    },
    [view, version],
  );
  return useMemo(
    () => ({
      crop,
      view,
      release,
      show,
      hrefOf: genebanksHref(view, release),
    }),
    [crop, view, release, show],
  );
}

export const GenebanksContext = createContext<GenebanksControl | null>(null);

/** The control of the page around a block. */
export function useGenebanks(): GenebanksControl {
  const control = useContext(GenebanksContext);
  if (control === null) throw new Error('A block of shipments stands outside its page.');
  return control;
}
