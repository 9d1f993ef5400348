import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { localeMessages } from './tools/locale-messages.ts';

/**
 * Two builds from one file: `vite build` makes what browsers load (dist/client), `vite build --ssr` what Node runs
 * (dist/server). The root stays the repository, so that Vitest and Vite see the same modules.
 */
export default defineConfig(({ isSsrBuild }) => ({
  appType: 'custom',
  publicDir: 'web/public',
  plugins: [react(), localeMessages()],
  css: { modules: { localsConvention: 'camelCaseOnly' } },
  ssr: { target: 'node' },
  build: isSsrBuild
    ? {
        outDir: 'dist/server',
        target: 'node20',
        copyPublicDir: false,
        emptyOutDir: true,
        sourcemap: true,
        rolldownOptions: {
          input: { 'entry-server': 'web/src/app/entry-server.tsx', server: 'api/server.ts' },
          output: { entryFileNames: '[name].js', chunkFileNames: 'chunks/[name]-[hash].js' },
        },
      }
    : {
        outDir: 'dist/client',
        target: 'baseline-widely-available',
        manifest: true,
        emptyOutDir: true,
        reportCompressedSize: false,
        rolldownOptions: { input: 'web/src/app/entry-client.tsx' },
      },
}));
