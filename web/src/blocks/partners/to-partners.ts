import { tradeElements } from '#catalog/elements/trade.ts';
import type { FlowId } from '#catalog/section.ts';
import type { TradeFlow, TradeFlows } from '#contract/trade.ts';
import type { FlowsAsked } from '../../api/trade-flows.ts';
import { explainedKey } from '../../url/explained.ts';

/** One flow seen from a side: what that side reports, and what the other side does. */
export interface PartnerRow {
  id: string;
  origin: string;
  destination: string;
  /** By who imports when the flow is 1, by who exports when it is 2. */
  reported: number | null;
  mirror: number | null;
  /** What is drawn: the report, or where there is none the mirror. */
  shown: number;
}

/** Partners that stand alone, and the rest of them together. */
export interface Partners {
  rows: readonly PartnerRow[];
  rest: { count: number; reported: number | null; mirror: number | null; shown: number } | null;
}

/** Flows of one direction, the largest first. */
export function rowsOf(flows: readonly TradeFlow[], flow: FlowId): readonly PartnerRow[] {
  return flows
    .map((entry) => {
      const { origin, destination, exported, imported } = entry;
      const [reported, mirror] = flow === '1' ? [imported, exported] : [exported, imported];
      return {
        id: `${origin}-${destination}`,
        origin,
        destination,
        reported,
        mirror,
        shown: reported ?? mirror ?? 0,
      };
    })
    .sort((a, b) => b.shown - a.shown || (a.id < b.id ? -1 : 1));
}

/** The flows into (1) or out of (2) an area, whose countries `isInside` tells. */
export function flowsAcross(
  answer: TradeFlows,
  flow: FlowId,
  isInside: (country: string) => boolean,
): readonly TradeFlow[] {
  return answer.flows.filter(({ origin, destination }) => isInside(flow === '1' ? destination : origin));
}

const total = (rows: readonly PartnerRow[], side: 'reported' | 'mirror'): number | null => {
  const known = rows.flatMap((row) => row[side] ?? []);
  return known.length === 0 ? null : known.reduce((sum, value) => sum + value, 0);
};

/** The first `limit` rows alone, the others gathered, so that nothing is left out of the sums. */
export function gather(rows: readonly PartnerRow[], limit: number): Partners {
  const others = rows.slice(limit);
  return {
    rows: rows.slice(0, limit),
    rest:
      others.length === 0
        ? null
        : {
            count: others.length,
            reported: total(others, 'reported'),
            mirror: total(others, 'mirror'),
            shown: others.reduce((sum, { shown }) => sum + shown, 0),
          },
  };
}

/** Key of the explanation of what one side reports of a flow: who sends its exports, who receives its imports. */
export function reportKey(
  { origin, destination }: { origin: string; destination: string },
  side: 'origin' | 'destination',
  { measure, year }: Pick<FlowsAsked, 'measure' | 'year'>,
): string {
  const [area, partner] = side === 'origin' ? [origin, destination] : [destination, origin];
  const element = tradeElements[measure][side === 'origin' ? '2' : '1'];
  return explainedKey(area, element, year, { as: { kind: 'flow', partner } });
}

/** Who reports a flow by itself: who imports a flow 1, who exports a flow 2. The other side is the mirror. */
export const sidesOf = {
  '1': ['destination', 'origin'],
  '2': ['origin', 'destination'],
} as const satisfies Record<FlowId, readonly ['origin' | 'destination', 'origin' | 'destination']>;
