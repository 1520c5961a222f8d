import { getPathLayout } from '#generated/record-data/client.gen.ts';
import { watchCalls } from '../pages/calls.ts';
import {
  endSessionAtNextWrite,
  openFromList,
  openTab,
  signIn,
  signInAgain,
  startSession,
} from '../pages/console.ts';
import { Keyboard } from '../pages/hands.ts';
import { callPlatform, chooseFromListMenu, createCases } from '../pages/lists.ts';
import { expect, test } from '../stack.ts';

const SUPPORT = 'support@offizin.example';

test('an expired session keeps what was typed into a new record', async ({ page, stack }) => {
  const hand = new Keyboard(page);
  await startSession(page, stack.console, SUPPORT);
  await endSessionAtNextWrite(page);
  await page.goto(`${stack.console}/o/Contact/new`);
  await hand.write(page.getByRole('textbox', { name: /^Vorname/ }), 'Nele');
  await hand.write(page.getByRole('textbox', { name: /^Nachname/ }), 'Neuanfang');
  await hand.write(page.getByRole('textbox', { name: /^E-Mail/ }), 'nele.neuanfang@offizin.example');
  const save = page.getByRole('button', { name: 'Speichern', exact: true });
  await save.focus();
  await page.keyboard.press('Enter');

  await signInAgain(hand);
  await expect(page.getByRole('textbox', { name: /^Vorname/ })).toHaveValue('Nele');
  await expect(page.getByRole('textbox', { name: /^E-Mail/ })).toHaveValue('nele.neuanfang@offizin.example');
  await hand.press(save);
  await expect(page.getByRole('heading', { level: 1, name: 'Nele Neuanfang' })).toBeVisible();
});

test('the path moves a case to its next step by keyboard, and related lists sort and page', async ({
  page,
  stack,
}) => {
  const calls = watchCalls(page);
  const hand = new Keyboard(page);
  await startSession(page, stack.console, SUPPORT);
  await openFromList(page, stack.console, 'Account', 'Sabine Vogel');
  const accountId = new URL(page.url()).pathname.split('/').at(-1);
  const subjects = Array.from({ length: 60 }, (_, index) => `Reihe ${String(index + 1).padStart(2, '0')}`);
  const [id] = await createCases(
    page,
    subjects.map((Subject) => ({ Subject, AccountId: accountId })),
  );

  await page.goto(`${stack.console}/o/Case/${id}`);
  const way = page.getByRole('region', { name: 'Weg einer Anfrage' });
  await expect(way.getByRole('button', { name: 'Neu', exact: true })).toHaveAttribute('aria-current', 'step');
  await hand.press(way.getByRole('button', { name: 'In Bearbeitung' }));
  await expect(way.getByRole('status')).toHaveText(/Rückfragen mit dem Kunden klären/);
  await hand.press(way.getByRole('button', { name: 'Status auf „In Bearbeitung“ setzen' }));
  await expect(page.getByText('Gespeichert.')).toBeVisible();
  const step = way.getByRole('button', { name: 'In Bearbeitung' });
  await expect(step).toHaveAttribute('aria-current', 'step');
  await expect(step).toBeFocused();
  await expect(page.getByRole('region', { name: 'Details' })).toContainText('In Bearbeitung');
  await calls.expectAnswered(getPathLayout);

  await page.goto(`${stack.console}/o/Account/${accountId}`);
  await openTab(page, 'Zugehörige Datensätze');
  const list = page.getByRole('region', { name: 'Anfragen', exact: true });
  await list.scrollIntoViewIfNeeded();
  await hand.press(list.getByRole('link', { name: 'Alle anzeigen: Anfragen' }));
  await expect(page.getByRole('heading', { level: 1, name: 'Anfragen' })).toBeVisible();
  const rows = list.getByRole('row');
  await expect(rows).toHaveCount(51);
  await hand.press(list.getByRole('button', { name: 'Betreff' }));
  await expect(list.getByRole('columnheader', { name: 'Betreff' })).toHaveAttribute('aria-sort', 'ascending');
  await expect(rows.nth(1)).toContainText('Reihe 01');
  const pages = page.getByRole('navigation', { name: 'Anfragen', exact: true });
  await hand.press(pages.getByRole('button', { name: 'Nächste Seite' }));
  await expect(pages).toContainText('Seite 2');
  await expect(rows.nth(1)).toContainText('Reihe 51');
  await hand.press(pages.getByRole('button', { name: 'Vorige Seite' }));
  await expect(rows.nth(1)).toContainText('Reihe 01');
  await hand.press(page.getByRole('main').getByRole('link', { name: 'Account Sabine Vogel' }));
  await expect(page.getByRole('heading', { level: 1, name: 'Sabine Vogel' })).toBeVisible();
});

test('undoing an import deletes what it created and restores what it changed', async ({ page, stack }) => {
  const hand = new Keyboard(page);
  await signIn(page, stack.console, SUPPORT, 'demo');
  const [id = ''] = await createCases(page, [{ Subject: 'Vorher', Priority: 'Low' }]);
  await page.goto(`${stack.console}/o/Case`);
  await chooseFromListMenu(page, 'Importieren');
  const text = `Id;Betreff;Priorität\r\n${id};Nachher;Hoch\r\n;Rücknahmefall;Niedrig\r\n`;
  const buffer = Buffer.from(text);
  await page
    .locator('input[type=file]')
    .setInputFiles({ name: 'anfragen.csv', mimeType: 'text/csv', buffer });
  await hand.press(page.getByRole('button', { name: 'Prüfen' }));
  await hand.press(page.getByRole('button', { name: '2 Zeilen importieren' }));
  await expect(page.getByText('2 Zeilen importiert.')).toBeVisible();
  const results = page.getByRole('table', { name: 'Ergebnis je Zeile' }).getByRole('row');
  await expect(results.nth(1)).toContainText(`gespeichert: ${id}`);
  const made = await results.nth(2).getByRole('link').getAttribute('href');
  expect(await subjectOf(id)).toBe('Nachher');

  await hand.press(page.getByRole('button', { name: 'Import rückgängig machen' }));
  const notice = page.getByRole('status').filter({ hasText: '2 Datensätze sind zurückgenommen' });
  await expect(notice).toBeFocused();
  expect(await subjectOf(id)).toBe('Vorher');
  await page.goto(new URL(made ?? '', stack.console).href);
  await expect(page.getByRole('heading', { name: 'Diesen Datensatz gibt es nicht mehr.' })).toBeVisible();

  async function subjectOf(record: string): Promise<string> {
    const { fields } = await callPlatform<{ fields: Record<string, { value: string }> }>(
      page,
      'GET',
      `/records/${record}?fields=Case.Subject`,
    );
    return fields.Subject?.value ?? '';
  }
});
