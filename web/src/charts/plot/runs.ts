/**
 * Cuts a series into runs of neighbouring periods that may be joined by a line. A missing value, a missing period and
 * the first period of a new method each end a run. A run of one is drawn as a dot.
 */
export function toRuns(
  values: readonly (number | null)[],
  periods: readonly number[],
  spacing: number,
  breaks: readonly number[],
): number[][] {
  const runs: number[][] = [];
  let run: number[] = [];
  for (const [index, period] of periods.entries()) {
    const before = periods[index - 1];
    const broken =
      before !== undefined && (period - before > spacing || breaks.some((b) => before < b && b <= period));
    const missing = (values[index] ?? null) === null;
    if ((broken || missing) && run.length > 0) {
      runs.push(run);
      run = [];
    }
    if (!missing) run.push(index);
  }
  if (run.length > 0) runs.push(run);
  return runs;
}

/** A stretch of a run whose steps are all official or all not; neighbouring stretches share their end point. */
export type Stretch = { indices: number[]; official: boolean };

/** Divides a run by status. A step counts as official when both of its ends are. */
export function toStretches(run: readonly number[], official: readonly boolean[]): Stretch[] {
  const stretches: Stretch[] = [];
  for (let i = 1; i < run.length; i += 1) {
    const from = run[i - 1] ?? 0;
    const to = run[i] ?? 0;
    const status = official[from] === true && official[to] === true;
    const current = stretches.at(-1);
    if (current !== undefined && current.official === status) current.indices.push(to);
    else stretches.push({ indices: [from, to], official: status });
  }
  return stretches;
}
