import { spawn } from 'node:child_process';
import { ensurePackages, ensureRelease, requireNode } from './bootstrap.mjs';
import { followParent, stop } from './run.mjs';
import { root } from './tree.mjs';

let server;
let isStopping = false;

/** Starts the built server, or starts it anew once it has let go of its port. */
function restart() {
  const start = () => {
    isStopping = false;
    server = spawn(process.execPath, ['--enable-source-maps', 'dist/server/server.js'], { stdio: 'inherit' });
  };
  // One change ends several builds; the server that starts after the first of them loads what all have written.
  if (isStopping) return;
  if (server === undefined || server.exitCode !== null || server.signalCode !== null) return start();
  isStopping = true;
  server.once('exit', start);
  server.kill('SIGTERM');
}

/** Builds on every change, and serves the newest build that succeeded: the same files as in production. */
async function main() {
  requireNode();
  followParent();
  await ensurePackages();
  await ensureRelease();
  process.chdir(root);
  const { build } = await import('vite');
  const options = { logLevel: 'warn', build: { watch: {}, minify: false, emptyOutDir: false } };
  const watchers = [
    await build({ ...options }),
    await build({ ...options, build: { ...options.build, ssr: true } }),
    await build({ ...options, mode: 'worker' }),
  ];
  const built = new Set();
  for (const watcher of watchers) {
    watcher.on('event', (event) => {
      if (event.code === 'ERROR') console.error(event.error.message);
      if (event.code !== 'END') return;
      built.add(watcher);
      if (built.size === watchers.length) restart();
    });
  }
  for (const signal of ['SIGINT', 'SIGTERM']) {
    process.on(signal, () => {
      server?.removeAllListeners('exit').kill(signal);
      process.exit(0);
    });
  }
}

main().catch(stop);
