import { defineConfig } from '@playwright/test';

const root = process.getuid?.() === 0;

export default defineConfig({
  testDir: 'test/journeys',
  // Each worker has a stack of its own, so that no journey sees what another did beside it.
  workers: 2,
  timeout: 90_000,
  // A write that is refused for now is repeated three times, four seconds apart: a page may well take that long.
  expect: { timeout: 20_000 },
  outputDir: 'test-results',
  use: {
    locale: 'de-DE',
    timezoneId: 'Europe/Berlin',
    screenshot: 'only-on-failure',
    launchOptions: {
      executablePath: process.env.CHROMIUM_PATH,
      args: ['--disable-quic', '--disable-background-networking', ...(root ? ['--no-sandbox'] : [])],
    },
  },
});
