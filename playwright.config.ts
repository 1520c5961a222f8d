import { defineConfig, type LaunchOptions } from '@playwright/test';
import { launchOptions } from './test/journeys/launch-options.ts';

export default defineConfig({
  testDir: 'test/journeys',
  // Journeys do not see each other, so that any two may run at once.
  fullyParallel: true,
  // One more than the cores that this is measured on, so that something runs while a page waits for nothing to happen.
  workers: 3,
  // A busy machine may take many times as long as a quiet one. What a page waits for ends far sooner.
  timeout: 300_000,
  outputDir: 'test-results',
  use: {
    locale: 'de-DE',
    timezoneId: 'Europe/Berlin',
    // What cannot be pressed is told long before the journey's own time is over.
    actionTimeout: 60_000,
    navigationTimeout: 60_000,
    screenshot: 'only-on-failure',
    // Without copies of the page at each step, which would take longer than the steps; --trace=on makes them.
    trace: { mode: 'retain-on-failure', screenshots: false, snapshots: false, sources: false },
    launchOptions: withoutOptimiser(launchOptions(process.env.HEADLESS_PATH)),
  },
});

/** A page of a journey lives for seconds: to optimise its scripts costs more than it saves. */
function withoutOptimiser({ args = [], ...options }: LaunchOptions): LaunchOptions {
  return { ...options, args: [...args, '--js-flags=--no-opt,--no-maglev'] };
}
