import { defineConfig, devices } from '@playwright/test';
import { launchOptions } from '#test/support/browser.ts';

const CI = process.env.CI !== undefined;
const { args = [], ...browser } = await launchOptions();

export default defineConfig({
  testDir: 'test/journeys',
  outputDir: 'test-results/journeys',
  fullyParallel: true,
  workers: 2,
  // A second try is counted apart as flaky: a busy machine fails no build, and hides nothing.
  retries: 1,
  forbidOnly: CI,
  timeout: 120_000,
  expect: { timeout: 15_000 },
  globalSetup: 'test/support/start-journeys.ts',
  reporter: [['line'], ['json', { outputFile: 'test-results/journeys.json' }]],
  use: {
    ...devices['Desktop Chrome'],
    // A page of a journey lives for seconds: what the engine spends on making code faster for longer is more than it saves.
    launchOptions: { ...browser, args: [...args, '--js-flags=--no-opt --no-maglev'] },
    actionTimeout: 10_000,
    // What fades and slides is drawn frame by frame, and nothing is read while it moves; journeys about motion ask for it.
    contextOptions: { reducedMotion: 'reduce' },
    trace: 'off',
    screenshot: 'only-on-failure',
    timezoneId: 'America/New_York',
  },
});
