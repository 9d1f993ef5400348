import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { BuildContext } from './build.ts';
import { type AddressRules, onlyAllowed, resolveHost } from './download/allowed-addresses.ts';
import { type BulkFile, type DownloadContext, defaultPatience, type Patience } from './download/attempt.ts';
import { readCatalogue } from './download/catalogue.ts';
import { type Clock, type Disk, hasErrorCode, systemDisk } from './download/disk.ts';
import { downloadFile } from './download/download-file.ts';
import { DownloadError, DownloadsFailed, toFileError, toNetworkFailure } from './download/errors.ts';
import { type DownloadEvent, type DownloadedFile, describeDownloadEvent } from './download/events.ts';
import { openLock } from './download/lock.ts';
import { IngestError } from './errors.ts';
import { requireSource } from './load-sources.ts';
import { makeFolder } from './steps/lock-folder.ts';

/**
 * Wraps fetch so that an unreachable host is tried once per run and not once per file: without a network, looking up a name can
 * take seconds. A host that has answered before is retried, since its line may come back.
 */
function rememberDeadHosts(fetch: typeof globalThis.fetch): typeof globalThis.fetch {
  const answered = new Set<string>();
  const dead = new Map<string, unknown>();
  return async (input, init) => {
    const { host } = new URL(input instanceof Request ? input.url : input);
    if (dead.has(host)) throw dead.get(host);
    try {
      const response = await fetch(input, init);
      answered.add(host);
      return response;
    } catch (error) {
      if (!answered.has(host) && toNetworkFailure(error, host).kind === 'offline') dead.set(host, error);
      throw error;
    }
  };
}

/** More connections at a time would be impolite to publishers who serve everyone for free. */
const PARALLEL = 2;

export type DownloadOptions = {
  /** Where the files, their parts and `checksums.json` live; created when absent. */
  directory: string;
  manifest: readonly BulkFile[];
  fetch: typeof globalThis.fetch;
  /** What may be fetched from beside the publishers' addresses; nothing when left out. */
  own?: AddressRules['own'] | undefined;
  resolve?: AddressRules['resolve'] | undefined;
  log: (event: DownloadEvent) => void;
  clock: Clock;
  /** Stops the download; what arrived stays and is continued by the next call. */
  signal?: AbortSignal | undefined;
  patience?: Patience;
  disk?: Disk;
};

/**
 * Brings the publishers' bulk files into a folder: continues cut downloads, fetches nothing twice, and gives a file its name only
 * once size, checksum and ZIP directory are right. One file's error does not stop the others.
 *
 * @returns the files in the order of the manifest. @throws DownloadsFailed with every error, and the files that are there
 * nevertheless.
 */
export async function downloadSources(options: DownloadOptions): Promise<{ files: DownloadedFile[] }> {
  const { directory, manifest, clock, log, signal } = options;
  const around: DownloadContext = {
    fetch: rememberDeadHosts(
      onlyAllowed(options.fetch, { own: options.own ?? [], resolve: options.resolve ?? resolveHost }),
    ),
    clock,
    disk: options.disk ?? systemDisk,
    log,
    signal,
  };
  const outcomes = new Map<string, DownloadedFile | DownloadError>();
  try {
    await makeFolder(directory);
    const lock = await openLock(directory);
    const queue = manifest.values();
    let isStopped = false;
    // Both workers draw from one iterator. A full disk would only fail the files after it as well.
    const work = async () => {
      for (const file of queue) {
        if (isStopped) return;
        const outcome = await downloadFile(
          around,
          file,
          directory,
          lock,
          options.patience ?? defaultPatience,
        ).catch(toDownloadError);
        outcomes.set(file.file, outcome);
        if (outcome instanceof DownloadError) {
          isStopped ||= outcome.code === 'disk-full' || outcome.code === 'download-interrupted';
        }
      }
    };
    await settle(Array.from({ length: PARALLEL }, work));
  } catch (error) {
    const known = toFileError(error, '', directory);
    if (!(known instanceof DownloadError)) throw known;
    throw new DownloadsFailed(known, [known], []);
  }

  const files: DownloadedFile[] = [];
  const errors: DownloadError[] = [];
  for (const { file } of manifest) {
    const outcome = outcomes.get(file);
    if (outcome instanceof DownloadError) errors.push(outcome);
    else if (outcome !== undefined) files.push(outcome);
  }
  const [first] = errors;
  if (first !== undefined) throw new DownloadsFailed(first, errors, files);
  return { files };
}

