import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import type { Schema } from '#console/app/features/developer/schema/schema.ts';
import { olderVersion, outsideScenario } from '../../stack/scenario.ts';
import { openFromList, openTab, startSession } from '../pages/console.ts';
import { type Hand, Keyboard, Pointer } from '../pages/hands.ts';
import { callPlatform, createCases, openNewCaseList, rowsOf } from '../pages/lists.ts';
import { newVisitor } from '../pages/new-visitor.ts';
import { expect, test } from '../stack.ts';

const MERCHANDISER = 'merch@offizin.example';
const SUPPORT = 'support@offizin.example';
/** What a practice has negotiated, which support does not see. */
const DISCOUNT = 'Discount__c';

/** Goes on as somebody else. */
async function changePerson(page: Page, console: string, username: string): Promise<void> {
  await page.context().clearCookies();
  await startSession(page, console, username);
}

/** The text of a list as a file, in the values that the platform stores. */
async function exported(hand: Hand): Promise<Record<string, unknown>[]> {
  const { page } = hand;
  await hand.press(page.getByRole('button', { name: 'Liste bearbeiten und mehr' }));
  const entry = page.getByRole('menuitem', { name: 'Exportieren' });
  await (hand instanceof Keyboard ? entry.press('Enter') : entry.click());
  const dialog = page.getByRole('dialog');
  await hand.tick(dialog.getByRole('radio', { name: 'JSON' }));
  await hand.tick(dialog.getByRole('radio', { name: 'Rohwerte' }));
  const file = page.waitForEvent('download');
  await hand.press(dialog.getByRole('button', { name: 'Datei erstellen' }));
  const records: unknown = JSON.parse(await readFile(await (await file).path(), 'utf8'));
  await expect(dialog).toHaveCount(0);
  return records as Record<string, unknown>[];
}

test('RD-LIST-37 support exports a list by keys as it is shown', async ({ page, stack }) => {
  test.skip(olderVersion !== undefined, 'list views cannot be saved there');
  await startSession(page, stack.console, SUPPORT);
  await page.goto(`${stack.console}/o/Case`);
  await createCases(page, [
    { Subject: 'Exportfall eins', Priority: 'High' },
    { Subject: 'Exportfall zwei', Priority: 'Low' },
  ]);
  await openNewCaseList(page, stack.console, {
    label: 'Exportfall',
    columns: ['Subject', 'Priority'],
    filters: [{ fieldApiName: 'Subject', operator: 'Contains', operandLabels: ['Exportfall'] }],
  });
  await expect(rowsOf(page)).toHaveCount(2);
  expect(await exported(new Keyboard(page))).toEqual(
    expect.arrayContaining([
      expect.objectContaining({ Subject: 'Exportfall eins', Priority: 'High' }),
      expect.objectContaining({ Subject: 'Exportfall zwei', Priority: 'Low' }),
    ]),
  );
});

test('RD-LIST-37 a file has no field that the role does not see, nor does the platform hand it over', async ({
  page,
  stack,
}) => {
  const list = `${stack.console}/o/Contract?view=AllContracts`;
  await startSession(page, stack.console, MERCHANDISER);
  await page.goto(list);
  await expect(rowsOf(page).first()).toBeVisible();
  const [own] = await exported(new Pointer(page));
  expect(own).toHaveProperty(DISCOUNT);
  await changePerson(page, stack.console, SUPPORT);
  await page.goto(list);
  await expect(rowsOf(page).first()).toBeVisible();
  await expect(page.getByRole('columnheader', { name: 'Nachlass' })).toHaveCount(0);
  const [theirs] = await exported(new Pointer(page));
  expect(theirs).toHaveProperty('ContractNumber');
  expect(theirs).not.toHaveProperty(DISCOUNT);
  const query = `SELECT ${DISCOUNT} FROM Contract`;
  const url = `${stack.console}/services/data/v64.0/query?${new URLSearchParams({ q: query })}`;
  const asked = await outsideScenario(() => page.request.get(url));
  expect(asked.status()).toBe(400);
});

test('PF-HIST-01 support opens the history of a case by keys and gives a field its former value back', async ({
  page,
  stack,
}) => {
  const hand = new Keyboard(page);
  await startSession(page, stack.console, SUPPORT);
  await page.goto(`${stack.console}/o/Case`);
  const [id = ''] = await createCases(page, [{ Subject: 'Tropfen fehlen' }]);
  await callPlatform(page, 'PATCH', `/records/${id}`, { fields: { Subject: 'Saft fehlt' } });
  await page.goto(`${stack.console}/o/Case/${id}`);
  await hand.press(page.getByRole('tab', { selected: true }));
  await page.keyboard.press('End');
  await page.keyboard.press('Enter');
  await hand.press(page.getByRole('button', { name: /^Betreff von .* wiederherstellen: Tropfen fehlen$/ }));
  await expect(page.getByText('Betreff hat wieder den Wert Tropfen fehlen')).toBeVisible();
});

