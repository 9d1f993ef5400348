import type { Download } from '../steps/source.ts';
import type { Clock, Disk } from './disk.ts';
import { DownloadError, toNetworkFailure } from './errors.ts';
import type { DownloadEvent } from './events.ts';
import type { Version } from './version.ts';

/** One file as its publisher offers it to everyone, for a source. */
export interface BulkFile extends Download {
  /** Key of the source that reads the file, and what `--only` takes. */
  key: string;
  /** The page for people that describes the figures. */
  page: string;
}

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

export type DownloadContext = {
  fetch: typeof globalThis.fetch;
  clock: Clock;
  disk: Disk;
  log: (event: DownloadEvent) => void;
  signal?: AbortSignal | undefined;
};

/** How one request ended, when it did not end in an error that no repetition heals. */
export type Attempt =
  | { outcome: 'unchanged' }
  | { outcome: 'complete'; bytes: number; sha256: string; version: Version; resumed: boolean }
  | {
      outcome: 'again';
      code: 'download-offline' | 'download-unavailable' | 'download-cut';
      reason: string;
      received: number;
      /** Milliseconds of the publisher's `Retry-After`, or null. */
      retryAfter: number | null;
    };

/** What becomes of a request or a body that broke. */
export function toBrokenAttempt(error: unknown, file: BulkFile, received: number): Attempt {
  const { kind, reason } = toNetworkFailure(error, new URL(file.url).host);
  if (kind === 'untrusted') throw new DownloadError('download-unavailable', file.key, reason, error);
  if (kind === 'refused') throw new DownloadError('download-refused', file.key, reason, error);
  const code = kind === 'offline' ? 'download-offline' : 'download-cut';
  return { outcome: 'again', code, reason, received, retryAfter: null };
}
