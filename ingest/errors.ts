/** Every way in which an ingest can fail; scripts and operators match on these. */
export type IngestErrorCode =
  | 'bad-argument'
  | 'missing-folder'
  | 'missing-file'
  | 'unknown-source'
  | 'truncated-archive'
  | 'not-a-csv'
  | 'wrong-columns'
  | 'bad-value'
  | 'empty-file'
  | 'bad-mapping'
  | 'unmatched-areas'
  | 'unmatched-items'
  | 'unmatched-units'
  | 'check-failed'
  | 'disk-full'
  | 'interrupted'
  | 'no-release';

/** A failure with a code for scripts, a sentence for people, and up to a screenful of details. */
export class IngestError extends Error {
  readonly code: IngestErrorCode;
  readonly details: readonly string[];

  constructor(code: IngestErrorCode, message: string, details: readonly string[] = [], cause?: unknown) {
    super(message, cause === undefined ? undefined : { cause });
    this.name = 'IngestError';
    this.code = code;
    this.details = details;
  }
}

const fullDiskCodes = new Set(['ENOSPC', 'EFBIG', 'EDQUOT', 'SQLITE_FULL']);
const fullDiskWords =
  /no space left on device|file too large|disk is full|disk quota exceeded|disk I\/O error/i;

function causedByFullDisk(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  if ('code' in error && typeof error.code === 'string' && fullDiskCodes.has(error.code)) return true;
  return fullDiskWords.test(error.message) || causedByFullDisk(error.cause);
}

/**
 * Turns whatever was thrown into an `IngestError` where its meaning is known: node, DuckDB and SQLite each say
 * "the disk is full" in their own way (SQLite calls a file that may not grow an I/O error). Anything else is returned as it is, because it is a programming error.
 */
export function asIngestError(error: unknown, place: string): unknown {
  if (error instanceof IngestError && error.code === 'disk-full') return error;
  if (causedByFullDisk(error))
    return new IngestError(
      'disk-full',
      `The disk is full, or it fails: nothing more could be written below ${place}. The release that is served stays as it was.`,
      [],
      error,
    );
  return error;
}
