import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import type { Section } from '#catalog/section.ts';
import { parseRanking, type RankingView, serialiseRanking } from '../../url/ranking-url.ts';
import { type RankingsPageData, rankingLimits, settledArea } from './ranking-data.ts';

/** Browsers limit how often an address may be replaced; typing in the search field must not wait for it. */
const addressDelay = 200;

/** The view of the address bar, and how to change it. */
export interface RankingViewControl {
  view: RankingView;
  /** Going to another ranking is a step of the history; sorting and searching are not. */
  show(change: Partial<RankingView>): void;
  hrefOf(change: Partial<RankingView>): string;
  /** Nothing was changed since the document was drawn. */
  fresh: boolean;
}

export function useRankingView(data: RankingsPageData, section: Section): RankingViewControl {
  const limits = useMemo(() => rankingLimits(section, data.version), [section, data.version]);
  const read = useCallback(
    (search: string) => settledArea(parseRanking(search, limits), data.areas),
    [limits, data.areas],
  );
  const [view, setView] = useState(() => read(data.search));
  const [fresh, setFresh] = useState(true);
  const pending = useRef<{ timer: number; write: () => void } | null>(null);

  useEffect(() => {
    const restore = (): void => setView(read(window.location.search));
    window.addEventListener('popstate', restore);
    return () => window.removeEventListener('popstate', restore);
  }, [read]);

  const show = (change: Partial<RankingView>): void => {
    const next = { ...view, ...change };
    setView(next);
    setFresh(false);
    const address = window.location.pathname + serialiseRanking(next, limits);
    if (pending.current !== null) window.clearTimeout(pending.current.timer);
    if ('query' in change || 'sort' in change) {
      const write = (): void => {
        pending.current = null;
        window.history.replaceState(null, '', address);
      };
      pending.current = { timer: window.setTimeout(write, addressDelay), write };
      return;
    }
    // The entry that is left keeps what was typed right before.
    pending.current?.write();
    window.history.pushState(null, '', address);
  };
  const hrefOf = (change: Partial<RankingView>): string =>
    serialiseRanking({ ...view, ...change }, limits) || '?';
  return { view, show, hrefOf, fresh };
}
