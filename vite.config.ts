import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { chunkOrder } from './tools/chunk-order.ts';
import { localeMessages } from './tools/locale-messages.ts';
import { namedMedia } from './tools/named-media.ts';
import { serverModules } from './tools/server-modules.ts';
import { worldShapesFile } from './tools/shapes/shapes-plugin.ts';
import { cropThemes } from './tools/themes/crop-themes.ts';

/**
 * Chunks of several pages: what most pages use, the code of prices, charts below the first window, and what maps and controls are
 * made of. The rest is the bundler's choice. Each small file fewer is some 15 ms on a slow line.
 */
const chunks = [
  { name: 'shared', minShareCount: 6 },
  { name: 'shared', test: /(catalog|domain|contract|i18n|url|api|tour|ui\/crawlers)/, minShareCount: 4 },
  { name: 'prices', test: /(pages|domain)\/prices\/(?!later)|i18n\/mon|url\/prices/, minShareCount: 2 },
  {
    name: 'charts',
    test: /web\/src\/(charts\/(?!glance|picture|podium|sparkline)|blocks\/charts)/,
    minShareCount: 2,
  },
  { name: 'map', test: /web\/src\/(map|ui|charts|blocks\/(explain|map|glance))\//, minShareCount: 2 },
].map((group) => ({ ...group, includeDependenciesRecursively: false }));

/**
 * Two builds from one file: `vite build` makes what browsers load (dist/client), `vite build --ssr` what Node runs
 * (dist/server). The root stays the repository, so that Vitest and Vite see the same modules.
 */
export default defineConfig(({ isSsrBuild }) => ({
  appType: 'custom',
  publicDir: 'web/public',
  plugins: [
    react(),
    localeMessages(),
    cropThemes(),
    worldShapesFile(),
    ...(isSsrBuild ? [] : [chunkOrder(), serverModules()]),
  ],
  css: {
    modules: { localsConvention: 'camelCaseOnly' },
    postcss: { plugins: namedMedia() },
  },
  ssr: { target: 'node' },
  build: isSsrBuild
    ? {
        outDir: 'dist/server',
        target: 'node20',
        copyPublicDir: false,
        emptyOutDir: true,
        sourcemap: true,
        rolldownOptions: {
          checks: { bundlerTimings: false },
          input: {
            'entry-server': 'web/src/app/entry-server.tsx',
            'png-worker': 'api/images/png-worker.ts',
            server: 'api/server.ts',
          },
          output: { entryFileNames: '[name].js', chunkFileNames: 'chunks/[name]-[hash].js' },
        },
      }
    : {
        outDir: 'dist/client',
        // One style sheet, which documents carry inside: a chunk never has to wait for styles of its own.
        cssCodeSplit: false,
        target: 'baseline-widely-available',
        manifest: true,
        // The document names the files of its own page: the entry needs no list of all pages' files.
        modulePreload: {
          resolveDependencies: (_file, needed, { hostId }) => (hostId.includes('entry-client') ? [] : needed),
        },
        emptyOutDir: true,
        reportCompressedSize: false,
        rolldownOptions: {
          checks: { bundlerTimings: false },
          input: 'web/src/app/entry-client.tsx',
          output: { codeSplitting: { groups: chunks } },
        },
      },
}));
