import type { Page } from '@playwright/test';
import { olderVersion } from '../stack/scenario.ts';
import { expectAccessible } from './pages/accessible.ts';
import { startSession } from './pages/console.ts';
import { callPlatform } from './pages/lists.ts';
import { expect, test } from './stack.ts';

const star = (page: Page) => page.getByRole('main').getByRole('button', { name: 'Als Favorit merken' });
const panelOf = (page: Page) => page.getByRole('dialog', { name: 'Favoriten' });
const linesOf = (page: Page) =>
  panelOf(page).getByRole('list', { name: 'Gemerkte Seiten' }).getByRole('listitem');

/** Marks the page that is open. */
async function mark(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await expect(star(page)).toHaveAttribute('aria-busy', 'false');
  await star(page).press('Enter');
  await expect(star(page)).toHaveAttribute('aria-pressed', 'true');
  await expect(star(page)).toHaveAttribute('aria-busy', 'false');
}

/** Makes a case, and answers its id. */
async function makeCase(page: Page, Subject: string): Promise<string> {
  const body = { apiName: 'Case', fields: { Subject } };
  return (await callPlatform<{ id: string }>(page, 'POST', '/records', body)).id;
}

test('RD-FAV-01 records, lists and the dashboard are marked, opened by keys, renamed, arranged and removed', async ({
  page,
  stack,
}) => {
  test.skip(olderVersion !== undefined, 'tried on the version of the contracts');
  const { console } = stack;
  await startSession(page, console, 'merch@offizin.example');
  await page.goto(`${console}/o/Case`);
  const id = await makeCase(page, 'Zu merken');
  await mark(page, `${console}/o/Case/${id}`);
  await mark(page, `${console}/o/Case?view=OpenCases`);
  await mark(page, `${console}/dashboard`);

  await page.keyboard.press('Control+b');
  await expect(linesOf(page)).toHaveCount(3);
  await expectAccessible(page);
  await expect(linesOf(page).nth(1)).toContainText('Offene Anfragen');

  await panelOf(page).getByRole('button', { name: '„Offene Anfragen“ umbenennen' }).press('Enter');
  const name = panelOf(page).getByRole('textbox', { name: 'Name' });
  await expect(name).toHaveAccessibleDescription('Noch nie von hier geöffnet.');
  await name.fill('Zu tun');
  await name.press('Enter');
  await expect(linesOf(page).nth(1)).toContainText('Zu tun');

  await panelOf(page).getByRole('button', { name: '„Zu tun“ nach oben' }).press('Enter');
  await expect(linesOf(page).first()).toContainText('Zu tun');
  await expect(panelOf(page).getByText('„Zu tun“ ist jetzt an Stelle 1.')).toBeAttached();
  await panelOf(page).getByRole('link', { name: 'Zu tun' }).press('Alt+ArrowDown');
  await expect(linesOf(page).nth(1)).toContainText('Zu tun');
  await linesOf(page).nth(2).dragTo(linesOf(page).first());
  await expect(linesOf(page).nth(2)).toContainText('Zu tun');

  await panelOf(page).getByRole('link', { name: 'Zu tun' }).press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Offene Anfragen');
  await expect(star(page)).toHaveAttribute('aria-pressed', 'true');

  await page.getByRole('banner').getByRole('button', { name: 'Favoriten' }).click();
  await panelOf(page).getByRole('button', { name: 'Ordnen' }).click();
  await page.getByRole('menuitem', { name: 'Meistgeöffnete zuerst' }).click();
  await expect(linesOf(page).first()).toContainText('Zu tun');
  await panelOf(page).getByRole('button', { name: '„Zu tun“ aus den Favoriten nehmen' }).click();
  await expect(linesOf(page)).toHaveCount(2);
  await expect(panelOf(page).getByText('„Zu tun“ aus den Favoriten genommen')).toBeVisible();
  await panelOf(page).getByRole('button', { name: 'Rückgängig' }).click();
  await expect(linesOf(page)).toHaveCount(3);
  await expect(linesOf(page).first()).toContainText('Zu tun');
});

test('RD-FAV-03 the favorite of a record that was deleted says so and leads nowhere', async ({
  page,
  stack,
}) => {
  test.skip(olderVersion !== undefined, 'tried on the version of the contracts');
  await startSession(page, stack.console, 'support@offizin.example');
  await page.goto(`${stack.console}/o/Case`);
  const id = await makeCase(page, 'Bald weg');
  await mark(page, `${stack.console}/o/Case/${id}`);
  await callPlatform(page, 'POST', '/records/batch', {
    allOrNone: true,
    operations: [{ type: 'DELETE', records: [{ fields: { Id: id } }] }],
  });
  await page.goto(`${stack.console}/o/Case`);
  await expect(star(page)).toHaveAttribute('aria-busy', 'false');
  await page.keyboard.press('Control+b');
  await expect(linesOf(page)).toHaveText(/Gibt es nicht mehr/);
  await expect(linesOf(page).getByRole('link')).toHaveCount(0);
  await panelOf(page)
    .getByRole('button', { name: /aus den Favoriten nehmen$/ })
    .press('Enter');
  await expect(panelOf(page).getByText(/^Noch nichts gemerkt/)).toBeVisible();
});

test('RD-FAV-05 a page that was marked by mistake is taken back by its notice, by Ctrl+Z and from the list of changes', async ({
  page,
  stack,
}) => {
  test.skip(olderVersion !== undefined, 'tried on the version of the contracts');
  await startSession(page, stack.console, 'support@offizin.example');
  const address = `${stack.console}/o/Case?view=OpenCases`;
  await mark(page, address);
  await page.getByRole('alert').getByRole('button', { name: 'Rückgängig' }).click();
  await expect(page.getByText('Zurückgenommen: „Offene Anfragen“ als Favorit gemerkt.')).toBeVisible();
  await expect(star(page)).toHaveAttribute('aria-pressed', 'false');

  await mark(page, address);
  await page.keyboard.press('Control+z');
  await expect(page.getByText('Zurückgenommen: „Offene Anfragen“ als Favorit gemerkt.')).toBeVisible();
  await expect(star(page)).toHaveAttribute('aria-pressed', 'false');

  await mark(page, address);
  await page.reload();
  await page.getByRole('button', { name: 'Letzte Änderungen' }).press('Enter');
  const panel = page.getByRole('dialog', { name: 'Letzte Änderungen' });
  await panel
    .getByRole('button', { name: 'Rückgängig: „Offene Anfragen“ als Favorit gemerkt' })
    .press('Enter');
  await expect(panel.getByText('Zurückgenommen', { exact: true })).toHaveCount(3);
  await page.keyboard.press('Escape');
  await expect(star(page)).toHaveAttribute('aria-pressed', 'false');
});
