import { runImport } from './command.ts';

process.exitCode = await runImport(process.argv.slice(2), {
  out: process.stdout,
  err: process.stderr,
  clock: () => new Date(),
});
