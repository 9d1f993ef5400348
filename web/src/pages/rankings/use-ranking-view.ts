import { useEffect, useMemo, useState, useSyncExternalStore } from 'react';
import type { Section } from '#catalog/section.ts';
import { valueOr } from '../../api/loaded.ts';
import { parseRanking, type RankingView, serialiseRanking } from '../../url/ranking-url.ts';
import { type RankingsPageData, rankingLimits, settledArea } from './ranking-data.ts';
import { createRankingStore, type RankingStore } from './ranking-store.ts';

/** The view of the address bar, and how to change it. */
export interface RankingViewControl {
  view: RankingView;
  store: RankingStore;
  show: RankingStore['show'];
  /** Address of the view after a change; an open explanation is left. */
  hrefOf(change: Partial<RankingView>): string;
  /** The page shows what the document was drawn for. */
  fresh: boolean;
}

export function useRankingView(data: RankingsPageData, section: Section): RankingViewControl {
  const limits = useMemo(() => rankingLimits(section, data.version), [section, data.version]);
  const [store] = useState(() => {
    const read = (search: string): RankingView =>
      settledArea(parseRanking(search, limits), valueOr(data.areas, []));
    return createRankingStore(data.view, { read, write: (view) => serialiseRanking(view, limits) });
  });
  const view = useSyncExternalStore(store.subscribe, store.get, store.get);
  useEffect(() => store.followHistory(), [store]);
  const hrefOf = (change: Partial<RankingView>): string =>
    serialiseRanking({ ...view, explain: null, ...change }, limits) || '?';
  const [opened] = useState(() => hrefOf({}));
  return { view, store, show: store.show, hrefOf, fresh: hrefOf({}) === opened };
}
