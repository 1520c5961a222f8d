import type { Page } from '@playwright/test';
import { expectAccessible } from './pages/accessible.ts';
import { openTab, startSession } from './pages/console.ts';
import { callPlatform } from './pages/lists.ts';
import { violationsOn } from './pages/violations.ts';
import { expect, test } from './stack.ts';

const MERCHANDISER = 'merch@offizin.example';

const details = (page: Page) => page.getByRole('region', { name: 'Details', exact: true });
const related = (page: Page) => page.getByRole('region', { name: 'Zugehörige Datensätze' });
const history = (page: Page) => page.getByRole('region', { name: 'Änderungsverlauf' });
const tab = (page: Page, name: string) => page.getByRole('tab', { name, exact: true });

test('RD-RELATED-16 an account opened by its address takes at most twelve calls, and few more for what belongs to it', async ({
  page,
  stack,
}) => {
  const address = await openAccount(page, stack.console);
  // What the page before still asks for is not counted.
  await page.goto('about:blank');
  const calls = watchPlatform(page);
  await page.goto(address);
  await expect(details(page)).toBeVisible();
  // The navigation of the app that is open is what the page asks for last.
  await expect.poll(() => calls.some((call) => /\/apps\/\w+$/.test(call))).toBe(true);
  await page.waitForLoadState('networkidle');
  expect(calls.length, calls.join('\n')).toBeLessThanOrEqual(12);
  expect(calls.filter((call) => /related-list|ui-api\/layout|list-records/.test(call))).toEqual([]);

  calls.length = 0;
  await openTab(page, 'Zugehörige Datensätze');
  await expect(related(page).getByRole('table').first()).toBeVisible();
  await expect(page.getByRole('heading', { name: /^Dateien/ })).toHaveCount(1);
  await expect(related(page).locator('.MuiSkeleton-root')).toHaveCount(0);
  await page.waitForLoadState('networkidle');
  expect(calls.length, calls.join('\n')).toBeLessThanOrEqual(12);
  expect(calls.filter((call) => call.includes('/related-list-record/'))).toEqual([]);

  calls.length = 0;
  await related(page)
    .getByRole('button', { name: /^Aktionen zu / })
    .first()
    .click();
  await expect(page.getByRole('menuitem', { name: 'Bearbeiten' })).toBeVisible();
  expect(calls.filter((call) => call.includes('/related-list-record/'))).toHaveLength(1);
});

test('RD-RELATED-17 the parts of a record are opened by pointer, kept in the address, and the back button goes through them', async ({
  page,
  stack,
}) => {
  const address = await openAccount(page, stack.console);
  await page.goto(address);
  await expect(tab(page, 'Details')).toHaveAttribute('aria-selected', 'true');
  await expect(details(page)).toBeVisible();
  await openTab(page, 'Zugehörige Datensätze');
  await expect(page).toHaveURL(/\?tab=related$/);
  await expect(related(page)).toBeVisible();
  await expect(details(page)).toHaveCount(0);
  await openTab(page, 'Verlauf');
  await expect(page).toHaveURL(/\?tab=history$/);
  await expect(history(page)).toContainText('Angelegt');
  await expectAccessible(page);

  await page.reload();
  await expect(history(page)).toContainText('Angelegt');
  await page.goBack();
  await expect(related(page)).toBeVisible();
  await expect(history(page)).toHaveCount(0);
  await page.goBack();
  await expect(details(page)).toBeVisible();
  await page.goForward();
  await expect(related(page)).toBeVisible();

  await page.goto(`${address}#related-Contacts`);
  await expect(tab(page, 'Zugehörige Datensätze')).toHaveAttribute('aria-selected', 'true');
  await expect(related(page).getByRole('heading').first()).toBeVisible();
});

test('RD-RELATED-17 the parts of a record are opened by keys, and the focus is never lost', async ({
  page,
  stack,
}) => {
  const address = await openAccount(page, stack.console);
  await page.goto(address);
  await tab(page, 'Details').focus();
  await page.keyboard.press('ArrowRight');
  await expect(tab(page, 'Zugehörige Datensätze')).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(related(page).getByRole('table').first()).toBeVisible();
  await expect(tab(page, 'Zugehörige Datensätze')).toBeFocused();
  await page.keyboard.press('End');
  await page.keyboard.press('Space');
  await expect(history(page)).toContainText('Angelegt');
  await page.keyboard.press('Home');
  await page.keyboard.press('Enter');
  await expect(details(page)).toBeVisible();
  await tab(page, 'Zugehörige Datensätze').press('Enter');
  const row = related(page)
    .getByRole('button', { name: /^Aktionen zu / })
    .first();
  await row.focus();
  await expect(row).toBeFocused();
  await page.goBack();
  await expect(details(page)).toBeVisible();
  await expect(tab(page, 'Details')).toBeFocused();
});

test('RD-RELATED-17 on a phone the tabs have room, and in a wide window the details stand beside the others', async ({
  page,
  stack,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  const address = await openAccount(page, stack.console);
  await page.goto(address);
  await expect(details(page)).toBeVisible();
  await openTab(page, 'Verlauf');
  await expect(history(page)).toContainText('Angelegt');
  await openTab(page, 'Zugehörige Datensätze');
  await expect(related(page).getByRole('heading').first()).toBeVisible();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
  await expectAccessible(page);

  await page.setViewportSize({ width: 1720, height: 1000 });
  await expect(details(page)).toBeVisible();
  await expect(related(page)).toBeVisible();
  await expect(tab(page, 'Details')).toHaveCount(0);
  await openTab(page, 'Verlauf');
  await expect(history(page)).toContainText('Angelegt');
  await expect(details(page)).toBeVisible();
  expect(await violationsOn(page)).toEqual([]);
  await page.goto(address);
  await expect(related(page).getByRole('table').first()).toBeVisible();
  await expect(details(page)).toBeVisible();
});

/** Signs in, and finds an account that much belongs to. */
async function openAccount(page: Page, console_: string): Promise<string> {
  await startSession(page, console_, MERCHANDISER);
  await page.goto(`${console_}/o`);
  const { records } = await callPlatform<{ records: { Id: string }[] }>(
    page,
    'GET',
    `/../query?q=${encodeURIComponent("SELECT Id FROM Account WHERE Name LIKE 'Gemeinschaftspraxis%' LIMIT 1")}`,
  );
  return `${console_}/o/Account/${records[0]?.Id}`;
}

/** Paths of all calls that the page makes of the platform from now on. */
function watchPlatform(page: Page): string[] {
  const calls: string[] = [];
  page.on('request', (request) => {
    const { pathname, search } = new URL(request.url());
    if (pathname.startsWith('/services/')) calls.push(`${request.method()} ${pathname}${search}`);
  });
  return calls;
}
