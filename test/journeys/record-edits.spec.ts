import { getRecordTemplateCreate } from '#generated/record-data/client.gen.ts';
import { watchCalls } from './pages/calls.ts';
import { endSessionAtNextWrite, signIn, signInAgain, startSession } from './pages/console.ts';
import { Pointer } from './pages/hands.ts';
import { callPlatform, choose, createCases } from './pages/lists.ts';
import { expect, test } from './stack.ts';

test('concurrent edits of one record keep both changes', async ({ page, stack }) => {
  await signIn(page, stack.console, 'support@offizin.example', 'demo');
  const [id = ''] = await createCases(page, [
    { Subject: 'Tropfen fehlen', Priority: 'High', Type: 'Delivery' },
  ]);
  await page.goto(`${stack.console}/o/Case/${id}/edit`);
  await page.getByRole('textbox', { name: 'Betreff' }).fill('Tropfen fehlen, dringend');
  await page.getByRole('textbox', { name: 'Beschreibung' }).fill('Kundin ruft zurück.');
  await callPlatform(page, 'PATCH', `/records/${id}`, {
    fields: { Subject: 'Nasentropfen fehlen', Priority: 'Low' },
  });
  await page.getByRole('button', { name: 'Speichern', exact: true }).click();

  const merge = page.getByRole('region', { name: 'Änderungen zusammenführen' });
  await expect(merge.getByRole('row', { name: /Betreff/ })).toContainText('Tropfen fehlen, dringend');
  await expect(merge.getByRole('radio', { name: 'Beschreibung: Meine Eingabe' })).toBeChecked();
  await expect(merge.getByRole('radio', { name: /Priorität: Simon/ })).toBeChecked();
  const save = merge.getByRole('button', { name: 'Zusammengeführt speichern' });
  await expect(save).toBeDisabled();
  await merge.getByRole('radio', { name: /Betreff: Simon/ }).focus();
  await page.keyboard.press('Space');

  // A third change arrives while the person decides.
  await callPlatform(page, 'PATCH', `/records/${id}`, { fields: { Origin: 'Phone' } });
  await save.click();
  await expect(merge.getByRole('radio', { name: /Eingang: Simon/ })).toBeChecked();
  await save.click();

  const details = page.getByRole('region', { name: 'Details' });
  await expect(details).toContainText('Nasentropfen fehlen');
  await expect(details).toContainText('Kundin ruft zurück.');
  await expect(details).toContainText('Niedrig');
  await expect(details).toContainText('Telefon');
});

test('the create form shows duplicates while typing and saves one only on confirmation', async ({
  page,
  stack,
}) => {
  await startSession(page, stack.console, 'support@offizin.example');
  await page.goto(`${stack.console}/o/Contact/new`);
  await page.getByRole('textbox', { name: 'E-Mail' }).fill('erika@offizin.example');
  const notice = page.getByRole('status').filter({ hasText: 'Diesen Datensatz gibt es vielleicht schon' });
  await expect(notice.getByRole('link', { name: /Erika Sommer/ })).toBeVisible();

  await page.getByRole('button', { name: 'Speichern', exact: true }).click();
  await expect(page.getByRole('textbox', { name: 'Nachname' })).toBeFocused();
  await page.getByRole('textbox', { name: 'Nachname' }).fill('Sommer-Probe');
  await page.getByRole('button', { name: 'Speichern', exact: true }).click();
  const refusal = page.getByRole('alert').filter({ hasText: 'Diesen Datensatz gibt es vielleicht schon' });
  await refusal.getByRole('button', { name: 'Trotzdem speichern' }).click();
  await expect(page.getByRole('heading', { level: 1, name: /Sommer-Probe/ })).toBeVisible();
});

test('one record follows the other in the create form, each with what the platform starts it with', async ({
  page,
  stack,
}) => {
  const calls = watchCalls(page);
  await startSession(page, stack.console, 'support@offizin.example');
  await page.goto(`${stack.console}/o/Contact/new`);
  const lastName = page.getByRole('textbox', { name: 'Nachname' });
  await lastName.fill('Erstling');
  await page.getByRole('button', { name: 'Speichern und neu' }).click();
  await expect(lastName).toHaveValue('');
  await calls.expectAnswered(getRecordTemplateCreate);
  await lastName.fill('Zweitling');
  await page.getByRole('button', { name: 'Speichern', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: /Zweitling/ })).toBeVisible();
  await page.goto(`${stack.console}/o/Contact?q=ling`);
  for (const name of ['Erstling', 'Zweitling'])
    await expect(page.getByRole('grid').getByRole('link', { name })).toBeVisible();
});

