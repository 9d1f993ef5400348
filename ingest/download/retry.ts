/** How patient a download is. */
export type Patience = {
  /** Failed attempts in a row, without progress between them, after which a file is given up. */
  attempts: number;
  /** First pause in milliseconds; each further one is twice as long. */
  firstPause: number;
  /** Longest pause; the download fails if a publisher requests more. */
  longestPause: number;
  /** An attempt that brought this many bytes counts as progress: a large file may be cut many times. */
  progress: number;
};

export const defaultPatience: Patience = {
  attempts: 6,
  firstPause: 1_000,
  longestPause: 120_000,
  progress: 8 * 1024 * 1024,
};

/** Pause in milliseconds before the next attempt, after `failures` failed ones (1, 2, …). */
export function pauseAfter(failures: number, patience: Patience): number {
  return Math.min(patience.firstPause * 2 ** (failures - 1), patience.longestPause);
}

/** Milliseconds of `Retry-After` (RFC 9110: seconds, or a date); null when absent or invalid. */
export function parseRetryAfter(value: string | null, now: number): number | null {
  if (value === null) return null;
  if (/^\d+$/.test(value.trim())) return Number(value.trim()) * 1_000;
  const moment = Date.parse(value);
  return Number.isNaN(moment) ? null : Math.max(0, moment - now);
}

/** Statuses that mean "not now" rather than "no". */
const PASSING = new Set([408, 425, 429, 500, 502, 503, 504]);

export function isPassing(status: number): boolean {
  return PASSING.has(status);
}
