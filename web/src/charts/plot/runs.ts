import { type FigureState, figureStates } from './series.ts';

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

/** A stretch of a run whose steps all have one state; neighbouring stretches share their end point. */
export type Stretch = { indices: number[]; state: FigureState };

/** Divides a run by state. A step has the less sure state of its two ends. */
export function toStretches(run: readonly number[], states: readonly FigureState[]): Stretch[] {
  const stretches: Stretch[] = [];
  for (let i = 1; i < run.length; i += 1) {
    const from = run[i - 1] ?? 0;
    const to = run[i] ?? 0;
    const state = lessSure(states[from] ?? 'official', states[to] ?? 'official');
    const current = stretches.at(-1);
    if (current?.state === state) current.indices.push(to);
    else stretches.push({ indices: [from, to], state });
  }
  return stretches;
}

function lessSure(one: FigureState, other: FigureState): FigureState {
  return figureStates.indexOf(one) > figureStates.indexOf(other) ? one : other;
}
