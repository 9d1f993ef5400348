import type { KnipConfig } from 'knip';

const isProduction = process.argv.includes('--production');

/** What npm's scripts start, which knip reads by itself where it looks at everything. */
const programs = ['ingest{,/refresh,/import,/releases}/main.ts!', 'api/export-form/main.ts!'];

const config: KnipConfig = {
  // What ends in "!" is what ships: `knip --production` looks at that alone, so that code that only its tests use is found.
  entry: [
    'tools/*.mjs',
    '**/*.sweep.test.ts',
    'vitest.deploy.config.ts',
    'tools/deploy/*.check.ts',
    'tools/{shapes/*,locale-messages,named-media}.ts!',
    'api/server.ts!',
    'api/images/png-worker.ts!',
    'web/src/app/entry-server.tsx!',
    'web/src/offline/service-worker.ts!',
    ...(isProduction ? programs : []),
  ],
  project: [
    '{catalog,domain,release,datasets,locales,contract,ingest,api,web}/**/*.{ts,tsx}!',
    '!**/*.test.{ts,tsx}!',
    '!**/testing/**!',
    '{e2e,tools}/**/*.{ts,tsx,mjs}',
    '*.{ts,cjs}',
  ],
  // What ships is looked at apart: there an export that its own file uses may be for tests.
  ignoreExportsUsedInFile: isProduction,
  // The checks of deploy make a certificate with it.
  ignoreBinaries: ['openssl'],
  // Named by url() in a style sheet, and resolved as files: knip follows neither. The plugin builds where the product is served.
  ignoreDependencies: [
    ...(isProduction ? ['@vitejs/plugin-react'] : []),
    '@fontsource-variable/source-sans-3',
    '@fontsource-variable/source-serif-4',
    '@expo-google-fonts/source-sans-3',
    '@expo-google-fonts/source-serif-4',
    'axe-core',
  ],
};

export default config;
