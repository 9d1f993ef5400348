import { useEffect, useMemo, useState, useSyncExternalStore } from 'react';
import type { Section } from '#catalog/section.ts';
import { valueOr } from '../../api/loaded.ts';
import { type RankingView, rankingParams } from '../../url/ranking-params.ts';
import { type RankingsPageData, rankingLimits, settledArea } from './ranking-data.ts';
import { createRankingStore, type RankingStore } from './ranking-store.ts';

export interface RankingViewControl {
  view: RankingView;
  store: RankingStore;
  show: RankingStore['show'];
  /** Address of the view after a change; an open explanation is left. */
  hrefOf(change: Partial<RankingView>): string;
  fresh: boolean;
}

export function useRankingView(data: RankingsPageData, section: Section): RankingViewControl {
  const { version } = data;
  const params = useMemo(() => rankingParams(rankingLimits(section)), [section]);
  const [store] = useState(() => {
    const read = (search: string): RankingView => settledArea(params.parse(search), valueOr(data.areas, []));
    return createRankingStore(data.view, { read, write: (view) => params.serialise(view, version) });
  });
  const view = useSyncExternalStore(store.subscribe, store.get, store.get);
  useEffect(() => store.followHistory(), [store]);
  const hrefOf = (change: Partial<RankingView>): string =>
    params.serialise({ ...view, explain: null, ...change }, version) || '?';
  const [opened] = useState(() => hrefOf({}));
  return { view, store, show: store.show, hrefOf, fresh: hrefOf({}) === opened };
}
