import type { BulkFile } from './bulk-file.ts';
import type { Clock, Disk } from './disk.ts';
import { DownloadError, toNetworkFailure } from './errors.ts';
import type { DownloadEvent } from './events.ts';
import type { Version } from './version.ts';

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
