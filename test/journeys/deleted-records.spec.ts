import type { Page } from '@playwright/test';
import { outsideScenario } from '../stack/scenario.ts';
import { expectAccessible } from './pages/accessible.ts';
import { startSession } from './pages/console.ts';
import { callPlatform } from './pages/lists.ts';
import { expect, test } from './stack.ts';

interface Saved {
  id: string;
}

const create = (page: Page, apiName: string, fields: object) =>
  callPlatform<Saved>(page, 'POST', '/records', { apiName, fields });
const remove = async (page: Page, console: string, id: string) => {
  const headers = { origin: console };
  const address = `${console}/services/data/v64.0/ui-api/records/${id}`;
  const answer = await outsideScenario(() => page.request.delete(address, { headers }));
  expect(answer.status()).toBe(204);
};
const nameOf = async (page: Page, id: string) =>
  (
    await callPlatform<{ fields: { Name: { value: string } } }>(
      page,
      'GET',
      `/records/${id}?fields=Account.Name`,
    )
  ).fields.Name.value;

test('PF-SOAP-01 PF-SOAP-03 what was deleted is restored from the list of deleted records', async ({
  page,
  stack,
}) => {
  await startSession(page, stack.console, 'merch@offizin.example');
  await page.goto(`${stack.console}/o/Account`);
  const ids = [];
  for (const Name of ['Versehen GmbH', 'Auch weg KG']) ids.push((await create(page, 'Account', { Name })).id);
  for (const id of ids) await remove(page, stack.console, id);
  await page.getByRole('button', { name: 'Liste bearbeiten und mehr' }).click();
  await page.getByRole('menuitem', { name: 'Gelöschte Datensätze' }).click();
  const row = page.getByRole('row', { name: /Versehen GmbH/ });
  await expect(page.getByRole('row', { name: /Auch weg KG/ })).toBeVisible();
  await expectAccessible(page);
  await page.goto(`${stack.console}/o/Account/${ids[0]}`);
  await page.getByRole('main').getByRole('link', { name: 'Gelöschte Datensätze' }).press('Enter');
  await row.getByRole('checkbox').press('Space');
  await page.getByRole('button', { name: 'Wiederherstellen (1)' }).press('Enter');
  await expect(page.getByText('1 Datensatz ist wieder da.')).toBeVisible();
  await expect(row).toHaveCount(0);
  await expect(page.getByRole('row', { name: /Auch weg KG/ })).toBeVisible();
  expect(await nameOf(page, ids[0] ?? '')).toBe('Versehen GmbH');
});

test('PF-SOAP-02 two accounts become one by keys, which has the values that were chosen and what belonged to the other', async ({
  page,
  stack,
}) => {
  await startSession(page, stack.console, 'merch@offizin.example');
  await page.goto(`${stack.console}/o/Account`);
  const stays = await create(page, 'Account', { Name: 'Ahorn-Apotheke', Phone: '0431 1' });
  const goes = await create(page, 'Account', { Name: 'Ahorn Apotheke e. K.', Phone: '0431 2' });
  const contact = await create(page, 'Contact', { LastName: 'Ahorn', AccountId: goes.id });
  await page.goto(`${stack.console}/o/Account/${stays.id}`);
  await page.getByRole('button', { name: 'Weitere Aktionen' }).press('Enter');
  await page.getByRole('menuitem', { name: 'Zusammenführen' }).press('Enter');
  await page.getByRole('combobox', { name: 'Zusammenführen mit' }).fill('Ahorn Apotheke e');
  await expect(page.getByRole('option')).toHaveText(['Ahorn Apotheke e. K.']);
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await page.getByRole('radio', { name: 'Telefon von Ahorn Apotheke e. K.' }).press('Space');
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Zusammenführen', exact: true }).press('Enter');
  const question = page.getByRole('dialog', { name: 'Zusammenführen?' });
  await expect(question).toContainText('Ahorn Apotheke e. K.');
  await question.getByRole('button', { name: 'Zusammenführen' }).press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Ahorn-Apotheke' })).toBeVisible();
  await expect(page.getByRole('main')).toContainText('0431 2');
  const path = `/records/${contact.id}?fields=Contact.AccountId`;
  const { fields } = await callPlatform<{ fields: { AccountId: { value: string } } }>(page, 'GET', path);
  expect(fields.AccountId.value).toBe(stays.id);
});

test('PF-SOAP-01 PF-SOAP-02 who may not delete is offered neither deleted records nor merging', async ({
  page,
  stack,
}) => {
  await startSession(page, stack.console, 'support@offizin.example');
  await page.goto(`${stack.console}/o/Account`);
  await page.getByRole('button', { name: 'Liste bearbeiten und mehr' }).click();
  await expect(page.getByRole('menuitem', { name: 'Objektbeschreibung' })).toBeVisible();
  await expect(page.getByRole('menuitem', { name: 'Gelöschte Datensätze' })).toHaveCount(0);
  await page.goto(`${stack.console}/o/Account/deleted`);
  await expect(page.getByText('weder löschen noch zurückholen')).toBeVisible();
  await expect(page.getByRole('button', { name: /^Wiederherstellen/ })).toHaveCount(0);

  await page.goto(`${stack.console}/o/Account`);
  await page.getByRole('grid').getByRole('link').first().click();
  await page.getByRole('button', { name: 'Weitere Aktionen' }).click();
  await expect(page.getByRole('menuitem', { name: 'Vergleichen' })).toBeVisible();
  await expect(page.getByRole('menuitem', { name: 'Zusammenführen' })).toHaveCount(0);
  await page.goto(`${new URL(page.url()).origin}${new URL(page.url()).pathname}/merge`);
  await expect(page.getByText('Accounts können hier nicht zusammengeführt werden.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Zusammenführen' })).toHaveCount(0);
});

