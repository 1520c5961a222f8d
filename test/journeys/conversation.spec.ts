import { expectAccessible } from './pages/accessible.ts';
import { startSession } from './pages/console.ts';
import { callPlatform } from './pages/lists.ts';
import { expect, test } from './stack.ts';

test('RD-RELATED-39 a case shows mails and comments as one conversation, and takes comments by keys and by pointer', async ({
  page,
  stack,
}) => {
  await startSession(page, stack.console, 'support@offizin.example');
  await page.goto(`${stack.console}/o/Case`);
  const fields = {
    Subject: 'Lieferung unvollständig',
    Description: 'Es fehlt eine Packung.',
    SuppliedEmail: 'erika@example.org',
  };
  const { id } = await callPlatform<{ id: string }>(page, 'POST', '/records', { apiName: 'Case', fields });
  await callPlatform(page, 'POST', '/records', {
    apiName: 'EmailMessage',
    fields: {
      ParentId: id,
      ToAddress: 'erika@example.org',
      Subject: 'Ihre Lieferung',
      TextBody: 'Wir liefern nach.',
    },
  });
  await page.goto(`${stack.console}/o/Case/${id}`);
  const talk = page.getByRole('region', { name: 'Gespräch' });
  const messages = talk.getByRole('listitem');
  await expect(messages).toHaveCount(2);
  await expect(messages.first()).toContainText('E-Mail an erika@example.org');
  await expect(messages.first()).toContainText('Wir liefern nach.');
  await expect(messages.last()).toContainText('Anfrage von erika@example.org');
  const field = talk.getByRole('textbox', { name: 'Kommentar für das Team' });
  await field.fill('Lager angerufen');
  await page.getByRole('link', { name: 'Alle Objekte' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Objekte' })).toBeVisible();
  await page.goBack();
  await expect(field).toHaveValue('Lager angerufen');
  await field.press('End');
  await field.pressSequentially(', geht heute raus.');
  await field.press('Control+Enter');
  await expect(messages).toHaveCount(3);
  await expect(messages.first()).toContainText('Kommentar von');
  await expect(messages.first()).toContainText('Lager angerufen, geht heute raus.');
  await expect(field).toHaveValue('');
  await page.getByRole('alert').getByRole('button', { name: 'Rückgängig' }).click();
  await expect(messages).toHaveCount(2);
  await field.fill('Lager noch einmal angerufen.');
  await talk.getByRole('button', { name: 'Kommentieren' }).click();
  await expect(messages).toHaveCount(3);
  await expectAccessible(page);
});
