import { readFile } from 'node:fs/promises';
import type { Schema } from '#console/app/features/developer/schema/schema.ts';
import { expectAccessible } from './pages/accessible.ts';
import { startSession } from './pages/console.ts';
import { Keyboard } from './pages/hands.ts';
import { expect, test } from './stack.ts';

test('RD-SCHEMA-01 the schema of a connection is saved, and differences of another one are found', async ({
  page,
  sharedStack: stack,
}) => {
  const hand = new Keyboard(page);
  await startSession(page, stack.console, 'admin@offizin.example');
  await page.goto(`${stack.console}/developer/schema`);
  await expect(page.getByText('Noch nichts zum Vergleichen')).toBeVisible();
  const saving = page.waitForEvent('download');
  await hand.press(page.getByRole('button', { name: 'Schema dieser Verbindung speichern' }));
  const own = JSON.parse(await readFile(await (await saving).path(), 'utf8')) as Schema;
  expect(Object.keys(own.objects)).toContain('Product2');

  const choose = (content: object) =>
    page
      .getByLabel('Schema einer anderen wählen', { exact: true })
      .last()
      .setInputFiles({
        name: 'schema.json',
        mimeType: 'application/json',
        buffer: Buffer.from(JSON.stringify(content)),
      });
  await choose({ rows: [] });
  await expect(page.getByRole('alert')).toContainText('Die Datei ist kein Schema.');
  await choose(own);
  await expect(page.getByRole('alert')).toHaveCount(0);
  await expect(page.getByRole('status').last()).toContainText('Beide Schemas sind gleich.');

  const { Case, ...others } = own.objects;
  const { Name, ...fields } = own.objects.Account?.fields ?? {};
  const Account = { ...own.objects.Account, fields: { ...fields, Name: { ...Name, length: 40 } } };
  await choose({ ...own, environment: 'Abnahme', objects: { ...others, Account } });
  await expect(page.getByRole('status').last()).toContainText(
    /^Verglichen mit Abnahme vom .* 2 Unterschiede\.$/,
  );
  const table = page.getByRole('table', { name: 'Schemas vergleichen' });
  await expect(table.getByRole('row')).toHaveCount(3);
  await expect(table.getByRole('row', { name: /^Account Name length \d+ 40$/ })).toBeVisible();
  await expectAccessible(page);

  await hand.write(page.getByRole('searchbox', { name: 'Objekt oder Feld suchen' }), 'case');
  await expect(table.getByRole('row')).toHaveCount(2);
  await hand.press(table.getByRole('link', { name: 'Case' }));
  await expect(page).toHaveURL(/\/o\/Case\/reference$/);
});