test('PF-SOAP-01 a deleted record is restored by pointer', async ({ page, stack }) => {
  await startSession(page, stack.console, 'merch@offizin.example');
  await page.goto(`${stack.console}/o/Account`);
  const { id } = await create(page, 'Account', { Name: 'Verklickt GmbH' });
  await remove(page, stack.console, id);
  await page.goto(`${stack.console}/o/Account/deleted`);
  const row = page.getByRole('row', { name: /Verklickt GmbH/ });
  await row.getByRole('checkbox').click();
  await page.getByRole('button', { name: 'Wiederherstellen (1)' }).click();
  await expect(page.getByText('1 Datensatz ist wieder da.')).toBeVisible();
  await expect(row).toHaveCount(0);
  expect(await nameOf(page, id)).toBe('Verklickt GmbH');
});

test('PF-SOAP-02 three accounts become one, which keeps its name and has what belonged to both others', async ({
  page,
  stack,
}) => {
  await startSession(page, stack.console, 'merch@offizin.example');
  await page.goto(`${stack.console}/o/Account`);
  const stays = await create(page, 'Account', { Name: 'Linden-Apotheke' });
  const others = ['Linden Apotheke OHG', 'Lindenapotheke Nord'];
  const contacts = [];
  for (const Name of others) {
    const { id } = await create(page, 'Account', { Name });
    contacts.push(await create(page, 'Contact', { LastName: Name, AccountId: id }));
  }
  await page.goto(`${stack.console}/o/Account/${stays.id}/merge`);
  for (const name of others) {
    await page.getByRole('combobox', { name: 'Zusammenführen mit' }).fill(name);
    await page.getByRole('option', { name }).click();
    await expect(page.getByRole('columnheader', { name })).toBeVisible();
  }
  await expect(page.getByRole('combobox', { name: 'Zusammenführen mit' })).toHaveCount(0);
  await page.getByRole('button', { name: 'Zusammenführen', exact: true }).click();
  const question = page.getByRole('dialog', { name: 'Zusammenführen?' });
  for (const name of others) await expect(question).toContainText(name);
  await question.getByRole('button', { name: 'Zusammenführen' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Linden-Apotheke' })).toBeVisible();
  for (const { id } of contacts) {
    const path = `/records/${id}?fields=Contact.AccountId`;
    const { fields } = await callPlatform<{ fields: { AccountId: { value: string } } }>(page, 'GET', path);
    expect(fields.AccountId.value).toBe(stays.id);
  }
});

test('RD-UNDO-07 a merge is taken back with what belonged to the other, apart from what stays as was said', async ({
  page,
  stack,
}) => {
  await startSession(page, stack.console, 'merch@offizin.example');
  await page.goto(`${stack.console}/o/Account`);
  const stays = await create(page, 'Account', { Name: 'Buchen-Apotheke', Phone: '0431 1' });
  const goes = await create(page, 'Account', { Name: 'Buchenapotheke Süd', Phone: '0431 2' });
  const contact = await create(page, 'Contact', { LastName: 'Buche', AccountId: goes.id });
  const place = { Name: 'Süd', Street: 'Buchenweg 2', PostalCode: '24103', City: 'Kiel' };
  const address = await create(page, 'ContactPointAddress', { ...place, ParentId: goes.id });
  const readValue = async (object: string, id: string, field: string) => {
    const path = `/records/${id}?fields=${object}.${field}`;
    const { fields } = await callPlatform<{ fields: Record<string, { value: string }> }>(page, 'GET', path);
    return fields[field]?.value;
  };
  await page.goto(`${stack.console}/o/Account/${stays.id}/merge?with=${goes.id}`);
  await page.getByRole('radio', { name: 'Telefon von Buchenapotheke Süd' }).check();
  await page.getByRole('button', { name: 'Zusammenführen', exact: true }).press('Enter');
  const question = page.getByRole('dialog', { name: 'Zusammenführen?' });
  await expect(question).toContainText('1 zugehöriger Datensatz kommt dann mit zurück');
  await expect(question).toContainText(/bleiben bei Buchen-Apotheke: .*\(1\)/);
  await expectAccessible(page);
  await question.getByRole('button', { name: 'Zusammenführen' }).press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Buchen-Apotheke' })).toBeVisible();
  await expect(page.getByRole('main')).toContainText('0431 2');
  expect(await readValue('Contact', contact.id, 'AccountId')).toBe(stays.id);

  await page.getByRole('alert').getByRole('button', { name: 'Rückgängig' }).click();
  await expect(page.getByText(/^Zurückgenommen: „Buchenapotheke Süd“ mit „Buchen-Apotheke“/)).toBeVisible();
  await expect(page.getByRole('main')).toContainText('0431 1');
  expect(await readValue('Account', goes.id, 'Phone')).toBe('0431 2');
  expect(await readValue('Contact', contact.id, 'AccountId')).toBe(goes.id);
  expect(await readValue('ContactPointAddress', address.id, 'ParentId')).toBe(stays.id);
});
