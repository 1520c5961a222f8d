import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { expectAccessible } from '../pages/accessible.ts';
import { startSession } from '../pages/console.ts';
import { Keyboard } from '../pages/hands.ts';
import { expect, test } from '../stack.ts';

const ADMIN = 'admin@offizin.example';
const CASE_INFO = /\/object-info\/Case(?:\?|$)/;

const readAll = (page: Page) => page.getByRole('button', { name: 'Plattform abfragen' });
const summary = (page: Page) => page.getByRole('main').getByRole('status');

/** Has the platform describe cases with a number where a text is due, and with a member of its own. */
const alterCases = (page: Page) =>
  page.route(CASE_INFO, async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, json: { ...(await response.json()), label: 7, further: 'Erika' } });
  });

// The platform remembers which list a person has read last: what these journeys read is theirs alone.

test('RD-DRIFT-01 RD-DRIFT-02 the platform is asked, and an answer that departs from its contract is found', async ({
  page,
  stack,
}) => {
  const hand = new Keyboard(page);
  await startSession(page, stack.console, ADMIN);
  await page.goto(`${stack.console}/developer/drift`);
  await expect(page.getByRole('heading', { level: 1, name: 'Abweichungen' })).toBeVisible();
  await hand.press(readAll(page));
  await expect(page.getByRole('progressbar', { name: 'Die Plattform wird abgefragt' })).toHaveCount(0);
  await expect(readAll(page)).toBeVisible();
  await expect(summary(page)).toHaveText(/^[2-9]\d Aufrufe geprüft: keine Abweichung\.$/);
  const clean = page.getByRole('table', { name: 'Ohne Abweichung' });
  await expect(clean.getByRole('row', { name: 'getListRecordsByName 3' })).toBeVisible();
  await expectAccessible(page);

  await alterCases(page);
  await hand.press(readAll(page));
  await expect(readAll(page)).toBeVisible();
  await expect(summary(page)).toContainText('1 Verstoß gegen den Vertrag, 1 unbekanntes Element.');
  const cases = page.getByRole('region', { name: 'getObjectInfo' });
  await expect(
    cases.getByRole('row', { name: /^anderer Typ Antwort 200 \/label string number 7 Aufruf \d+ zeigen$/ }),
  ).toBeVisible();
  await expect(cases.getByRole('row', { name: /^unbekannt Antwort 200 \/further – string / })).toBeVisible();
  await expectAccessible(page);

  await hand.press(cases.getByRole('button', { name: /^Aufruf \d+ zeigen$/ }).first());
  const inspector = page.getByRole('complementary', { name: 'Aufrufe dieser Seite' });
  const call = inspector.getByRole('button', { name: /^getObjectInfo\b/, expanded: true });
  await expect(call).toBeFocused();
  await expect(inspector.getByText('"label": 7')).toBeVisible();
  await hand.press(inspector.getByRole('button', { name: 'Schließen' }));

  await hand.press(cases.getByRole('link', { name: 'getObjectInfo in der API-Referenz öffnen' }));
  await expect(page.getByRole('heading', { level: 2, name: 'getObjectInfo', exact: true })).toBeVisible();
});

test('RD-DRIFT-04 findings are saved as a file without the texts that came', async ({ page, stack }) => {
  await startSession(page, stack.console, ADMIN);
  await alterCases(page);
  await page.goto(`${stack.console}/developer/drift`);
  await readAll(page).click();
  await expect(readAll(page)).toBeVisible();
  await expect(summary(page)).toContainText('1 Verstoß gegen den Vertrag, 1 unbekanntes Element.');
  const saving = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Als JSON speichern' }).click();
  const saved = await saving;
  expect(saved.suggestedFilename()).toMatch(/^drift-.*\.json$/);
  const text = await readFile(await saved.path(), 'utf8');
  expect(text).not.toContain('Erika');
  const { operations } = JSON.parse(text);
  const departing = operations.filter(({ departures }: { departures: unknown[] }) => departures.length > 0);
  expect(departing).toMatchObject([
    {
      operationId: 'getObjectInfo',
      departures: [
        { side: 'answer', kind: 'type', pointer: '/label', expected: 'string', came: 'number 7' },
        { side: 'answer', kind: 'unknown', pointer: '/further', came: 'string' },
      ],
    },
  ]);
});

test('RD-DRIFT-01 the reads are stopped, and what was answered until then is checked', async ({
  page,
  stack,
}) => {
  await startSession(page, stack.console, ADMIN);
  await page.goto(`${stack.console}/developer/drift`);
  await expect(page.getByRole('heading', { level: 1, name: 'Abweichungen' })).toBeVisible();
  const held = Promise.withResolvers<void>();
  await page.route(/\/object-info\/Account(?:\?|$)/, async (route) => {
    await held.promise;
    await route.continue();
  });
  await readAll(page).click();
  const progress = page.getByRole('progressbar', { name: 'Die Plattform wird abgefragt' });
  await expect(progress).toHaveAttribute('aria-valuenow', '14');
  await page.getByRole('button', { name: 'Anhalten' }).click();
  held.resolve();
  await expect(readAll(page)).toBeVisible();
  await expect(progress).toHaveCount(0);
  const clean = page.getByRole('table', { name: 'Ohne Abweichung' });
  await expect(clean.getByRole('row', { name: /^getLimits 1$/ })).toBeVisible();
  await expect(clean.getByRole('row', { name: /^getPicklistValuesByRecordType / })).toHaveCount(0);
});
