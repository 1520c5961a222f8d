import type { Page } from '@playwright/test';
import { median } from '../bench/statistics.ts';

/** What one load of a page was like. */
export interface Vitals {
  /** When the first and the largest thing stood there, in milliseconds. */
  readonly firstPaintMs: number;
  readonly largestPaintMs: number;
  /** How far things jumped, as Chromium scores it. */
  readonly layoutShift: number;
  /** What tasks took beyond 50 ms each, in milliseconds: time in which a tap is not answered. */
  readonly blockedMs: number;
  /** All that was sent, in thousands of bytes. */
  readonly sentKb: number;
}

const SLOWER = 4;
/** A machine that does other things meanwhile may need as long. */
const LONGEST_MS = 120_000;
const LINE = {
  offline: false,
  latency: 150,
  downloadThroughput: 1_600_000 / 8,
  uploadThroughput: 750_000 / 8,
};

/** Notes what the browser reports while the page loads; run in the page before anything else. */
function note(): void {
  const noted = { largest: 0, shift: 0, blocked: 0 };
  Object.assign(window, { noted });
  const watch = (type: string, take: (entry: PerformanceEntry) => void) =>
    new PerformanceObserver((list) => list.getEntries().forEach(take)).observe({ type, buffered: true });
  watch('largest-contentful-paint', (entry) => {
    noted.largest = entry.startTime;
  });
  watch('layout-shift', (entry) => {
    const { value, hadRecentInput } = entry as unknown as { value: number; hadRecentInput: boolean };
    if (!hadRecentInput) noted.shift += value;
  });
  watch('longtask', (entry) => {
    noted.blocked += Math.max(0, entry.duration - 50);
  });
}

/** Loads a page as a phone with a slow line and a slow processor does, until the line is quiet. */
export async function measureLoad(page: Page, url: string): Promise<Vitals> {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Network.enable');
  await devtools.send('Network.emulateNetworkConditions', LINE);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
  await page.addInitScript(note);
  await page.goto(url, { waitUntil: 'networkidle', timeout: LONGEST_MS });
  return page.evaluate(() => {
    const { noted } = window as unknown as { noted: { largest: number; shift: number; blocked: number } };
    const files = performance.getEntriesByType('resource') as PerformanceResourceTiming[];
    const [document_] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
    const sent = files.reduce((sum, { transferSize }) => sum + transferSize, document_?.transferSize ?? 0);
    return {
      firstPaintMs: Math.round(performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0),
      largestPaintMs: Math.round(noted.largest),
      layoutShift: Math.round(noted.shift * 1000) / 1000,
      blockedMs: Math.round(noted.blocked),
      sentKb: Math.round(sent / 1000),
    };
  });
}

/** The median of each measure. */
export function medianOf(runs: readonly Vitals[]): Vitals {
  const of = (name: keyof Vitals) => median(runs.map((run) => run[name]));
  return {
    firstPaintMs: of('firstPaintMs'),
    largestPaintMs: of('largestPaintMs'),
    layoutShift: of('layoutShift'),
    blockedMs: of('blockedMs'),
    sentKb: of('sentKb'),
  };
}
