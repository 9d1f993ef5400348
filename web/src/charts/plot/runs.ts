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
