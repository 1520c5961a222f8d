import { readFile } from 'node:fs/promises';
import { olderVersion } from '../../stack/scenario.ts';
import { expectAccessible } from '../pages/accessible.ts';
import { startSession } from '../pages/console.ts';
import { Keyboard } from '../pages/hands.ts';
import { expect, test } from '../stack.ts';

// The sandbox, and the log of violations in it, are the demo's own.
test.use({ platform: 'demo' });

const MERCHANDISER = 'merch@offizin.example';

test('the inspector lists the calls of a page, copies them and opens their reference', async ({
  page,
  stack,
}) => {
  const hand = new Keyboard(page);
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await startSession(page, stack.console, MERCHANDISER);
  await page.goto(`${stack.console}/o/Product2`);
  await expect(page.getByRole('grid')).toBeVisible();
  await hand.press(page.getByRole('button', { name: 'Aufrufe zeigen' }));
  const inspector = page.getByRole('complementary', { name: 'Aufrufe dieser Seite' });
  await expect(inspector.getByRole('status')).toHaveText(
    /^[1-9]\d* Aufrufe? · \d+ Antwort(?:en)? aus dem Zwischenspeicher · [1-9][\d.]* von 100\.000 Aufrufen in 24 Stunden$/,
  );
  await hand.write(inspector.getByRole('searchbox', { name: 'Nach Operation filtern' }), 'getObjectInfo');
  const call = inspector.getByRole('button', { name: /^getObjectInfo\b(?!D)/ }).first();
  await expect(call).toHaveAccessibleName(/\d+ ms · Zwischenspeicher: frisch, Alter \d+ s 200/);
  await hand.press(call);
  await expect(call).toHaveAttribute('aria-expanded', 'true');
  await expect(inspector.getByText('Keine Verstöße gegen den Vertrag.')).toBeVisible();
  await hand.press(inspector.getByRole('button', { name: 'Als curl kopieren' }));
  await expect(page.getByText('Kopiert')).toBeVisible();
  const curl = await page.evaluate(() => navigator.clipboard.readText());
  expect(curl).toMatch(/^curl -X GET 'http.*\/object-info\/Product2/);
  await hand.press(inspector.getByRole('link', { name: 'In der API-Referenz öffnen' }));
  await expect(page.getByRole('heading', { level: 2, name: 'getObjectInfo', exact: true })).toBeVisible();
  await expect(page).toHaveURL(/\/developer\/api\/getObjectInfo$/);
});

test('the sandbox page puts the platform into a scenario and removes it', async ({ page, stack }) => {
  const hand = new Keyboard(page);
  await startSession(page, stack.console, MERCHANDISER);
  await page.goto(`${stack.console}/developer/sandbox`);
  await hand.press(page.getByRole('button', { name: 'Sitzung öffnen' }));

  const data = page.getByRole('region', { name: 'Daten' });
  await hand.write(data.getByRole('textbox', { name: 'Name des Schnappschusses' }), 'vorher');
  await hand.press(data.getByRole('button', { name: 'Schnappschuss machen' }));
  await expect(data.getByRole('button', { name: 'Schnappschuss vorher zurückspielen' })).toBeVisible();

  const scenarios = page.getByRole('region', { name: 'Szenarien' });
  await hand.write(scenarios.getByRole('searchbox', { name: 'Szenarien filtern' }), 'sold-out');
  await hand.press(scenarios.getByRole('button', { name: 'Produkte sind ausverkauft starten' }));
  await expect(scenarios.getByText(/^läuft/)).toBeVisible();
  await hand.press(scenarios.getByRole('button', { name: 'Produkte sind ausverkauft beenden' }));
  await expect(scenarios.getByText(/^läuft/)).toHaveCount(0);

  const latency = page.getByRole('region', { name: 'Verzögerung' });
  await hand.write(latency.getByRole('textbox', { name: 'Operationen' }), 'getApps');
  await hand.write(latency.getByRole('spinbutton', { name: 'Mindestens (ms)' }), '1');
  await hand.press(latency.getByRole('button', { name: 'Hinzufügen' }));
  await hand.press(latency.getByRole('button', { name: 'Aufheben: 1 ms' }));
  await expect(latency.getByRole('button', { name: 'Aufheben: 1 ms' })).toHaveCount(0);

  const list = olderVersion ? 'getListRecordsByParameters' : 'getListRecordsByName';
  const faults = page.getByRole('region', { name: 'Störungen' });
  await hand.write(faults.getByRole('textbox', { name: 'Operationen' }), list);
  await hand.press(faults.getByRole('button', { name: 'Hinzufügen' }));
  const lift = faults.getByRole('button', { name: 'Aufheben: Fehlerstatus 503' });
  await expect(lift).toBeVisible();
  await page.goto(`${stack.console}/o/Contact`);
  await expect(page.getByRole('alert')).toContainText(`Aufruf ${list}, Status 503`);
  await page.goto(`${stack.console}/developer/sandbox`);
  await hand.press(lift);
  await expect(lift).toHaveCount(0);
  await page.goto(`${stack.console}/o/Contact`);
  await expect(page.getByRole('grid').getByRole('link').first()).toBeVisible();

  await page.goto(`${stack.console}/developer/sandbox`);
  await hand.press(data.getByRole('button', { name: 'Schnappschuss vorher zurückspielen' }));
  await hand.press(page.getByRole('dialog').getByRole('button', { name: /zurückspielen$/ }));
  await expect(page.getByText(/^Erledigt: [\d.]+ Datensätze\.$/)).toBeVisible();
  await hand.press(data.getByRole('button', { name: 'Schnappschuss vorher löschen' }));
  await hand.press(page.getByRole('dialog').getByRole('button', { name: /löschen$/ }));
  await expect(data.getByText('Noch kein Schnappschuss.')).toBeVisible();
  await hand.press(page.getByRole('button', { name: 'Sitzung beenden' }));
  await expect(page.getByRole('button', { name: 'Sitzung öffnen' })).toBeVisible();
});

test('RD-API-03 the page of limits tells how much is used, and that it has become more when it is read again', async ({
  page,
  stack,
}) => {
  await startSession(page, stack.console, 'merch@offizin.example');
  await page.goto(`${stack.console}/developer/limits`);
  const row = page.getByRole('row', { name: /^Daily Api Requests/ });
  const used = async () =>
    Number(((await row.getByRole('cell').first().textContent()) ?? '').replace(/\D/g, ''));
  await expect(row).toBeVisible();
  const before = await used();
  await page.getByRole('button', { name: 'Neu lesen' }).press('Enter');
  await expect.poll(used).toBeGreaterThan(before);
  await page.getByRole('searchbox', { name: 'Grenze suchen' }).fill('storage');
  await expect(page.getByRole('row', { name: /Storage/ })).toHaveCount(2);
  await expect(row).toHaveCount(0);
  await expectAccessible(page);
});

test('RD-API-02 contracts are taken away as they are and as collections, and each call as a command', async ({
  page,
  stack,
}) => {
  await startSession(page, stack.console, 'merch@offizin.example');
  await page.goto(`${stack.console}/developer/api`);
  const list = page.getByRole('region', { name: 'Zum Mitnehmen' });
  await expect(list.getByRole('listitem').first()).toBeVisible();
  await expectAccessible(page);
  const taken = async (form: string) => {
    const file = page.waitForEvent('download');
    await list.getByRole('button', { name: `record-data als ${form} herunterladen` }).press('Enter');
    return JSON.parse(await readFile(await (await file).path(), 'utf8'));
  };
  expect(await taken('OpenAPI')).toMatchObject({ openapi: '3.1.0' });
  const { item } = await taken('Postman');
  expect(item.length).toBeGreaterThan(10);
  await page.goto(`${stack.console}/developer/api/getRecord`);
  await expect(page.getByText(/^curl -X GET "\$INSTANCE"/)).toBeVisible();
});

test('RD-TRY-06 an operation that the contracts lack leads back to the reference', async ({
  page,
  sharedStack: stack,
}) => {
  await startSession(page, stack.console, 'merch@offizin.example');
  await page.goto(`${stack.console}/developer/api/getNothing`);
  await expect(page.getByText('Die Operation „getNothing“ gibt es in den Verträgen nicht.')).toBeVisible();
  await page.getByRole('main').getByRole('link', { name: 'Zurück zur API-Referenz' }).press('Enter');
  await expect(page).toHaveURL(/\/developer\/api$/);
  await expect(page.getByText('Wählen Sie links eine Operation.')).toBeVisible();
});

test('RD-TRY-07 calls and scenarios are told in the language of the console', async ({ page, stack }) => {
  await startSession(page, stack.console, MERCHANDISER);
  await page.goto(`${stack.console}/developer/api/getObjectInfo`);
  await expect(page.getByText('Beschreibt ein Objekt mit seinen Feldern').first()).toBeVisible();
  const operations = page.getByRole('navigation', { name: 'Operationen', exact: true });
  await page.getByRole('main').getByRole('searchbox').fill('warenkorb');
  await expect(operations.getByRole('link', { name: /addItemToCart/ })).toBeVisible();
  await page.getByRole('button', { name: 'Sprache: Deutsch' }).press('Enter');
  await page.getByRole('menuitem', { name: 'English' }).press('Enter');
  await expect(page.getByText('Describe one object with its fields').first()).toBeVisible();
  await page.goto(`${stack.console}/developer/sandbox`);
  await page.getByRole('button', { name: 'Open a session' }).press('Enter');
  await expect(page.getByText('Products are sold out')).toBeVisible();
});
