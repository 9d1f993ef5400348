import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { Section } from '#catalog/section.ts';
import { hasFailed, useAskAgainOn } from '../../api/failed-parts.ts';
import { rankingQuery } from '../../api/queries.ts';
import type { RankingView } from '../../url/ranking-params.ts';
import { loadRanking } from './load-ranking.ts';
import {
  forYear,
  type Ranking,
  type RankingsPageData,
  rankingAddress,
  replacementYear,
  wantedYear,
} from './ranking-data.ts';

/** The ranking of a view; while it loads, the one before, with `waiting`. */
export interface ShownRanking {
  ranking: Ranking | undefined;
  waiting: boolean;
  failed: boolean;
}

function useAnswer(data: RankingsPageData, by: RankingView['by'], address: string) {
  return useQuery({
    ...rankingQuery(address, (getJson) => loadRanking(getJson, by, address)),
    initialData: data.answers.state === 'loaded' ? data.answers.value[address] : undefined,
    placeholderData: keepPreviousData,
  });
}

export function useRanking(data: RankingsPageData, section: Section, view: RankingView): ShownRanking {
  const year = wantedYear(data, section, view);
  const address = rankingAddress(data, section, view, year);
  const [opened] = useState(address);
  const first = useAnswer(data, view.by, address);
  const other =
    first.data === undefined || first.isPlaceholderData ? null : replacementYear(view, first.data);
  const second = useAnswer(
    data,
    view.by,
    other === null ? address : rankingAddress(data, section, view, other),
  );
  const waiting = second.isPlaceholderData || first.isPlaceholderData;
  useAskAgainOn(address);
  return {
    ranking: second.data && forYear(second.data, waiting ? null : view.year),
    waiting,
    failed:
      second.data === undefined &&
      (hasFailed(second) || (data.answers.state === 'failed' && address === opened)),
  };
}
