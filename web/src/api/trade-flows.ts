import { queryOptions, useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { addresses } from '#contract/addresses.ts';
import type { TradeFlows } from '#contract/trade.ts';
import { answerOf, browserGetJson } from './queries.ts';

export type TradeMeasure = 'value' | 'quantity';

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
      return { ...asked, answer: await answerOf(browserGetJson, 'tradeFlows', path) };
    },
  });

const isSame = (one: FlowsAsked, other: FlowsAsked): boolean =>
  one.area === other.area &&
  one.year === other.year &&
  one.measure === other.measure &&
  one.indicator === other.indicator;

/**
 * The flows of what is asked. Until they are there, `flows` are the ones before, which say what they are of, and
 * `waiting` is true. `first` came with the document.
 */
export function useTradeFlows(
  asked: FlowsAsked,
  first: ShownFlows | null,
): { flows: ShownFlows | null; waiting: boolean; failed: boolean; retry(): void } {
  const [settled, setSettled] = useState(asked);
  useEffect(() => {
    if (isSame(asked, settled)) return;
    const onlyYear = isSame({ ...asked, year: settled.year }, settled);
    const timer = setTimeout(() => setSettled(asked), onlyYear ? settleMs : 0);
    return () => clearTimeout(timer);
  }, [asked, settled]);
  const here = first !== null && isSame(first, settled) ? first : null;
  const query = useQuery({ ...flowsQuery(settled), enabled: here === null });
  const [last, setLast] = useState(first);
  const found = here ?? query.data ?? null;
  if (found !== null && found !== last) setLast(found);
  const { refetch } = query;
  return {
    flows: found ?? last,
    waiting: found === null || !isSame(found, asked),
    failed: found === null && query.isError,
    retry: () => void refetch(),
  };
}
