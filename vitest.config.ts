import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';
import { localeMessages } from './tools/locale-messages.ts';
import { worldShapesFile } from './tools/shapes/shapes-plugin.ts';
import { cropThemes } from './tools/themes/crop-themes.ts';

const plugins = [react(), localeMessages(), cropThemes(), worldShapesFile()];

/**
 * On other people's machines a test that fails is tried once more: one in thousands of journeys may meet a second in which the machine
 * does nothing. `npm test` names it with the reason why it failed; at an engineer's desk it fails.
 */
const retry = process.env['CI'] === undefined ? 0 : 1;

/**
 * Sweeps look at every page, language and width, kill servers, fill disks and build copies of the tree: every night and before a release
 * (`npm run test:all`), and not at every push. They are whole files, `*.sweep.test.ts`, and single tests with the tag `sweep`.
 */
const isWhole = process.env['SWEEPS'] === 'on';
const sweeps = isWhole ? [] : ['**/*.sweep.test.ts'];

/** What is polled for comes as soon as a busy machine gets to it, which takes longer than the second that Vitest waits. */
const expect = { poll: { timeout: 30_000 } };

export default defineConfig({
  test: {
    // Two cores are the smallest machine that the suite has to pass on.
    maxWorkers: 2,
    tags: [{ name: 'sweep', skip: !isWhole }],
    projects: [
      {
        plugins,
        test: {
          name: 'unit',
          retry,
          expect,
          environment: 'node',
          // Modules are read once for each worker: for each file they would take as long as the tests.
          isolate: false,
          // Screens that are used, and not only drawn, are the next project's.
          exclude: ['**/*.dom.test.{ts,tsx}', ...sweeps],
          include: [
            '{catalog,domain,release,datasets,contract,locales,ingest,tools}/**/*.test.{ts,tsx}',
            'web/src/**/*.test.{ts,tsx}',
          ],
          // The page of the visual system reads its tokens from their sheet.
          css: { include: [/styles\/tokens\.css/], modules: { classNameStrategy: 'non-scoped' } },
          // The smallest release takes hundreds of statements, seconds on a busy machine; some tests build four in turn.
          testTimeout: 120_000,
          // Releases that several tests share are built in hooks.
          hookTimeout: 120_000,
        },
      },
      {
        plugins,
        test: {
          name: 'dom',
          retry,
          expect,
          environment: 'happy-dom',
          environmentOptions: {
            // Tests use no network; each test answers the page's requests.
            happyDOM: {
              url: 'http://localhost/',
              settings: {
                disableCSSFileLoading: true,
                disableJavaScriptFileLoading: true,
                handleDisabledFileLoadingAsSuccess: true,
              },
            },
          },
          include: ['web/src/**/*.dom.test.{ts,tsx}'],
          setupFiles: ['tools/dom-setup.ts'],
          css: { modules: { classNameStrategy: 'non-scoped' } },
          // The first test of a file compiles the whole page.
          testTimeout: 120_000,
        },
      },
      {
        plugins,
        test: {
          name: 'api',
          retry,
          expect,
          environment: 'node',
          isolate: false,
          include: ['api/**/*.test.ts'],
          exclude: sweeps,
          globalSetup: ['tools/small-releases/global-setup.ts'],
          testTimeout: 120_000,
          // Releases that several tests share are built in hooks.
          hookTimeout: 120_000,
        },
      },
      {
        plugins,
        test: {
          name: 'e2e',
          retry,
          environment: 'node',
          // One browser for all files of a worker.
          isolate: false,
          include: ['e2e/**/*.test.ts'],
          exclude: sweeps,
          expect,
          globalSetup: ['tools/e2e-server.ts'],
          // After the other projects: a server and its browsers leave nothing for others.
          maxWorkers: 2,
          sequence: { groupOrder: 1 },
          testTimeout: 120_000,
          hookTimeout: 120_000,
        },
      },
    ],
  },
});
