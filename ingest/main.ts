import { fileURLToPath } from 'node:url';
import { runCommand } from './command.ts';
import { systemClock } from './download/disk.ts';
import { bulkFiles } from './sources/index.ts';

const abort = new AbortController();
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => abort.abort());

process.exitCode = await runCommand(process.argv.slice(2), {
  out: process.stdout,
  err: process.stderr,
  starter: fileURLToPath(new URL('../data/starter', import.meta.url)),
  downloads: fileURLToPath(new URL('../data/downloads', import.meta.url)),
  manifest: bulkFiles,
  fetch,
  clock: systemClock,
  signal: abort.signal,
  environment: process.env,
});
