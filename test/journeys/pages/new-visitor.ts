import type { Page } from '@playwright/test';

/** A page of another device than `page`, which knows nothing of it; its size is the same unless told. */
export async function newVisitor(page: Page, viewport = page.viewportSize()): Promise<Page> {
  const context = await page.context().browser()?.newContext({ viewport });
  if (!context) throw new Error('The page has no browser.');
  return context.newPage();
}
