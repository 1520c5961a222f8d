import {
  getListObjectInfo,
  getObjectCreateActions,
  getRecordAvatarPhoto,
  getRecordDefaultsForCreate,
  getRecordEditActions,
} from '#generated/record-data/client.gen.ts';
import { watchCalls } from './pages/calls.ts';
import { openFromList, startSession } from './pages/console.ts';
import { expect, test } from './stack.ts';

test('forms take their buttons and pictures their form from the platform', async ({ page, stack }) => {
  const calls = watchCalls(page);
  await startSession(page, stack.console, 'support@offizin.example');
  await page.goto(`${stack.console}/o/Contact/new`);
  await calls.expectAnswered(getRecordDefaultsForCreate, getObjectCreateActions);
  await expect(page.getByRole('button', { name: 'Speichern und neu' })).toBeVisible();

  // A list asks for its description once it has come to rest, so nobody goes on before.
  await page.goto(`${stack.console}/o/Contact`);
  await calls.expectAnswered(getListObjectInfo);
  await openFromList(page, stack.console, 'Contact', 'Erika Sommer');
  await page.getByRole('button', { name: 'Weitere Aktionen' }).press('Enter');
  await page.getByRole('menuitem', { name: 'Bild ändern' }).press('Enter');
  await expect(page.getByText('So zeigt die Plattform den Datensatz jetzt')).toBeVisible();
  await calls.expectAnswered(getRecordAvatarPhoto);
  await page.keyboard.press('Escape');
  await page.getByRole('link', { name: 'Bearbeiten', exact: true }).press('Enter');
  await expect(page.getByRole('button', { name: 'Speichern', exact: true })).toBeDisabled();
  await calls.expectAnswered(getRecordEditActions);
});
