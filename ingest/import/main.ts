import { resolve } from 'node:path';
import { createInterface } from 'node:readline/promises';
import { runImport } from './command.ts';

/** Asks in the terminal; anything but yes is no. */
async function confirm(question: string): Promise<boolean> {
  const terminal = createInterface({ input: process.stdin, output: process.stdout });
  try {
    return /^y(es)?$/i.test((await terminal.question(`${question} [y/N] `)).trim());
  } finally {
    terminal.close();
  }
}

process.exitCode = await runImport(process.argv.slice(2), {
  out: process.stdout,
  err: process.stderr,
  settings: resolve(process.env['SITE_SETTINGS'] ?? 'site.json'),
  clock: () => new Date(),
  environment: process.env,
  confirm: process.stdin.isTTY === true && process.stdout.isTTY === true ? confirm : null,
});
