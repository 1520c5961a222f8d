import type { Page } from '@playwright/test';
import { expectAccessible } from '../pages/accessible.ts';
import { startSession } from '../pages/console.ts';
import { Keyboard } from '../pages/hands.ts';
import { callPlatform, createCases } from '../pages/lists.ts';
import { expect, test } from '../stack.ts';

const ADMIN = 'admin@offizin.example';
const MERCHANDISER = 'merch@offizin.example';

test('RD-TRY-01 a read is tried by keyboard, answered, and tried again with what is still in the form', async ({
  page,
  sharedStack,
}) => {
  const hand = new Keyboard(page);
  await startSession(page, sharedStack.console, MERCHANDISER);
  await page.goto(`${sharedStack.console}/developer/api`);
  await hand.write(
    page.getByRole('searchbox', { name: 'Operation, Pfad oder Thema suchen' }),
    'getObjectInfo',
  );
  await hand.press(page.getByRole('link', { name: /getObjectInfo$/ }));
  await expect(page.getByRole('heading', { level: 2, name: 'getObjectInfo', exact: true })).toBeVisible();
  const form = page.getByRole('form', { name: 'Ausprobieren' });
  const object = form.getByRole('textbox', { name: 'objectApiName' });
  await hand.write(object, 'Product2');
  await page.keyboard.press('Enter');
  const answer = form.getByRole('region', { name: 'Antwort auf den Versuch' });
  await expect(form.getByRole('status')).toHaveText(/^Antwort 200 nach \d+ ms\.$/);
  await expect(answer.getByRole('region', { name: 'Inhalt der Antwort' })).toContainText(
    '"apiName": "Product2"',
  );
  await expect(answer.getByRole('region', { name: 'Kopfzeilen der Antwort' })).toContainText(
    'content-type: application/json',
  );
  await expectAccessible(page);

  await hand.write(object, 'Nirgends');
  await hand.press(form.getByRole('button', { name: 'Senden' }));
  await expect(form.getByRole('status')).toHaveText(/^Antwort 404 nach/);
  await expect(answer.getByRole('region', { name: 'Inhalt der Antwort' })).toContainText('"errorCode"');
  await expect(object).toHaveValue('Nirgends');
});

test('RD-TRY-03 RD-TRY-05 a write asks before it is sent, and again before it is repeated; nothing is sent until it is confirmed', async ({
  page,
  stack,
}) => {
  await startSession(page, stack.console, ADMIN);
  await page.goto(`${stack.console}/developer/api/updateRecord`);
  const [id = ''] = await createCases(page, [{ Subject: 'Vor dem Versuch' }]);
  const sent = callsOf(page, 'PATCH');
  const form = page.getByRole('form', { name: 'Ausprobieren' });
  const body = form.getByRole('textbox', { name: 'Inhalt als JSON' });
  expect(JSON.parse(await body.inputValue())).toHaveProperty('fields');
  await form.getByRole('textbox', { name: 'recordId' }).fill(id);
  await body.fill('{ "fields": { "Subject": "Nach dem Versuch" } }');
  const question = page.getByRole('dialog', { name: 'PATCH senden?' });
  await form.getByRole('button', { name: 'Senden' }).click();
  await expect(question).toContainText(new RegExp(`PATCH /services/data/v[\\d.]+/ui-api/records/${id}`));
  await expectAccessible(page);
  await question.getByRole('button', { name: 'Abbrechen' }).click();
  await expect(question).toHaveCount(0);
  await expect(body).toHaveValue('{ "fields": { "Subject": "Nach dem Versuch" } }');
  expect(sent).toEqual([]);

  await form.getByRole('button', { name: 'Senden' }).click();
  await question.getByRole('button', { name: 'PATCH senden' }).click();
  await expect(form.getByRole('status')).toHaveText(/^Antwort 200 nach/);
  expect(sent).toHaveLength(1);
  expect(await subjectOf(page, id)).toBe('Nach dem Versuch');

  await page.getByRole('button', { name: 'Aufrufe zeigen' }).click();
  const inspector = page.getByRole('complementary', { name: 'Aufrufe dieser Seite' });
  await inspector.getByRole('button', { name: /^updateRecord\b/ }).click();
  await inspector.getByRole('button', { name: 'Erneut senden' }).click();
  await question.getByRole('button', { name: 'Abbrechen' }).click();
  await expect(question).toHaveCount(0);
  expect(sent).toHaveLength(1);
});

