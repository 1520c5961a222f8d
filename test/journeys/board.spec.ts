import type { Page } from '@playwright/test';
import { expectAccessible } from './pages/accessible.ts';
import { startSession } from './pages/console.ts';
import { callPlatform, choose, createCases } from './pages/lists.ts';
import { expect, test } from './stack.ts';

const laneOf = (page: Page, name: string) => page.getByRole('region', { name: new RegExp(`^${name} \\d`) });
const cardOf = (page: Page, subject: string) => page.getByRole('listitem').filter({ hasText: subject });

/** Makes cases by their subjects, and opens the board of all. */
async function openBoard(page: Page, console: string, subjects: string[]): Promise<string[]> {
  await startSession(page, console, 'support@offizin.example');
  await page.goto(`${console}/o/Case`);
  const ids = await createCases(
    page,
    subjects.map((Subject) => ({ Subject, Status: 'New', Origin: 'Web' })),
  );
  const refresh = page.getByRole('button', { name: 'Liste neu laden' });
  await refresh.click();
  await page.getByRole('button', { name: 'Anzeige der Liste' }).click();
  await page.getByRole('menuitemradio', { name: 'Tafel' }).click();
  await expect(cardOf(page, subjects[0] ?? '')).toBeVisible();
  // Rows of the table are shown until those of the board have come.
  await expect(refresh).toHaveAttribute('aria-busy', 'false');
  return ids;
}

test('RD-LIST-59 cases are moved on a board by dragging and by keys, and moved back', async ({
  page,
  stack,
}) => {
  const [id] = await openBoard(page, stack.console, ['Auf der Tafel', 'Noch eine']);
  const status = async () => {
    const path = `/records/${id}?fields=Case.Status`;
    const record = await callPlatform<{ fields: { Status: { value: string } } }>(page, 'GET', path);
    return record.fields.Status.value;
  };
  const card = cardOf(page, 'Auf der Tafel');
  const lane = (name: string) =>
    laneOf(page, name).getByRole('listitem').filter({ hasText: 'Auf der Tafel' });
  await expect(lane('Neu')).toBeVisible();
  await card.dragTo(laneOf(page, 'In Bearbeitung'));
  await expect(lane('In Bearbeitung')).toBeVisible();
  await expect.poll(status).toBe('Working');
  await expect(page.getByText(/von „Neu“ nach „In Bearbeitung“ verschoben/)).toBeVisible();

  await expect(card).toHaveAttribute('aria-busy', 'false');
  const menu = card.getByRole('button', { name: /verschieben$/ });
  await menu.press('Enter');
  await page.getByRole('menuitem', { name: 'Geschlossen' }).press('Enter');
  await expect(lane('Geschlossen')).toBeVisible();
  await expect(menu).toBeFocused();
  await expect.poll(status).toBe('Closed');

  await page.getByRole('button', { name: 'Zurückverschieben' }).press('Enter');
  await expect(lane('In Bearbeitung')).toBeVisible();
  await expect.poll(status).toBe('Working');
  await page.reload();
  await expect(lane('In Bearbeitung')).toBeVisible();
  await expectAccessible(page);
  await page.goBack();
  await expect(page.getByRole('grid')).toBeVisible();
});

test('RD-LIST-59 a card goes back where somebody else has saved its record meanwhile', async ({
  page,
  stack,
}) => {
  const [id] = await openBoard(page, stack.console, ['Umstritten']);
  await callPlatform(page, 'PATCH', `/records/${id}`, { fields: { Subject: 'Umstritten, neu' } });
  await cardOf(page, 'Umstritten').dragTo(laneOf(page, 'Geschlossen'));
  await expect(page.getByRole('alert')).toBeVisible();
  await expect(
    laneOf(page, 'Neu').getByRole('listitem').filter({ hasText: 'Umstritten, neu' }),
  ).toBeVisible();
});

test('RD-LIST-59 the lanes of a board are those of another field, and who may not change its records cannot move them', async ({
  page,
  stack,
}) => {
  await startSession(page, stack.console, 'support@offizin.example');
  await page.goto(`${stack.console}/o/Product2?board=usual`);
  await expect(laneOf(page, 'Arzneimittel').getByRole('listitem').first()).toBeVisible();
  await choose(page, page.getByRole('combobox', { name: 'Spalten nach' }), 'Abgabestatus');
  await expect(laneOf(page, 'apothekenpflichtig').getByRole('listitem').first()).toBeVisible();
  await expect(page).toHaveURL(/board=L2C_CM_RegulatoryClassification__c/);
  await expect(page.getByRole('button', { name: /verschieben$/ })).toHaveCount(0);
});
