import { existsSync } from 'node:fs';
import { type Browser, chromium } from '@playwright/test';
import { launchOptions } from '#test/journeys/launch-options.ts';
import { run } from '../process/run.ts';

const SYSTEM_BROWSERS = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/snap/bin/chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
];
/** Debian's package of what Chromium is without windows and viewers. */
const HEADLESS_SHELL = '/usr/bin/chromium-headless-shell';

/**
 * A whole browser: `CHROMIUM_PATH`, the system's Chromium or Chrome, Playwright's own, a fresh download of Playwright's,
 * and at last Debian's package where this process may install it.
 *
 * @throws with what to do when none can be had
 */
export async function findBrowser(): Promise<string> {
  const present = installedBrowser();
  if (present) return present;
  console.log('No Chromium found; trying to install one …');
  await run('playwright', ['install', 'chromium']);
  if (installedBrowser()) return installedBrowser() as string;
  if (process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')) await installDebianPackage();
  const installed = installedBrowser();
  if (installed) return installed;
  throw new Error(
    'The browser tests need Chromium: install Chromium or Chrome, or set CHROMIUM_PATH to one.',
  );
}

/**
 * What most journeys run in: Chromium's headless shell, which draws the same pages with a fifth less work, and the
 * `whole` browser where there is none or `CHROMIUM_PATH` has chosen one.
 */
export function browserOfJourneys(whole: string): string {
  return process.env.CHROMIUM_PATH === undefined && existsSync(HEADLESS_SHELL) ? HEADLESS_SHELL : whole;
}

/** Starts a whole browser without a window, or what is chosen in its place. */
export async function launchBrowser(chosen = (whole: string) => whole): Promise<Browser> {
  return chromium.launch(launchOptions(chosen(await findBrowser())));
}

function installedBrowser(): string | undefined {
  return [process.env.CHROMIUM_PATH, ...SYSTEM_BROWSERS, chromium.executablePath()].find(
    (path) => path && existsSync(path),
  );
}

async function installDebianPackage(): Promise<void> {
  await run('apt-get', ['update', '-qq']);
  await run('apt-get', ['install', '-y', '-qq', 'chromium', 'chromium-headless-shell'], {
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
  });
}