test('RD-RELATED-20 all rows of a related list are walked through by pointer', async ({ page, stack }) => {
  const hand = new Pointer(page);
  await startSession(page, stack.console, SUPPORT);
  await openFromList(page, stack.console, 'Account', 'Sabine Vogel');
  const AccountId = new URL(page.url()).pathname.split('/').at(-1);
  const subjects = Array.from({ length: 55 }, (_, index) => `Reihe ${String(index + 1).padStart(2, '0')}`);
  await createCases(
    page,
    subjects.map((Subject) => ({ Subject, AccountId })),
  );
  await page.reload();
  await openTab(page, 'Zugehörige Datensätze');
  const list = page.getByRole('region', { name: 'Anfragen', exact: true });
  await list.scrollIntoViewIfNeeded();
  await hand.press(list.getByRole('link', { name: 'Alle anzeigen: Anfragen' }));
  await expect(page.getByRole('heading', { level: 1, name: 'Anfragen' })).toBeVisible();
  await expect(list.getByRole('row')).toHaveCount(51);
  await hand.press(list.getByRole('button', { name: 'Betreff' }));
  await expect(list.getByRole('row').nth(1)).toContainText('Reihe 01');
  const pages = page.getByRole('navigation', { name: 'Anfragen', exact: true });
  await hand.press(pages.getByRole('button', { name: 'Nächste Seite' }));
  await expect(list.getByRole('row').nth(1)).toContainText('Reihe 51');
  await hand.press(page.getByRole('main').getByRole('link', { name: 'Account Sabine Vogel' }));
  await expect(page.getByRole('heading', { level: 1, name: 'Sabine Vogel' })).toBeVisible();
});

test('RD-RELATED-20 support sees the prices of a product, and neither is offered a new one nor makes one', async ({
  page,
  stack,
}) => {
  await startSession(page, stack.console, MERCHANDISER);
  await openFromList(page, stack.console, 'Product2', 'Vitalund Vitamin D3');
  const productId = /\/o\/Product2\/(\w+)/.exec(page.url())?.[1] ?? '';
  const list = page.getByRole('region', { name: 'Preise', exact: true });
  const prices = `${stack.console}/o/Product2/${productId}/related/PricebookEntries`;
  const create = list.getByRole('link', { name: /^Neu/ }).or(list.getByRole('button', { name: /^Neu/ }));
  await page.goto(prices);
  await expect(list.getByRole('row').nth(1)).toBeVisible();
  await expect(create.first()).toBeVisible();
  await changePerson(page, stack.console, SUPPORT);
  await page.goto(prices);
  await expect(list.getByRole('row').nth(1)).toContainText('€');
  await expect(create).toHaveCount(0);
  const price = { apiName: 'PricebookEntry', fields: { Product2Id: productId, UnitPrice: 1 } };
  await expect(callPlatform(page, 'POST', '/records', price)).rejects.toThrow(/: 403 /);
});

test('RD-SCHEMA-03 a schema is saved and compared by pointer, without what the role does not see', async ({
  page,
  stack,
}) => {
  const hand = new Pointer(page);
  const saved = async (username: string): Promise<Schema> => {
    await changePerson(page, stack.console, username);
    await page.goto(`${stack.console}/developer/schema`);
    const file = page.waitForEvent('download');
    await hand.press(page.getByRole('button', { name: 'Schema dieser Verbindung speichern' }));
    return JSON.parse(await readFile(await (await file).path(), 'utf8')) as Schema;
  };
  const theirs = await saved(MERCHANDISER);
  expect(theirs.objects.Contract?.fields).toHaveProperty(DISCOUNT);
  const own = await saved(SUPPORT);
  expect(own.objects.Contract?.fields).toHaveProperty('ContractNumber');
  expect(own.objects.Contract?.fields).not.toHaveProperty(DISCOUNT);
  expect(Object.keys(own.objects)).not.toContain('AuthSession');
  await expect(callPlatform(page, 'GET', '/object-info/AuthSession')).rejects.toThrow(/: 40[34] /);

  await page
    .getByLabel('Schema einer anderen wählen', { exact: true })
    .last()
    .setInputFiles({
      name: 'schema.json',
      mimeType: 'application/json',
      buffer: Buffer.from(JSON.stringify(theirs)),
    });
  const table = page.getByRole('table', { name: 'Schemas vergleichen' });
  await hand.write(page.getByRole('searchbox', { name: 'Objekt oder Feld suchen' }), DISCOUNT);
  await expect(table.getByRole('row')).toHaveCount(2);
  await hand.press(table.getByRole('link', { name: 'Contract' }));
  await expect(page).toHaveURL(/\/o\/Contract\/reference$/);
});

test('RD-API-03 limits are read anew and searched by pointer, by staff alone', async ({ page, stack }) => {
  const hand = new Pointer(page);
  await startSession(page, stack.console, SUPPORT);
  await page.goto(`${stack.console}/developer/limits`);
  const row = page.getByRole('row', { name: /^Daily Api Requests/ });
  const used = async () =>
    Number(((await row.getByRole('cell').first().textContent()) ?? '').replace(/\D/g, ''));
  await expect(row).toBeVisible();
  const before = await used();
  await hand.press(page.getByRole('button', { name: 'Neu lesen' }));
  await expect.poll(used).toBeGreaterThan(before);
  const search = page.getByRole('searchbox', { name: 'Grenze suchen' });
  await hand.write(search, 'nichts davon');
  await expect(row).toHaveCount(0);
  await hand.write(search, 'daily');
  await expect(row).toBeVisible();

  const stranger = await newVisitor(page);
  await stranger.goto(`${stack.console}/developer/limits`);
  await expect(stranger.getByRole('heading', { level: 1, name: 'Anmelden' })).toBeVisible();
  await expect(stranger.getByRole('row')).toHaveCount(0);
  const limits = `${stack.console}/services/data/v64.0/limits`;
  const asked = await outsideScenario(() => stranger.request.get(limits));
  expect(asked.status()).toBe(401);
});
