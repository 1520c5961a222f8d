import { expectAccessible } from './pages/accessible.ts';
import { openFromList, startSession } from './pages/console.ts';
import { callPlatform } from './pages/lists.ts';
import { expect, test } from './stack.ts';

test('RD-NOTE-01 RD-NOTE-02 an account gets a note, which its writer changes and deletes, and others read', async ({
  page,
  browser,
  stack,
}) => {
  await startSession(page, stack.console, 'support@offizin.example');
  await openFromList(page, stack.console, 'Account', 'Erika Sommer');
  await page.getByRole('tab', { name: 'Notizen' }).press('Enter');
  const notes = page.getByRole('region', { name: 'Notizen' });
  const lines = notes.getByRole('list', { name: 'Notizen' }).getByRole('listitem');
  const field = notes.getByRole('textbox', { name: 'Notiz für das Team' });
  await field.fill('Bittet um Rückruf.');
  await field.press('Control+Enter');
  const line = lines.filter({ hasText: 'Bittet um Rückruf' });
  await expect(line).toContainText('Simon Hilfreich');
  await expect(field).toHaveValue('');
  await expectAccessible(page);

  await line.getByRole('button', { name: /^Notiz von .* bearbeiten$/ }).press('Enter');
  const edited = notes.getByRole('textbox', { name: 'Notiz', exact: true });
  await edited.fill('Bittet um Rückruf am Montag.');
  await edited.press('Control+Enter');
  await expect(edited).toHaveCount(0);
  await expect(line).toContainText('am Montag');
  await page.reload();
  await expect(line).toContainText('am Montag');

  const other = await (await browser.newContext()).newPage();
  await startSession(other, stack.console, 'admin@offizin.example');
  await other.goto(page.url());
  const theirs = other.getByRole('list', { name: 'Notizen' }).getByRole('listitem');
  await expect(theirs.filter({ hasText: 'am Montag' })).toBeVisible();
  await expect(theirs.getByRole('button')).toHaveCount(0);
  await other.context().close();

  await line.getByRole('button', { name: /^Notiz von .* löschen$/ }).click();
  await expect(line).toHaveCount(0);
  await page.getByRole('alert').getByRole('button', { name: 'Rückgängig' }).click();
  await expect(line).toContainText('am Montag');
});

test('RD-NOTE-01 RD-NOTE-02 an order and a product get notes, and one of an old page is not saved over a newer one', async ({
  page,
  stack,
}) => {
  await startSession(page, stack.console, 'support@offizin.example');
  await page.goto(`${stack.console}/o/Order`);
  for (const object of ['Product2', 'Order']) {
    const path = `/list-records/${object}/${object === 'Order' ? 'AllOrders' : 'AllProducts'}`;
    const { records } = await callPlatform<{ records: { id: string }[] }>(page, 'POST', path, {});
    await page.goto(`${stack.console}/o/${object}/${records[0]?.id}?tab=notes`);
    await page.getByRole('textbox', { name: 'Notiz für das Team' }).fill(`Geprüft: ${object}`);
    await page.getByRole('button', { name: 'Notieren' }).click();
    await expect(page.getByRole('listitem').filter({ hasText: `Geprüft: ${object}` })).toBeVisible();
  }
  const line = page.getByRole('list', { name: 'Notizen' }).getByRole('listitem').first();
  const address = await line.getByRole('link').getAttribute('href');
  const id = address?.split('/').at(-1) ?? '';
  await line.getByRole('button', { name: /bearbeiten$/ }).click();
  await callPlatform(page, 'PATCH', `/records/${id}`, { fields: { Description: 'Von anderswo.' } });
  await page.getByRole('textbox', { name: 'Notiz', exact: true }).fill('Überschreibt?');
  await page.getByRole('button', { name: 'Speichern', exact: true }).click();
  await expect(page.getByRole('list', { name: 'Notizen' }).getByRole('alert')).toBeVisible();
  await expect(page.getByRole('textbox', { name: 'Notiz', exact: true })).toHaveValue('Überschreibt?');
});
