import { spawn } from 'node:child_process';
import { ensurePackages, ensureRelease, requireNode } from './bootstrap.mjs';
import { followParent, stop } from './run.mjs';
import { root } from './tree.mjs';

let server;

/** Starts the built server, or starts it anew after it has let go of its port. */
function restart() {
  const start = () => {
    server = spawn(process.execPath, ['--enable-source-maps', 'dist/server/server.js'], { stdio: 'inherit' });
  };
  if (server === undefined || server.exitCode !== null) return start();
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
      server?.kill(signal);
      process.exit(0);
    });
  }
}

main().catch(stop);
