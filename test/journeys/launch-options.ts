import type { LaunchOptions } from '@playwright/test';

const root = process.getuid?.() === 0;

/** How a browser of the journeys is started; Playwright's own, unless a path is given. */
export const launchOptions = (executablePath: string | undefined): LaunchOptions => ({
  ...(executablePath !== undefined && { executablePath }),
  args: ['--disable-quic', '--disable-background-networking', ...(root ? ['--no-sandbox'] : [])],
});
