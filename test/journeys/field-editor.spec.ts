import type { Page } from '@playwright/test';
import { expectAccessible } from './pages/accessible.ts';
import { startSession } from './pages/console.ts';
import { callPlatform, choose } from './pages/lists.ts';
import { expect, test } from './stack.ts';

const FIELDS = { Subject: 'Salbe fehlt', Priority: 'Low', Type: 'Delivery', Reason: 'Late' };

/** Opens a new case on its page. */
async function openCase(page: Page, console: string): Promise<string> {
  await startSession(page, console, 'merch@offizin.example');
  await page.goto(`${console}/o/Case`);
  const { id } = await callPlatform<{ id: string }>(page, 'POST', '/records', {
    apiName: 'Case',
    fields: FIELDS,
  });
  await page.goto(`${console}/o/Case/${id}`);
  return id;
}

const details = (page: Page) => page.getByRole('region', { name: 'Details' });
const pencil = (page: Page, label: string) =>
  details(page).getByRole('button', { name: `${label}: Bearbeiten` });
const editor = (page: Page) => page.getByRole('dialog');

test('RD-REC-113 a field is edited in its place, or left as it was, by keys alone, and the focus is back where it was', async ({
  page,
  stack,
}) => {
  await openCase(page, stack.console);
  await pencil(page, 'Betreff').press('Enter');
  const input = editor(page).getByRole('textbox', { name: /^Betreff/ });
  await expect(input).toBeFocused();
  await expectAccessible(page);
  await input.fill('');
  await input.press('Enter');
  await expect(editor(page).getByText('Bitte füllen Sie dieses Feld aus.')).toBeVisible();
  await input.fill('Irrtum');
  await input.press('Escape');
  await expect(editor(page)).toHaveCount(0);
  await expect(pencil(page, 'Betreff')).toBeFocused();
  await expect(details(page)).toContainText('Salbe fehlt');
  await pencil(page, 'Betreff').press('Enter');
  await input.fill('Salbe und Kapseln fehlen');
  await input.press('Enter');
  await expect(editor(page)).toHaveCount(0);
  await expect(details(page)).toContainText('Salbe und Kapseln fehlen');
  await expect(pencil(page, 'Betreff')).toBeFocused();
  await page.keyboard.press('Control+z');
  await expect(details(page)).toContainText('Salbe fehlt');
});

test('RD-REC-113 a field opens by a double click, and takes a value with it that it does not allow any more', async ({
  page,
  stack,
}) => {
  await openCase(page, stack.console);
  await expect(details(page)).toContainText('Verspätet');
  await details(page).getByText('Lieferung', { exact: true }).dblclick();
  await choose(page, editor(page).getByRole('combobox', { name: /^Art/ }), 'Beratung');
  await editor(page).getByRole('button', { name: 'Speichern' }).click();
  await expect(page.getByText('Gespeichert.')).toBeVisible();
  await expect(details(page)).toContainText('Beratung');
  await expect(details(page)).not.toContainText('Verspätet');
});

test('RD-REC-113 what is typed stays where somebody has saved the record meanwhile', async ({
  page,
  stack,
}) => {
  const id = await openCase(page, stack.console);
  await pencil(page, 'Betreff').click();
  const input = editor(page).getByRole('textbox', { name: /^Betreff/ });
  await input.fill('Mein Betreff');
  await callPlatform(page, 'PATCH', `/records/${id}`, { fields: { Priority: 'High' } });
  await input.press('Enter');
  await expect(editor(page).getByRole('alert')).toContainText('Jemand hat den Datensatz inzwischen');
  await expect(input).toHaveValue('Mein Betreff');
  // The editor hides the page from those who listen, not from those who look.
  await expect(page.locator('section[aria-label=Details]').getByText('Hoch')).toBeVisible();
  await editor(page).getByRole('button', { name: 'Speichern' }).click();
  await expect(editor(page)).toHaveCount(0);
  await expect(details(page)).toContainText('Mein Betreff');
  await expect(details(page)).toContainText('Hoch');
});
