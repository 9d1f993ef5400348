import { runReleaseCommand } from './command.ts';

process.exitCode = await runReleaseCommand(process.argv.slice(2), {
  out: process.stdout,
  err: process.stderr,
  environment: process.env,
});
