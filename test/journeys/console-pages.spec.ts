import { startSession } from './pages/console.ts';
import { expect, test } from './stack.ts';

const MERCHANDISER = 'merch@offizin.example';

test('the home content editor changes a banner of the shop and is read-only for support', async ({
  page,
  stack,
}) => {
  await startSession(page, stack.console, MERCHANDISER);
  await page.goto(`${stack.console}/commerce/home-content`);
  const banner = page.getByRole('region', { name: 'Erkältungszeit' });
  await banner.getByRole('textbox', { name: 'Überschrift' }).fill('Warm durch den Winter');
  await expect(banner.getByRole('region', { name: 'Vorschau' })).toContainText('Warm durch den Winter');
  await banner.getByRole('button', { name: 'Speichern' }).click();
  await expect(page.getByText('Gespeichert. Der Shop zeigt es jetzt.')).toBeVisible();
  await page.goto(stack.storefront);
  await expect(page.getByText('Warm durch den Winter').first()).toBeVisible();

  await page.goto(stack.console);
  await page.getByRole('button', { name: /Benutzermenü/ }).click();
  await page.getByRole('menuitem', { name: 'Abmelden' }).click();
  await startSession(page, stack.console, 'support@offizin.example');
  await page.goto(`${stack.console}/commerce/home-content`);
  await expect(page.getByText('Ihre Rolle darf Inhalte nicht ändern.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Speichern' })).toHaveCount(0);
});
