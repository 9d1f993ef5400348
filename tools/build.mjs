import { ensurePackages, requireNode, stampBuild } from './bootstrap.mjs';
import { followParent, stop } from './run.mjs';
import { root } from './tree.mjs';

/** Builds the browser's files, the worker that saves pages and the server's side by side: the server reads the manifest of the former when it starts. */
async function main() {
  requireNode();
  // A start that is killed leaves no build behind that writes beside the next one's.
  followParent();
  await ensurePackages();
  process.chdir(root);
  process.env.NODE_ENV = 'production';
  // Vite may only just have been installed.
  const { build } = await import('vite');
  await stampBuild(async () => {
    await Promise.all([
      build({ logLevel: 'warn' }),
      build({ logLevel: 'warn', build: { ssr: true } }),
      build({ logLevel: 'warn', mode: 'worker' }),
    ]);
  });
}

main().catch(stop);
