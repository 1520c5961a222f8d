import type { Page } from '@playwright/test';
import { englishBundles } from '#console/app/i18n/bundles/english.ts';
import { germanBundles } from '#console/app/i18n/bundles/german.ts';
import { english } from '#console/app/i18n/english.ts';
import { german } from '#console/app/i18n/german.ts';
import type { Messages } from '#console/app/i18n/messages.ts';
import type { KnownRecords } from './known-records.ts';
import type { Screen } from './screens.ts';

/** What holds the place of something that is still being read. */
export const WAITING = '.MuiSkeleton-root, [role=progressbar]:not([aria-valuenow]), [aria-busy=true]';

export type Theme = 'light' | 'dark';

/** What the console says to a browser of a language. */
export const textsFor = (locale: string): Messages =>
  locale.startsWith('de') ? merge(german, germanBundles) : merge(english, englishBundles);

type Groups = Record<string, object>;

/** The texts of two catalogues; a group may have some in each. */
function merge<First extends Groups, Later extends Groups>(first: First, later: Later): First & Later {
  const names = Object.keys({ ...first, ...later });
  return Object.fromEntries(names.map((name) => [name, { ...first[name], ...later[name] }])) as First & Later;
}

/** Signs in as the merchandiser, who may do the most. */
export async function signIn(page: Page, console_: string, texts: Messages): Promise<void> {
  await page.goto(console_);
  await page
    .getByRole('region', { name: texts.signIn.demoTitle })
    .getByRole('link', { name: /^merch@/ })
    .click();
  await page.locator('#password').fill('demo');
  await page.locator('button').click();
  await page.waitForURL((url) => url.origin === new URL(console_).origin && url.pathname !== '/login');
}

/** Opens a screen by its address, arranges it and waits until it stands still. */
export async function visit(
  page: Page,
  console_: string,
  screen: Screen,
  known: KnownRecords,
  texts: Messages,
): Promise<void> {
  await page.goto(console_ + screen.path(known));
  await untilStill(page);
  if (!screen.arrange) return;
  await screen.arrange(page, texts);
  await untilStill(page);
}

/** Until a heading is there, nothing is being read, and nothing holds the place of what is to come. */
export async function untilStill(page: Page): Promise<void> {
  await page.getByRole('heading').first().waitFor({ state: 'attached' });
  await page.waitForLoadState('networkidle');
  await bringAllIntoSight(page);
  await page.waitForFunction((waiting) => !document.querySelector(waiting), WAITING);
}

/** What is far down is read when it comes into sight. */
async function bringAllIntoSight(page: Page): Promise<void> {
  await page.evaluate(async () => {
    for (let y = 0; y < document.documentElement.scrollHeight; y += window.innerHeight) {
      window.scrollTo(0, y);
      await new Promise(requestAnimationFrame);
    }
    window.scrollTo(0, 0);
  });
  await page.waitForLoadState('networkidle');
}

/** Changes between light and dark by the button in the bar. */
export async function showIn(page: Page, theme: Theme, texts: Messages): Promise<void> {
  const name = theme === 'dark' ? texts.shell.darkTheme : texts.shell.lightTheme;
  // In front of the page something may be open that lies over the bar.
  const button = page.getByLabel(name, { exact: true });
  if ((await button.count()) > 0) await button.dispatchEvent('click');
}
