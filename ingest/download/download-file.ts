import { readFile, rename, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { openPromise } from 'yauzl';
import { readHead } from '../steps/csv-text.ts';
import { sampleFile } from '../steps/open-file.ts';
import { whyTooLarge } from '../steps/zip-bounds.ts';
import { type Attempt, type BulkFile, type DownloadContext, type Patience, pauseAfter } from './attempt.ts';
import { readCatalogue } from './catalogue.ts';
import { hasErrorCode, hashFile } from './disk.ts';
import { DownloadError, toFileError } from './errors.ts';
import type { DownloadedFile } from './events.ts';
import type { Lock, LockEntry } from './lock.ts';
import { receive } from './receive.ts';
import { compareVersions, toConditions, toDate } from './version.ts';
import { discardNotes, discardPart } from './write-part.ts';

/**
 * Reads the central directory of a ZIP and returns its fault, `lack` where it has no entry of the name `wanted`, or null when it
 * is whole. The directory is at the end of the file, so that a cut file cannot pass; the size and the checksum verify the data
 * itself. An entry that would unpack to far more than a table has is wrong as well.
 */
export async function findZipFault(path: string, entryName: RegExp, lack: string): Promise<string | null> {
  try {
    const zip = await openPromise(path, { autoClose: false });
    try {
      let found = false;
      for await (const entry of zip.eachEntry()) {
        if (entry.relativeOffsetOfLocalHeader + entry.compressedSize > zip.fileSize) {
          return `its entry ${entry.fileName} reaches beyond the end of the file`;
        }
        const tooLarge = whyTooLarge(zip, entry);
        if (tooLarge !== null) return tooLarge;
        if (entryName.test(entry.fileName)) found = true;
      }
      return found ? null : lack;
    } finally {
      zip.close();
    }
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}

async function findCsvFault(path: string): Promise<string | null> {
  const sample = (await sampleFile(path)) ?? '';
  const { header, lines } = readHead(sample);
  if (sample.trimStart().startsWith('<') || header.length < 2) return 'it is no comma-separated table';
  return lines.length === 0 ? 'it has a header and no rows' : null;
}

/** What keeps a file that arrived whole from being what its source reads; `null` where it is right. */
async function findFormatFault(file: BulkFile, path: string): Promise<DownloadError | null> {
  if (file.format === 'csv' || file.format === 'catalogue') {
    const fault =
      file.format === 'csv'
        ? await findCsvFault(path)
        : readCatalogue(file, await readFile(path, 'utf8')).fault;
    return fault === null
      ? null
      : new DownloadError(
          'download-wrong-format',
          file.key,
          `${file.url} is not what was expected: ${fault}`,
        );
  }
  const [entry, lack] =
    file.format === 'workbook'
      ? ([/^xl\/workbook\.xml$/, 'it holds no workbook'] as const)
      : ([/\.csv$/i, 'it holds no CSV file'] as const);
  const fault = await findZipFault(path, entry, lack);
  return fault === null
    ? null
    : new DownloadError('download-not-a-zip', file.key, `${file.url} is no readable ZIP: ${fault}`);
}

/** A file that its publisher packs anew for each request is requested again after 30 days. */
const GENERATED_FILE_LIFE = 30 * 24 * 3_600_000;

type Complete = Extract<Attempt, { outcome: 'complete' }>;

/** Temporary errors: with a good copy at hand they are reported, and the copy is used. */
const PASSING_CODES = new Set([
  'download-offline',
  'download-unavailable',
  'download-cut',
  'download-refused',
]);

/** Brings one file of the manifest into the directory, or finds it there good and current. */
export async function downloadFile(
  around: DownloadContext,
  file: BulkFile,
  directory: string,
  lock: Lock,
  patience: Patience,
): Promise<DownloadedFile> {
  const path = join(directory, file.file);
  const partPath = `${path}.part`;
  try {
    const copy = await findKept(around, file, path, lock);
    if (copy !== null && isCurrent(around, file, copy)) {
      around.log({ kind: 'unchanged', key: file.key, bytes: copy.bytes });
      return toResult(file, path, copy);
    }
    try {
      return await fetchFile(around, file, path, partPath, lock, patience, copy);
    } catch (error) {
      if (error instanceof DownloadError && REFUSED_CONTENT.has(error.code)) await discardPart(partPath);
      if (copy === null || !(error instanceof DownloadError) || !PASSING_CODES.has(error.code)) throw error;
      const { bytes, date } = copy;
      around.log({ kind: 'kept', key: file.key, bytes, date, reason: error.message });
      return toResult(file, path, copy);
    }
  } catch (error) {
    if (around.signal?.aborted === true) {
      const message = 'interrupted; what arrived is kept, and the same command continues it';
      throw new DownloadError('download-interrupted', file.key, message, error);
    }
    throw toFileError(error, file.key, path);
  }
}

/** Errors after which the next run must not continue the part, since the whole file was wrong. */
const REFUSED_CONTENT = new Set([
  'download-wrong-size',
  'download-wrong-checksum',
  'download-not-a-zip',
  'download-wrong-format',
]);

/** The entry in the lock of the copy on disk, if that is unchanged since the download. */
async function findKept(
  around: DownloadContext,
  file: BulkFile,
  path: string,
  lock: Lock,
): Promise<LockEntry | null> {
  const entry = lock.find(file.file);
  if (entry === null) return null;
  try {
    const { size } = await stat(path);
    if (size === entry.bytes && (await hashFile(path, around.signal)).digest('hex') === entry.sha256)
      return entry;
  } catch (error) {
    if (hasErrorCode(error, 'ENOENT')) return null;
    throw error;
  }
  around.log({ kind: 'damaged', key: file.key, path });
  return null;
}

/** Whether the good copy needs no question to the publisher, or no question can be put. */
function isCurrent(around: DownloadContext, file: BulkFile, copy: LockEntry): boolean {
  if (copy.url !== file.url) return false;
  if (file.generated === true) return around.clock.now() - Date.parse(copy.checked) < GENERATED_FILE_LIFE;
  return Object.keys(toConditions(copy)).length === 0;
}

async function fetchFile(
  around: DownloadContext,
  file: BulkFile,
  path: string,
  partPath: string,
  lock: Lock,
  patience: Patience,
  copy: LockEntry | null,
): Promise<DownloadedFile> {
  const known = copy !== null && copy.url === file.url ? copy : null;
  let failures = 0;
  let received = 0;
  let restarted = false;
  for (;;) {
    const attempt = await receive(around, file, partPath, known);
    if (attempt.outcome === 'unchanged' && copy !== null) {
      await lock.record(file.file, { ...copy, checked: new Date(around.clock.now()).toISOString() });
      around.log({ kind: 'unchanged', key: file.key, bytes: copy.bytes });
      return toResult(file, path, copy);
    }
    if (attempt.outcome === 'complete') {
      const fault = await findFault(file, partPath, attempt, lock.find(file.file));
      if (fault === null) return await accept(around, file, path, partPath, lock, attempt);
      // Bytes from an earlier run may be damaged on the disk: one fetch in one piece shows whether the file itself is wrong.
      if (!attempt.resumed || restarted) throw fault;
      restarted = true;
      await discardPart(partPath);
      around.log({ kind: 'restarting', key: file.key, reason: fault.message });
    }
    if (attempt.outcome === 'again') {
      received += attempt.received;
      failures = attempt.received >= patience.progress ? 1 : failures + 1;
      const pause = attempt.retryAfter ?? pauseAfter(failures, patience);
      const isHopeless = attempt.code === 'download-offline' && received === 0;
      if (isHopeless || failures >= patience.attempts) {
        const times = failures === 1 ? '' : ` (${failures} attempts)`;
        throw new DownloadError(attempt.code, file.key, `${attempt.reason}${times}`);
      }
      if (pause > patience.longestPause) {
        const seconds = Math.ceil(pause / 1_000);
        const message = `${attempt.reason} and asks to come back in ${seconds} s`;
        throw new DownloadError('download-unavailable', file.key, message);
      }
      const { reason } = attempt;
      around.log({ kind: 'retrying', key: file.key, attempt: failures + 1, pause, reason });
      await around.clock.sleep(pause, around.signal);
    }
  }
}

/** Fault of a completely downloaded file: its format, or its checksum. */
async function findFault(
  file: BulkFile,
  partPath: string,
  complete: Complete,
  entry: LockEntry | null,
): Promise<DownloadError | null> {
  // A fault of format is more helpful than a wrong checksum: a page of errors, a cut ZIP.
  const fault = await findFormatFault(file, partPath);
  if (fault !== null) return fault;
  if (entry === null || file.generated === true || entry.url !== file.url) return null;
  // The lock's checksum must hold, unless the publisher sends the headers of another version.
  const isOther = compareVersions(entry, complete.version) === 'different';
  if (isOther || complete.sha256 === entry.sha256) return null;
  return new DownloadError(
    'download-wrong-checksum',
    file.key,
    `${file.url} has sha256 ${complete.sha256}, expected ${entry.sha256}; to accept it as a new vintage, remove its entry from checksums.json`,
  );
}

/**
 * Records a good file and gives it its name. The lock comes first: cut between the two steps, the next run finds the
 * part whole and finishes it without fetching a byte.
 */
async function accept(
  around: DownloadContext,
  file: BulkFile,
  path: string,
  partPath: string,
  lock: Lock,
  { bytes, sha256, version }: Complete,
): Promise<DownloadedFile> {
  const now = around.clock.now();
  const before = lock.find(file.file);
  const isSame = before?.sha256 === sha256;
  const date = before !== null && isSame ? before.date : toDate(version, now);
  const replaced =
    before === null || isSame ? [] : [{ sha256: before.sha256, bytes: before.bytes, date: before.date }];
  const entry: LockEntry = {
    key: file.key,
    url: file.url,
    sha256,
    bytes,
    date,
    ...version,
    checked: new Date(now).toISOString(),
    previous: [...replaced, ...(before?.previous ?? [])],
  };
  await lock.record(file.file, entry);
  await rename(partPath, path);
  await discardNotes(partPath);
  if (before !== null && !isSame) {
    around.log({
      kind: 'new-vintage',
      key: file.key,
      before: { date: before.date, sha256: before.sha256 },
      after: { date, sha256 },
    });
  }
  around.log({ kind: 'done', key: file.key, path, bytes, sha256, date });
  return toResult(file, path, entry);
}

function toResult(file: BulkFile, path: string, { bytes, sha256, date }: LockEntry): DownloadedFile {
  return { key: file.key, path, bytes, sha256, date };
}