/** Errors of the list are results; anything else is a defect and goes up. */
function toDownloadError(error: unknown): DownloadError {
  if (error instanceof DownloadError) return error;
  throw error;
}

/** Waits for every worker before an error is thrown, so that none is writing when the caller gets it. */
async function settle(workers: Promise<void>[]): Promise<void> {
  await Promise.allSettled(workers);
  await Promise.all(workers);
}

/** Files that the catalogue in the folder lists; none before its first download. Reports the entries that it leaves out. */
async function listed({ directory, log }: DownloadOptions, catalogue: BulkFile): Promise<BulkFile[]> {
  try {
    const content = await readFile(join(directory, catalogue.file), 'utf8');
    const { files, leftOut } = readCatalogue(catalogue, content);
    for (const reason of leftOut) log({ kind: 'left-out', key: catalogue.key, reason });
    return files;
  } catch (error) {
    if (hasErrorCode(error, 'ENOENT')) return [];
    throw error;
  }
}

/**
 * Brings the files of the manifest, and those that its catalogues list. One file's error does not stop the others.
 *
 * @throws DownloadsFailed with every error, and the files that are there nevertheless.
 */
async function downloadWithCatalogues(options: DownloadOptions): Promise<{ files: DownloadedFile[] }> {
  const { manifest } = options;
  const catalogues = manifest.filter(({ format }) => format === 'catalogue');
  const failures: DownloadsFailed[] = [];
  const files: DownloadedFile[] = [];
  const bring = async (part: readonly BulkFile[]): Promise<void> => {
    if (part.length === 0) return;
    try {
      files.push(...(await downloadSources({ ...options, manifest: part })).files);
    } catch (error) {
      if (!(error instanceof DownloadsFailed)) throw error;
      failures.push(error);
      files.push(...error.files);
    }
  };
  await bring(catalogues);
  const more = await Promise.all(catalogues.map((catalogue) => listed(options, catalogue)));
  await bring([...manifest.filter(({ format }) => format !== 'catalogue'), ...more.flat()]);
  const errors = failures.flatMap((failure) => failure.errors);
  const [first] = errors;
  if (first !== undefined) throw new DownloadsFailed(first, errors, files);
  return { files };
}

/**
 * Brings the publishers' files for every source, or for one of them (`only`), into the folder. What can be refused
 * without the network is refused before a byte is fetched.
 *
 * @returns the files, each whole and checked.
 */
export async function downloadFiles(
  context: BuildContext,
  options: {
    directory: string;
    only: string | null;
    manifest: readonly BulkFile[];
    fetch: typeof globalThis.fetch;
    /** Addresses that the operator names beside the publishers'. */
    own?: readonly string[] | undefined;
    clock: Clock;
    /** Hears of everything that happens. */
    note?: (event: DownloadEvent) => void;
  },
): Promise<{ files: DownloadedFile[] }> {
  const { releases, progress, signal } = context;
  const { directory, only, manifest, fetch, own, clock } = options;
  if (only !== null) {
    await requireSource(only, releases);
    if (!manifest.some(({ key }) => key === only))
      throw new IngestError(
        'unknown-source',
        `The publisher of ${only} offers no file that could be fetched: use --from DIR --only ${only}. These can be fetched:`,
        manifest.map(({ key }) => key),
      );
  }
  return downloadWithCatalogues({
    directory,
    manifest: only === null ? manifest : manifest.filter(({ key }) => key === only),
    fetch,
    own,
    clock,
    signal,
    log: (event) => {
      const message = describeDownloadEvent(event);
      options.note?.(event);
      progress.update(message);
      if (event.kind !== 'progress') progress.line(message);
    },
  });
}
