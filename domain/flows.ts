import type { FlowId } from '#catalog/section.ts';

/** One flow of goods with both reports of it; `null` where there is no report. */
export interface FlowReports {
  origin: string;
  destination: string;
  exported: number | null;
  imported: number | null;
}

/** One flow seen from a side: that side's report, and the other side's. */
export interface FlowRow {
  id: string;
  origin: string;
  destination: string;
  /** By who imports when the flow is 1, by who exports when it is 2. */
  reported: number | null;
  mirror: number | null;
  /** The drawn value: the larger of the two reports, for each leaves out what its country does not record. */
  shown: number;
}

/** An end of a flow: where goods come from, or where they go. */
export type FlowEnd = 'origin' | 'destination';

/** Who reports a flow by itself: who imports a flow 1, who exports a flow 2. The other side is the mirror. */
export const flowSides = {
  '1': ['destination', 'origin'],
  '2': ['origin', 'destination'],
} as const satisfies Record<FlowId, readonly [FlowEnd, FlowEnd]>;

/** The flows into (1) or out of (2) the area of `isInside`, the largest first. */
export function flowRows(
  flows: readonly FlowReports[],
  flow: FlowId,
  isInside: (country: string) => boolean,
): readonly FlowRow[] {
  const [own] = flowSides[flow];
  return flows
    .filter((entry) => isInside(entry[own]))
    .map(({ origin, destination, exported, imported }) => {
      const [reported, mirror] = flow === '1' ? [imported, exported] : [exported, imported];
      const shown = Math.max(reported ?? 0, mirror ?? 0);
      return { id: `${origin}-${destination}`, origin, destination, reported, mirror, shown };
    })
    .sort((a, b) => b.shown - a.shown || (a.id < b.id ? -1 : 1));
}

/** Whether the drawn value is the other side's report. */
export const isMirrorShown = ({ reported, mirror }: FlowRow): boolean => (mirror ?? -1) > (reported ?? -1);

/** Whose report of a flow counts: the larger of the two, that of the own side, or that of the other one. */
export type ReportSide = 'shown' | 'reported' | 'mirror';

export const flowValue = (row: FlowRow, by: ReportSide): number => row[by] ?? 0;

export const sumOfFlows = (rows: readonly FlowRow[], by: ReportSide): number =>
  rows.reduce((total, row) => total + flowValue(row, by), 0);

/**
 * The report shown for a flow, as `<flow> <reporter> <partner>`; `null` where there is none. `shown` is the larger of the two, the
 * own side's where they are equal.
 */
export function reportOfFlow(row: FlowRow, by: ReportSide, flow: FlowId): string | null {
  const { origin, destination, reported, mirror } = row;
  const isMirror = by === 'mirror' || (by === 'shown' && isMirrorShown(row));
  if ((isMirror ? mirror : reported) === null) return null;
  const isImport = (flow === '1') !== isMirror;
  return isImport ? `1 ${destination} ${origin}` : `2 ${origin} ${destination}`;
}

export function largestEnds(
  rows: readonly FlowRow[],
  end: FlowEnd,
  limit: number,
  by: ReportSide = 'shown',
): readonly string[] {
  const sums = new Map<string, number>();
  for (const row of rows) sums.set(row[end], (sums.get(row[end]) ?? 0) + flowValue(row, by));
  return [...sums]
    .sort(([a, one], [b, other]) => other - one || (a < b ? -1 : 1))
    .slice(0, limit)
    .map(([code]) => code);
}

/**
 * Which flows of an area a view adds up. An end is one country, or as a number `n` those beyond the `n` with the largest
 * sums; `null` is any. `beyond` leaves out the largest flows.
 */
export interface FlowSelection {
  origin: string | number | null;
  destination: string | number | null;
  beyond: number;
  by?: ReportSide;
}

/** The selected ones of rows as `flowRows` gives them. */
export function selectFlows(
  rows: readonly FlowRow[],
  { origin, destination, beyond, by }: FlowSelection,
): readonly FlowRow[] {
  const fits = (end: FlowEnd, wanted: string | number | null): ((row: FlowRow) => boolean) => {
    if (wanted === null) return () => true;
    if (typeof wanted === 'string') return (row) => row[end] === wanted;
    const largest = new Set(largestEnds(rows, end, wanted, by));
    return (row) => !largest.has(row[end]);
  };
  const [fromThere, toThere] = [fits('origin', origin), fits('destination', destination)];
  return rows.slice(beyond).filter((row) => fromThere(row) && toThere(row));
}
