/** Every way in which an ingest can fail; scripts and operators match on these. */
export type IngestErrorCode =
  | 'bad-argument'
  | 'missing-folder'
  | 'missing-file'
  | 'unknown-source'
  | 'truncated-archive'
  /** An archive unpacks to far more than a table has. */
  | 'archive-too-large'
  | 'not-a-csv'
  | 'wrong-columns'
  | 'bad-value'
  | 'empty-file'
  | 'bad-mapping'
  | 'unmatched-areas'
  | 'unmatched-items'
  | 'unmatched-units'
  | 'same-source-twice'
  /** Two sources claim files of the same name. */
  | 'same-name-twice'
  | 'check-failed'
  /** The run would lose figures of the current release, or figures that a check needs. */
  | 'losses'
  | 'disk-full'
  /** A folder or file cannot be read or written for another reason than space. */
  | 'folder-unusable'
  /** Nothing new was found, and a publisher could not be reached. */
  | 'publishers-away'
  /** The machine's clock has another time than every publisher's. */
  | 'clock-wrong'
  /** Another run is at work in the same folder. */
  | 'already-running'
  /** The database cannot be reached, or fails. */
  | 'database-unusable'
  /** The database does not know the role, or denies it a right. */
  | 'database-refused'
  | 'interrupted'
  | 'no-release'
  /** A file of a release, or `current.json`, is missing or has changed. */
  | 'damaged-release'
  /** A file of the bundled starter figures is missing or has changed. */
  | 'damaged-starter'
  /** A package that reading source files needs is not installed. */
  | 'packages-missing';

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

/** The message for an operator: the code, a sentence, and what to do; a defect shows its stack. */
export function describeError(error: unknown): string {
  if (error instanceof IngestError)
    return [`${error.code}: ${error.message}`, ...error.details.map((line) => `  ${line}`)].join('\n');
  return error instanceof Error ? (error.stack ?? error.message) : String(error);
}

const fullDiskCodes = new Set(['ENOSPC', 'EFBIG', 'EDQUOT', 'SQLITE_FULL']);
// DuckDB keeps some of the disk free, and calls it a lack of memory when it may not write there.
const fullDiskWords =
  /no space left on device|file too large|disk is full|disk quota exceeded|disk I\/O error|max_temp_directory_size/i;

function causedByFullDisk(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  if ('code' in error && typeof error.code === 'string' && fullDiskCodes.has(error.code)) return true;
  return fullDiskWords.test(error.message) || causedByFullDisk(error.cause);
}

function systemCode(error: unknown): string | null {
  const code = error instanceof Error && 'code' in error ? error.code : null;
  return typeof code === 'string' && /^E[A-Z0-9]+$/.test(code) ? code : null;
}

/**
 * Turns an error into an `IngestError` where its meaning is known: node, DuckDB and SQLite each report a full disk in their own
 * way (SQLite calls a file that may not grow an I/O error). Anything else that did not come from the system is returned as it is,
 * because it is a programming error.
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
  const code = error instanceof IngestError ? null : systemCode(error);
  if (code === null) return error;
  const path = error instanceof Error && 'path' in error ? String(error.path) : place;
  return new IngestError('folder-unusable', `Cannot use ${path} (${code}).`, [], error);
}
