import { defineConfig } from 'vitest/config';

// As in Lambda; every test that cares about the airport's clock says so itself.
process.env.TZ = 'UTC';

export default defineConfig({
  test: {
    reporters: ['default'],
    // Journeys run beside them on two cores: with more files at once, those with many calls run out of their time.
    maxWorkers: 2,
    projects: [
      {
        extends: true,
        test: {
          name: 'rules',
          include: ['test/{shared,infra,house,web}/**/*.test.ts'],
          // Pure functions remember nothing: their modules are loaded once for all files.
          isolate: false,
          testTimeout: 30_000,
        },
      },
      {
        extends: true,
        test: {
          name: 'api',
          isolate: false,
          include: ['test/functions/**/*.test.ts'],
          globalSetup: ['test/support/start-stack.ts'],
          testTimeout: 90_000,
          // As journeys have: a busy machine fails no build, and the second try is named in what is printed.
          retry: 1,
        },
      },
    ],
  },
});
