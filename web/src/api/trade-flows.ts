import { queryOptions, useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { addresses } from '#contract/addresses.ts';
import type { TradeFlows } from '#contract/trade.ts';
import { hasFailed } from './failed-parts.ts';
import { isUnknown, type Loaded, valueOr } from './loaded.ts';
import { askFor, browserGetJson } from './queries.ts';

type TradeMeasure = 'value' | 'quantity';

export interface FlowsRequest {
  area: string;
  year: number;
  measure: TradeMeasure;
  indicator: number;
}

export interface ShownFlows extends FlowsRequest {
  answer: TradeFlows;
}

/** Milliseconds that a year stays before its flows are fetched: longer than between two years that play. */
const settleMs = 750;

const flowsQuery = (request: FlowsRequest) =>
  queryOptions({
    queryKey: ['trade-flows', request.area, request.year, request.measure, request.indicator],
    queryFn: async (): Promise<ShownFlows> => {
      const path = addresses.tradeFlows(request.area, request.year, request.measure, request.indicator);
      return { ...request, answer: await askFor(browserGetJson, 'tradeFlows', path) };
    },
  });

const isSame = (one: FlowsRequest, other: FlowsRequest): boolean =>
  one.area === other.area &&
  one.year === other.year &&
  one.measure === other.measure &&
  one.indicator === other.indicator;

/** Until the requested flows are loaded `flows` are the ones before, and `waiting` is true; `none`: no release covers the request. */
export function useTradeFlows(
  request: FlowsRequest,
  brought: Loaded<ShownFlows | null>,
): { flows: ShownFlows | null; waiting: boolean; none: boolean; failed: boolean } {
  const [settled, setSettled] = useState(request);
  const [opened] = useState(request);
  useEffect(() => {
    if (isSame(request, settled)) return;
    const onlyYear = isSame({ ...request, year: settled.year }, settled);
    const timer = setTimeout(() => setSettled(request), onlyYear ? settleMs : 0);
    return () => clearTimeout(timer);
  }, [request, settled]);
  const first = valueOr(brought, null);
  const here = first !== null && isSame(first, settled) ? first : null;
  const atFirst = isSame(settled, opened);
  // The server has requested them, and there are none.
  const isNone = atFirst && brought.state === 'loaded' && first === null;
  const query = useQuery({ ...flowsQuery(settled), enabled: here === null && !isNone });
  const [last, setLast] = useState(first);
  const loaded = here ?? query.data ?? null;
  if (loaded !== null && loaded !== last) setLast(loaded);
  return {
    flows: loaded ?? last,
    waiting: loaded === null || !isSame(loaded, request),
    none: loaded === null && (isNone || isUnknown(query.error)),
    failed: loaded === null && ((atFirst && brought.state === 'failed') || hasFailed(query)),
  };
}