test('RD-TRY-02 what cannot be right is refused at its field before anything is sent', async ({
  page,
  sharedStack,
}) => {
  await startSession(page, sharedStack.console, MERCHANDISER);
  await page.goto(`${sharedStack.console}/developer/api/updateRecord`);
  const form = page.getByRole('form', { name: 'Ausprobieren' });
  const id = form.getByRole('textbox', { name: 'recordId' });
  const body = form.getByRole('textbox', { name: 'Inhalt als JSON' });
  const sent = callsOf(page, 'PATCH', 'GET');
  await body.fill('{ "fields": ');
  await form.getByRole('button', { name: 'Senden' }).click();
  await expect(form.getByRole('status')).toHaveText(
    'Nichts gesendet. Berichtigen Sie die 2 bezeichneten Angaben.',
  );
  await expect(id).toBeFocused();
  await expect(id).toHaveAccessibleDescription('Geben Sie einen Wert an; ohne ihn gilt der Aufruf nicht.');
  await expect(body).toHaveAccessibleDescription(/^Das ist kein vollständiges JSON\./);
  await expect(body).toHaveValue('{ "fields": ');
  await expectAccessible(page);
  await id.fill('500000000000001AAA');
  await body.fill('{ "fields": [] }');
  await body.press('Control+Enter');
  await expect(body).toHaveAccessibleDescription('Bei fields: Geben Sie einen Wert vom Typ object an.');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  expect(sent).toEqual([]);
});

test('RD-TRY-04 a call that takes a secret of a program is not offered and says why', async ({
  page,
  sharedStack,
}) => {
  await startSession(page, sharedStack.console, MERCHANDISER);
  await page.goto(`${sharedStack.console}/developer/api/createAccessToken`);
  const part = page.getByRole('region', { name: 'Ausprobieren' });
  await expect(part).toContainText('nimmt deren Geheimnis statt Ihrer Anmeldung');
  await expect(part.getByRole('button')).toHaveCount(0);
});

test('RD-TRY-05 a recorded read is sent again and held against what was recorded', async ({
  page,
  stack,
}) => {
  await startSession(page, stack.console, MERCHANDISER);
  await page.goto(`${stack.console}/o/Case`);
  const [id = ''] = await createCases(page, [{ Subject: 'Aufgezeichnet' }]);
  await page.goto(`${stack.console}/developer/api/getRecord`);
  const form = page.getByRole('form', { name: 'Ausprobieren' });
  await form.getByRole('textbox', { name: 'recordId' }).fill(id);
  await form.getByRole('textbox', { name: 'fields', exact: true }).fill('Case.Subject');
  await form.getByRole('button', { name: 'Senden' }).click();
  await expect(form.getByRole('status')).toHaveText(/^Antwort 200 nach/);

  await page.getByRole('button', { name: 'Aufrufe zeigen' }).click();
  const inspector = page.getByRole('complementary', { name: 'Aufrufe dieser Seite' });
  await inspector.getByRole('button', { name: /^getRecord\b/ }).press('Enter');
  const replay = inspector.getByRole('button', { name: 'Erneut senden' });
  await replay.press('Enter');
  const comparison = inspector.getByRole('region', { name: 'Aufgezeichnete und neue Antwort' });
  await expect(comparison.getByRole('row', { name: /^aufgezeichnet 200 \d+ ms$/ })).toBeVisible();
  await expect(comparison.getByRole('row', { name: /^neu 200 \d+ ms$/ })).toBeVisible();
  await expect(comparison).toContainText('Der Inhalt beider Antworten ist gleich.');

  await callPlatform(page, 'PATCH', `/records/${id}`, { fields: { Subject: 'Geändert' } });
  await replay.press('Enter');
  const differences = comparison.getByRole('region', { name: 'Unterschiede im Inhalt' });
  await expect(differences.getByRole('deletion').filter({ hasText: 'Aufgezeichnet' })).toBeVisible();
  await expect(differences.getByRole('insertion').filter({ hasText: 'Geändert' })).toBeVisible();
  await expectAccessible(page);
});

/** The calls of these methods that the page makes at records from now on. */
function callsOf(page: Page, ...methods: string[]): string[] {
  const calls: string[] = [];
  page.on('request', (request) => {
    if (methods.includes(request.method()) && request.url().includes('/ui-api/records'))
      calls.push(request.url());
  });
  return calls;
}

async function subjectOf(page: Page, id: string): Promise<unknown> {
  const address = `/records/${id}?fields=Case.Subject`;
  const { fields } = await callPlatform<{ fields: { Subject: { value: unknown } } }>(page, 'GET', address);
  return fields.Subject.value;
}
