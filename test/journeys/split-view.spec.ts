import { expectAccessible } from './pages/accessible.ts';
import { startSession } from './pages/console.ts';
import { createCases } from './pages/lists.ts';
import { expect, test } from './stack.ts';

test('RD-LIST-60 records are read one after the other beside their list, by keys, and the back button goes from one to the last', async ({
  page,
  stack,
}) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  await startSession(page, stack.console, 'support@offizin.example');
  await page.goto(`${stack.console}/o/Case`);
  await createCases(
    page,
    ['eins', 'zwei', 'drei'].map((number) => ({
      Subject: `Beiseite ${number}`,
      Status: 'New',
      Origin: 'Web',
    })),
  );
  await page.getByRole('searchbox', { name: 'In dieser Liste suchen' }).fill('Beiseite');
  await expect(page.getByRole('grid').getByRole('row')).toHaveCount(4);
  await page.getByRole('button', { name: 'Anzeige der Liste' }).press('Enter');
  await page.getByRole('menuitemradio', { name: /^Geteilt/ }).press('Enter');
  const list = page.getByRole('navigation', { name: /^Anfragen: / });
  const record = page.getByRole('region', { name: 'Gewählter Datensatz' });
  const numberOf = async (index: number) =>
    String(await list.getByRole('link').nth(index).locator('p').first().textContent());
  await expect(record.getByRole('heading', { level: 1 })).toHaveText(await numberOf(0));
  await list.getByRole('link').first().press('ArrowDown');
  await expect(list.getByRole('link').nth(1)).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(record.getByRole('heading', { level: 1 })).toHaveText(await numberOf(1));
  await expect(list.getByRole('link').nth(1)).toHaveAttribute('aria-current', 'true');
  await page.reload();
  await expect(record.getByRole('heading', { level: 1 })).toHaveText(await numberOf(1));
  await list.getByRole('link').nth(2).click();
  await expect(record.getByRole('heading', { level: 1 })).toHaveText(await numberOf(2));
  await page.goBack();
  await expect(record.getByRole('heading', { level: 1 })).toHaveText(await numberOf(1));
  await expect(page).toHaveURL(/q=Beiseite&.*split=500/);

  const name = await numberOf(1);
  const next = await numberOf(0);
  await record.getByRole('button', { name: 'Weitere Aktionen' }).press('Enter');
  await page.getByRole('menuitem', { name: 'Löschen' }).press('Enter');
  await expect(list.getByRole('link', { name })).toHaveCount(0);
  await expect(record.getByRole('heading', { level: 1 })).toHaveText(next);
  await page.getByRole('button', { name: 'Rückgängig' }).click();
  await expect(list.getByRole('link', { name })).toBeVisible();
  await expectAccessible(page);
});
