import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { ensureBuild, ensurePackages, ensureRelease, requireNode } from './bootstrap.mjs';
import { followParent, stop } from './run.mjs';
import { root } from './tree.mjs';

/** From a clean clone, or from where the last start left off, to the address on which the observatory is served. */
async function main() {
  requireNode();
  followParent();
  await ensurePackages();
  await Promise.all([ensureBuild(), ensureRelease()]);
  process.env.NODE_ENV = process.env.NODE_ENV ?? 'production';
  // These lines are for people: errors, and the address. LOG_LEVEL gives an operator more.
  process.env.LOG_LEVEL = process.env.LOG_LEVEL ?? 'warn';
  process.chdir(root);
  // The server runs in this very process: signals and its exit code reach the caller without a go-between.
  const server = join(root, 'dist/server/server.js');
  process.argv = [process.argv[0] ?? 'node', server];
  await import(pathToFileURL(server).href);
}

main().catch(stop);
