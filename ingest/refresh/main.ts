import { fileURLToPath } from 'node:url';
import { systemClock, systemDisk } from '../download/disk.ts';
import { bulkFiles } from '../sources/index.ts';
import { runRefreshCommand } from './command.ts';

const abort = new AbortController();
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => abort.abort());

process.exitCode = await runRefreshCommand(process.argv.slice(2), {
  out: process.stdout,
  err: process.stderr,
  env: process.env,
  root: fileURLToPath(new URL('../..', import.meta.url)),
  manifest: bulkFiles,
  fetch,
  clock: systemClock,
  disk: systemDisk,
  signal: abort.signal,
});
