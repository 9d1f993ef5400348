import react from '@vitejs/plugin-react';
import { type BuildOptions, defineConfig } from 'vite';
import { atlasFile } from './tools/atlas-file.ts';
import { chunkOrder } from './tools/chunk-order.ts';
import { fontFiles } from './tools/font-files.ts';
import { localeMessages } from './tools/locale-messages.ts';
import { namedMedia } from './tools/named-media.ts';
import { oneByteCode } from './tools/one-byte-code.ts';
import { serverModules } from './tools/server-modules.ts';
import { worldShapesFile } from './tools/shapes/shapes-plugin.ts';
import { cropThemes } from './tools/themes/crop-themes.ts';

/** The page of figures is an entry beside the one of all pages: what both need is `$initial`, and every page loads it. */
const browserEntries = {
  'entry-client': 'web/src/app/entry-client.tsx',
  'data-page': 'web/src/pages/data/data-page.tsx',
};

/**
 * Which chunk holds a module that several pages or later parts use; the first group that fits takes it. Few large chunks wake a page
 * sooner on a slow line than many small ones. `tools/chunk-order.ts` stops a build whose chunks import each other.
 */
const chunkGroups = [
  // Where the shapes come from is the entry's to know, on pages without a map too.
  { name: 'map', test: /web\/src\/map\/[\w-]+(?<!-source)\.tsx?$/, minShareCount: 2 },
  { name: 'shared', tags: ['$initial' as const], minShareCount: 2 },
  { name: 'charts', test: /web\/src\/charts\//, minShareCount: 3 },
  { name: 'list', test: /web\/src\/blocks\/list\//, minShareCount: 3 },
  { name: (id: string) => /web\/src\/pages\/([\w-]+)\//.exec(id)?.[1] ?? null, minShareCount: 2 },
  // Modules of the same pages go together; what is smaller than 10 kB of code joins its neighbour.
  { name: 'several', minShareCount: 3, entriesAware: true, entriesAwareMergeThreshold: 20_000 },
];

/** What browsers load. */
const client: BuildOptions = {
  outDir: 'dist/client',
  // One style sheet, which documents carry inside: a chunk never has to wait for styles of its own.
  cssCodeSplit: false,
  target: 'baseline-widely-available',
  manifest: true,
  // The document names the files of its own page: the entry needs no list of all pages' files.
  modulePreload: {
    resolveDependencies: (_file, needed, { hostId }) => (hostId.includes('entry-client') ? [] : needed),
  },
  rolldownOptions: {
    checks: { bundlerTimings: false },
    input: browserEntries,
    output: {
      // Groups are named after all entries that use them.
      chunkFileNames: ({ name }) => `assets/${name.split('~')[0]}-[hash].js`,
      codeSplitting: { groups: chunkGroups, includeDependenciesRecursively: false },
    },
  },
};

/** What Node runs. */
const server: BuildOptions = {
  ...{ outDir: 'dist/server', target: 'node20', copyPublicDir: false, sourcemap: true },
  rolldownOptions: {
    // The server draws at once what browsers load later.
    checks: { bundlerTimings: false, ineffectiveDynamicImport: false },
    input: ['web/src/app/entry-server.tsx', 'api/images/png-worker.ts', 'api/server.ts'],
    output: { entryFileNames: '[name].js', chunkFileNames: 'chunks/[name]-[hash].js' },
  },
};

/** The worker that saves pages is one script of its own: it shares no chunk with pages, which come and go with their build. */
const worker: BuildOptions = {
  ...{ outDir: 'dist/worker', target: 'baseline-widely-available', copyPublicDir: false },
  rolldownOptions: {
    checks: { bundlerTimings: false },
    input: 'web/src/offline/service-worker.ts',
    output: { entryFileNames: '[name].js', format: 'iife' },
  },
};

/** Three builds: `vite build`, `vite build --ssr` and `vite build --mode worker`. The root is the repository, where Vitest and Vite see the same modules. */
export default defineConfig(({ isSsrBuild, mode }) => ({
  appType: 'custom',
  publicDir: 'web/public',
  plugins: [
    ...[react(), localeMessages(), cropThemes(), worldShapesFile()],
    ...(isSsrBuild ? [atlasFile(), fontFiles(), oneByteCode()] : [chunkOrder(), serverModules()]),
  ],
  css: { modules: { localsConvention: 'camelCaseOnly' }, postcss: { plugins: namedMedia() } },
  ssr: { target: 'node' },
  build: { reportCompressedSize: false, ...(isSsrBuild ? server : mode === 'worker' ? worker : client) },
}));