test('RD-LOOKUP-06 record type, lookups and dependent picklists are filled in by keyboard', async ({
  page,
  stack,
}) => {
  await startSession(page, stack.console, 'support@offizin.example');
  await page.goto(`${stack.console}/o/Case/new`);
  await expect(page.getByRole('radio', { name: 'Service' })).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await page.getByRole('textbox', { name: 'Betreff' }).fill('Tastaturfall');

  const type = page.getByRole('combobox', { name: 'Art' });
  await type.press('Enter');
  await expect(page.getByRole('option', { name: 'Lieferung', exact: true })).toBeVisible();
  await expect(page.getByRole('option', { name: 'Beratung' })).toHaveCount(0);
  await page.keyboard.press('Escape');
  await choose(page, type, 'Lieferung');
  const reason = page.getByRole('combobox', { name: 'Grund' });
  await choose(page, reason, 'Verspätet');
  await choose(page, type, 'Rechnung');
  await expect(reason).not.toContainText('Verspätet');

  const account = page.getByRole('combobox', { name: 'Account', exact: true });
  await account.pressSequentially('Erika');
  await expect(page.getByRole('option', { name: /Erika Sommer/ })).toBeVisible();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(account).toHaveValue('Erika Sommer');
  const contact = page.getByRole('combobox', { name: 'Kontakt', exact: true });
  await contact.press('ArrowDown');
  await expect(page.getByRole('option', { name: /Erika Sommer/ })).toBeVisible();
  await expect(page.getByRole('option', { name: /anlegen/ })).toBeVisible();
  await expect(page.getByRole('option')).toHaveCount(2);
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(contact).toHaveValue('Erika Sommer');
  await page.getByRole('button', { name: 'Speichern', exact: true }).click();
  const details = page.getByRole('region', { name: 'Details' });
  await expect(details).toContainText('Tastaturfall');
  await expect(details).toContainText('Reklamation');
});

test('what arrow keys reach in a lookup is chosen, though the search for it goes on', async ({
  page,
  stack,
}) => {
  await startSession(page, stack.console, 'admin@offizin.example');
  await page.clock.install();
  await page.goto(`${stack.console}/o/User/new`);
  const profile = page.getByRole('combobox', { name: /^Profil/ });
  const options = page.getByRole('option');
  await profile.press('ArrowDown');
  await expect(options.nth(2)).toBeVisible();
  // The pause in typing after which the search begins ends when an option has been reached.
  await page.clock.pauseAt(Date.now() + 1000);
  await profile.fill('Support');
  await expect(options).toHaveCount(1);
  await page.keyboard.press('ArrowDown');
  const search = page.waitForRequest(/\/lookups\/User\/ProfileId.*Support/);
  await page.clock.runFor(1000);
  await search;
  await page.keyboard.press('Enter');
  await page.clock.resume();
  await expect(profile).toHaveValue(/^Support/);
  await expect(page.getByRole('listbox')).toHaveCount(0);
});

test('an expired session keeps what was typed into a record', async ({ page, stack }) => {
  await signIn(page, stack.console, 'support@offizin.example', 'demo');
  const [id = ''] = await createCases(page, [{ Subject: 'Sitzungsfall' }]);
  await endSessionAtNextWrite(page);
  await page.goto(`${stack.console}/o/Case/${id}/edit`);
  await page.getByRole('textbox', { name: 'Betreff' }).fill('Sitzungsfall, getippt');
  await page.getByRole('button', { name: 'Speichern', exact: true }).click();
  await signInAgain(new Pointer(page));
  await expect(page.getByRole('textbox', { name: 'Betreff' })).toHaveValue('Sitzungsfall, getippt');
  await page.getByRole('button', { name: 'Speichern', exact: true }).click();
  await expect(page.getByRole('region', { name: 'Details' })).toContainText('Sitzungsfall, getippt');
});

test('RD-REC-114 a save that the platform refuses names the fields that it is refused for', async ({
  page,
  stack,
}) => {
  await startSession(page, stack.console, 'support@offizin.example');
  await page.goto(`${stack.console}/o/Account`);
  const fields = { Name: 'Praxis am Tor', AccountNumber: 'K-TOR-1' };
  await callPlatform(page, 'POST', '/records', { apiName: 'Account', fields });
  const { id } = await callPlatform<{ id: string }>(page, 'POST', '/records', {
    apiName: 'Account',
    fields: { Name: 'Praxis am Ufer', AccountNumber: 'K-UFER-1' },
  });
  await page.goto(`${stack.console}/o/Account/${id}/edit`);
  const number = page.getByRole('textbox', { name: 'Kundennummer' });
  await number.fill('K-TOR-1');
  await page.getByRole('button', { name: 'Speichern', exact: true }).click();
  await expect(page.getByRole('alert').filter({ hasText: 'Bitte prüfen Sie: Kundennummer.' })).toBeVisible();
  await expect(number).toBeFocused();
  await expect(number).toHaveAttribute('aria-invalid', 'true');
  await expect(number).toHaveValue('K-TOR-1');
});
