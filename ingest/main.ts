import { resolve } from 'node:path';
import { readArguments, usage } from './arguments.ts';
import { type BuildContext, buildRelease } from './build.ts';
import { IngestError } from './errors.ts';
import { loadFrom } from './load-sources.ts';
import { createProgress } from './progress.ts';
import { sources } from './sources/index.ts';

async function main(argv: readonly string[]): Promise<void> {
  const { task, from, only, out } = readArguments(argv);
  if (task === 'help') {
    process.stdout.write(`${usage}\n`);
    return;
  }
  const abort = new AbortController();
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => abort.abort());
  const progress = createProgress(process.stdout, sources.length + 7, Date.now);
  const context: BuildContext = {
    releases: resolve(out),
    progress,
    clock: () => new Date(),
    signal: abort.signal,
  };
  try {
    const directory = resolve(from ?? '');
    const release = await buildRelease(
      context,
      'sources',
      sources,
      loadFrom({ directory, only, releases: context.releases, progress }),
    );
    progress.line(
      `Release ${release.id}: ${release.counts.observations} figures, ${release.counts.derived} derived.`,
    );
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
  process.stderr.write(`${error instanceof Error ? (error.stack ?? error.message) : String(error)}\n`);
  process.exitCode = 1;
});
