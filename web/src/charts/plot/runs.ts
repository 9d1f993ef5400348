/** Runs of neighbours that may be joined by a line: a missing value or period and a new method end one. A run of one is a dot. */
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
