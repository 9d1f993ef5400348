import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { ensureBuild, ensurePackages, requireNode } from './bootstrap.mjs';
import { installPackages } from './debian.mjs';
import { runNode, StepError, stop } from './run.mjs';

/** Programs that the files of `deploy/` are tried with, and Debian's packages that bring them. */
const PROGRAMS = {
  nginx: 'nginx-light',
  promtool: 'prometheus',
  'systemd-analyze': 'systemd',
  'docker-compose': 'docker-compose',
  curl: 'curl',
  openssl: 'openssl',
};

const isThere = (program) =>
  [...(process.env.PATH ?? '').split(delimiter), '/usr/sbin'].some((folder) =>
    existsSync(join(folder, program)),
  );

/** Tries the files of `deploy/` with the programs that read them. */
async function main() {
  requireNode();
  await ensurePackages({ forChecks: true });
  await ensureBuild();
  const missing = () => Object.keys(PROGRAMS).filter((program) => !isThere(program));
  if (missing().length > 0) await installPackages(...missing().map((program) => PROGRAMS[program]));
  if (missing().length > 0) throw new StepError(`Not to be had here: ${missing().join(', ')}.`);
  process.exitCode = await runNode([
    'node_modules/vitest/vitest.mjs',
    'run',
    '--config',
    'vitest.deploy.config.ts',
  ]);
}

main().catch(stop);
