/** The sum of reports; `null` without any, which is unknown and not 0. */
export function sumReports(samples: readonly number[]): number | null {
  return samples.length === 0 ? null : samples.reduce((sum, value) => sum + value, 0);
}

/** Samples provided less samples received; `null` where a side has no report. */
export function sampleBalance(received: number | null, provided: number | null): number | null {
  return received === null || provided === null ? null : provided - received;
}
