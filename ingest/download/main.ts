import { makeFolder } from '../steps/lock-folder.ts';
import { type AddressRules, onlyAllowed, resolveHost } from './allowed-addresses.ts';
import type { DownloadContext } from './attempt.ts';
import type { BulkFile, DownloadedFile } from './bulk-file.ts';
import { type Clock, type Disk, systemDisk } from './disk.ts';
import { downloadFile } from './download-file.ts';
import { DownloadError, DownloadsFailed, toFileError, toNetworkFailure } from './errors.ts';
import type { DownloadEvent } from './events.ts';
import { openLock } from './lock.ts';
import { defaultPatience, type Patience } from './retry.ts';

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
