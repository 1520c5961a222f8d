import type { Page } from '@playwright/test';
import { expect } from '../stack.ts';
import { violationsOn } from './violations.ts';

const WIDTHS = [360, 1280];

/** WCAG 2.2 AA, and axe's own good practice. */
export async function expectAccessible(page: Page): Promise<void> {
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 900 });
    expect(await violationsOn(page), `${page.url()} at ${width} px`).toEqual([]);
    const overflow = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    expect(overflow, `${page.url()} scrolls sideways at ${width} px`).toBeLessThanOrEqual(0);
  }
}
