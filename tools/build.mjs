import { ensurePackages, requireNode, stampBuild } from './bootstrap.mjs';
import { stop } from './run.mjs';
import { root } from './tree.mjs';

/** The browser's files first: the server reads their manifest. */
async function main() {
  requireNode();
  await ensurePackages();
  process.chdir(root);
  process.env.NODE_ENV = 'production';
  // Vite may only just have been installed.
  const { build } = await import('vite');
  await stampBuild(async () => {
    await build({ logLevel: 'warn' });
    await build({ logLevel: 'warn', build: { ssr: true } });
  });
}

main().catch(stop);
