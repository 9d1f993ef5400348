import { defineConfig } from 'vitest/config';

/** What is tried with Debian's nginx, Prometheus and systemd: `npm run check:deploy`, apart from the suite. */
export default defineConfig({
  test: {
    environment: 'node',
    include: ['tools/deploy/*.check.ts'],
    globalSetup: ['tools/small-releases/global-setup.ts'],
    maxWorkers: 1,
    testTimeout: 60_000,
    hookTimeout: 120_000,
  },
});
