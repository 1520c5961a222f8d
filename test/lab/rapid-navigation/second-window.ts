import type { Page } from '@playwright/test';

/** The same visit in a window of its own. */
export interface SecondWindow {
  readonly page: Page;
  /** Loads the address at which the visit is, as who it is by now. */
  follow(): Promise<void>;
  close(): Promise<void>;
}

/** Opens a second window for a visit. It is no tab of the first: with a page behind another, browsers take their time. */
export async function openSecondWindow(first: Page): Promise<SecondWindow> {
  const visit = first.context();
  const { userAgent, language } = await first.evaluate(() => ({
    userAgent: navigator.userAgent,
    language: navigator.language,
  }));
  const options = { userAgent, locale: language, reducedMotion: 'reduce' as const };
  const context = await visit.browser()?.newContext(options);
  if (!context) throw new Error('A second window needs a browser that was launched, not one with a profile.');
  const page = await context.newPage();
  return {
    page,
    follow: async () => {
      await context.clearCookies();
      await context.addCookies(await visit.cookies());
      await page.goto(first.url());
    },
    close: () => context.close(),
  };
}
