import { AddressRefused } from './allowed-addresses.ts';
import type { DownloadedFile } from './events.ts';

/** Everything that can stop a download; each code has one meaning. */
export type DownloadErrorCode =
  /** The publisher's machine cannot be resolved or reached. */
  | 'download-offline'
  /** 404 or 410: the address no longer leads to the file. */
  | 'download-not-found'
  /** The publisher refuses, or keeps answering that it is busy or broken. */
  | 'download-unavailable'
  /** The address, or one that it redirects to, must not be fetched. */
  | 'download-refused'
  /** The connection was cut again and again. */
  | 'download-cut'
  | 'download-wrong-size'
  | 'download-wrong-checksum'
  | 'download-not-a-zip'
  /** Not a table, or not a catalogue. */
  | 'download-wrong-format'
  | 'disk-full'
  /** The download folder cannot be read or written for another reason than space. */
  | 'download-folder'
  /** `checksums.json` cannot be understood. */
  | 'download-lock-unreadable'
  /** The abort signal came; what arrived is kept. */
  | 'download-interrupted';

/** What stopped one file. The message is one English sentence for the data team. */
export class DownloadError extends Error {
  override readonly name = 'DownloadError';
  readonly code: DownloadErrorCode;
  /** Key of the file in the manifest; empty when the error is about no single file. */
  readonly key: string;

  constructor(code: DownloadErrorCode, key: string, message: string, cause?: unknown) {
    super(message, { cause });
    this.code = code;
    this.key = key;
  }
}

/** Why `downloadSources` did not bring every file; the files that are there nevertheless come along. */
export class DownloadsFailed extends Error {
  override readonly name = 'DownloadsFailed';
  /** Code of the first error, in the order of the manifest. */
  readonly code: DownloadErrorCode;
  readonly errors: readonly DownloadError[];
  readonly files: readonly DownloadedFile[];

  constructor(first: DownloadError, errors: readonly DownloadError[], files: readonly DownloadedFile[]) {
    super(summary(errors), { cause: first });
    this.code = first.code;
    this.errors = errors;
    this.files = files;
  }
}

/** One line per distinct message, so that a dead network is reported once and not once per file. */
function summary(errors: readonly DownloadError[]): string {
  const keysByMessage = new Map<string, string[]>();
  for (const error of errors) {
    const line = `${error.code}: ${error.message}`;
    const keys = keysByMessage.get(line) ?? [];
    if (error.key !== '') keys.push(error.key);
    keysByMessage.set(line, keys);
  }
  return [...keysByMessage]
    .map(([line, keys]) => (keys.length === 0 ? line : `${line} [${keys.join(', ')}]`))
    .join('\n');
}

function systemCode(error: unknown): string {
  return error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : '';
}

/** Turns a failed file operation into an error of the list; anything else passes through unchanged. */
export function toFileError(error: unknown, key: string, path: string): unknown {
  const code = systemCode(error);
  // A quota and a limit on the size of files feel like a full disk, and ask for the same remedy.
  if (code === 'ENOSPC' || code === 'EDQUOT' || code === 'EFBIG') {
    return new DownloadError(
      'disk-full',
      key,
      `the disk is full at ${path} (${code}); what arrived is kept: free some space and run the command again`,
      error,
    );
  }
  if (/^(ERR_FS_)?E[A-Z0-9]+$/.test(code)) {
    return new DownloadError('download-folder', key, `cannot use ${path} (${code})`, error);
  }
  return error;
}

export type NetworkFailure = { kind: 'offline' | 'cut' | 'untrusted' | 'refused'; reason: string };

const UNRESOLVED = new Set(['ENOTFOUND', 'EAI_AGAIN', 'EAI_FAIL', 'EAI_NODATA', 'EAI_NONAME']);
const UNREACHED = new Set(['ECONNREFUSED', 'EHOSTUNREACH', 'ENETUNREACH', 'ENETDOWN', 'EHOSTDOWN']);

/**
 * Reads undici's error when a request or a body breaks: a TypeError ("fetch failed", "terminated") whose cause carries the
 * system's code. Untrusted certificates are not retried.
 */
export function toNetworkFailure(error: unknown, host: string): NetworkFailure {
  if (error instanceof AddressRefused) return { kind: 'refused', reason: error.message };
  const cause = error instanceof Error && error.cause instanceof Error ? error.cause : error;
  const code = systemCode(cause);
  if (UNRESOLVED.has(code)) {
    return {
      kind: 'offline',
      reason: `no network: could not resolve ${host}; use --from DIR with files you already have`,
    };
  }
  if (UNREACHED.has(code)) {
    return {
      kind: 'offline',
      reason: `no network: could not reach ${host} (${code}); use --from DIR with files you already have`,
    };
  }
  if (code === 'CERT_HAS_EXPIRED' || code === 'CERT_NOT_YET_VALID') {
    const ends = code === 'CERT_HAS_EXPIRED' ? 'has ended' : 'has not begun';
    return {
      kind: 'untrusted',
      reason: `the certificate of ${host} ${ends}, or this machine's clock is wrong; nothing was fetched from it (${code})`,
    };
  }
  if (/CERT|SIGNATURE|ERR_TLS|ERR_SSL/.test(code)) {
    return { kind: 'untrusted', reason: `the secure connection to ${host} cannot be trusted (${code})` };
  }
  const words = cause instanceof Error ? cause.message : String(cause);
  return { kind: 'cut', reason: `the connection to ${host} broke (${code === '' ? words : code})` };
}
