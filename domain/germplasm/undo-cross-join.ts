import type { SampleReading } from '#catalog/germplasm/sample-readings.ts';

/** A row of the Plant Treaty's table: samples of a recipient's report beside those of a provider's, of one crop, country and year. */
export interface PublishedPair {
  /** `null` where the country has no report as a recipient. */
  received: number | null;
  /** `null` where it has none as a provider. */
  provided: number | null;
}

/** Reports of a crop, country and year, each once. A side without a report is empty. */
export interface Reports {
  received: readonly number[];
  provided: readonly number[];
  reading: SampleReading;
}

const none = 'none';
type Side = ReadonlyMap<number | typeof none, number>;

function count(values: readonly (number | null)[]): Side {
  const counts = new Map<number | typeof none, number>();
  for (const value of values) counts.set(value ?? none, (counts.get(value ?? none) ?? 0) + 1);
  return counts;
}

/** The reports of a side whose every report was repeated so often; `null` where that cannot be. */
function divide(side: Side, repeats: number): { reports: number[]; counts: Side } | null {
  const counts = new Map<number | typeof none, number>();
  for (const [value, times] of side) {
    if (times % repeats !== 0) return null;
    counts.set(value, times / repeats);
  }
  // A side without reports has exactly one empty row, however often the join repeated it.
  if ((counts.get(none) ?? 0) > (counts.size === 1 ? 1 : 0)) return null;
  const reports = [...counts].flatMap(([value, times]) =>
    value === none ? [] : Array.from({ length: times }, () => value),
  );
  return { reports, counts };
}

/** Every pair of lists of reports whose cross join the rows are. */
function readingsOf(rows: readonly PublishedPair[]): Omit<Reports, 'reading'>[] {
  const received = count(rows.map((row) => row.received));
  const provided = count(rows.map((row) => row.provided));
  const pairs = new Map<string, number>();
  for (const row of rows) {
    const key = `${row.received ?? none} ${row.provided ?? none}`;
    pairs.set(key, (pairs.get(key) ?? 0) + 1);
  }
  return rows.flatMap((_, at) => {
    const recipients = at + 1;
    if (rows.length % recipients !== 0) return [];
    const a = divide(received, rows.length / recipients);
    const b = divide(provided, recipients);
    if (a === null || b === null) return [];
    const isJoin = [...a.counts].every(([one, times]) =>
      [...b.counts].every(([other, often]) => pairs.get(`${one} ${other}`) === times * often),
    );
    return isJoin ? [{ received: a.reports, provided: b.reports }] : [];
  });
}

const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0);

const surplus = ({ received, provided }: Omit<Reports, 'reading'>): number => sum(received) - sum(provided);

/**
 * Undoes the cross join of recipients' and providers' reports. `keys` are the rows of one crop, by country and year; the answer has
 * their reports in the same order. Where equal numbers leave several readings, those are taken together in which the World's
 * samples received and provided are nearest to each other.
 */
export function undoCrossJoin(keys: readonly (readonly PublishedPair[])[]): readonly Reports[] {
  const readings = keys.map((rows) => readingsOf(rows));
  const known = keys.map((rows, at): Reports | null => {
    const [first, ...more] = readings[at] ?? [];
    if (first === undefined)
      return {
        received: rows.flatMap(({ received }) => received ?? []),
        provided: rows.flatMap(({ provided }) => provided ?? []),
        reading: 'not-joined',
      };
    return more.length > 0 ? null : { ...first, reading: rows.length === 1 ? 'single' : 'undone' };
  });
  // Surplus of samples received that the readings chosen so far can leave, each with the readings that leave it.
  let reachable = new Map<number, readonly Reports[]>([
    [sum(known.map((reports) => (reports === null ? 0 : surplus(reports)))), []],
  ]);
  for (const [at, reports] of known.entries()) {
    if (reports !== null) continue;
    const next = new Map<number, readonly Reports[]>();
    for (const [left, readingList] of reachable)
      for (const reading of readings[at] ?? []) {
        const key = left + surplus(reading);
        if (!next.has(key)) next.set(key, [...readingList, { ...reading, reading: 'by-totals' }]);
      }
    reachable = next;
  }
  const [best] = [...reachable].sort(([one], [other]) => Math.abs(one) - Math.abs(other));
  const bestReadings = [...(best?.[1] ?? [])];
  return known.flatMap((reports) => reports ?? bestReadings.shift() ?? []);
}
