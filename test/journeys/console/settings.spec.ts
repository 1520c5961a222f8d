import type { Page } from '@playwright/test';
import { MERCHANDISER_USER_ID } from '#mock/demo/seed/well-known-ids.ts';
import { expectAccessible } from '../pages/accessible.ts';
import { startSession } from '../pages/console.ts';
import { callPlatform } from '../pages/lists.ts';
import { expect, test } from '../stack.ts';

const MERCHANDISER = 'merch@offizin.example';

const create = async (page: Page, apiName: string, fields: object): Promise<string> =>
  (await callPlatform<{ id: string }>(page, 'POST', '/records', { apiName, fields })).id;
const savedValue = async (page: Page, recordId: string, field: string): Promise<unknown> => {
  const { fields } = await callPlatform<{ fields: Record<string, { value: unknown }> }>(
    page,
    'GET',
    `/records/${recordId}?fields=${field}`,
  );
  return fields[field.split('.')[1] ?? '']?.value;
};

test('RD-MANNER-04 time zone and format are chosen by keyboard and pointer, hold at once and are taken back', async ({
  page,
  stack,
}) => {
  await startSession(page, stack.console, MERCHANDISER);
  await page.goto(`${stack.console}/o`);
  await page.getByRole('button', { name: /^Benutzermenü/ }).click();
  await page.getByRole('menuitem', { name: 'Meine Einstellungen' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Meine Einstellungen' })).toBeVisible();
  const example = page.getByRole('region', { name: 'So lesen Sie Werte' });
  await expect(example).toContainText('1.234,50 €');

  const zone = page.getByRole('combobox', { name: 'Zeitzone' });
  await zone.fill('Atlantis');
  await expect(page.getByText('Das steht für Zeitzone nicht zur Auswahl.')).toBeVisible();
  await expectAccessible(page);
  await zone.fill('new york');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(page.getByText('Zeitzone ist geändert')).toBeVisible();
  await expect(zone).toHaveValue('Ostamerikanische Zeit (America/New_York)');

  await page.getByRole('combobox', { name: 'Gebietsschema' }).click();
  await page.getByRole('option', { name: 'Englisch (USA)' }).click();
  await expect(example).toContainText('€1,234.50');
  await expect(example.locator('time')).toHaveText(/^\d{2}\/\d{2}\/\d{4}, \d{2}:\d{2} [AP]M$/);
  await page
    .getByRole('alert')
    .filter({ hasText: 'Gebietsschema ist geändert' })
    .getByRole('button')
    .first()
    .click();
  await expect(example).toContainText('1.234,50 €');
});

test('RD-MANNER-01 RD-MANNER-02 moments and numbers are read and typed as the person has chosen', async ({
  page,
  stack,
}) => {
  await startSession(page, stack.console, MERCHANDISER);
  await page.goto(`${stack.console}/o`);
  const event = await create(page, 'Event', {
    Subject: 'Beratung',
    StartDateTime: '2026-03-02T02:30:00.000Z',
    EndDateTime: '2026-03-02T08:30:00.000Z',
  });
  const chance = await create(page, 'Opportunity', {
    Name: 'Praxisbedarf',
    AccountId: await create(page, 'Account', { Name: 'Praxis am Deich', BillingCity: 'Husum' }),
    StageName: 'Prospecting',
    CloseDate: '2026-03-02',
    Amount: 10,
  });
  const settings = { LocaleSidKey: 'en_US', TimeZoneSidKey: 'America/New_York' };
  await callPlatform(page, 'PATCH', `/records/${MERCHANDISER_USER_ID}`, { fields: settings });

  await page.goto(`${stack.console}/o/Event/${event}`);
  await expect(page.getByText('03/01/2026, 09:30 PM').first()).toBeVisible();
  await page.goto(`${stack.console}/o/Event/${event}/edit`);
  const start = page.getByLabel(/^Beginn/);
  await expect(start).toHaveValue('2026-03-01T21:30');
  await start.fill('2026-03-01T22:15');
  await page.getByRole('button', { name: 'Speichern' }).click();
  await expect(page.getByText('03/01/2026, 10:15 PM').first()).toBeVisible();
  expect(await savedValue(page, event, 'Event.StartDateTime')).toBe('2026-03-02T03:15:00.000Z');

  await page.goto(`${stack.console}/o/Opportunity/${chance}/edit`);
  const amount = page.getByRole('textbox', { name: /^Jahresumsatz/ });
  await amount.fill('1.234,5');
  await page.getByRole('button', { name: 'Speichern' }).click();
  await expect(page.getByText('Bitte geben Sie eine Zahl ein, zum Beispiel 12.50.')).toBeVisible();
  await amount.fill('1,234.5');
  await page.getByRole('button', { name: 'Speichern' }).click();
  await expect(page.getByText('€1,234.50').first()).toBeVisible();
  expect(await savedValue(page, chance, 'Opportunity.Amount')).toBe(1234.5);
});
