import type { BuildContext } from './build.ts';
import type { BulkFile } from './download/bulk-file.ts';
import type { Clock } from './download/clock.ts';
import type { DownloadedFile } from './download/downloaded-file.ts';
import { type DownloadEvent, describeDownloadEvent } from './download/events.ts';
import { downloadWithCatalogues } from './download/with-catalogues.ts';
import { IngestError } from './errors.ts';
import { requireSource } from './load-sources.ts';

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
    only: only === null ? undefined : [only],
    manifest,
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
