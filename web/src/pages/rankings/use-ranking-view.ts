import { useMemo, useState } from 'react';
import type { Section } from '#catalog/section.ts';
import { valueOr } from '../../api/loaded.ts';
import type { ExplainStore } from '../../blocks/explain/use-trail.ts';
import { explainStore, useAddressView, type ViewControl } from '../../blocks/use-address-view.ts';
import { type RankingView, rankingParams } from '../../url/ranking-params.ts';
import { type RankingsPageData, rankingLimits, settledArea } from './ranking-data.ts';

/** Addresses of other views leave an open explanation. */
export type RankingViewControl = Omit<ViewControl<RankingView>, 'store'> & { store: ExplainStore };

export function useRankingView(data: RankingsPageData, section: Section): RankingViewControl {
  const [{ opened, address }] = useState(() => {
    const params = rankingParams(rankingLimits(section));
    return {
      opened: { view: data.view, release: { ...data.release, pinned: data.version !== undefined } },
      address: {
        serialise: params.serialise,
        parse: (search: string) => settledArea(params.parse(search), valueOr(data.areas, [])),
        change: (view: RankingView, change: Partial<RankingView>) => ({ ...view, explain: null, ...change }),
      },
    };
  });
  const control = useAddressView(opened, address);
  const store = useMemo(() => explainStore(control.store), [control.store]);
  const { hrefOf } = control;
  const [first] = useState(() => hrefOf({}));
  return { ...control, store, fresh: hrefOf({}) === first };
}
