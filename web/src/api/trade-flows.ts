import { queryOptions, useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { addresses } from '#contract/addresses.ts';
import type { TradeFlows } from '#contract/trade.ts';
import { hasFailed } from './failed-parts.ts';
import { isUnknown, type Loaded, valueOr } from './loaded.ts';
import { askFor, browserGetJson } from './queries.ts';

type TradeMeasure = 'value' | 'quantity';

/** Whose flows, of which year, in what. */
export interface FlowsAsked {
  area: string;
  year: number;
  measure: TradeMeasure;
  indicator: number;
}

/** Flows of an area and year, with what was asked. */
export interface ShownFlows extends FlowsAsked {
  answer: TradeFlows;
}

/**
 * How long a year has to stand still before its flows are fetched: longer than the 700 ms between two years that play, so
 * that neither playing nor stepping through the years asks for flows that nobody has the time to read.
 */
const settleMs = 750;

const flowsQuery = (asked: FlowsAsked) =>
  queryOptions({
    queryKey: ['trade-flows', asked.area, asked.year, asked.measure, asked.indicator],
    queryFn: async (): Promise<ShownFlows> => {
      const path = addresses.tradeFlows(asked.area, asked.year, asked.measure, asked.indicator);
      return { ...asked, answer: await askFor(browserGetJson, 'tradeFlows', path) };
    },
  });

const isSame = (one: FlowsAsked, other: FlowsAsked): boolean =>
  one.area === other.area &&
  one.year === other.year &&
  one.measure === other.measure &&
  one.indicator === other.indicator;

/**
 * The flows of what is asked. Until they are there, `flows` are the ones before, which say what they are of, and
 * `waiting` is true; `none` says that no release covers what is asked. `brought` came with the document, or failed with it.
 */
export function useTradeFlows(
  asked: FlowsAsked,
  brought: Loaded<ShownFlows | null>,
): { flows: ShownFlows | null; waiting: boolean; none: boolean; failed: boolean } {
  const [settled, setSettled] = useState(asked);
  const [opened] = useState(asked);
  useEffect(() => {
    if (isSame(asked, settled)) return;
    const onlyYear = isSame({ ...asked, year: settled.year }, settled);
    const timer = setTimeout(() => setSettled(asked), onlyYear ? settleMs : 0);
    return () => clearTimeout(timer);
  }, [asked, settled]);
  const first = valueOr(brought, null);
  const here = first !== null && isSame(first, settled) ? first : null;
  const atFirst = isSame(settled, opened);
  // The server has asked, and there are none.
  const isNone = atFirst && brought.state === 'loaded' && first === null;
  const query = useQuery({ ...flowsQuery(settled), enabled: here === null && !isNone });
  const [last, setLast] = useState(first);
  const found = here ?? query.data ?? null;
  if (found !== null && found !== last) setLast(found);
  return {
    flows: found ?? last,
    waiting: found === null || !isSame(found, asked),
    none: found === null && (isNone || isUnknown(query.error)),
    failed: found === null && ((atFirst && brought.state === 'failed') || hasFailed(query)),
  };
}
