import type { KnipConfig } from 'knip';

const config: KnipConfig = {
  // What ends in "!" is what ships: `knip --production` looks at that alone, so that code that only its tests use is found.
  entry: [
    'tools/*.mjs',
    '**/*.sweep.test.ts',
    'vitest.deploy.config.ts',
    'tools/deploy/*.check.ts',
    'tools/{shapes/*,locale-messages,named-media}.ts!',
    'ingest/main.ts!',
    'ingest/refresh/main.ts!',
    'ingest/import/main.ts!',
    'ingest/releases/main.ts!',
    'api/server.ts!',
    'api/images/png-worker.ts!',
    'api/export-form/main.ts!',
    'web/src/app/entry-server.tsx!',
    'web/src/offline/service-worker.ts!',
  ],
  project: [
    '{catalog,domain,release,datasets,locales,contract,ingest,api,web}/**/*.{ts,tsx}!',
    '!**/*.test.{ts,tsx}!',
    '!**/testing/**!',
    '{e2e,tools}/**/*.{ts,tsx,mjs}',
    '*.{ts,cjs}',
  ],
  // What ships is looked at apart: there an export that its own file uses may be for tests.
  ignoreExportsUsedInFile: process.argv.includes('--production'),
  // The checks of deploy make a certificate with it.
  ignoreBinaries: ['openssl'],
  // Named by url() in a style sheet, and resolved as files: knip follows neither. The plugin builds where the product is served.
  ignoreDependencies: [
    '@vitejs/plugin-react',
    '@fontsource-variable/source-sans-3',
    '@fontsource-variable/source-serif-4',
    '@expo-google-fonts/source-sans-3',
    '@expo-google-fonts/source-serif-4',
    'axe-core',
  ],
};

export default config;
