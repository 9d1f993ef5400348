import { fileURLToPath } from 'node:url';
import { pino } from 'pino';
import { ConfigError, readConfig } from '../config.ts';
import { runRequestsCommand } from './command.ts';
import { RequestStore } from './request-store.ts';

/** The operator's way to the requests of the export form, with the server's own settings. */
async function main(): Promise<number> {
  const { exportForm } = readConfig(process.env, fileURLToPath(new URL('../..', import.meta.url)));
  const logger = pino({ level: 'error' }, pino.destination(2));
  const requests = new RequestStore({ place: exportForm.place, logger });
  try {
    return await runRequestsCommand(process.argv.slice(2), {
      requests,
      file: 'file' in exportForm.place ? exportForm.place.file : undefined,
      retentionMonths: exportForm.retentionMonths,
      clock: () => new Date(),
      out: process.stdout,
      err: process.stderr,
    });
  } finally {
    await requests.close();
  }
}

try {
  process.exitCode = await main();
} catch (error) {
  if (!(error instanceof ConfigError)) throw error;
  console.error(error.message);
  process.exitCode = 2;
}
