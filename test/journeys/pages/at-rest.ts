import { setTimeout } from 'node:timers/promises';
import type { Page, Request } from '@playwright/test';

/** A page is at rest when it has asked for nothing for so long, in milliseconds. */
const REST_MS = 500;

/**
 * Does something on a page, and waits until all that it asks for has been answered. The browser's own sign for it is
 * given once for each document, and an app goes from page to page in one.
 */
export async function untilAtRest(page: Page, act: () => Promise<void>): Promise<void> {
  const underway = new Set<Request>();
  let latest = performance.now();
  const noted = (note: (request: Request) => void) => (request: Request) => {
    note(request);
    latest = performance.now();
  };
  const begun = noted((request) => underway.add(request));
  const ended = noted((request) => underway.delete(request));
  page.on('request', begun).on('requestfinished', ended).on('requestfailed', ended);
  await act();
  while (underway.size > 0 || performance.now() - latest < REST_MS) await setTimeout(REST_MS / 10);
  page.off('request', begun).off('requestfinished', ended).off('requestfailed', ended);
}
