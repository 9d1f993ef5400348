import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type Arguments, readArguments, usage } from './arguments.ts';
import type { BuildContext } from './build.ts';
import { systemClock } from './download/clock.ts';
import { DownloadsFailed } from './download/errors.ts';
import { describeDownloadEvent } from './download/events.ts';
import { downloadSources } from './download/main.ts';
import { bulkFiles } from './download/manifest.ts';
import { IngestError } from './errors.ts';
import { buildFromSources } from './from-sources.ts';
import { createProgress, type Progress } from './progress.ts';
import { sources } from './sources/index.ts';
import { buildFromStarter, writeStarter } from './starter.ts';
import { readCurrent } from './steps/publish.ts';

const starterFolder = fileURLToPath(new URL('../data/starter', import.meta.url));
const downloadFolder = fileURLToPath(new URL('../data/downloads', import.meta.url));

/** Steps of a run beside the sources: choose, derive, rank, check, Parquet, SQLite, publish. */
const furtherSteps = 7;

async function runTask(options: Arguments, context: BuildContext): Promise<string> {
  const { task, from, only } = options;
  if (task === 'starter') {
    const { bytes, release } = await writeStarter(context.releases, starterFolder);
    return `Starter figures written from release ${release}: ${(bytes / 1e6).toFixed(1)} MB.`;
  }
  if (task === 'build-starter-release') {
    const current = await readCurrent(context.releases);
    if (current?.release.origin === 'sources')
      return `Release ${current.release.id} was made from sources and stays in place.`;
    const { id, counts } = await buildFromStarter(context, starterFolder);
    return `Release ${id}: ${counts.observations} figures.`;
  }
  let directory = resolve(from ?? '');
  if (task === 'download') {
    directory = downloadFolder;
    await downloadSources({
      directory,
      only: only === null ? undefined : [only],
      manifest: bulkFiles,
      fetch,
      log: (event) => {
        if (event.kind !== 'progress') context.progress.line(describeDownloadEvent(event));
      },
      clock: systemClock,
      signal: context.signal,
    });
  }
  const { id, counts } = await buildFromSources(context, { directory, only });
  return `Release ${id}: ${counts.observations} figures, ${counts.derived} of them derived.`;
}

async function main(argv: readonly string[]): Promise<void> {
  const options = readArguments(argv);
  if (options.task === 'help') {
    process.stdout.write(`${usage}\n`);
    return;
  }
  const abort = new AbortController();
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => abort.abort());
  const progress: Progress = createProgress(process.stdout, sources.length + furtherSteps, Date.now);
  try {
    const context: BuildContext = {
      releases: resolve(options.out),
      progress,
      clock: () => new Date(),
      signal: abort.signal,
    };
    progress.line(await runTask(options, context));
  } finally {
    progress.stop();
  }
}

main(process.argv.slice(2)).catch((error: unknown) => {
  if (error instanceof IngestError) {
    process.stderr.write(
      `${error.code}: ${error.message}\n${error.details.map((line) => `  ${line}\n`).join('')}`,
    );
    process.exitCode = error.code === 'bad-argument' ? 2 : error.code === 'interrupted' ? 130 : 1;
    return;
  }
  if (error instanceof DownloadsFailed) {
    process.stderr.write(`${error.message}\n`);
    process.exitCode = 1;
    return;
  }
  process.stderr.write(`${error instanceof Error ? (error.stack ?? error.message) : String(error)}\n`);
  process.exitCode = 1;
});
